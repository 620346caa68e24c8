// @ts-check
/** The cards of the players. */

import { html, nothing } from "lit-html";
import { acting } from "../session/state.js";
import { emblem } from "../ui/emblem.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** @param {Table} table @param {Context} context */
export function seatCards(table, context) {
  const seats = Object.keys(context.view.seats);
  return html`<ul class="seats" aria-label=${say("seats-label")}>${seats.map((seat) => card(table, context, seat))}</ul>`;
}

/** @param {Table} table @param {Context} context @param {string} seat */
function card({ session }, context, seat) {
  const { state } = session;
  const { score, projected } = context.view.seats[seat];
  const name = context.nameOf(seat);
  const kind = state.saved?.seats[seat]?.kind ?? "human";
  return html`<li class=${acting(state) === seat ? "seat seat-active" : "seat"} data-seat=${seat}>
    <div class="seat-head">
      ${emblem(seat)}
      <span class="seat-name">${name}</span>
      ${kind === "human" ? nothing : html`<span class="seat-kind">${say(`level-${kind}`)}</span>`}
      ${state.thinking === seat ? html`<span class="thinking" role="img" aria-label=${say("thinking", { name })}></span>` : nothing}
      <span class="seat-score" aria-label=${say("score-label", { score })}>${score}</span>
    </div>
    <div class="seat-more">
      ${context.view.mover === null ? nothing : html`<p class="if-scored" title=${context.say("projected-long")}>${context.say("projected", { total: projected.total, ...projected.parts })}</p>`}
      ${state.game?.table.belongings(context, seat)}
    </div></li>`;
}

/** The scores in one line, for small screens. @param {Table} table @param {Context} context */
export function scoreStrip({ session }, { view }) {
  const active = acting(session.state);
  return html`<ul class="strip" aria-hidden="true">${Object.entries(view.seats).map(
    ([seat, { score, projected }]) =>
      html`<li class=${active === seat ? "strip-active" : ""}>${emblem(seat)}<b>${score}</b>${view.mover === null ? nothing : html`<small>${projected.total < 0 ? "" : "+"}${projected.total}</small>`}</li>`,
  )}</ul>`;
}
