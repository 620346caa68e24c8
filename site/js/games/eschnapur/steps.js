// @ts-check
/** A plan in words and places; the steps of one walk are one. */

import { actionOf, fromTerms } from "./draft.js";
import { cardPart, thingsPart, trayThings } from "./words.js";

/** @typedef {import("../contract.d.ts").Words} Words */
/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {{text: string, place: string | null}} Step */

/**
 * @param {Words} words
 * @param {string[]} actions in notation
 * @param {EschnapurView | null} view the moment before them, if known
 * @returns {Step[]}
 */
export function steps(words, actions, view) {
  /** @type {Step[]} */
  const found = [];
  let count = 0;
  for (const [at, action] of actions.entries()) {
    const [verb, area] = action.split(" ");
    if (verb === "step") {
      count += 1;
      if (actions[at + 1]?.startsWith("step ")) continue;
      found.push({ text: words.say("step-walk", { area: { id: `area-${area}` }, count }), place: `area:${area}` });
      count = 0;
    } else found.push(inWords(words, action, view, found.at(-1)?.place ?? null));
  }
  return found;
}

/** By verb: the place on the board. */
const PLACES = { buy_symbol: "deck:symbols", buy_bid: "deck:bids", buy_move: "stock", begin_sale: "pool" };

/** @param {Words} words @param {string} action @param {EschnapurView | null} view @param {string | null} last place of the plan so far @returns {Step} */
function inWords(words, action, view, last) {
  const { say, nameOf } = words;
  const [verb, ...rest] = action.split(" ");
  const mover = view?.seats[view.mover ?? ""];
  const place = PLACES[/** @type {keyof typeof PLACES} */ (verb)] ?? null;
  if (verb === "open_niche")
    return { text: say("step-open_niche"), place: last ?? (mover ? `area:${mover.area}` : null) };
  if (verb === "offer" || verb === "counter") return { text: termsInWords(words, action), place };
  if (verb === "accept") return { text: say("step-accept", { name: nameOf(rest[0]) }), place };
  if (verb === "play" || verb === "give" || verb === "pick") {
    const ref = verb === "play" ? `card:bid.${rest[0]}` : `card:${rest.join(".")}`;
    return { text: say(`step-${verb}`, { card: cardPart(ref) }), place };
  }
  if (verb === "exchange")
    return { text: say("step-exchange", { tiles: rest[0], take: { id: `take-${rest[1].replace("+", "-")}` } }), place };
  return { text: say(`step-${verb}`), place };
}

/** @param {Words} words @param {string} action */
function termsInWords(words, action) {
  const { say, nameOf } = words;
  const parts = action.split(" ");
  const to = parts[0] === "counter" ? parts[1] : null;
  const [slot, give, , ask = ""] = parts.slice(to ? 2 : 1);
  const terms = fromTerms({ slot: Number(slot), give, ask, gives: [], asks: [] }, to);
  const params = {
    slot: Number(slot),
    give: thingsPart(trayThings(terms.give)),
    ask: thingsPart(trayThings(terms.ask)),
    asks: ask ? "yes" : "no",
    name: to ? nameOf(to) : "",
  };
  return actionOf(terms) ? say(to ? "step-counter" : "step-offer", params) : action;
}
