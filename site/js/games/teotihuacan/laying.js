// @ts-check
/** Laying a pyramid tile: which tile is in hand, where it is held, how it is turned and what is saved on it. */

import { matching } from "../../ui/offers.js";
import { named } from "./gestures.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../contract.d.ts").Intent} Intent */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

/** The pyramid tile in hand. @param {Context} context */
export function tileInHand({ view, selection }) {
  const { offer } = view.board.pyramid;
  const { tile } = selection.draft;
  return tile && offer.includes(tile) ? tile : offer[0];
}

/** The offers to lay the tile in hand on a square. @param {Context} context @param {string} square */
export function laysOn(context, square) {
  return matching(context.offers, ["verb:build", `pyramid:${tileInHand(context)}`, `square:${square}`]);
}

/** What laying the tile in hand on a square would bring, for each rotation. @param {Context} context @param {string} square */
export function outcomes(context, square) {
  return context.view.board.pyramid.layings[tileInHand(context)]?.[square] ?? [];
}

/** The most points that the tile in hand can bring on a square. @param {Context} context @param {string} square */
export function mostPoints(context, square) {
  return Math.max(...outcomes(context, square).map(({ points }) => points));
}

/** The rotations of the tile in hand that look different. @param {Context} context */
function rotations(context) {
  const icons = context.facts.pyramid.tiles[tileInHand(context)];
  return icons.map((_, at) => at).filter((at) => icons.indexOf(icons[at]) === at);
}

/** The square over which the tile is held. @param {Context} context */
export function squareInQuestion({ selection, view }) {
  const { place } = selection;
  const square = place?.startsWith("square:") ? place.slice(7) : null;
  return square && view.board.pyramid.free.includes(square) ? square : null;
}

/** Hold the tile over a square, turned so that it brings most; a square where it is held already turns it. @param {Context} context @param {string} square @returns {Intent} */
export function holdOver(context, square) {
  if (square === squareInQuestion(context)) return turnTile(context, 1);
  const ways = outcomes(context, square);
  const most = mostPoints(context, square);
  const temples = Math.max(...ways.filter(({ points }) => points === most).map((way) => way.temples.length));
  const rotation = ways.findIndex(({ points, temples: steps }) => points === most && steps.length === temples);
  return { select: { place: `square:${square}`, draft: { ...context.selection.draft, rotation } } };
}

/** How the tile is turned. @param {Context} context */
export function rotation({ selection }) {
  return selection.draft.rotation ?? 0;
}

/** Turn the tile in hand. @param {Context} context @param {1 | -1} by @returns {Intent} */
export function turnTile(context, by) {
  if (context.view.phase !== "build") return null;
  const turns = rotations(context);
  const now = turns.indexOf(rotation(context) % turns.length);
  const next = turns[(now + by + turns.length) % turns.length];
  return { select: { draft: { ...context.selection.draft, rotation: next } } };
}

/** The goods of which one can be saved on the tile, "" for none. @param {Context} context @returns {string[]} */
export function savings(context) {
  const square = squareInQuestion(context);
  const ways = square ? laysOn(context, square) : matching(context.offers, ["verb:build"]);
  return [...new Set(ways.map((offer) => named(offer, "save")[0] ?? ""))];
}

/** The good saved: the one chosen, else any that can be, because a discount costs nothing. @param {Context} context */
export function saved(context) {
  const ways = savings(context);
  const { saved: chosen } = context.selection.draft;
  if (chosen !== undefined && ways.includes(chosen)) return chosen;
  return ways.find((good) => good === "stone") ?? ways.find(Boolean) ?? "";
}

/** The offer to lay the tile as it is held now. @param {Context} context @returns {Offer | undefined} */
export function laying(context) {
  const square = squareInQuestion(context);
  if (!square || context.view.phase !== "build") return undefined;
  const good = saved(context);
  const turned = laysOn(context, square).filter((offer) => named(offer, "rotation")[0] === String(rotation(context)));
  return turned.find((offer) => (named(offer, "save")[0] ?? "") === good);
}
