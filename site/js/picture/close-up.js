// @ts-check
/** A part of a board: the places that matter, drawn larger, and nothing that lies outside. */

import { element, readMarkup, toMarkup } from "./markup.js";

/** @typedef {import("./markup.js").Element} Element */
/** @typedef {{x: number, y: number, width: number, height: number}} Box */

const MOVED = /^translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)$/;
const LONG = /-?\d+\.\d{2,}/g;
/** Layers that only a live board needs. */
const LIVE = new Set(["hits", "flights"]);
/** Room around the middle of a place, as a part of the distance to its nearest neighbour. */
const ROOM = 0.68;
/** Stands for every place. */
const ALL = "all";

/**
 * The part of a board to show: a whole page, or what surrounds some places.
 * @param {import("../games/contract.d.ts").Board<any, any>} board
 * @param {import("../engine/view.d.ts").View} view
 * @param {import("../games/contract.d.ts").Setting} setting
 * @param {string[]} near ids of places, or `all`; if empty, those in play
 * @returns {Box}
 */
export function boxAround(board, view, setting, near) {
  const { width, height } = board.pages?.find(({ id }) => id === setting.page) ?? board.size;
  if (near.includes(ALL)) return { x: 0, y: 0, width, height };
  const places = board.rows(view, setting).flatMap((row) => row.filter((place) => place !== null));
  const ids = near.length || setting.page ? near : board.inPlay(view);
  const wanted = places.filter(({ id }) => ids.includes(id));
  if (wanted.length < near.length) throw new Error(`not every place of ${near.join(", ")} is on this board`);
  if (!wanted.length || wanted.length === places.length) return { x: 0, y: 0, width, height };
  const room = ROOM * nearest(places);
  const [xs, ys] = [wanted.map(({ x }) => x), wanted.map(({ y }) => y)];
  const [left, top] = [Math.max(0, Math.min(...xs) - room), Math.max(0, Math.min(...ys) - room)];
  const [right, bottom] = [Math.min(width, Math.max(...xs) + room), Math.min(height, Math.max(...ys) + room)];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * The ids of some places, written into the drawing at their left edge.
 * @param {import("../games/contract.d.ts").Board<any, any>} board
 * @param {import("../engine/view.d.ts").View} view
 * @param {import("../games/contract.d.ts").Setting} setting
 * @param {string[]} ids
 */
export function namesOf(board, view, setting, ids) {
  const places = board.rows(view, setting).flatMap((row) => row.filter((place) => place !== null));
  const left = nearest(places) * 0.4;
  const named = places.filter(({ id }) => ids.includes(id));
  return named
    .map(({ id, x, y }) => toMarkup(element("text", { class: "place-name", x: x - left, y: y + 5 }, [id])))
    .join("");
}

/** The smallest distance between two places. @param {import("../games/contract.d.ts").Place[]} places */
function nearest(places) {
  const distances = places.flatMap((one, at) =>
    places.slice(at + 1).map(({ x, y }) => Math.hypot(x - one.x, y - one.y)),
  );
  return Math.min(...distances.filter(Boolean));
}

/** Markup without what lies outside a box, without the layers of a live board, and with short numbers. @param {string} markup @param {Box} box */
export function within(markup, box) {
  const kept = readMarkup(markup).flatMap((element) => pruned(element, box));
  return kept.map(toMarkup).join("").replace(LONG, short);
}

/** @param {Element} element @param {Box} box @returns {Element[]} */
function pruned(element, box) {
  if (LIVE.has(element.attributes.class)) return [];
  const moved = MOVED.exec(element.attributes.transform ?? "");
  if (moved) return isOutside(Number(moved[1]), Number(moved[2]), box) ? [] : [element];
  /** @type {(Element | string)[]} */
  const children = [];
  for (const child of element.children) children.push(...(typeof child === "string" ? [child] : pruned(child, box)));
  return [{ ...element, children }];
}

/** Whether something drawn around a point cannot be seen in a box. @param {number} x @param {number} y @param {Box} box */
function isOutside(x, y, box) {
  const far = Math.min(box.width, box.height) / 4;
  return x < box.x - far || x > box.x + box.width + far || y < box.y - far || y > box.y + box.height + far;
}

/** @param {string} number */
function short(number) {
  return String(Math.round(Number(number) * 10) / 10);
}
