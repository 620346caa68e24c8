// @ts-check
/** What a review says about a turn, in words. */

import { html, nothing } from "lit-html";
import { advised, pastVerdict, reviewHere } from "../session/advice.js";
import { ruleLink } from "../ui/rule-link.js";
import { say, signed } from "../ui/texts.js";
import { stepList } from "./hint.js";
import { why } from "./recap.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */
/** @typedef {import("../engine/protocol.d.ts").Verdict} Verdict */

/** Open the review and continue it. @param {Table} table */
export function openReview({ session, host }) {
  host.open("review");
  if (!reviewHere(session.state)?.done) void session.startReview();
}

/** Luck, if there was any. @param {Verdict} verdict */
export function luck({ luck: points }) {
  return points ? html`<span class="verdict-luck">${say("luck", { points: signed(points) })}</span>` : nothing;
}

/** The rules behind what would have been better, each leading to its text. @param {string} game @param {Verdict} verdict */
export function rulesOf(game, { grade, best }) {
  const rules = [...new Set(best.reasons.flatMap((reason) => reason.rules))];
  if (grade === "fine" || !rules.length) return nothing;
  return html`<p class="verdict-rules"><span>${say("review-rules")}</span> ${rules.map((rule) => html`${ruleLink(game, rule)} `)}</p>`;
}

/** What was done and what would have been better, in words. @param {Table} table @param {Context} context @param {Verdict} verdict */
export function judgement(table, context, verdict) {
  const { grade, cost, best } = verdict;
  if (grade === "fine") return html`<span class="verdict-best">${say("review-fine", { cost })}</span>`;
  return html`<span class="verdict-played">${say("review-played")} ${played(table, context, verdict)}</span>
    <span class="verdict-best">${say("review-better")} ${best.reasons.length ? why(table, best.reasons, false) : inSteps(table, context, best.actions)}</span>`;
}

/** What a seat did in a turn, without the minor steps. @param {Table} table @param {Context} context @param {Verdict} verdict */
function played(table, context, { step, seat, played: actions }) {
  const { log, game } = table.session.state;
  const own = log.filter((entry) => entry.step > step && entry.mover === seat).slice(0, actions.length);
  const lasting = own.filter(({ events }) =>
    events.some(({ key, params }) => params.seat === seat && !game?.table.passing?.has(key)),
  );
  return inSteps(
    table,
    context,
    (lasting.length ? lasting : own).map(({ text }) => text),
  );
}

/** @param {Table} table @param {Context} context @param {string[]} actions */
function inSteps({ session }, context, actions) {
  const steps = session.state.game?.table.steps(context, actions, null) ?? [];
  return say("review-steps", { steps: steps.map(({ text }) => text).join("; ") });
}

/** The verdict beside the turn, with the steps that would have been better; the board shows their numbers. @param {Table} table @param {Context} context */
export function verdictHere(table, context) {
  const { state } = table.session;
  const verdict = pastVerdict(state);
  if (!verdict) return nothing;
  const better = state.game?.table.steps(context, advised(state), context.view) ?? [];
  return html`<div class=${`verdict-here verdict-${verdict.grade}`}><p class="verdict-head"><span class="verdict-cost">${say("lost", { points: verdict.cost })}</span>${luck(verdict)}</p>
    <p>${judgement(table, context, verdict)}</p>${stepList(better)}${rulesOf(context.view.game, verdict)}</div>`;
}
