// @ts-check
/** What has not come into play yet, and what is out of it: tokens, supply tiles, bid cards, and the known end of the symbol deck. */

import { html, nothing } from "lit-html";
import { supplyTile, symbolIcon, token } from "./cards.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function supplies({ view, say, facts }) {
  const { tokens_left, tokens_lost, pool, pool_count, bid_discard, symbol_deck } = view.board;
  return html`<details class="left es-left"><summary>${say("supplies-title")}</summary>
    <p>${say("supplies-tokens", { count: tokens_left.length })}</p><ul class="es-left-tokens">${tokens_left.map((name) => html`<li>${token(name)}</li>`)}</ul>
    ${tokens_lost.length ? html`<p>${say("supplies-lost")}</p><ul class="es-left-tokens">${tokens_lost.map((name) => html`<li>${token(name)}</li>`)}</ul>` : nothing}
    ${
      symbol_deck.returned.length
        ? html`<p>${say("supplies-queue")}</p><ol class="es-left-queue">${symbol_deck.returned.map((colour) => html`<li><span role="img" aria-label=${say(`colour-${colour}`)}>${symbolIcon(colour)}</span></li>`)}</ol>`
        : nothing
    }
    ${bid_discard.length ? html`<p>${say("supplies-discard")} <b>${bid_discard.join(", ")}</b></p>` : nothing}
    <p>${say("supplies-tiles", { count: pool_count })}</p><ul class="es-left-tiles">${Object.entries(pool).map(([name, count]) => html`<li>${supplyTile(facts.tiles[name])}<b>×${count}</b></li>`)}</ul></details>`;
}
