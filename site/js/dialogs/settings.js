// @ts-check
/** Settings: language, colours, speed, confirmations, and the players of the game on the table and their names. */

import { html, nothing } from "lit-html";
import { CATALOGUE } from "../engine/catalogue.js";
import { chip } from "../ui/chip.js";
import { cleanName, LONGEST_NAME } from "../ui/clean-name.js";
import { emblem } from "../ui/emblem.js";
import { kindOptions, playedBy } from "../ui/kinds.js";
import { languageMenu } from "../ui/language-menu.js";
import { styleChoice } from "../ui/manners.js";
import { nameOfSeat } from "../ui/names.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */

/** The lines in the list of keys. */
const KEYS = ["board", "buttons", "undo", "end", "hint", "guide", "let-go", "zoom", "replay"];

/** @param {App} app */
export function settings(app) {
  const { game } = app.session.state;
  const lines = [
    ...KEYS.map((key) => say(`keys-${key}`)),
    ...(game?.table.keys ? [app.table.words().say("keys-game")] : []),
  ];
  return frame(
    app,
    say("settings-title"),
    html`${languageMenu(() => app.update())}${choice(app, "theme", ["system", "light", "dark"])}${choice(app, "pace", ["slow", "normal", "fast", "instant"])}
      ${toggle(app, "ask")}${toggle(app, "windows")}${toggle(app, "cover")}${toggle(app, "keys")}${toggle(app, "zoom")}${toggle(app, "sound")}${"vibrate" in navigator ? toggle(app, "shake") : nothing}
      ${app.state.screen === "table" ? players(app) : nothing}
      ${chip({ label: say("do-guide"), run: () => app.update({ dialog: "guide" }), id: "settings-guide" })}
      <details><summary>${say("keys-title")}</summary><ul class="key-list">${lines.map((line) => html`<li>${line}</li>`)}</ul></details>`,
  );
}

/**
 * @param {App} app
 * @param {"theme" | "pace"} key
 * @param {string[]} choices
 */
function choice({ state, changeSettings }, key, choices) {
  return html`<fieldset class="segments"><legend>${say(`setting-${key}`)}</legend>${choices.map(
    (each) =>
      html`<label class="segment"><input type="radio" name=${key} value=${each} .checked=${state.settings[key] === each} @change=${() => changeSettings({ [key]: each })}><span>${say(`${key}-${each}`)}</span></label>`,
  )}</fieldset>`;
}

/** @param {App} app @param {"ask" | "windows" | "cover" | "keys" | "zoom" | "sound" | "shake"} key */
function toggle({ state, changeSettings }, key) {
  return html`<label class="check"><input type="checkbox" id=${`setting-${key}`} .checked=${state.settings[key]} @change=${(/** @type {any} */ event) => changeSettings({ [key]: event.target.checked })}> ${say(`setting-${key}`)}</label>`;
}

/** Who plays the seats; a seat can be handed over or renamed at any time. @param {App} app */
function players({ session }) {
  const { saved } = session.state;
  if (!saved) return nothing;
  const { levels } = CATALOGUE[saved.game];
  return html`<fieldset class="setup-seats"><legend>${say("settings-seats")}</legend>${Object.entries(saved.seats).map(
    ([seat, own], at) => html`<div class="seat-row">${emblem(seat)}
      <input type="text" id=${`name-${seat}`} maxlength=${LONGEST_NAME} aria-label=${say("seat-name", { number: at + 1 })} .value=${nameOfSeat(own, at)} @change=${(/** @type {any} */ event) => rename(session, seat, at, event.target)}>
      <select id=${`kind-${seat}`} aria-label=${say("seat-kind", { number: at + 1 })} @change=${(/** @type {any} */ event) => session.changeSeat(seat, playedBy(event.target.value))}>
        ${kindOptions(own, levels)}
      </select>
      ${styleChoice(saved.game, own, at, `style-${seat}`, (style) => session.changeSeat(seat, { kind: own.kind, style }))}</div>`,
  )}</fieldset>`;
}

/**
 * Rename a seat to what a field says, if that is a valid name; the field then shows the name of the seat.
 * @param {import("../session/session.js").Session} session
 * @param {string} seat
 * @param {number} at
 * @param {HTMLInputElement} field
 */
function rename(session, seat, at, field) {
  const own = session.state.saved?.seats[seat];
  const name = cleanName(field.value);
  if (name && name !== nameOfSeat(own, at)) session.changeSeat(seat, { name });
  field.value = nameOfSeat(session.state.saved?.seats[seat], at);
}
