// @ts-check
/** Cards and goods that are dragged: from the hand into the trays, out of the trays again, or to the sealed bids. */

import { svg } from "lit-html";
import { drafted, draftOf, ownSide, withAmount, withCards } from "./draft.js";
import { back, bidFace, coin, footprint, passFace, symbolFace } from "./goods.js";
import { heldOf, tapCard } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Colour} Colour */
/** @typedef {import("../contract.d.ts").Intent} Intent */

/** Where a card of the sealed bids is dropped. */
export const TABLE = "bids";
/** Where things are dropped that are to leave a tray. */
export const HAND = "hand";

/** The name of a tray as a place. @param {"give" | "ask"} side */
export function trayPlace(side) {
  return `tray:${side}`;
}

/** A card in a tray as a thing. @param {"give" | "ask"} side @param {number} at */
export function inTray(side, at) {
  return `tray:${side}:${at}`;
}

/** @type {NonNullable<import("../contract.d.ts").Table<import("./view.d.ts").EschnapurView>["drag"]>} */
export const drag = {
  grasp: () => null,
  lift: () => null,
  drop(any, thing, place) {
    const context = /** @type {Context} */ (any);
    if (thing.startsWith("tray:"))
      return place === thing.slice(0, thing.lastIndexOf(":")) ? null : takeOut(context, thing);
    if (place === TABLE) return draftOf(context).card === thing ? null : tapCard(context, thing);
    if (!place.startsWith("tray:")) return null;
    if (place !== trayPlace(ownSide(context.view))) return { say: context.say("tray-not-yours") };
    return thing.startsWith("card:") ? addCard(context, thing) : addGood(context, thing);
  },
  ghost(any, thing) {
    const { say, facts, ...context } = /** @type {Context} */ (any);
    if (thing === "coins") return svg`<g transform="scale(1.6)">${coin()}</g>`;
    if (thing === "moves") return svg`<g transform="scale(1.6)">${footprint()}</g>`;
    const [kind, which] = thing.startsWith("tray:")
      ? cardInTray(context, thing)
      : thing.slice("card:".length).split(".");
    if (kind === "pass") return passFace(facts.pass_coins);
    if (kind === "bid") return which in facts.bid_cards ? bidFace(Number(which), facts.bid_cards[which]) : back("bid");
    return which in facts.colours ? symbolFace(/** @type {Colour} */ (which), say(`colour-${which}`)) : back("sym");
  },
};

/** @param {{selection: {draft: unknown}}} context @param {string} thing @returns {[string, string]} */
function cardInTray(context, thing) {
  const [, side, at] = thing.split(":");
  const card = draftOf(context).terms?.[/** @type {"give" | "ask"} */ (side)].cards[Number(at)];
  return [card?.kind ?? "sym", card?.which ?? ""];
}

/** @param {Context} context @param {string} thing @returns {Intent} */
function takeOut(context, thing) {
  const { terms } = draftOf(context);
  const [, name, at] = thing.split(":");
  const side = /** @type {"give" | "ask"} */ (name);
  return (
    terms && drafted(context, { terms: withCards(terms, side, terms[side].cards.toSpliced(Number(at), 1)), open: null })
  );
}

/** A card of the hand goes into the own tray by name, unless all of its sort are there. @param {Context} context @param {string} ref @returns {Intent} */
function addCard(context, ref) {
  const { terms } = draftOf(context);
  const [kind, which] = ref.slice("card:".length).split(".");
  if (!terms || !which) return null;
  const { cards } = terms[ownSide(context.view)];
  const there = cards.filter((card) => card.kind === kind && card.which === which).length;
  return there < heldOf(context, ref) ? tapCard(context, ref) : null;
}

/** One more coin or movement tile in the own tray. @param {Context} context @param {string} thing @returns {Intent} */
function addGood(context, thing) {
  const { terms } = draftOf(context);
  const good = thing === "coins" ? "coins" : "moves";
  const side = ownSide(context.view);
  const most = context.view.seats[context.view.mover ?? ""]?.[good] ?? 0;
  return terms && drafted(context, { terms: withAmount(terms, side, good, Math.min(terms[side][good] + 1, most)) });
}
