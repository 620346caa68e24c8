// @ts-check
/**
 * Where everything lies, on the whole board and on each page of a small screen. A place has the same name wherever it is shown,
 * and where offers have a reference for it, that is its name.
 */

import { putSteps, putTemples } from "./climbs.js";
import { cardFrame, fullFrame } from "./frames.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Temple} Temple */

export const SIZE = { width: 880, height: 692 };
/** The pages of a small screen; the ring is the first. */
export const PAGES = ["ring", "pyramid", "temples", "tech"].map((id) => ({ id, width: 384, height: 352 }));

export const TEMPLES = /** @type {Temple[]} */ (["blue", "red", "green"]);
export const SIDES = /** @type {import("./types.d.ts").Side[]} */ (["north", "east", "south", "west"]);

/** By slot of the ring, clockwise from the top: column and row of a table of three by three. */
export const SLOTS = [
  [1, 0],
  [2, 0],
  [2, 1],
  [2, 2],
  [1, 2],
  [0, 2],
  [0, 1],
  [0, 0],
];

/** Parts of the whole board. @type {Record<string, Rect>} */
const WHOLE = {
  blue: [204, 132, 45, 428],
  red: [250.5, 132, 45, 428],
  green: [297, 132, 45, 428],
  avenue: [616, 132, 60, 428],
  calendar: [346, 132, 266, 60],
  pyramid: [346, 195, 266, 266],
  track: [346, 464, 266, 42],
  forecast: [346, 509, 266, 51],
};

/** Parts of each page. @type {Record<string, Record<string, Rect>>} */
const PARTS = {
  ring: { calendar: [130, 119, 124, 114] },
  pyramid: { pyramid: [0, 0, 322, 322], track: [2, 324, 380, 27], offers: [324, 2, 58, 318] },
  temples: { blue: [2, 2, 98, 348], red: [103, 2, 98, 348], green: [204, 2, 98, 348], avenue: [305, 2, 77, 348] },
  tech: {
    technologies: [2, 2, 234, 176],
    nobles: [2, 182, 234, 168],
    calendar: [240, 2, 142, 100],
    wheel: [242, 105, 138, 138],
    forecast: [240, 246, 142, 104],
  },
};

/**
 * @typedef {object} Spot
 * @property {Rect} rect
 * @property {string} region
 */

/**
 * @typedef {object} Layout
 * @property {Record<string, Rect>} parts the larger parts on show
 * @property {Record<string, Frame>} boards
 * @property {Map<string, Spot>} spots by place
 * @property {{id: string, rect: Rect}[]} areas to tap, the largest first; squares that lie under a tile are left out
 */

/** Layouts by view and page. @type {WeakMap<View, Map<string | null, Layout>>} */
const known = new WeakMap();

/** @param {View} view @param {Setting} setting @returns {Layout} */
export function layoutOf(view, setting) {
  const pages = known.get(view) ?? new Map();
  known.set(view, pages);
  const found = pages.get(setting.page) ?? arrange(view, setting);
  pages.set(setting.page, found);
  return found;
}

/** @param {View} view @param {Setting} setting @returns {Layout} */
function arrange(view, setting) {
  const parts = setting.page === null ? WHOLE : PARTS[setting.page];
  /** @type {Layout} */
  const layout = { parts, boards: boardFrames(view, setting.page), spots: new Map(), areas: [] };
  const put =
    (/** @type {string} */ region) => (/** @type {string} */ id, /** @type {Rect | null | undefined} */ rect) => {
      if (rect) layout.spots.set(id, { rect, region });
    };
  putRing(view, layout, put("ring"));
  putPieces(view, layout, setting, put("pieces"));
  if (parts.pyramid) putPyramid(view, setting, layout, put("pyramid"));
  if (parts.blue) putTemples(view, setting, layout, put("temples"));
  for (const id of ["avenue", "track", "calendar", "forecast"]) put("tracks")(id, parts[id]);
  for (const track of ["avenue", "track"]) putSteps(view, setting, layout, track, put("tracks"));
  putWheel(setting, layout, put("wheel"));
  if (setting.page !== "ring") putOffers(view, layout, put("offers"));
  layout.areas = [...layout.spots]
    .filter(([id]) => !id.startsWith("square:") || isOpen(view, setting, id.slice(7)))
    .map(([id, { rect }]) => ({ id, rect }))
    .toSorted((a, b) => b.rect[2] * b.rect[3] - a.rect[2] * a.rect[3]);
  return layout;
}

/** Whether a square is free, or nothing lies on its tile. @param {View} view @param {Setting} setting @param {string} name */
function isOpen({ board: { pyramid } }, { facts }, name) {
  if (!(name in pyramid.tiles)) return pyramid.free.includes(name);
  return !Object.keys(pyramid.tiles).some((above) => facts.pyramid.squares[above].supports.includes(name));
}

/** @param {View} view @param {string | null} page */
function boardFrames(view, page) {
  /** @type {Record<string, Frame>} */
  const frames = {};
  if (page !== null && page !== "ring") return frames;
  for (const [slot, name] of view.board.ring.entries()) {
    if (name) frames[name] = page === null ? fullFrame(name, slotRect(slot)) : cardFrame(name, cardRect(slot));
  }
  return frames;
}

/** Where the board in a slot lies. @param {number} slot @returns {Rect} */
export function slotRect(slot) {
  const [column, row] = SLOTS[slot];
  if (column === 1) return [204, row ? 564 : 6, 472, 122];
  return [column ? 682 : 6, 6 + row * 228, 192, 224];
}

/** The same on a small screen. @param {number} slot @returns {Rect} */
export function cardRect(slot) {
  const [column, row] = SLOTS[slot];
  return [3 + column * 127, 2 + row * 117, 124, 114];
}

/** @typedef {import("./climbs.js").Put} Put */

/** @param {View} view @param {Layout} layout @param {Put} put */
function putRing(view, layout, put) {
  for (const name of view.board.ring) if (name) put(`board:${name}`, layout.boards[name]?.rect);
}

/** Workers, worship spaces and tiles of every board. @param {View} view @param {Layout} layout @param {Setting} setting @param {Put} put */
function putPieces(view, layout, { facts }, put) {
  for (const [name, frame] of Object.entries(layout.boards)) {
    const board = view.board.boards[name];
    for (const { place, rect } of crowd(view, name, frame)) if (place) put(place, rect);
    for (const [n, space] of facts.boards[name].spaces.entries()) put(`space:${space}`, frame.spaces[n]);
    for (const [n, royal] of (board.royals ?? []).entries()) put(`royal:${royal}`, frame.parts[n]);
    if (board.tile) put(`discovery:${name}.${board.tile}`, frame.tile);
  }
}

/**
 * The workers on a board with their rectangles; equal workers of a seat are one place.
 * @param {View} view
 * @param {string} name
 * @param {Frame} frame
 * @returns {{place: string | null, seat: string | null, power: number, count: number, rect: Rect, spots: [number, number][], size: number}[]}
 */
export function crowd(view, name, frame) {
  const groups = [];
  for (const seat of view.board.order.length ? view.board.order : Object.keys(view.seats)) {
    const powers = view.board.boards[name].workers[seat] ?? [];
    for (const power of new Set(powers)) {
      const place = `worker:${seat}.${name}/${power}`;
      groups.push({ place, seat, power, count: powers.filter((each) => each === power).length });
    }
  }
  view.board.neutral.forEach((boards, colour) => {
    if (boards.includes(name)) groups.push({ place: null, seat: null, power: colour, count: 1 });
  });
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const { size, spots } = places(total, frame.lane);
  let next = 0;
  return groups.map((group) => {
    const own = spots.slice(next, next + group.count);
    next += group.count;
    return { ...group, spots: own, size, rect: around(own, size) };
  });
}

/** Rows of so many pieces in a lane, as large as fits. @param {number} count @param {Rect} lane @returns {{size: number, spots: [number, number][]}} */
function places(count, [x, y, w, h]) {
  let size = Math.min(34, h);
  while (Math.floor(w / size) * Math.floor(h / size) < count && size > 8) size -= 0.5;
  const columns = Math.max(1, Math.floor(w / size));
  const rows = Math.max(1, Math.ceil(count / columns));
  const spots = Array.from({ length: count }, (_, n) => {
    const top = y + h / 2 + (Math.floor(n / columns) - (rows - 1) / 2) * Math.min(size * 1.05, h / rows);
    return /** @type {[number, number]} */ ([x + size * (0.5 + (n % columns)), top]);
  });
  return { size, spots };
}

/** @param {[number, number][]} spots @param {number} size @returns {Rect} */
function around(spots, size) {
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs) - size / 2, Math.min(...ys) - size / 2];
  return [left, top, Math.max(...xs) - left + size / 2, Math.max(...ys) - top + size / 2];
}

/** The corner and the size of a cell of the pyramid. @param {Layout} layout */
export function pyramidCells({ parts }) {
  const [x, y, w] = parts.pyramid;
  const cell = Math.floor((w / 10) * 2) / 2;
  const margin = (w - 8 * cell) / 2;
  return { left: x + margin, top: y + margin, cell, margin };
}

/** @param {View} view @param {Setting} setting @param {Layout} layout @param {Put} put */
function putPyramid(view, { facts }, layout, put) {
  const { left, top, cell } = pyramidCells(layout);
  const squares = Object.entries(facts.pyramid.squares).toSorted(([, a], [, b]) => b.level - a.level);
  for (const [name, { cells }] of squares) {
    const [row, column] = cells[0];
    put(`square:${name}`, [left + column * cell, top + row * cell, 2 * cell, 2 * cell]);
  }
  for (const side of SIDES)
    put(`stairs:${side}`, stairRect(view, layout, side, view.board.pyramid.decorations[side].length));
}

/**
 * A space of a stairway: the first lies on the ground before the pyramid, each further one a step closer to the middle.
 * @param {View} view
 * @param {Layout} layout
 * @param {string} side
 * @param {number} height
 * @returns {Rect}
 */
export function stairRect(view, layout, side, height) {
  const { left, top, cell, margin } = pyramidCells(layout);
  const last = view.board.pyramid.tops.length;
  const step = Math.min(height, 3);
  const deep = step === 0 ? -Math.min(cell, margin) - 0.5 : (step - 1) * cell;
  const long = Math.min(cell, margin);
  const wide = step === 0 ? long : cell;
  switch (side) {
    case "north":
      return [left + 3 * cell, top + deep, 2 * cell, wide];
    case "south":
      return [left + 3 * cell, top + last * cell - deep - wide, 2 * cell, wide];
    case "west":
      return [left + deep, top + 3 * cell, wide, 2 * cell];
    default:
      return [left + last * cell - deep - wide, top + 3 * cell, wide, 2 * cell];
  }
}

/** The wheel as it opens over the middle of the board, or lies on its page. @param {Setting} setting @param {Layout} layout @param {Put} put */
function putWheel({ facts, page }, layout, put) {
  if (page === null && layout.boards.palace) put("wheel", layout.boards.palace.parts[3]);
  const rect = wheelRect(layout, page);
  if (!rect) return;
  const names = Object.keys(facts.ascension);
  const [cx, cy, r] = [rect[0] + rect[2] / 2, rect[1] + rect[3] / 2, rect[2] / 2];
  names.forEach((name, n) => {
    const angle = (2 * Math.PI * n) / names.length;
    put(`wheel:${name}`, [
      cx + 0.63 * r * Math.sin(angle) - 0.29 * r,
      cy - 0.63 * r * Math.cos(angle) - 0.29 * r,
      0.58 * r,
      0.58 * r,
    ]);
  });
}

/** @param {Layout} layout @param {string | null} page @returns {Rect | null} */
export function wheelRect({ parts }, page) {
  if (page === null) return [363, 212, 232, 232];
  return parts.wheel ?? null;
}

/** Technologies, houses, and tiles on offer. @param {View} view @param {Layout} layout @param {Put} put */
function putOffers(view, layout, put) {
  const { pyramid, technologies, nobles } = view.board;
  const { boards, parts } = layout;
  for (const [n, { tile }] of technologies.entries())
    put(`technology:${tile}`, boards.alchemy?.parts[n] ?? techRect(parts.technologies, n));
  for (const n of nobles.houses.keys()) put(`house:${n + 1}`, boards.nobles?.parts[n] ?? houseRect(parts.nobles, n));
  for (const [n, tile] of pyramid.offer.entries())
    put(`pyramid:${tile}`, boards.construction?.parts[n] ?? offerRect(parts.offers, n, 0));
  for (const [n, tile] of pyramid.decoration_offer.entries())
    put(`decoration:${tile}`, boards.decorations?.parts[n] ?? offerRect(parts.offers, n, 1));
}

/** @param {Rect | undefined} rect @param {number} n @returns {Rect | null} */
function techRect(rect, n) {
  if (!rect) return null;
  const [x, y, w, h] = rect;
  return [x + (n % 3) * ((w + 3) / 3), y + Math.floor(n / 3) * ((h + 3) / 2), (w - 6) / 3, (h - 3) / 2];
}

/** @param {Rect | undefined} rect @param {number} n @returns {Rect | null} */
function houseRect(rect, n) {
  return rect ? [rect[0], rect[1] + 24 + n * 48, rect[2], 46] : null;
}

/** @param {Rect | undefined} rect @param {number} n @param {number} sort @returns {Rect | null} */
function offerRect(rect, n, sort) {
  if (!rect) return null;
  return sort ? [rect[0] + 2, rect[1] + 178 + n * 35, 54, 31] : [rect[0] + 1, rect[1] + n * 58, 56, 56];
}
