// @ts-check
/** Which part of the board is seen: pan and zoom by wheel, drag, pinch, keys and buttons. */

import { myTurn, shownView } from "./choose.js";
import { module } from "./games.js";
import { state, update } from "./state.js";

/** The part of the drawing that is seen. */
let box = { x: 0, y: 0, w: 1, h: 1 };
/** Whether the part follows the game by itself; ends when somebody moves it. */
let follows = true;
/** The game that was seen last; another one is seen from the beginning. @type {string | undefined} */
let seen;
/** The cell that the keyboard had reached when the page was drawn last. @type {string | null} */
let reached = null;
/** Fingers and pointers that are down. @type {Map<number, {x: number, y: number}>} */
const down = new Map();
/** Whether the pointer has moved too far for a tap. */
let dragged = false;
/** How far two fingers have turned since the tile last turned. */
let twist = 0;

const SLIP = 7;
const CLOSEST = 240;
const TWIST = 0.6;
const NARROW = 700;
/** Drawing units about the middle of a cell that are seen with it. */
const CELL = 75;

/** What the drawing's viewBox is now. */
export function viewBox() {
  return `${box.x} ${box.y} ${box.w} ${box.h}`;
}

/** See everything again, and let the picture follow the game. */
export function fit() {
  follows = true;
  follow();
  update();
}

/** Look again once the board has its size; draws once more if that changed what is seen. */
export function followDrawn() {
  const before = viewBox();
  if (state.saved?.id !== seen) {
    seen = state.saved?.id;
    follows = true;
    down.clear();
  }
  follow();
  reach();
  if (viewBox() !== before) update();
}

/** See the cell that the keyboard has come to; afterwards the picture may be moved away from it. */
function reach() {
  const svg = document.querySelector(".board");
  if (state.focus === reached || !svg) return;
  reached = state.focus;
  if (!reached) return;
  const now = letterbox(svg.getBoundingClientRect());
  const [x, y] = module().centre(reached);
  const near = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ spot) => Math.min(Math.max(at, spot + CELL - size), spot - CELL);
  const [left, top] = [near(now.x, now.w, x), near(now.y, now.h, y)];
  if (left !== now.x || top !== now.y) set(left, top, now.w, now.h);
}

/** On a small screen, see the part of the board that is in play, and where the keyboard is. */
function follow() {
  if (!follows) return;
  const { WIDTH, HEIGHT, centre } = module();
  const svg = document.querySelector(".board");
  const view = shownView();
  box = { x: 0, y: 0, w: WIDTH, h: HEIGHT };
  if (!svg || !view || svg.clientWidth >= NARROW) return;
  const spots = [...Object.keys(view.cells), ...(state.focus ? [state.focus] : [])].map(centre);
  const [left, right] = [Math.min(...spots.map(([x]) => x)), Math.max(...spots.map(([x]) => x))];
  const [top, bottom] = [Math.min(...spots.map(([, y]) => y)), Math.max(...spots.map(([, y]) => y))];
  const around = 170;
  const shape = svg.clientHeight / svg.clientWidth || 1;
  const w = Math.min(Math.max(WIDTH, HEIGHT / shape), Math.max(right - left + 2 * around, (bottom - top + 2 * around) / shape));
  set((left + right) / 2 - w / 2, (top + bottom) / 2 - (w * shape) / 2, w, w * shape);
}

/**
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 */
function set(x, y, w, h) {
  const { WIDTH, HEIGHT } = module();
  const clamp = (/** @type {number} */ at, /** @type {number} */ size, /** @type {number} */ all) =>
    size >= all ? (all - size) / 2 : Math.min(Math.max(at, 0), all - size);
  box = { x: clamp(x, w, WIDTH), y: clamp(y, h, HEIGHT), w, h };
}

/**
 * Zoom about a point of the screen, or about the middle.
 * @param {number} factor above 1 comes closer
 * @param {{x: number, y: number}} [point]
 */
export function zoom(factor, point) {
  const svg = document.querySelector(".board");
  if (!svg) return;
  const { WIDTH, HEIGHT } = module();
  const area = svg.getBoundingClientRect();
  const share = point ? { x: (point.x - area.left) / area.width, y: (point.y - area.top) / area.height } : { x: 0.5, y: 0.5 };
  const shape = area.height / area.width;
  const widest = Math.max(WIDTH, HEIGHT / shape);
  const now = letterbox(area);
  const w = Math.min(Math.max(now.w / factor, CLOSEST), widest);
  follows = false;
  set(now.x + (now.w - w) * share.x, now.y + (now.h - w * shape) * share.y, w, w * shape);
  update();
}

/** The box widened to the shape of the screen, as it is really seen. @param {DOMRect} area */
function letterbox(area) {
  const shape = area.height / area.width;
  const w = Math.max(box.w, box.h / shape);
  const h = w * shape;
  return { x: box.x - (w - box.w) / 2, y: box.y - (h - box.h) / 2, w, h };
}

/**
 * Move the picture by so many pixels.
 * @param {number} dx
 * @param {number} dy
 */
export function pan(dx, dy) {
  const svg = document.querySelector(".board");
  if (!svg) return;
  const area = svg.getBoundingClientRect();
  const now = letterbox(area);
  const scale = now.w / area.width;
  follows = false;
  set(now.x - dx * scale, now.y - dy * scale, now.w, now.h);
  update();
}

/** The cell an event is over. @param {Event} event */
export function cellOf(event) {
  return /** @type {Element} */ (event.target).closest?.("[data-cell]")?.getAttribute("data-cell") ?? null;
}

/** What the board listens to. */
export const listeners = {
  /** @param {WheelEvent} event */
  wheel(event) {
    event.preventDefault();
    const turning = myTurn() && shownView()?.phase === "place" && state.cell && cellOf(event) === state.cell;
    if (turning) module().rotate(event.deltaY > 0 ? 1 : -1);
    else zoom(event.deltaY > 0 ? 1 / 1.15 : 1.15, { x: event.clientX, y: event.clientY });
  },
  /** @param {PointerEvent} event */
  pointerdown(event) {
    if (!down.size) dragged = false;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  },
  /** @param {PointerEvent} event */
  pointermove(event) {
    if (event.pointerType === "mouse" && !event.buttons) down.clear(); // it was let go elsewhere
    if (event.pointerType === "mouse" && !down.size) {
      const cell = cellOf(event);
      if (cell !== state.hover) update({ hover: cell });
      return;
    }
    const was = down.get(event.pointerId);
    if (!was) return;
    const now = { x: event.clientX, y: event.clientY };
    if (down.size === 2) pinch(event.pointerId, was, now);
    else if (dragged || Math.hypot(now.x - was.x, now.y - was.y) > SLIP) {
      if (!dragged) /** @type {Element} */ (event.currentTarget).setPointerCapture(event.pointerId);
      dragged = true;
      pan(now.x - was.x, now.y - was.y);
    } else return;
    down.set(event.pointerId, now);
  },
  /** @param {PointerEvent} event */
  pointerup(event) {
    down.delete(event.pointerId);
  },
  /** @param {MouseEvent} event */
  click(event) {
    const cell = cellOf(event);
    if (cell && !dragged) void module().tap(cell);
  },
  pointerleave() {
    if (state.hover) update({ hover: null });
  },
};

/**
 * Two fingers: apart and together zooms, round turns the tile in hand.
 * @param {number} id
 * @param {{x: number, y: number}} was
 * @param {{x: number, y: number}} now
 */
function pinch(id, was, now) {
  const [, other] = [...down].find(([each]) => each !== id) ?? [];
  if (!other) return;
  dragged = true;
  const length = (/** @type {{x: number, y: number}} */ p) => Math.hypot(p.x - other.x, p.y - other.y);
  const angle = (/** @type {{x: number, y: number}} */ p) => Math.atan2(p.y - other.y, p.x - other.x);
  if (myTurn() && shownView()?.phase === "place" && state.cell) {
    twist += Math.atan2(Math.sin(angle(now) - angle(was)), Math.cos(angle(now) - angle(was)));
    if (Math.abs(twist) > TWIST) {
      module().rotate(Math.sign(twist));
      twist = 0;
    }
    return;
  }
  zoom(length(now) / (length(was) || 1), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
}
