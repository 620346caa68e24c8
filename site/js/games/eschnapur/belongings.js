// @ts-check
/** What a seat has for all to see, as part of its card: goods, counts of cards, known cards, tiles, tokens, the monk. */

import { html, nothing } from "lit-html";
import { backIcon, coinIcon, eyeIcon, footprintIcon, monkIcon, symbolIcon, tileIcon, tokenIcon } from "./cards.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context @param {string} seat */
export function belongings({ view, say, facts }, seat) {
  const { coins, moves, bid_cards, symbol_cards, known, tile_points, tokens, monk, committed } = view.seats[seat];
  const count = (/** @type {string} */ label, /** @type {unknown} */ picture, /** @type {unknown} */ number) =>
    html`<li title=${label}><span class="unseen">${label}</span>${picture}<b aria-hidden="true">${number}</b></li>`;
  return html`<ul class="es-own">
    ${count(say("has-coins", { count: coins }), coinIcon(), coins)}${count(say("has-moves", { count: moves }), footprintIcon(), moves)}
    ${count(say("cards-bid", { count: bid_cards }), backIcon("bid"), bid_cards)}${count(say("cards-sym", { count: symbol_cards }), backIcon("sym"), symbol_cards)}
    ${count(say("has-tiles", { points: tile_points, needed: facts.exchange_points }), tileIcon(), html`${tile_points}<small>/${facts.exchange_points}</small>`)}
    ${count(say("has-tokens", { count: tokens.length }), tokenIcon(), tokens.length)}
    ${monk ? html`<li class="es-own-monk" title=${say("has-monk-long")}>${monkIcon()}${say("has-monk")}</li>` : nothing}
    ${committed ? html`<li class="es-own-laid">${say("has-laid")}</li>` : nothing}
    ${known.symbols.length + known.bids.length ? html`<li class="es-own-known" title=${say("own-known")}><span class="unseen">${say("own-known")}</span>${eyeIcon()}${known.symbols.map((colour) => html`<span role="img" aria-label=${say(`colour-${colour}`)}>${symbolIcon(colour)}</span>`)}${known.bids.map(({ value }) => html`<b class="es-own-bid">${value}</b>`)}</li>` : nothing}
  </ul>`;
}
