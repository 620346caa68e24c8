// @ts-check
/** Settings: colours, speed, questions, and who plays the seats of the game on the table. */

import { html, nothing } from "lit-html";
import { levelsOf } from "./address.js";
import { halt, save, settle } from "./flow.js";
import { frame } from "./frame.js";
import { emblem } from "./seats.js";
import { state, update } from "./state.js";
import { writeSettings } from "./store.js";
import { say } from "./texts.js";
import { applyTheme } from "./theme.js";

export function settings() {
  return frame(
    say("settings-title"),
    html`${choice("theme", ["system", "light", "dark"])}${choice("pace", ["slow", "normal", "fast", "instant"])}
      <label class="check"><input type="checkbox" id="setting-ask" .checked=${state.settings.ask} @change=${(/** @type {any} */ event) => changeSettings({ ask: event.target.checked })}> ${say("setting-ask")}</label>
      ${state.screen === "table" ? players() : nothing}
      <details><summary>${say("keys-title")}</summary><ul class="key-list">${say("keys-list").split("; ").map((line) => html`<li>${line}</li>`)}</ul></details>`,
  );
}

/**
 * @param {"theme" | "pace"} key
 * @param {string[]} choices
 */
function choice(key, choices) {
  return html`<fieldset class="segments"><legend>${say(`setting-${key}`)}</legend>${choices.map(
    (each) => html`<label class="segment"><input type="radio" name=${key} value=${each} .checked=${state.settings[key] === each} @change=${() => changeSettings({ [key]: each })}><span>${say(`${key}-${each}`)}</span></label>`,
  )}</fieldset>`;
}

/** Who plays the seats; a seat can be handed over at any time. */
function players() {
  const saved = /** @type {import("./state.js").Saved} */ (state.saved);
  const levels = levelsOf(saved.game);
  return html`<fieldset class="setup-seats"><legend>${say("settings-seats")}</legend>${Object.entries(saved.seats).map(
    ([seat, { name, kind }], at) => html`<div class="seat-row">${emblem(seat)}<span class="seat-name">${name}</span>
      <select id=${`kind-${seat}`} aria-label=${say("seat-kind", { number: at + 1 })} @change=${(/** @type {any} */ event) => handOver(seat, event.target.value)}>
        ${["human", ...levels].map((each) => html`<option value=${each} ?selected=${each === kind}>${say(`level-${each}`)}</option>`)}
      </select></div>`,
  )}</fieldset>`;
}

/**
 * @param {string} seat
 * @param {string} kind
 */
function handOver(seat, kind) {
  halt();
  /** @type {import("./state.js").Saved} */ (state.saved).seats[seat].kind = kind;
  update();
  void save();
  void settle();
}

/** @param {Partial<typeof state.settings>} patch */
export function changeSettings(patch) {
  const settings = { ...state.settings, ...patch };
  void writeSettings(settings);
  update({ settings });
  applyTheme(settings.theme);
}
