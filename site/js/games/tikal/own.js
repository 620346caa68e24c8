// @ts-check
/** What the mover has on the board. */

/**
 * The references of the mover's pieces on a cell, workers first.
 * @param {import("./types.d.ts").TikalView} view
 * @param {string} cell
 */
export function ownPieces({ mover, board }, cell) {
  const pieces = board.cells[cell]?.pieces[mover ?? ""];
  const kinds = /** @type {const} */ (["W", "L"]);
  return kinds.filter((kind) => pieces?.[kind]).map((kind) => `piece:${mover}.${kind}@${cell}`);
}
