// @ts-check
/** What all dialogs have in common: a title, a content, doors out of it. */

import { html, nothing } from "lit-html";
import { chip } from "./chip.js";
import { look } from "./flow.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

/**
 * A dialog with a button that closes it.
 * @param {string} title
 * @param {unknown} content
 * @param {unknown} [doors]
 * @param {string} [away] what the button says
 */
export function frame(title, content, doors = nothing, away = say("do-close")) {
  return html`<h2 id="dialog-title" tabindex="-1">${title}</h2>${content}
    <div class="dialog-doors">${doors}${chip({ label: away, run: close, id: "close" })}</div>`;
}

/** Close the dialog; an engine that does not start is remembered, to be tried again from the page. */
export function close() {
  update({ dialog: null, broken: state.broken || state.dialog === "broken" });
}

/** Close the dialog and look at a past moment. @param {number} step */
export function lookAt(step) {
  update({ dialog: null });
  return look(step);
}
