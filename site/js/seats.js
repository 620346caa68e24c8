// @ts-check
/** The cards of the players, and how a seat is called and drawn. */

import { html, nothing, svg } from "lit-html";
import { module } from "./games.js";
import { state } from "./state.js";
import { say } from "./texts.js";

/** Whose turn it is: a used-up turn that was not handed on is still his who had it. @param {any} view */
export function acting(view) {
  if (state.hold && !state.past) return state.log.findLast((entry) => entry.mover !== "chance")?.mover ?? null;
  return view.mover === "chance" ? view.seat : view.mover;
}

/** @param {any} view */
export function seatCards(view) {
  return html`<ul class="seats" aria-label=${say("seats-label")}>${Object.keys(view.seats).map((seat) => card(view, seat))}</ul>`;
}

/**
 * @param {any} view
 * @param {string} seat
 */
function card(view, seat) {
  const own = view.seats[seat];
  const kind = state.saved?.seats[seat]?.kind ?? "human";
  return html`<li class=${acting(view) === seat ? "seat seat-active" : "seat"} data-seat=${seat}>
    <div class="seat-head">
      ${emblem(seat)}
      <span class="seat-name">${nameOf(seat)}</span>
      ${kind === "human" ? nothing : html`<span class="seat-kind">${say(`level-${kind}`)}</span>`}
      ${state.thinking === seat ? html`<span class="thinking" role="img" aria-label=${say("thinking", { name: nameOf(seat) })}></span>` : nothing}
      <span class="seat-score" aria-label=${say("score-label", { score: own.score })}>${own.score}</span>
    </div>
    <div class="seat-more">
      ${view.mover === null ? nothing : html`<p class="if-scored" title=${say("if-scored-long")}>${say("if-scored", own.if_scored)}</p>`}
      ${module().belongings(view, seat)}
    </div></li>`;
}

/** The scores in one line, for small screens. @param {any} view */
export function scoreStrip(view) {
  return html`<ul class="strip" aria-hidden="true">${Object.keys(view.seats).map(
    (seat) => html`<li class=${acting(view) === seat ? "strip-active" : ""}>${emblem(seat)}<b>${view.seats[seat].score}</b>${view.mover === null ? nothing : html`<small>+${view.seats[seat].if_scored.total}</small>`}</li>`,
  )}</ul>`;
}

/** How a seat is called. @param {string} seat */
export function nameOf(seat) {
  return state.saved?.seats[seat]?.name ?? seat;
}

/** The shape of a seat. @param {string} seat */
export function emblem(seat) {
  return html`<svg class="emblem" viewBox="-17 -19 34 36" aria-hidden="true">${svg`${module().emblem(seat)}`}</svg>`;
}
