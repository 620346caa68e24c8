// @ts-check
/** The hand below the board: cards as cards, and what else a seat owns; covered, it shows backs. */

import { html, nothing } from "lit-html";
import { bidCard, cardBack, coinIcon, footprintIcon, passCard, symbolCard } from "./cards.js";
import { HAND } from "./drag.js";

/** @typedef {import("./types.d.ts").Cards} Cards */
/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").EschnapurSeat} EschnapurSeat */

/**
 * What can be done with a hand.
 * @typedef {object} Use
 * @property {string} seat whose hand it is
 * @property {EschnapurSeat} [own] what that seat has, if it comes from another view than the one on show
 * @property {Set<string>} [live] references of cards that can be chosen, such as `card:bid.15`
 * @property {string[]} [picked] references of the chosen cards; one that is chosen twice is listed twice
 * @property {(ref: string) => void} [tap]
 * @property {boolean} [trades] whether coins and movement tiles can be dragged away
 * @property {unknown} [doors] buttons beside the name
 */

/** @param {Context} context @param {Use} use */
export function handRow(
  context,
  { seat, own = context.view.seats[seat], live = new Set(), picked = [], tap, trades = false, doors = nothing },
) {
  const { say, nameOf, emblem } = context;
  return html`<div class="es-hand" data-drop=${HAND}>
    <div class="es-hand-who"><p>${emblem(seat)}<b>${context.covered ? say("hand-of", { name: nameOf(seat) }) : say("hand-yours")}</b></p>${doors}</div>
    <ul class="es-hand-cards">${own.hand ? openCards(context, own, own.hand, { live, picked: [...picked], tap }) : covered(context, own)}</ul>
    ${purse(context, own, trades)}</div>`;
}

/** @param {Context} context @param {EschnapurSeat} own @param {Cards} hand @param {{live: Set<string>, picked: string[], tap?: (ref: string) => void}} use */
function openCards({ say, facts }, own, hand, use) {
  const known = own.known.symbols.slice();
  const symbols = hand.symbols.map((colour) => {
    const isKnown = takeOut(known, colour);
    const label = say("card-symbol", { colour: { id: `colour-${colour}` } });
    return card(
      `card:sym.${colour}`,
      label,
      symbolCard(colour, say(`colour-${colour}`)),
      isKnown ? say("card-known") : "",
      use,
    );
  });
  const bids = hand.bids.map((bid) => {
    const isKnown = own.known.bids.some(({ value }) => value === bid.value);
    return card(
      `card:bid.${bid.value}`,
      say("card-bid", { ...bid }),
      bidCard(bid),
      isKnown ? say("card-known") : "",
      use,
    );
  });
  const pass = card("card:pass", say("card-pass", { coins: facts.pass_coins }), passCard(facts.pass_coins), "", use);
  return [...symbols, ...bids, pass];
}

/** One card: a button if it can be chosen. @param {string} ref @param {string} label @param {unknown} picture @param {string} known @param {{live: Set<string>, picked: string[], tap?: (ref: string) => void}} use */
function card(ref, label, picture, known, { live, picked, tap }) {
  const isPicked = takeOut(picked, ref);
  const words = [label, known].filter(Boolean).join(", ");
  const inside = html`<span class="unseen">${words}</span>${picture}${known ? html`<i class="es-known"></i>` : nothing}`;
  return html`<li class=${isPicked ? "es-hand-card es-hand-picked" : "es-hand-card"} title=${known || nothing}>${
    tap && live.has(ref)
      ? html`<button type="button" data-ref=${ref} data-drag=${ref} aria-pressed=${isPicked} @click=${() => tap(ref)}>${inside}</button>`
      : html`<span class="es-hand-still" data-ref=${ref}>${inside}</span>`
  }</li>`;
}

/** Takes one out of a list; whether it was there. @template T @param {T[]} list @param {T} one */
function takeOut(list, one) {
  const at = list.indexOf(one);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
}

/** @param {Context} context @param {EschnapurSeat} own */
function covered({ say }, { symbol_cards, bid_cards }) {
  const backs = (/** @type {"sym" | "bid"} */ type, /** @type {number} */ count) =>
    count
      ? html`<li class="es-hand-pile"><span class="unseen">${say(`cards-${type}`, { count })}</span>${cardBack(type)}<b aria-hidden="true">${count}</b></li>`
      : nothing;
  return html`${backs("sym", symbol_cards)}${backs("bid", bid_cards)}<li class="es-hand-note">${say("hand-covered")}</li>`;
}

/** Coins, movement tiles, supply tiles and tokens of a seat. @param {Context} context @param {EschnapurSeat} own @param {boolean} trades */
function purse({ say, facts, view }, { coins, moves, tile_points, tokens, projected }, trades) {
  return html`<div class="es-purse"><p class="es-purse-goods"><span role="img" data-drag=${trades && coins ? "coins" : nothing} aria-label=${say("has-coins", { count: coins })}>${coinIcon()}<b>${coins}</b></span>
      <span role="img" data-drag=${trades && moves ? "moves" : nothing} aria-label=${say("has-moves", { count: moves })}>${footprintIcon()}<b>${moves}</b></span></p>
    <p>${say("has-tiles", { points: tile_points, needed: facts.exchange_points })}</p><progress value=${tile_points} max=${facts.exchange_points} aria-hidden="true"></progress>
    <p class="small">${say("has-tokens", { count: tokens.length })}${view.mover === null ? nothing : html` · ${say("projected", { ...projected.parts })}`}</p></div>`;
}
