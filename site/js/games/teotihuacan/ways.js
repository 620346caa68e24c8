// @ts-check
/** Which way the ring goes: an arrow from each board to the next; those that a worker would walk stand out. */

import { svg } from "lit-html";
import { middle } from "./draw.js";
import { cardRect, SLOTS, slotRect } from "./layout.js";

/** @typedef {import("./draw.js").Rect} Rect */

/**
 * @param {import("./view.d.ts").TeotihuacanView} view
 * @param {import("./types.d.ts").Setting} setting
 * @param {import("./types.d.ts").Marks} marks
 */
export function ways(view, { page }, { path }) {
  const rects = SLOTS.map((_, slot) => (page === null ? slotRect(slot) : cardRect(slot)));
  const walked = new Set(path.slice(0, -1).map((name) => view.board.ring.indexOf(name)));
  return rects.map((from, slot) => {
    const [x, y, turn] = between(from, rects[(slot + 1) % rects.length]);
    const isWalked = walked.has(slot);
    return svg`<path class=${isWalked ? "teo-way teo-way-walked" : "teo-way"} transform="translate(${x} ${y}) rotate(${turn}) scale(${isWalked ? 1.7 : 1})" d="M-5 -8L6 0L-5 8Z"></path>`;
  });
}

/** The spot between two neighbouring boards, and the way from one to the other as an angle. @param {Rect} from @param {Rect} to */
function between(from, to) {
  const [[x1, y1], [x2, y2]] = [middle(from), middle(to)];
  if (from[0] === to[0] && from[2] === to[2]) {
    return y2 > y1 ? [x1, (from[1] + from[3] + to[1]) / 2, 90] : [x1, (from[1] + to[1] + to[3]) / 2, 270];
  }
  const y = Math.max(from[1], to[1]) + Math.min(from[3], to[3]) / 2;
  return x2 > x1 ? [(from[0] + from[2] + to[0]) / 2, y, 0] : [(from[0] + to[0] + to[2]) / 2, y, 180];
}
