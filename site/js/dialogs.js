// @ts-check
/** Everything that asks or shows something before the game goes on. */

import { html, nothing } from "lit-html";
import { chip } from "./chip.js";
import { finish } from "./finish.js";
import { play } from "./flow.js";
import { tryAgain } from "./line.js";
import { share } from "./share.js";
import { state, update } from "./state.js";
import { writeSettings } from "./store.js";
import { say } from "./texts.js";
import { applyTheme } from "./theme.js";

/** @type {Record<string, () => unknown>} */
const DIALOGS = { settings, share, finish, end: askEnd, "bad-link": badLink, broken };

/** The dialog on the screen. @type {string | null} */
let shown = null;

/** The dialog that is open. */
export function dialog() {
  return html`<dialog class=${`dialog dialog-${state.dialog}`} aria-labelledby="dialog-title" @close=${closed} @click=${outside}>
    ${state.dialog ? html`<div class="dialog-body">${DIALOGS[state.dialog]()}</div>` : nothing}</dialog>`;
}

/** Open or close the element to fit the state; to be called after drawing. */
export function syncDialog() {
  const element = /** @type {HTMLDialogElement} */ (document.querySelector("dialog"));
  shown = state.dialog;
  if (state.dialog && !element.open) element.showModal();
  if (!state.dialog && element.open) element.close();
}

/** The browser closed the dialog; by now another one may be asked for. */
function closed() {
  if (shown && shown === state.dialog) update({ dialog: null });
}

/** @param {MouseEvent} event */
function outside(event) {
  if (event.target === event.currentTarget) update({ dialog: null });
}

/**
 * @param {string} title
 * @param {unknown} content
 * @param {unknown} [doors]
 */
export function frame(title, content, doors = nothing) {
  return html`<h2 id="dialog-title">${title}</h2>${content}
    <div class="dialog-doors">${doors}${chip({ label: say("do-close"), run: () => update({ dialog: null }), id: "close" })}</div>`;
}

function askEnd() {
  const { ap, actions } = state.about;
  const go = () => {
    update({ dialog: null });
    void play(actions);
  };
  return frame(say("end-title"), html`<p>${say("end-lost", { ap })}</p>`, chip({ label: say("do-end"), run: go, strong: true, id: "end-anyway" }));
}

function badLink() {
  return frame(say("bad-link-title"), html`<p>${state.about.text}</p><p>${say("bad-link-kept")}</p>`);
}

function broken() {
  return frame(say("broken-title"), html`<p>${say("broken-text")}</p>`, chip({ label: say("do-try-again"), run: tryAgain, strong: true, id: "try-again" }));
}

function settings() {
  return frame(
    say("settings-title"),
    html`${choice("theme", ["system", "light", "dark"])}${choice("pace", ["slow", "normal", "fast", "instant"])}
      <label class="check"><input type="checkbox" id="setting-ask" .checked=${state.settings.ask} @change=${(/** @type {any} */ event) => set({ ask: event.target.checked })}> ${say("setting-ask")}</label>
      <details><summary>${say("keys-title")}</summary><ul class="key-list">${say("keys-list").split("; ").map((line) => html`<li>${line}</li>`)}</ul></details>`,
  );
}

/**
 * @param {"theme" | "pace"} key
 * @param {string[]} choices
 */
function choice(key, choices) {
  return html`<fieldset class="segments"><legend>${say(`setting-${key}`)}</legend>${choices.map(
    (each) => html`<label class="segment"><input type="radio" name=${key} value=${each} .checked=${state.settings[key] === each} @change=${() => set({ [key]: each })}><span>${say(`${key}-${each}`)}</span></label>`,
  )}</fieldset>`;
}

/** @param {Partial<typeof state.settings>} patch */
function set(patch) {
  const settings = { ...state.settings, ...patch };
  writeSettings(settings);
  update({ settings });
  applyTheme(settings.theme);
}
