// @ts-check
/** A hint: what a strong computer player would do, step by step, and what for. */

import { html, nothing } from "lit-html";
import { chip } from "./chip.js";
import { endTurn, offered, shownView } from "./choose.js";
import { closes } from "./drive.js";
import { play } from "./flow.js";
import { module } from "./games.js";
import { why } from "./recap.js";
import { state } from "./state.js";
import { reason, say } from "./texts.js";

/** The hint beside the turn; the board shows the same numbers. */
export function hintBox() {
  const { reasons } = state.hint;
  return html`<div class="hint">
    <div class="chips hint-head"><p>${say("hint-lead")}</p>${chip({ label: say("hint-play"), run: playHint, id: "hint-play" })}</div>
    ${stepList(told())}
    ${reasons.length ? html`<p class="hint-why">${say("hint-why")} ${why(reasons)}</p>` : nothing}</div>`;
}

/** Steps as a list with the numbers they have on the board. @param {{text: string}[]} steps */
export function stepList(steps) {
  return steps.length ? html`<ol class="hint-steps">${steps.map(({ text }) => html`<li>${text}</li>`)}</ol>` : nothing;
}

/** The same in sentences, to be heard. */
export function hintSaid() {
  const { reasons } = state.hint;
  return [say("hint-lead"), ...told().map(({ text }) => text), ...(reasons.length ? [say("hint-why"), ...reasons.map(reason)] : [])];
}

function told() {
  return module().steps(state.hint.actions, shownView());
}

/** Play what the hint says; the turn is ended as with the button, which asks if points would be lost. */
async function playHint() {
  const { hint, moment, saved } = state;
  const before = hint.actions.slice(0, -1);
  const last = hint.actions.at(-1);
  if (!closes(last)) return play(hint.actions);
  if (before.length) await play(before);
  const played = !before.length || (state.saved === saved && state.moment !== moment);
  if (played && offered().some(({ actions }) => actions[0] === last)) endTurn([last]);
}
