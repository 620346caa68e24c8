// @ts-check
/** What a tap on a place means, judging by the offers there. */

import { matching, things } from "../../ui/offers.js";
import { DOUBLE, gestures, laidOut, meant, named, walks } from "./gestures.js";
import { holdOver, laying, laysOn, squareInQuestion, turnTile } from "./laying.js";
import { choose, isShown } from "./question.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").TeotihuacanView} TeotihuacanView */
/** @typedef {import("../contract.d.ts").Intent} Intent */
/** @typedef {import("../contract.d.ts").Selection} Selection */

/** @param {Context} context @param {string} place @returns {Intent} */
export function tap(context, place) {
  const [sort, name] = place.split(":");
  if (sort === "pill") return press(context, place, isShown(context, place));
  switch (context.view.phase) {
    case "turn":
      return sort === "worker"
        ? takeWorker(context, place)
        : sort === "board"
          ? goTo(context, name)
          : look(context, place);
    case "station":
    case "keep":
      return toggle(context, place);
    case "build":
      return sort === "square"
        ? layOn(context, name)
        : sort === "pyramid"
          ? takeTile(context, name)
          : look(context, place);
    case "decorate":
      return decorate(context, place, isShown(context, place));
    default:
      return single(context, place);
  }
}

/**
 * Do what a pill stands for, or say why it cannot be done.
 * @param {Context} context
 * @param {string} place
 * @param {boolean} shown whether its preview is on show
 * @returns {Intent}
 */
export function press(context, place, shown) {
  const gesture = gestures(context).find((each) => each.place === place);
  if (!gesture) return null;
  if (gesture.offer) return choose(context, place, shown);
  return { explain: gesture.attempt, ...(gesture.before.length && { after: gesture.before }) };
}

/** Choose a worker, or put it back; with the double-move tile laid out, a second one of the same board joins. @param {Context} context @param {string} ref @returns {Intent} */
export function takeWorker(context, ref) {
  const { selection, view } = context;
  const { chosen } = selection;
  if (!ref.startsWith(`worker:${view.mover}.`)) return look(context, ref);
  const boards = chosen.filter((each) => each.startsWith("board:"));
  const workers = chosen.filter((each) => each.startsWith("worker:"));
  const isPair = laidOut(context).includes(DOUBLE);
  if (isPair && workers.length === 1 && fits(context, [...workers, ref])) return pick([...workers, ref], boards);
  if (workers.includes(ref)) return pick(isPair ? workers.toSpliced(workers.indexOf(ref), 1) : [], boards);
  if (fits(context, [...boards, ref])) return pick([ref], boards);
  if (fits(context, [ref])) return pick([ref], []);
  const [board, power] = ref.slice(ref.indexOf(".") + 1).split("/");
  return { explain: isPair ? `move ${board}/${power}+${power} 1 double` : `move ${board}/${power} 1` };
}

/** @param {string[]} workers @param {string[]} boards @returns {Intent} */
function pick(workers, boards) {
  return { select: { chosen: [...workers, ...boards], place: null } };
}

/** Whether a move that the tiles laid out allow touches all of this. @param {Context} context @param {string[]} chosen */
function fits(context, chosen) {
  return matching(walks(context), chosen).length > 0;
}

/** Choose the board to go to, before or after the worker. @param {Context} context @param {string} board @returns {Intent} */
function goTo(context, board) {
  const { view } = context;
  const { chosen } = context.selection;
  const ref = `board:${board}`;
  const workers = chosen.filter((each) => each.startsWith("worker:"));
  if (chosen.includes(ref)) return pick(workers, []);
  if (fits(context, [...workers, ref])) return pick(workers, [ref]);
  if (!workers.length) return look(context, ref);
  const from = workers[0].slice(workers[0].indexOf(".") + 1);
  const { ring } = view.board;
  const steps = (ring.indexOf(board) - ring.indexOf(from.split("/")[0]) + ring.length) % ring.length || ring.length;
  return { explain: `move ${from} ${steps}` };
}

/** Add to what is chosen, or take it out again. @param {Context} context @param {string} ref @returns {Intent} */
export function toggle(context, ref) {
  const { chosen } = context.selection;
  if (chosen.includes(ref)) return { select: { chosen: chosen.filter((each) => each !== ref) } };
  if (matching(context.offers, [...chosen, ref]).length) return { select: { chosen: [...chosen, ref] } };
  // One too many: the one chosen first goes.
  if (matching(context.offers, [ref]).length) return { select: { chosen: [...chosen.slice(1), ref] } };
  return look(context, ref);
}

/** Hold the tile in hand over a square, or say why it cannot lie there. @param {Context} context @param {string} square @returns {Intent} */
function layOn(context, square) {
  if (laysOn(context, square).length) return holdOver(context, square);
  const any = matching(context.offers, ["verb:build"])[0];
  const tile = context.selection.draft.tile ?? (any && named(any, "pyramid")[0]) ?? context.view.board.pyramid.offer[0];
  return { explain: `build ${tile} ${square}/0` };
}

/** Take a pyramid tile in hand; if it is held over a square, it lies there as it brings most. @param {Context} context @param {string} tile @returns {Intent} */
export function takeTile(context, tile) {
  const { selection, view } = context;
  if (!view.board.pyramid.offer.includes(tile)) return null;
  const square = squareInQuestion(context);
  const draft = { ...selection.draft, tile, rotation: 0 };
  if (!square) return { select: { draft } };
  return holdOver({ ...context, selection: { ...selection, draft, place: null } }, square);
}

/** Take a decoration, then a stairway, in any order. @param {Context} context @param {string} place @param {boolean} shown whether its preview is on show @returns {Intent} */
export function decorate(context, place, shown) {
  const { chosen } = context.selection;
  const [sort] = place.split(":");
  if (sort !== "decoration" && sort !== "stairs") return look(context, place);
  const other = chosen.filter((each) => !each.startsWith(`${sort}:`));
  if (chosen.includes(place) && !isWhole(context)) return { select: { chosen: other, place: null } };
  if (!matching(context.offers, [place]).length) {
    const { decoration_offer: offer } = context.view.board.pyramid;
    return {
      explain: sort === "stairs" ? `decorate ${offer[0]} ${place.slice(7)}` : `decorate ${place.slice(11)} north`,
    };
  }
  const fitting = matching(context.offers, [...other, place]);
  const actions = other.length && fitting.length === 1 ? fitting[0].actions : null;
  if (actions && shown) return { play: actions };
  return { select: { chosen: [...other, place], place: actions ? place : null } };
}

/** Whether what is chosen leaves one offer. @param {Context} context */
function isWhole({ left, selection }) {
  return selection.chosen.length > 1 && left.length === 1;
}

/** One of the things that the decision is about; anything else is only looked at. @param {Context} context @param {string} place @returns {Intent} */
function single(context, place) {
  if (matching(context.offers, [meant(place)]).length) return choose(context, place, isShown(context, place));
  const attempt = attempted(context, meant(place));
  return attempt ? { explain: attempt } : look(context, place);
}

/** What a tap on something impossible meant, by what the offers are about. @param {Context} context @param {string} place @returns {string | null} */
function attempted(context, place) {
  const [sort, name] = place.split(":");
  if (!things(context.offers, sort).size) return null;
  const verbs = { temple: "advance", technology: "learn", house: "house", wheel: "ascend" };
  if (sort in verbs) return `${verbs[/** @type {keyof typeof verbs} */ (sort)]} ${name}`;
  if (sort === "discovery") return `claim ${name.split(".")[1]}`;
  return sort === "worker" && name.startsWith(`${context.view.mover}.`) ? `raise ${name.slice(3)}` : null;
}

/** Show what there is to know about a place, or no longer. @param {Context} context @param {string} place @returns {Intent} */
function look({ selection }, place) {
  return { select: { place: selection.place === place ? null : place } };
}

/**
 * How a choice begins: nothing in hand. While tiles are laid, the tile stays as it was turned.
 * @param {TeotihuacanView} _view
 * @param {{selection: Selection, view: TeotihuacanView} | null} _before
 * @returns {Partial<Selection>}
 */
export function begin(_view, _before) {
  return { draft: {} };
}

/** The wheel over the pyramid, or two fingers anywhere, turns the tile in hand. @param {Context} context @param {1 | -1} by @param {string | null} place @returns {Intent} */
export function turn(context, by, place) {
  const held = squareInQuestion(context);
  const isMeant = held && (place === null || place === `square:${held}`);
  return isMeant ? turnTile(context, by) : null;
}

/** Lay the tile as it is held. @param {Context} context @returns {Intent} */
export function lay(context) {
  const offer = laying(context);
  return offer ? { play: offer.actions } : null;
}
