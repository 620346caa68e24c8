// @ts-check
/** Moving around a board with the arrow keys. */

/** @typedef {import("../games/contract.d.ts").Place} Place */

/**
 * The next place in a direction, skipping gaps.
 * @param {(Place | null)[][]} rows
 * @param {string} from
 * @param {number} dx
 * @param {number} dy
 */
export function neighbour(rows, from, dx, dy) {
  let row = rows.findIndex((each) => each.some((place) => place?.id === from));
  let column = rows[row]?.findIndex((place) => place?.id === from) ?? -1;
  if (column < 0) return null;
  for (;;) {
    row += dy;
    column += dx;
    if (!rows[row] || column < 0 || column >= rows[row].length) return null;
    const place = rows[row][column];
    if (place) return place.id;
  }
}
