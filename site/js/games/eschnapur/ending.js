// @ts-check
/** The end of the game, beside the board: tokens counted, hands laid open, and what that brings. */

import { html, nothing } from "lit-html";
import { symbolIcon, token } from "./cards.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function ending(context) {
  const { view, say } = context;
  return html`<h2>${say("ending-title")}</h2>
    <p class="small">${say("ending-line", { most: context.facts.most_tokens_bonus, fewest: context.facts.fewest_tokens_penalty })}</p>
    <ol class="es-ending">${view.ranking.map(({ seat }) => row(context, seat))}</ol>`;
}

/** @param {Context} context @param {string} seat */
function row({ view, say, nameOf, emblem }, seat) {
  const { score, tokens, hand } = view.seats[seat];
  const isWinner = view.winners.some((winner) => winner === seat);
  return html`<li class=${isWinner ? "es-ending-row es-ending-won" : "es-ending-row"}>
    <p class="es-ending-who">${emblem(seat)}<b>${nameOf(seat)}</b><span class="seat-score">${score}</span></p>
    <ul class="es-left-tokens" aria-label=${say("has-tokens", { count: tokens.length })}>${tokens.length ? tokens.map((name) => html`<li>${token(name)}</li>`) : html`<li class="small">${say("has-tokens", { count: 0 })}</li>`}</ul>
    <p class="es-own-known">${say("ending-hand")} ${hand?.symbols.map((colour) => html`<span role="img" aria-label=${say("card-symbol", { colour: { id: `colour-${colour}` } })}>${symbolIcon(colour)}</span>`)}${hand?.bids.map(({ value }) => html`<b class="es-own-bid">${value}</b>`)}${hand && !hand.symbols.length && !hand.bids.length ? say("ending-no-cards") : nothing}</p></li>`;
}
