// @ts-check
/** What is said while there is no engine yet, or none that starts. */

import { html, nothing } from "lit-html";
import { chip } from "./chip.js";
import { tryAgain } from "./line.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

/** The offer to start the engine once more. @param {string} id */
export function again(id) {
  const run = () => {
    update({ broken: false });
    return tryAgain();
  };
  return chip({ label: say("do-try-again"), run, strong: true, id });
}

/** How far the engine is, or that it does not start; nothing once it is there. */
export function engineNews() {
  if (state.engine === true) return nothing;
  if (state.broken) return html`<p>${say("broken-title")}</p>${again("engine-again")}`;
  return html`<p>${say("engine-loading")}</p><progress max="1" .value=${state.engine} aria-label=${say("engine-loading")}></progress>`;
}
