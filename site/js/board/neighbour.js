// @ts-check
/** Moving around a board with the arrow keys. */

/** @typedef {import("../games/contract.d.ts").Place} Place */

/**
 * The next place in a direction, skipping gaps; up and down from beyond the end of a shorter row lead to its last place.
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
    if (!rows[row] || column < 0 || (dx && column >= rows[row].length)) return null;
    const place = rows[row][Math.min(column, rows[row].length - 1)];
    if (place) return place.id;
  }
}

/**
 * The first place of the next region (1) or of the one before (-1).
 * @param {(Place | null)[][]} rows
 * @param {string} from
 * @param {number} by
 */
export function nextRegion(rows, from, by) {
  const places = rows.flatMap((row) => row.filter((place) => place !== null));
  const regions = [...new Set(places.map(({ region }) => region))];
  const here = places.find(({ id }) => id === from)?.region;
  const region = regions[regions.indexOf(here) + by];
  return places.find((place) => place.region === region && region !== undefined)?.id ?? null;
}
