// @ts-check
/** What a tap on a cell means, judging by the offers there. */

import { matching, things } from "../../ui/offers.js";
import { isDirect, single, tooMany } from "./many.js";
import { ownPieces } from "./own.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").TikalView} TikalView */
/** @typedef {import("../contract.d.ts").Intent} Intent */
/** @typedef {import("../contract.d.ts").Selection} Selection */

/** Refusals of single steps, where a tap means a whole way. */
const FAR = new Set(["not_neighbours", "not_own_camp"]);

/** @param {Context} context @param {string} cell @returns {Intent} */
export function tap(context, cell) {
  const { view, selection, offers, left } = context;
  if (view.phase === "place") return layOn(context, cell);
  if (view.phase !== "act") return { select: { place: selection.place === cell ? null : cell } };
  const { chosen } = selection;
  const fitting = chosen.length ? matching(offers, [...chosen, `cell:${cell}`]) : [];
  if (fitting.length === 1) return { play: fitting[0].actions };
  const own = ownPieces(view, cell);
  const held = chosen.map(single).find((ref) => own.includes(ref));
  if (held) return chooseNext(cell, own, held);
  const isElsewhere = !things(left, "cell").size; // what was chosen has no cell on the board
  if (own.length || isElsewhere || !chosen.length) return { select: { place: cell, chosen: own.slice(0, 1) } };
  return whyNot(context, chosen, cell);
}

/**
 * Ask why what is chosen cannot be done at a cell.
 * @param {Context} context
 * @param {string[]} chosen
 * @param {string} cell
 * @returns {Intent}
 */
export function whyNot(context, chosen, cell) {
  const { view, say } = context;
  return (
    tooMany(context, chosen[0], cell) ?? {
      explain: attempt(chosen.map(single), cell),
      // None to this cell was offered.
      instead: ({ key }) =>
        FAR.has(key) && view.board.cells[cell] ? say("too-far", { cell, ap: view.board.ap }) : null,
    }
  );
}

/**
 * How a choice begins. A piece's cell stays chosen after a walk while there are more of the kind, so that several walk the same
 * way; any other cell while there is more to do there than move.
 * @param {TikalView} view
 * @param {{selection: Selection, view: TikalView} | null} before
 * @returns {Partial<Selection>}
 */
export function begin(view, before) {
  const rotation = Object.keys(view.board.hand?.stones ?? { 0: [] })[0];
  const walker = before?.selection.chosen.map(single).find((ref) => ref.startsWith("piece:"));
  if (before && walker && hasLeft(before.view, view, walker) && matching(view.offers, [walker]).length)
    return { draft: { rotation }, chosen: [walker], place: walker.split("@")[1] };
  const place = before?.selection.place ?? null;
  const isMore = view.offers.some(
    (offer) => offer.refs.includes(`cell:${place}`) && (isDirect(offer) || !["enter", "walk"].includes(offer.verb)),
  );
  return { draft: { rotation }, ...(isMore && { place }) };
}

/** Whether a piece like this one has just left its cell. @param {TikalView} before @param {TikalView} after @param {string} ref */
function hasLeft(before, after, ref) {
  const [, seat, kind, cell] = /** @type {RegExpMatchArray} */ (ref.match(/:(\w+)\.(\w)@(\w+)/));
  const count = (/** @type {TikalView} */ { board }) =>
    board.cells[cell]?.pieces[seat]?.[/** @type {"W" | "L"} */ (kind)] ?? 0;
  return count(after) < count(before);
}

/**
 * Tapping a chosen piece again chooses the next one on the cell, and finally none.
 * @param {string} cell
 * @param {string[]} own
 * @param {string} held
 * @returns {Intent}
 */
function chooseNext(cell, own, held) {
  const next = own[own.indexOf(held) + 1];
  return next ? { select: { place: cell, chosen: [next] } } : { deselect: true };
}

/**
 * The action that a tap probably meant, in notation.
 * @param {string[]} chosen
 * @param {string} cell
 */
function attempt(chosen, cell) {
  const [sort, name] = chosen[0].split(":");
  if (sort === "piece") {
    const [, kind, from] = /** @type {RegExpMatchArray} */ (name.match(/\.(.)@(.+)/));
    return `move ${kind} ${from}-${cell}`;
  }
  if (sort === "reserve") return `enter ${name.at(-1)} ${cell}`;
  return `${name} ${cell}`;
}

/**
 * Hold the tile in hand over a cell; tapping the same cell again turns it.
 * @param {Context} context
 * @param {string} cell
 * @returns {Intent}
 */
export function layOn(context, cell) {
  const { place } = context.selection;
  const now = rotation(context);
  const turns = rotationsOn(context, cell);
  if (!turns.length) return { explain: `place ${cell}/${now}` };
  if (cell === place) return rotate(context, 1);
  return { select: { place: cell, draft: { rotation: turns.includes(now) ? now : turns[0] } } };
}

/** The rotation of the tile in hand. @param {Context} context */
export function rotation({ selection }) {
  return selection.draft.rotation ?? "0";
}

/**
 * The rotations that the tile in hand may have on a cell, or anywhere.
 * @param {Context} context
 * @param {string | null} cell
 * @returns {string[]}
 */
export function rotationsOn({ view, offers }, cell) {
  if (!cell) return Object.keys(view.board.hand?.stones ?? {});
  const places = matching(offers, ["verb:place", `cell:${cell}`]);
  return places.flatMap((offer) => offer.refs.filter((ref) => ref.startsWith("rotation:")).map((ref) => ref.slice(9)));
}

/**
 * Turn the tile in hand to the next possible rotation.
 * @param {Context} context
 * @param {1 | -1} by 1 clockwise, -1 anticlockwise
 * @returns {Intent}
 */
export function rotate(context, by) {
  const turns = rotationsOn(context, context.selection.place);
  if (!turns.length) return null;
  const at = turns.indexOf(rotation(context));
  return { select: { draft: { rotation: turns[(at + by + turns.length) % turns.length] } } };
}

/**
 * The wheel over the chosen cell, or two fingers anywhere, turns the tile that is held there.
 * @param {Context} context
 * @param {1 | -1} by
 * @param {string | null} place
 * @returns {Intent}
 */
export function turn(context, by, place) {
  const chosen = context.selection.place;
  const isMeant = context.view.phase === "place" && chosen && (place === null || place === chosen);
  return isMeant ? rotate(context, by) : null;
}

/** The offer to lay the tile in hand on the chosen cell, in its current rotation. @param {Context} context */
export function laying(context) {
  const { place } = context.selection;
  return place
    ? matching(context.offers, ["verb:place", `cell:${place}`, `rotation:${rotation(context)}`])[0]
    : undefined;
}

/** Lay the tile as it is held now. @param {Context} context @returns {Intent} */
export function lay(context) {
  const offer = laying(context);
  return offer ? { play: offer.actions } : null;
}
