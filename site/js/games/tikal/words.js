// @ts-check
/** Cells in words, for screen readers and for pointing. */

import { things } from "../../ui/offers.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").TikalView} TikalView */

/**
 * All there is to know about a cell.
 * @param {TikalView} view
 * @param {string} cell
 * @param {import("../contract.d.ts").Words} words
 * @returns {string[]}
 */
export function describe(view, cell, { say, nameOf }) {
  const hex = view.board.cells[cell];
  if (!hex) return [say("cell-blank")];
  return [
    say(`cell-${hex.kind}`, { value: hex.value ?? 0, tokens: hex.tokens ?? 0 }),
    ...(hex.guard ? [say("cell-guard", { name: nameOf(hex.guard) })] : []),
    ...(hex.camp ? [say("cell-camp", { name: nameOf(hex.camp) })] : []),
    ...Object.entries(hex.pieces).map(([seat, { W, L }]) =>
      say("cell-pieces", { name: nameOf(seat), workers: W, leader: L }),
    ),
    ...(hex.owner && !hex.guard ? [say("cell-owner", { name: nameOf(hex.owner), lead: hex.lead })] : []),
    ...(hex.value && !hex.owner && Object.keys(hex.pieces).length ? [say("cell-tied")] : []),
  ];
}

/** What can be done at a cell now. @param {Context} context @param {string} cell */
export function offersAt({ view, left, selection, say }, cell) {
  const target = things(left, "cell").get(cell);
  if (!target) return null;
  if (view.phase === "place" && !view.board.cells[cell]) return say("cell-placeable");
  return selection.chosen.length ? say("cell-offer", { cost: target.cost.ap ?? 0 }) : null;
}

/** Where the keyboard starts: the base camp. @param {TikalView} view @returns {string} */
export function entry({ board }) {
  const cells = Object.keys(board.cells);
  return cells.find((cell) => board.cells[cell].kind === "base_camp") ?? cells[0];
}

/** The ways out of a cell, with their costs. @param {Context} context @param {string} cell */
export function waysFrom({ view, say }, cell) {
  const ways = Object.entries(view.board.borders).filter(([border]) => border.split("-").includes(cell));
  const other = (/** @type {string} */ border) => border.split("-").find((end) => end !== cell) ?? "";
  if (!ways.length) return null;
  return say("cell-ways", {
    ways: ways.map(([border, cost]) => ({ id: "cell-way", params: { cell: other(border), cost } })),
  });
}
