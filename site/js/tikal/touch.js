// @ts-check
/** What a tap on a cell means, by the references of what is offered there. */

import { explain, left, letGo, myTurn, offered, shownView } from "../choose.js";
import { play } from "../flow.js";
import { matching, offers, things } from "../narrow.js";
import { state, update } from "../state.js";
import { say } from "../texts.js";

/** @param {string} cell */
export async function tap(cell) {
  const view = shownView();
  if (!view) return;
  if (!myTurn()) return update({ cell: state.cell === cell ? null : cell, chosen: [] });
  if (view.phase === "place") return layOn(cell);
  if (view.phase !== "act") return update({ cell: state.cell === cell ? null : cell });
  const fitting = state.chosen.length ? matching(offered(), [...state.chosen, `cell:${cell}`]) : [];
  if (fitting.length === 1) return play(fitting[0].actions);
  const own = ownPieces(cell);
  const held = state.chosen.find((ref) => own.includes(ref));
  if (held) return chooseNext(cell, own, held);
  const elsewhere = !things(left(), "cell").size; // what was chosen has no place on the board
  if (own.length || elsewhere || !state.chosen.length) return update({ cell, chosen: own.slice(0, 1), message: null });
  return explain(attempt(state.chosen, cell), (refusal) => tooFar(refusal, view, cell));
}

/**
 * The engine speaks of one step; whoever taps means a whole walk, and it was not among those offered.
 * @param {any} refusal
 * @param {any} view
 * @param {string} cell
 */
function tooFar(refusal, view, cell) {
  return refusal.key === "not_neighbours" ? say("too-far", { cell, ap: view.ap }) : null;
}

/**
 * The references of the mover's pieces on a cell, workers first.
 * @param {string} cell
 */
export function ownPieces(cell) {
  const view = shownView();
  const pieces = view?.cells[cell]?.pieces[view.mover];
  return ["W", "L"].filter((kind) => pieces?.[kind]).map((kind) => `piece:${view.mover}.${kind}@${cell}`);
}

/**
 * The cell stays chosen while there is more to do there than to walk.
 * @param {any} view the moment after what was done
 */
export function stays(view) {
  const ref = `cell:${state.cell}`;
  const more = offers(view).some(({ refs }) => refs.includes(ref) && !refs.some((each) => each.startsWith("piece:")));
  return more ? { cell: state.cell } : {};
}

/**
 * Tapping a chosen piece again gives the next one on the cell, then lets go.
 * @param {string} cell
 * @param {string[]} own
 * @param {string} held
 */
function chooseNext(cell, own, held) {
  const next = own[own.indexOf(held) + 1];
  if (next) update({ cell, chosen: [next], message: null });
  else letGo();
}

/**
 * The action somebody seems to mean, in notation.
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
 * Hold the tile in hand over a cell; over the same cell again it turns.
 * @param {string} cell
 */
function layOn(cell) {
  const turns = rotationsOn(cell);
  if (!turns.length) return explain(`place ${cell}/${state.rotation}`);
  if (cell === state.cell) return rotate(1);
  const turned = turns.includes(state.rotation) ? state.rotation : turns[0];
  update({ cell, rotation: turned, message: null });
}

/**
 * How the tile in hand may be turned on a cell, or anywhere.
 * @param {string | null} cell
 * @returns {string[]}
 */
export function rotationsOn(cell) {
  const view = shownView();
  if (!cell) return Object.keys(view?.hand?.stones ?? {});
  const places = matching(offered(), ["verb:place", `cell:${cell}`]);
  return places.flatMap((offer) => offer.refs.filter((ref) => ref.startsWith("rotation:")).map((ref) => ref.slice(9)));
}

/**
 * Turn the tile in hand to the next way it may lie.
 * @param {number} by 1 clockwise, -1 back
 */
export function rotate(by) {
  const turns = rotationsOn(state.cell);
  if (!turns.length) return;
  const at = turns.indexOf(state.rotation);
  const turned = turns[(at + by + turns.length) % turns.length];
  update({ rotation: turned, message: null });
}

/** The offer to lay the tile in hand on the chosen cell, turned as it is. */
export function laying() {
  return state.cell ? matching(offered(), ["verb:place", `cell:${state.cell}`, `rotation:${state.rotation}`])[0] : undefined;
}

/** How the tile in hand lies at first. @param {any} view */
export function rotation(view) {
  return Object.keys(view.hand?.stones ?? { 0: [] })[0];
}
