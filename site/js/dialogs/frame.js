// @ts-check
/** What all dialogs have in common: a title, content, and buttons. */

import { html, nothing } from "lit-html";
import { chip } from "../ui/chip.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").App} App */

/**
 * A dialog with a button that closes it.
 * @param {App} app
 * @param {string} title
 * @param {unknown} content
 * @param {unknown} [doors]
 * @param {string} [away] the label of that button
 */
export function frame(app, title, content, doors = nothing, away = say("do-close")) {
  return html`<h2 id="dialog-title" tabindex="-1">${title}</h2>${content}
    <div class="dialog-doors">${doors}${chip({ label: away, run: () => close(app), id: "close" })}</div>`;
}

/** Close the dialog; if it said that the engine does not start, the page then offers to try again. @param {App} app */
export function close({ state, update }) {
  update({ dialog: null, broken: state.broken || state.dialog === "broken" });
}

/** Close the dialog and show a past moment. @param {App} app @param {number} step */
export function lookAt({ update, session }, step) {
  update({ dialog: null });
  return session.look(step);
}
