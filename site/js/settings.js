// @ts-check
/** Settings: colours, speed, questions, and who plays the seats of the game on the table and how they are called. */

import { html, nothing } from "lit-html";
import { cleanName, handed, levelsOf, LONGEST_NAME } from "./address.js";
import { reviewHere } from "./advice.js";
import { chip } from "./chip.js";
import { halt, save, settle } from "./drive.js";
import { frame } from "./frame.js";
import { openGuide } from "./guide.js";
import { emblem } from "./seats.js";
import { CLEAR, state, update } from "./state.js";
import { writeSettings } from "./store.js";
import { say } from "./texts.js";
import { applyTheme } from "./theme.js";

export function settings() {
  return frame(
    say("settings-title"),
    html`${choice("theme", ["system", "light", "dark"])}${choice("pace", ["slow", "normal", "fast", "instant"])}
      ${toggle("ask")}${toggle("keys")}
      ${state.screen === "table" ? players() : nothing}
      ${chip({ label: say("do-guide"), run: openGuide, id: "settings-guide" })}
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

/** @param {"ask" | "keys"} key */
function toggle(key) {
  return html`<label class="check"><input type="checkbox" id=${`setting-${key}`} .checked=${state.settings[key]} @change=${(/** @type {any} */ event) => changeSettings({ [key]: event.target.checked })}> ${say(`setting-${key}`)}</label>`;
}

/** Who plays the seats; a seat can be handed over and called otherwise at any time. */
function players() {
  const saved = /** @type {import("./state.js").Saved} */ (state.saved);
  const levels = levelsOf(saved.game);
  return html`<fieldset class="setup-seats"><legend>${say("settings-seats")}</legend>${Object.entries(saved.seats).map(
    ([seat, { name, kind }], at) => html`<div class="seat-row">${emblem(seat)}
      <input type="text" id=${`name-${seat}`} maxlength=${LONGEST_NAME} aria-label=${say("seat-name", { number: at + 1 })} .value=${name} @change=${(/** @type {any} */ event) => rename(seat, event.target)}>
      <select id=${`kind-${seat}`} aria-label=${say("seat-kind", { number: at + 1 })} @change=${(/** @type {any} */ event) => handOver(seat, at, event.target.value)}>
        ${["human", ...levels].map((each) => html`<option value=${each} ?selected=${each === kind}>${say(`level-${each}`)}</option>`)}
      </select></div>`,
  )}</fieldset>`;
}

/**
 * @param {string} seat
 * @param {number} at
 * @param {string} kind
 */
function handOver(seat, at, kind) {
  halt();
  const { seats } = /** @type {import("./state.js").Saved} */ (state.saved);
  seats[seat] = handed(seats[seat], at, kind);
  if (state.moment?.view.mover === seat) update(CLEAR);
  retell();
  save();
  void settle();
}

/**
 * Call a seat what stands in a field, unless nothing of that is fit to be a name; the field then shows the name it has.
 * @param {string} seat
 * @param {HTMLInputElement} field
 */
function rename(seat, field) {
  const { seats } = /** @type {import("./state.js").Saved} */ (state.saved);
  seats[seat].name = cleanName(field.value) || seats[seat].name;
  field.value = seats[seat].name;
  retell();
  save();
}

/** Let the lines of the log be told again, with the names that the seats have now; a review of them stays what it is. */
function retell() {
  const log = state.log.map((entry) => ({ ...entry }));
  const review = reviewHere();
  update({ log, review: review && { ...review, last: log.at(-1) } });
}

/** @param {Partial<typeof state.settings>} patch */
export function changeSettings(patch) {
  const settings = { ...state.settings, ...patch };
  void writeSettings(settings);
  update({ settings });
  applyTheme(settings.theme);
}
