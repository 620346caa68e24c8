// @ts-check
/** What a seat has for all to see, as part of its card: goods, counts of cards, known cards, tiles, tokens, the monk. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
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
    ${count(say("has-tiles", { points: tile_points, needed: facts.exchange_points }), tileIcon(), html`${keyed(tile_points, html`<span class="es-own-points">${tile_points}</span>`)}<small>/${facts.exchange_points}</small>`)}
    ${count(say("has-tokens", { count: tokens.length }), tokenIcon(), tokens.length)}
    ${knownCards(say, known)}
  </ul>
  <p class="es-own-tags">${monk ? html`<span class="es-own-monk" title=${say("has-monk-long")}>${monkIcon()}${say("has-monk")}</span>` : nothing}${committed ? html`<span class="es-own-laid">${say("has-laid")}</span>` : nothing}</p>`;
}

/** What everybody knows of a hand. @param {Context["say"]} say @param {import("./types.d.ts").EschnapurSeat["known"]} known */
function knownCards(say, known) {
  const { symbols, bids } = known;
  if (!symbols.length && !bids.length) return nothing;
  const all = html`<li class="es-own-known" title=${say("own-known")}><span class="unseen">${say("own-known")}</span>${eyeIcon()}${symbols.map((colour) => html`<span role="img" aria-label=${say(`colour-${colour}`)}>${symbolIcon(colour)}</span>`)}${bids.map(({ value }) => html`<b class="es-own-bid">${value}</b>`)}</li>`;
  return keyed(JSON.stringify(known), all);
}
