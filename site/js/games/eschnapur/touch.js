// @ts-check
/** What a tap on a place or on a card of the hand means. */

import { blankTerms, drafted, draftOf, fromTerms, ownSide, withCards } from "./draft.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("../contract.d.ts").Intent} Intent */
/** @typedef {import("../contract.d.ts").Selection} Selection */

/** The phases in which terms are composed. */
const TALKS = new Set(["offer", "sell", "reply"]);
/** Verbs of decisions about a card of a hand. */
const HANDS = new Set(["give", "pick", "play", "play_pass"]);
/** By place beside the temple: what buys there. */
export const BUYS = { "deck:symbols": "buy_symbol", "deck:bids": "buy_bid", stock: "buy_move" };

/**
 * How a choice begins: an opponent begins with the offer that stands, or an empty one; whoever goes on keeps the terms.
 * @param {EschnapurView} view
 * @param {{selection: Selection, view: EschnapurView} | null} before
 * @returns {Partial<Selection>}
 */
export function begin(view, before) {
  if (before && TALKS.has(view.phase)) return { draft: before.selection.draft };
  if (view.phase !== "offer" || !view.mover) return { draft: {} };
  const standing = view.board.sale?.offers[view.mover];
  return { draft: { terms: standing ? fromTerms(standing, null) : blankTerms(1, null) } };
}

/** The offer to walk to an area, and the one to open its niche. @param {Context} context @param {string | null} place */
export function waysTo({ offers }, place) {
  return {
    walk: offers.find(({ verb, refs }) => verb === "walk" && refs.includes(place ?? "")),
    open: offers.find(
      ({ verb, refs }) => verb === "open_niche" && refs.includes((place ?? "").replace("area:", "niche:")),
    ),
  };
}

/** @param {Context} context @param {string} place @returns {Intent} */
export function tap(context, place) {
  const { selection, offers } = context;
  const isAgain = selection.place === place;
  if (place in BUYS) {
    const verb = BUYS[/** @type {keyof typeof BUYS} */ (place)];
    const offer = offers.find((each) => each.verb === verb);
    if (!offer) return { explain: verb };
    return isAgain ? { play: offer.actions } : { select: { place } };
  }
  const { walk, open } = waysTo(context, place);
  if (isAgain) return open ? { play: open.actions } : walk ? { play: walk.actions } : { select: { place: null } };
  if (!walk && !open && context.view.phase === "main") return tooFar(context, place);
  return { select: { place } };
}

/** Why an area cannot be walked to; the area is described all the same. @param {Context} context @param {string} place @returns {Intent} */
function tooFar(context, place) {
  const { view, say } = context;
  const area = place.slice("area:".length);
  const own = view.seats[view.mover ?? ""];
  if (!place.startsWith("area:") || own?.area === area) return { select: { place } };
  return {
    explain: `step ${area}`,
    instead: ({ key }) =>
      key === "no_passage" ? say("too-far", { steps: view.board.steps[area] ?? 0, moves: own?.moves ?? 0 }) : null,
  };
}

/**
 * A tap on a card of one's own hand: it goes into the tray, or is chosen to be given or laid.
 * @param {Context} context
 * @param {string} ref such as `card:sym.red`
 * @returns {Intent}
 */
export function tapCard(context, ref) {
  const { view } = context;
  const draft = draftOf(context);
  if (view.phase === "offer" || draft.terms) return tradeCard(context, ref);
  const isBid = view.phase === "ready" && !ref.startsWith("card:sym.");
  const isOffered = context.offers.some(({ verb, refs }) => HANDS.has(verb) && refs.includes(ref));
  return isBid || isOffered ? drafted(context, { card: draft.card === ref ? null : ref }) : null;
}

/** Put a card into the tray by name, or take it out again. @param {Context} context @param {string} ref @returns {Intent} */
function tradeCard(context, ref) {
  const { terms } = draftOf(context);
  const [kind, which] = ref.slice("card:".length).split(".");
  if (!terms || !which) return null;
  const side = ownSide(context.view);
  const { cards } = terms[side];
  const named = cards.filter((card) => card.kind === kind && card.which === which);
  const held = heldOf(context, ref);
  const without = cards.filter((card) => !named.includes(card));
  const card = { kind: kind === "sym" ? /** @type {const} */ ("sym") : /** @type {const} */ ("bid"), which };
  return drafted(context, {
    terms: withCards(terms, side, named.length < held ? [...cards, card] : without),
    open: null,
  });
}

/** How many of a card the mover holds. @param {Context} context @param {string} ref */
export function heldOf({ view }, ref) {
  const hand = view.seats[view.mover ?? ""]?.hand;
  const [kind, which] = ref.slice("card:".length).split(".");
  if (kind === "sym") return hand?.symbols.filter((colour) => colour === which).length ?? 0;
  return hand?.bids.filter(({ value }) => String(value) === which).length ?? 0;
}

/** The references of the cards that are chosen, or lie in the own tray by name. @param {Context} context */
export function pickedCards(context) {
  const { card, terms } = draftOf(context);
  const cards = terms?.[ownSide(context.view)].cards ?? [];
  return [...(card ? [card] : []), ...cards.map(({ kind, which }) => `card:${kind}.${which}`)];
}
