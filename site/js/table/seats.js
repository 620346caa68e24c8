// @ts-check
/** The cards of the players. */

import { html, nothing } from "lit-html";
import { acting } from "../session/state.js";
import { emblem } from "../ui/emblem.js";
import { styleOf } from "../ui/manners.js";
import { kindName } from "../ui/names.js";
import { isOwnBot } from "../ui/own-bots.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** @param {Table} table @param {Context} context */
export function seatCards(table, context) {
  const seats = Object.keys(context.view.seats);
  return html`<ul class="seats" aria-label=${say("seats-label")}>${seats.map((seat) => card(table, context, seat))}</ul>`;
}

/** @param {Table} table @param {Context} context @param {string} seat */
function card(table, context, seat) {
  const { state } = table.session;
  const score = scoreOf(table, context, seat);
  const name = context.nameOf(seat);
  const kind = state.saved?.seats[seat]?.kind ?? "human";
  return html`<li class=${acting(state) === seat ? "seat seat-active" : "seat"} data-seat=${seat}>
    <div class="seat-head">
      <span class="seat-sign">${emblem(seat)}${state.thinking === seat ? html`<span class="thinking" role="img" aria-label=${say("thinking", { name })}></span>` : nothing}</span>
      <span class="seat-who"><span class="seat-name">${name}</span>${tag(state, seat, kind)}</span>
      <span class="seat-score" aria-label=${say("score-label", { score })}>${score}</span>
      ${ifScored(context, seat)}
    </div>
    ${player(state, seat)}
    <div class="seat-more">${state.game?.table.belongings(context, seat)}</div></li>`;
}

/** What a scoring would bring now; empty when the game is over, and where no points are to be expected. @param {Context} context @param {string} seat */
function ifScored({ view, say: tell }, seat) {
  const { total, parts } = view.seats[seat].projected;
  if (!Object.keys(parts).length) return html`<span class="if-over"></span>`;
  const expected = tell("projected", { total, ...parts });
  return html`<span class="if-scored" title=${expected}><span aria-hidden="true">${total < 0 ? "−" : "+"}${Math.abs(total)}</span><span class="unseen">${expected}</span></span>`;
}

/** The score of a seat: while points fly to it, the one before. @param {Table} table @param {Context} context @param {string} seat */
function scoreOf({ session, flight }, { view }, seat) {
  const { moment, past } = session.state;
  const isFlying = flight?.seats && flight.of === moment && !past;
  return (isFlying ? flight.seats?.[seat] : view.seats[seat])?.score ?? 0;
}

/** Who plays a seat, in a line of its own where a word does not do: a bot from the Lab, or a computer player with a style. @param {Table["session"]["state"]} state @param {string} seat */
function player({ saved }, seat) {
  const own = saved?.seats[seat];
  const style = own && styleOf(saved.game, own);
  if (style) {
    const words = { level: kindName(own.kind), style: say(`style-${style}`) };
    return html`<p class="seat-kind">${say("level-in-style", words)}</p>`;
  }
  return own && isOwnBot(own.kind) ? html`<p class="seat-kind">${kindName(own.kind)}</p>` : nothing;
}

/** Who plays a seat, where that is not plain and takes a word. @param {Table["session"]["state"]} state @param {string} seat @param {string} kind */
function tag({ saved }, seat, kind) {
  const own = saved?.seats[seat];
  if (isOwnBot(kind) || (own && styleOf(saved.game, own))) return nothing;
  const key = kind !== "human" ? `level-${kind}` : saved?.letter && (own?.away ? "seat-away" : "seat-here");
  return key ? html`<span class="seat-kind">${say(key)}</span>` : nothing;
}

/** The scores in one line, for small screens. @param {Table} table @param {Context} context */
export function scoreStrip(table, context) {
  const active = acting(table.session.state);
  const { view } = context;
  return html`<ul class="strip" aria-hidden="true">${Object.entries(view.seats).map(
    ([seat, { projected }]) =>
      html`<li class=${active === seat ? "strip-active" : ""} data-seat=${seat}>${emblem(seat)}<b>${scoreOf(table, context, seat)}</b>${view.mover === null ? nothing : html`<small>${projected.total < 0 ? "" : "+"}${projected.total}</small>`}</li>`,
  )}</ul>`;
}
