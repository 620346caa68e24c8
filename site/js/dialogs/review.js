// @ts-check
/** The review of a game: what every turn cost compared with the best plan found, and how much was luck. */

import { html, nothing } from "lit-html";
import { reviewHere } from "../session/advice.js";
import { judgement, luck, rulesOf } from "../table/verdicts.js";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { say, signed } from "../ui/texts.js";
import { frame, lookAt } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */
/** @typedef {import("../games/contract.d.ts").Context} Context */
/** @typedef {import("../session/types.d.ts").Review} Review */
/** @typedef {import("../engine/protocol.d.ts").Verdict} Verdict */

/** The dialog. @param {App} app */
export function review(app) {
  const here = reviewHere(app.session.state);
  const { order, seat } = app.state.reviewing;
  const context = app.table.context();
  const found = (here?.verdicts ?? []).filter((verdict) => !seat || verdict.seat === seat);
  const inOrder = (here?.verdicts ?? []).map(({ step }) => step).sort((a, b) => a - b);
  const shown = found.toSorted((a, b) => (order === "worst" ? b.cost - a.cost : 0) || a.step - b.step);
  return frame(
    app,
    say("review-title"),
    html`<p>${context.say("review-line")}</p>
      <details class="review-words"><summary>${say("review-words")}</summary><p>${say("review-cost-line")}</p><p>${say("review-luck-line")}</p></details>
      ${progress(app, here)}${summary(app, context, here?.sums ?? {})}
      <fieldset class="segments" aria-label=${say("review-order")}>${["worst", "turns"].map(
        (each) =>
          html`<label class="segment"><input type="radio" name="review-order" value=${each} .checked=${order === each} @change=${() => arrange(app, { order: each })}><span>${say(`review-order-${each}`)}</span></label>`,
      )}</fieldset>
      <ol class="verdicts">${shown.map((verdict) => line(app, context, verdict, inOrder.indexOf(verdict.step) + 1))}</ol>`,
  );
}

/** @param {App} app @param {Partial<App["state"]["reviewing"]>} patch */
function arrange({ state, update }, patch) {
  update({ reviewing: { ...state.reviewing, ...patch } });
}

/** @param {App} app @param {Review | null} here */
function progress({ session }, here) {
  if (!here || here.done) return nothing;
  const door = here.running
    ? chip({ label: say("do-pause"), run: session.stopReview, id: "review-stop" })
    : chip({ label: say("do-go-on"), run: session.startReview, id: "review-go-on" });
  return html`${here.broke ? html`<p class="message">${say("computer-lost")}</p>` : nothing}<div class="review-progress"><progress max="1" .value=${here.step / here.steps} aria-label=${say("review-running")}></progress>
    <span>${say(here.running ? "review-running" : "review-stopped")}</span>
    ${door}</div>`;
}

/** The points each seat gave away, and its luck; choosing a seat shows only its turns. @param {App} app @param {Context} context @param {Review["sums"]} sums */
function summary(app, context, sums) {
  const rows = Object.keys(app.session.state.saved?.seats ?? {}).map((seat) => {
    const { cost, luck: points } = sums[seat] ?? { cost: 0, luck: 0 };
    const on = app.state.reviewing.seat === seat;
    return html`<tr><th scope="row"><button class="chip who" aria-pressed=${String(on)} id=${`review-${seat}`} @click=${() => arrange(app, { seat: on ? null : seat })}>${emblem(seat)}${context.nameOf(seat)}</button></th>
      <td>${say("points", { points: cost })}</td><td>${signed(points)}</td></tr>`;
  });
  return html`<table class="scores review-sums"><thead><tr><th scope="col">${say("score-seat")}</th><th scope="col">${say("review-lost")}</th><th scope="col">${say("review-luck")}</th></tr></thead><tbody>${rows}</tbody></table>`;
}

/**
 * @param {App} app
 * @param {Context} context
 * @param {Verdict} verdict
 * @param {number} number of the turn
 */
function line(app, context, verdict, number) {
  return html`<li class=${`verdict verdict-${verdict.grade}`}><button data-step=${verdict.step} @click=${() => lookAt(app, verdict.step)}>
    <span class="verdict-head">${emblem(verdict.seat)}<b>${context.nameOf(verdict.seat)}</b> <span class="small">${say("review-turn", { number })}</span>
      <span class="grow"></span>${luck(verdict)}<span class="verdict-cost">${say("lost", { points: verdict.cost })}</span></span>
    ${judgement(app.table, context, verdict)}</button>${rulesOf(app.session.state.saved?.game ?? "", verdict)}</li>`;
}
