// @ts-check
/** Where the parts of one action board lie: its header, the lane of its workers, and what is printed below. */

/** @typedef {import("./draw.js").Rect} Rect */

/**
 * @typedef {object} Frame
 * @property {Rect} rect the whole board
 * @property {Rect} head
 * @property {Rect} lane where workers stand; nothing is printed there
 * @property {Rect} body what is printed, and where the pills of a lit board go
 * @property {Record<string, Rect>} spaces worship spaces, by their place in the list of the board's
 * @property {Rect | null} tile the discovery tile
 * @property {Rect[]} parts royal tiles, technologies, rows of houses, tiles on offer: whatever the board offers besides
 * @property {Rect | null} table the table of yields, costs or levels
 */

/** @param {number} count @param {(n: number) => Rect} rectOf @returns {Rect[]} */
function each(count, rectOf) {
  return Array.from({ length: count }, (_, n) => rectOf(n));
}

/**
 * An action board on the whole board.
 * @param {string} name
 * @param {Rect} rect
 * @returns {Frame}
 */
export function fullFrame(name, rect) {
  const [x, y, w, h] = rect;
  const head = /** @type {Rect} */ ([x, y, w, 28]);
  if (name === "palace") {
    const body = /** @type {Rect} */ ([x + 106, y + 31, w - 112, h - 36]);
    return {
      rect,
      head,
      lane: [x + 8, y + 32, 92, h - 38],
      body,
      spaces: Object.fromEntries(each(3, (n) => [x + 110 + n * 86, y + 82, 82, 34]).map((at, n) => [n, at])),
      tile: [x + 369, y + 50, 48, 48],
      parts: [...each(3, (n) => /** @type {Rect} */ ([x + 110 + n * 86, y + 32, 82, 48])), [x + 421, y + 48, 46, 52]],
      table: null,
    };
  }
  if (name === "construction") {
    return {
      rect,
      head,
      lane: [x + 8, y + 32, 100, h - 38],
      body: [x + 114, y + 31, w - 120, h - 36],
      spaces: {},
      tile: null,
      parts: each(3, (n) => [x + 258 + n * 70, y + 41, 66, 66]),
      table: [x + 114, y + 33, 138, h - 40],
    };
  }
  const body = /** @type {Rect} */ ([x + 6, y + 76, w - 12, h - 82]);
  const [bx, by, bw, bh] = body;
  const frame = { rect, head, lane: /** @type {Rect} */ ([x + 8, y + 31, w - 16, 42]), body };
  if (name === "alchemy") {
    const [tw, th] = [(bw - 6) / 3, (bh - 3) / 2];
    const parts = each(6, (n) => [bx + (n % 3) * (tw + 3), by + Math.floor(n / 3) * (th + 3), tw, th]);
    return { ...frame, spaces: {}, tile: null, parts, table: null };
  }
  if (name === "nobles") {
    return {
      ...frame,
      spaces: {},
      tile: null,
      parts: each(3, (n) => [bx, by + n * 40, bw, 38]),
      table: [bx, by + 121, bw, 20],
    };
  }
  const side = {
    spaces: { 0: /** @type {Rect} */ ([bx, by + 4, 52, 60]) },
    tile: /** @type {Rect} */ ([bx, by + 72, 52, 52]),
  };
  const right = /** @type {Rect} */ ([bx + 58, by, bw - 58, bh]);
  if (name !== "decorations") return { ...frame, ...side, parts: [], table: right };
  const parts = each(4, (n) => [right[0] + (n % 2) * 62, by + 64 + Math.floor(n / 2) * 40, 58, 34]);
  return { ...frame, ...side, parts, table: [right[0], by, right[2], 58] };
}

/**
 * An action board as a card of the ring on a small screen.
 * @param {string} name
 * @param {Rect} rect
 * @returns {Frame}
 */
export function cardFrame(name, rect) {
  const [x, y, w, h] = rect;
  const body = /** @type {Rect} */ ([x + 4, y + 68, w - 8, h - 72]);
  const frame = {
    rect,
    head: /** @type {Rect} */ ([x, y, w, 25]),
    lane: /** @type {Rect} */ ([x + 5, y + 27, w - 10, 38]),
    body,
    table: null,
  };
  const [bx, by, bw, bh] = body;
  if (name === "palace") {
    const spaces = Object.fromEntries(each(3, (n) => [bx + n * 28, by + 4, 27, bh - 8]).map((at, n) => [n, at]));
    return {
      ...frame,
      spaces,
      tile: [bx + 86, by + 6, 30, 30],
      parts: each(3, (n) => [bx + n * 28, by + 4, 27, bh - 8]),
    };
  }
  if (name === "construction" || name === "alchemy")
    return { ...frame, spaces: {}, tile: null, parts: each(3, (n) => [bx + n * 39, by + 2, 37, 37]) };
  if (name === "nobles")
    return { ...frame, spaces: {}, tile: null, parts: each(3, (n) => [bx + n * 39, by + 2, 37, 37]) };
  return { ...frame, spaces: { 0: [bx + 2, by, bh, bh] }, tile: [bx + bw - bh - 2, by, bh, bh], parts: [] };
}
