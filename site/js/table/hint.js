// @ts-check
/** A hint: what a strong computer player would do, step by step, and why. */

import { html, nothing } from "lit-html";
import { say } from "../ui/texts.js";
import { why } from "./recap.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** The hint beside the turn; the board shows the same numbers. @param {Table} table @param {Context} context */
export function hintBox(table, context) {
  const { state } = table.session;
  const reasons = state.hint?.reasons ?? [];
  return html`<div class="hint">
    <div class="chips hint-head"><p>${say("hint-lead")}</p>${table.chip({ label: say("hint-play"), run: () => playHint(table), id: "hint-play" })}</div>
    ${stepList(steps(table, context))}
    ${reasons.length ? html`<p class="hint-why">${say("hint-why")} ${why(table, reasons)}</p>` : nothing}</div>`;
}

/** Steps as a list, with the same numbers as on the board. @param {{text: string}[]} list */
export function stepList(list) {
  return list.length ? html`<ol class="hint-steps">${list.map(({ text }) => html`<li>${text}</li>`)}</ol>` : nothing;
}

/** The hint in sentences, to be announced. @param {Table} table */
export function hintSaid(table) {
  const context = table.context();
  const reasons = table.session.state.hint?.reasons ?? [];
  const purpose = reasons.length ? [say("hint-why"), ...reasons.map(context.reason)] : [];
  return [say("hint-lead"), ...steps(table, context).map(({ text }) => text), ...purpose];
}

/** @param {Table} table @param {Context} context */
function steps({ session }, context) {
  const { hint, game } = session.state;
  return hint && game ? game.table.steps(context, hint.actions, context.view) : [];
}

/** Play what the hint says; it ends the turn as the button does, which asks if something would be lost. @param {Table} table */
async function playHint({ session }) {
  const { hint, moment, saved, game } = session.state;
  const last = hint?.actions.at(-1);
  if (!hint || last === undefined) return;
  if (!game?.table.verbs.closing.has(last.split(" ")[0])) return session.play(hint.actions);
  const before = hint.actions.slice(0, -1);
  if (before.length) await session.play(before);
  const isPlayed = !before.length || (session.state.saved === saved && session.state.moment !== moment);
  if (isPlayed && session.offers().some(({ actions }) => actions[0] === last)) session.endTurn([last]);
}
