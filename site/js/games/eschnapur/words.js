// @ts-check
/** Goods, cards and places in words. */

import { list } from "../../ui/texts.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Thing} Thing */
/** @typedef {import("../contract.d.ts").Words} Words */

/** A thing that changes hands, as part of a text. @param {Thing} thing */
function thingPart({ good, amount, mode, colour, value }) {
  if (mode !== "named") return { id: mode ? `thing-${good}-${mode}` : `thing-${good}`, params: { amount } };
  return good === "bid_card"
    ? { id: "thing-bid-named", params: { value } }
    : { id: "thing-symbol-named", params: { amount, colour: { id: `colour-${colour}` } } };
}

/** Several of them. @param {Thing[]} things */
export function thingsPart(things) {
  return things.length ? things.map(thingPart) : { id: "thing-nothing" };
}

/** A thing that changes hands, in words. @param {Pick<Words, "say">} words @param {Thing} thing */
export function thingWords({ say }, thing) {
  const { id, params } = thingPart(thing);
  return say(id, params);
}

/** Several of them. @param {Pick<Words, "say">} words @param {Thing[]} things */
export function thingsWords(words, things) {
  return list(things.map((thing) => thingWords(words, thing)));
}

/** What a tray holds, as things. @param {import("./types.d.ts").Tray} tray @returns {Thing[]} */
export function trayThings({ coins, moves, cards }) {
  /** @type {Thing[]} */
  const found = [];
  if (coins) found.push({ good: "coins", amount: coins });
  if (moves) found.push({ good: "movement_tiles", amount: moves });
  return [...found, ...cards.map(cardThing)];
}

/** @param {import("./types.d.ts").Card} card @returns {Thing} */
export function cardThing({ kind, which }) {
  const good = kind === "sym" ? "symbol_card" : "bid_card";
  if (which === "any" || which === "blind" || which === "pick") return { good, amount: 1, mode: which };
  if (kind === "bid") return { good, amount: 1, mode: "named", value: Number(which) };
  return { good, amount: 1, mode: "named", colour: /** @type {import("./types.d.ts").Colour} */ (which) };
}

/** What a supply tile brings, in words. @param {Pick<Words, "say">} words @param {import("./types.d.ts").Tile} tile */
export function tileWords({ say }, { goods, amount, points }) {
  return say("tile-words", { goods: { id: `tile-${goods}`, params: { amount } }, points });
}

/** A card of a hand by its reference, as part of a text. @param {string} ref */
export function cardPart(ref) {
  const [kind, which] = ref.slice("card:".length).split(".");
  if (kind === "pass") return { id: "name-pass", params: {} };
  return kind === "bid"
    ? { id: "name-bid", params: { value: which } }
    : { id: "name-symbol", params: { colour: { id: `colour-${which}` } } };
}

/** The same in words. @param {Pick<Words, "say">} words @param {string} ref */
export function cardWords({ say }, ref) {
  const { id, params } = cardPart(ref);
  return say(id, params);
}

/** What can be done at a place now, in words. @param {Context} context @param {string} place */
export function offersAt({ offers, say }, place) {
  const here = offers.filter(({ refs }) => refs.includes(place));
  const opens = offers.find(({ refs }) => refs.includes(place.replace("area:", "niche:")));
  const offer = opens ?? here[0];
  if (!offer) return null;
  const { moves = 0, coins = 0 } = offer.cost;
  if (offer.verb === "walk" || offer.verb === "open_niche") return say(`offer-${offer.verb}`, { moves, coins });
  return say("offer-buy", { coins });
}
