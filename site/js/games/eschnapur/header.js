// @ts-check
/** What the top bar says, what the mover has to spend, and what would be lost at the end of a turn. */

import { html, nothing } from "lit-html";
import { coinIcon, footprintIcon } from "./cards.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function header({ view, say }) {
  const { opened, to_open: all, bank, bid_deck, symbol_deck, pool_count } = view.board;
  return html`<p class="top-facts" title=${say("header-long", { bank, bids: bid_deck, symbols: symbol_deck.count, tiles: pool_count })}>${say("header", { opened, all })}</p>`;
}

/** Coins and steps of the mover, beside the title. @param {Context} context @param {boolean} isSpent */
export function purse({ view, say }, isSpent) {
  const own = view.seats[view.mover ?? ""];
  if (!own || isSpent) return nothing;
  return html`<span class="es-spend" role="img" aria-label=${say("purse", { coins: own.coins, moves: own.moves })}>${coinIcon()}<b>${own.coins}</b>${footprintIcon()}<b>${own.moves}</b></span>`;
}

/** What would be lost if the turn ended now: a niche that could be opened. @param {Context} context */
export function unspent({ offers, say }) {
  const open = offers.filter(({ verb }) => verb === "open_niche").length;
  return open ? say("end-lost", { count: open }) : null;
}
