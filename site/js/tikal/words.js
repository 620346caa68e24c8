// @ts-check
/** Cells in words, for those who listen and for those who point. */

import { left } from "../choose.js";
import { things } from "../narrow.js";
import { say } from "../texts.js";
import { state } from "../state.js";

/** @param {string} seat */
const name = (seat) => state.saved?.seats[seat]?.name ?? seat;

/**
 * All there is to know about a cell.
 * @param {any} view
 * @param {string} cell
 * @returns {string[]}
 */
export function describe(view, cell) {
  const hex = view.cells[cell];
  const target = things(left(), "cell").get(cell);
  const offer = target && state.chosen.length ? [say("cell-offer", { cost: target.cost })] : [];
  if (!hex) return [say("cell-blank"), ...(target && view.phase === "place" ? [say("cell-placeable")] : offer)];
  return [
    say(`cell-${hex.kind}`, { value: hex.value ?? 0, tokens: hex.tokens ?? 0 }),
    ...(hex.guard ? [say("cell-guard", { name: name(hex.guard) })] : []),
    ...(hex.camp ? [say("cell-camp", { name: name(hex.camp) })] : []),
    ...Object.entries(hex.pieces).map(([seat, { W, L }]) => say("cell-pieces", { name: name(seat), workers: W, leader: L })),
    ...(hex.owner && !hex.guard ? [say("cell-owner", { name: name(hex.owner), lead: hex.lead })] : []),
    ...(hex.value && !hex.owner && Object.keys(hex.pieces).length ? [say("cell-tied")] : []),
    ...offer,
  ];
}

/**
 * The ways out of a cell, with what they cost.
 * @param {any} view
 * @param {string} cell
 */
export function quickWords(view, cell) {
  const ways = view.borders.filter((/** @type {any} */ way) => way.a === cell || way.b === cell);
  return ways.map((/** @type {any} */ way) => say("cell-way", { cell: way.a === cell ? way.b : way.a, cost: way.cost })).join(", ");
}
