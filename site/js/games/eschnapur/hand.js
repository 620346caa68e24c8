// @ts-check
/** The hand below the board: cards as cards, and what else a seat owns; covered, it shows backs. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
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

/**
 * A card of an open hand.
 * @typedef {object} Shown
 * @property {string} ref
 * @property {string} label
 * @property {unknown} picture
 * @property {boolean} isKnown whether everybody knows of it
 * @property {number} at its place in the row
 */

/** @param {Context} context @param {Use} use */
export function handRow(
  context,
  { seat, own = context.view.seats[seat], live = new Set(), picked = [], tap, trades = false, doors = nothing },
) {
  const { say, nameOf, emblem } = context;
  return html`<div class="es-hand" data-drop=${HAND}>
    <div class="es-hand-who"><p>${emblem(seat)}<b>${context.covered ? say("hand-of", { name: nameOf(seat) }) : say("hand-yours")}</b></p>${doors}</div>
    ${own.hand ? openCards(context, own, own.hand, { live, picked: [...picked], tap }) : html`<ul class="es-hand-cards">${covered(context, own)}</ul>`}
    ${purse(context, own, trades)}</div>`;
}

/** How far the bid cards lie from the symbol cards, in cards. */
const APART = 0.15;

/**
 * The cards as they lie. They glide to their places when others come and go: none jumps away under the pointer.
 * @param {Context} context @param {EschnapurSeat} own @param {Cards} hand @param {{live: Set<string>, picked: string[], tap?: (ref: string) => void}} use
 */
function openCards({ say, facts }, own, hand, use) {
  const known = own.known.symbols.slice();
  const symbols = hand.symbols.map((colour, at) => ({
    ref: `card:sym.${colour}`,
    label: say("card-symbol", { colour: { id: `colour-${colour}` } }),
    picture: symbolCard(colour, say(`colour-${colour}`)),
    isKnown: takeOut(known, colour),
    at,
  }));
  const bids = hand.bids.map((bid, at) => ({
    ref: `card:bid.${bid.value}`,
    label: say("card-bid", { ...bid }),
    picture: bidCard(bid),
    isKnown: own.known.bids.some(({ value }) => value === bid.value),
    at: symbols.length + at + APART,
  }));
  const pass = {
    ref: "card:pass",
    label: say("card-pass", { coins: facts.pass_coins }),
    picture: passCard(facts.pass_coins),
    isKnown: false,
    at: symbols.length + bids.length + APART,
  };
  /** @type {Shown[]} */
  const all = [...symbols, ...bids, pass];
  const keyOf = (/** @type {Shown} */ one) => `${one.ref} ${all.filter(({ ref }) => ref === one.ref).indexOf(one)}`;
  return html`<ul class="es-hand-cards es-hand-open" .style=${`--last: ${pass.at}`}>${repeat(all, keyOf, (one) => card(one, one.isKnown ? say("card-known") : "", use))}</ul>`;
}

/** One card: a button if it can be chosen. @param {Shown} shown @param {string} known @param {{live: Set<string>, picked: string[], tap?: (ref: string) => void}} use */
function card({ ref, label, picture, at }, known, { live, picked, tap }) {
  const isPicked = takeOut(picked, ref);
  const words = [label, known].filter(Boolean).join(", ");
  const inside = html`<span class="unseen">${words}</span>${picture}${known ? html`<i class="es-known"></i>` : nothing}`;
  return html`<li class=${isPicked ? "es-hand-card es-hand-picked" : "es-hand-card"} .style=${`--at: ${at}`} title=${known || nothing}>${
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
    <p class="small">${[say("has-tokens", { count: tokens.length }), ...(view.mover === null ? [] : [say("projected", { ...projected.parts })])].join(" · ")}</p></div>`;
}
