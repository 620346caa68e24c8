// @ts-check
/** Cells in words, for those who listen and for those who point. */

import { nameOf } from "../seats.js";
import { state } from "../state.js";
import { say } from "../texts.js";

/**
 * All there is to know about a cell.
 * @param {any} view
 * @param {string} cell
 * @param {Map<string, import("../narrow.js").Offer>} targets what can be chosen now, by cell
 * @returns {string[]}
 */
export function describe(view, cell, targets) {
  const hex = view.cells[cell];
  const target = targets.get(cell);
  const offer = target && state.chosen.length ? [say("cell-offer", { cost: target.cost })] : [];
  if (!hex) return [say("cell-blank"), ...(target && view.phase === "place" ? [say("cell-placeable")] : offer)];
  return [
    say(`cell-${hex.kind}`, { value: hex.value ?? 0, tokens: hex.tokens ?? 0 }),
    ...(hex.guard ? [say("cell-guard", { name: nameOf(hex.guard) })] : []),
    ...(hex.camp ? [say("cell-camp", { name: nameOf(hex.camp) })] : []),
    ...Object.entries(hex.pieces).map(([seat, { W, L }]) => say("cell-pieces", { name: nameOf(seat), workers: W, leader: L })),
    ...(hex.owner && !hex.guard ? [say("cell-owner", { name: nameOf(hex.owner), lead: hex.lead })] : []),
    ...(hex.value && !hex.owner && Object.keys(hex.pieces).length ? [say("cell-tied")] : []),
    ...offer,
  ];
}

/** Where one begins to look around: the camp from which everybody sets out. @param {any} view @returns {string} */
export function entry(view) {
  return Object.keys(view.cells).find((cell) => view.cells[cell].kind === "base_camp") ?? Object.keys(view.cells)[0];
}

/**
 * The ways out of a cell, with what they cost.
 * @param {any} view
 * @param {string} cell
 */
export function waysFrom(view, cell) {
  const ways = Object.entries(view.borders).filter(([border]) => border.split("-").includes(cell));
  const other = (/** @type {string} */ border) => border.split("-").find((end) => end !== cell);
  return ways.map(([border, cost]) => say("cell-way", { cell: other(border) ?? "", cost })).join(", ");
}
