// @ts-check
/** The review of a game: what every turn cost against the best plan found, and how much was luck. */

import { html, nothing } from "lit-html";
import { advised, reviewHere, startReview, stopReview, pastVerdict } from "./advice.js";
import { chip } from "./chip.js";
import { frame, lookAt } from "./frame.js";
import { module } from "./games.js";
import { stepList } from "./hint.js";
import { why } from "./recap.js";
import { emblem, nameOf } from "./seats.js";
import { state, update } from "./state.js";
import { say, signed } from "./texts.js";

/** @typedef {import("./state.js").Verdict} Verdict */

/** Opens the review where a game is looked back at. */
export function reviewDoor() {
  if (!state.past && state.moment?.view.mover !== null) return nothing;
  return state.log.length ? chip({ label: say("do-review"), run: openReview, id: "review" }) : nothing;
}

export function openReview() {
  update({ dialog: "review" });
  const here = reviewHere();
  if (!here?.done) void startReview();
}

/** The dialog. */
export function review() {
  const here = reviewHere();
  const { order, seat } = state.reviewing;
  const found = (here?.verdicts ?? []).filter((verdict) => !seat || verdict.seat === seat);
  const inOrder = (here?.verdicts ?? []).map(({ step }) => step).sort((a, b) => a - b);
  const shown = found.toSorted((a, b) => (order === "worst" ? b.cost - a.cost : 0) || a.step - b.step);
  return frame(
    say("review-title"),
    html`<p>${say("review-line")}</p>${progress(here)}${summary(here?.sums ?? {})}
      <fieldset class="segments" aria-label=${say("review-order")}>${["worst", "turns"].map(
        (each) => html`<label class="segment"><input type="radio" name="review-order" value=${each} .checked=${order === each} @change=${() => arrange({ order: each })}><span>${say(`review-order-${each}`)}</span></label>`,
      )}</fieldset>
      <ol class="verdicts">${shown.map((verdict) => line(verdict, inOrder.indexOf(verdict.step) + 1))}</ol>`,
  );
}

/** @param {Partial<typeof state.reviewing>} patch */
function arrange(patch) {
  update({ reviewing: { ...state.reviewing, ...patch } });
}

/** @param {ReturnType<typeof reviewHere>} here */
function progress(here) {
  if (!here || here.done) return nothing;
  const part = here.step / here.steps;
  return html`${here.broke ? html`<p class="message">${say("computer-lost")}</p>` : nothing}<div class="review-progress"><progress max="1" .value=${part} aria-label=${say("review-running")}></progress>
    <span>${say(here.running ? "review-running" : "review-stopped")}</span>
    ${here.running
      ? chip({ label: say("do-pause"), run: stopReview, id: "review-stop" })
      : chip({ label: say("do-go-on"), run: startReview, id: "review-go-on" })}</div>`;
}

/** What every seat gave away and was given; choosing a seat shows its turns only. @param {import("./state.js").Review["sums"]} sums */
function summary(sums) {
  const rows = Object.keys(state.saved?.seats ?? {}).map((seat) => {
    const { cost, luck } = sums[seat] ?? { cost: 0, luck: 0 };
    const on = state.reviewing.seat === seat;
    return html`<tr><th scope="row"><button class="chip who" aria-pressed=${String(on)} id=${`review-${seat}`} @click=${() => arrange({ seat: on ? null : seat })}>${emblem(seat)}${nameOf(seat)}</button></th>
      <td>${say("points", { points: cost })}</td><td>${signed(luck)}</td></tr>`;
  });
  return html`<table class="scores review-sums"><thead><tr><th scope="col">${say("score-seat")}</th><th scope="col">${say("review-lost")}</th><th scope="col">${say("review-luck")}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/**
 * @param {Verdict} verdict
 * @param {number} number of the turn
 */
function line(verdict, number) {
  return html`<li class=${`verdict verdict-${verdict.grade}`}><button data-step=${verdict.step} @click=${() => lookAt(verdict.step)}>
    <span class="verdict-head">${emblem(verdict.seat)}<b>${nameOf(verdict.seat)}</b> <span class="small">${say("review-turn", { number })}</span>
      <span class="grow"></span>${luck(verdict)}<span class="verdict-cost">${say("lost", { points: verdict.cost })}</span></span>
    ${judgement(verdict)}</button></li>`;
}

/** Luck, if there was any. @param {Verdict} verdict */
function luck({ luck: points }) {
  return points ? html`<span class="verdict-luck">${say("luck", { points: signed(points) })}</span>` : nothing;
}

/** What was done and what would have been better, in words. @param {Verdict} verdict */
function judgement(verdict) {
  if (verdict.grade === "fine") return html`<span class="verdict-best">${say("review-fine", { cost: verdict.cost })}</span>`;
  return html`<span class="verdict-played">${say("review-played")} ${played(verdict)}</span>
    <span class="verdict-best">${say("review-better")} ${verdict.best.reasons.length ? why(verdict.best.reasons, false) : inSteps(verdict.best.actions)}</span>`;
}

/** What a seat did in a turn, without the steps on the way. @param {Verdict} verdict */
function played({ step, seat, played: actions }) {
  const own = state.log.filter((entry) => entry.step > step && entry.mover === seat).slice(0, actions.length);
  const lasting = own.filter(({ events }) => events.some(({ key, params }) => params.seat === seat && !module().passing.has(key)));
  return inSteps((lasting.length ? lasting : own).map(({ text }) => text));
}

/** @param {string[]} actions */
function inSteps(actions) {
  return say("review-steps", { steps: module().steps(actions, null).map(({ text }) => text).join("; ") });
}

/** The same beside the turn, with the steps that would have been better; the board shows their numbers. */
export function verdictHere() {
  const verdict = pastVerdict();
  if (!verdict) return nothing;
  return html`<div class=${`verdict-here verdict-${verdict.grade}`}><p class="verdict-head"><span class="verdict-cost">${say("lost", { points: verdict.cost })}</span>${luck(verdict)}</p>
    <p>${judgement(verdict)}</p>${stepList(module().steps(advised(), state.past?.view))}</div>`;
}
