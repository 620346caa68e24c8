// @ts-check
/** The signs of goods and effects, each about 24 units wide around the origin. The same sign means the same everywhere. */

import { svg } from "lit-html";
import { at, label } from "./draw.js";
import { icon, mask } from "./icons.js";

/** @typedef {import("./view.d.ts").Temple} Temple */

const STEPPED = "M-11 9.5V5H-7.4V.6H-3.8V-3.8H3.8V.6H7.4V5H11V9.5Z";

/** A cocoa bean. */
export function cocoa() {
  return svg`<path class="teo-bean" d="M-4 9.8C-9.4 7 -10 -1 -6 -6.6C-2.6 -11 3.6 -11.4 6.8 -7.4C10.4 -2.6 8.4 6.2 3.2 9.2C1 10.4 -2 10.8 -4 9.8Z"></path>
    <path class="teo-groove" d="M5.6 -7.6C.4 -5 -3.4 1.6 -2.6 9.6M.6 -9.6C-3.6 -6.6 -6.6 -1.6 -6.6 4"></path>`;
}

/** A log. */
export function wood() {
  return svg`<path class="teo-log" d="M-7.6 -6.2H7V6.2H-7.6A4 6.2 0 0 1 -7.6 -6.2Z"></path>
    <path class="teo-bark" d="M-9 -2.4H0M-7 2.4H2.4"></path>
    <ellipse class="teo-log-end" cx="7" cy="0" rx="4" ry="6.2"></ellipse><ellipse class="teo-log-ring" cx="7" cy="0" rx="1.7" ry="2.9"></ellipse>`;
}

/** A block of stone. */
export function stone() {
  return svg`<path class="teo-block" d="M-10.5 -2.6H4.4V8.4H-10.5Z"></path><path class="teo-block-top" d="M-10.5 -2.6L-4.8 -8.4H10.5L4.4 -2.6Z"></path>
    <path class="teo-block-side" d="M4.4 -2.6L10.5 -8.4V2.4L4.4 8.4Z"></path>`;
}

/** A bar of gold. */
export function gold() {
  return svg`<path class="teo-gold" d="M-11 7.4L-7 -1.8H5.4L9.2 7.4Z"></path><path class="teo-gold-top" d="M-7 -1.8L-3.4 -7.4H7.2L5.4 -1.8Z"></path>
    <path class="teo-gold-side" d="M5.4 -1.8L7.2 -7.4L11.4 1.4L9.2 7.4Z"></path>`;
}

/** Any one of wood, stone and gold. */
export function resource() {
  return svg`${at(-4.6, 4.4, wood(), 0.6)}${at(5.6, 4.6, stone(), 0.56)}${at(0.4, -4.8, gold(), 0.62)}`;
}

/** Points, as a shield of feathers with their number. @param {number | string} points */
export function vp(points) {
  return svg`<path class="teo-plumes" d=${PLUMES}></path><circle class="teo-shield" r="9.4"></circle>
    ${label(String(points).length > 1 ? "teo-points teo-points-long" : "teo-points", 0, 5, points)}`;
}

const PLUMES = `M${Array.from({ length: 12 }, (_, each) => {
  const [from, to] = [each, each + 1].map((step) => ((step - 0.5) * Math.PI) / 6);
  const tip = (each * Math.PI) / 6;
  const spot = (/** @type {number} */ r, /** @type {number} */ a) =>
    `${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}`;
  return `${each ? "L" : ""}${spot(10.6, from)}Q${spot(15.6, tip)} ${spot(10.6, to)}`;
}).join("")}Z`;

/** A step in a temple: a stepped platform with the temple's sign. @param {Temple} colour */
export function temple(colour) {
  return svg`<path class="teo-stepped teo-fill-${colour}" d=${STEPPED}></path>${at(0, 4, icon(colour[0], "teo-sign-bone"), 0.42)}
    <path class="teo-up" d="M-4 -6L0 -10.4L4 -6"></path>`;
}

/** A step in any temple: a platform of the three colours. */
export function anyTemple() {
  return svg`<path class="teo-fill-green" d="M-11 5H11V9.5H-11Z"></path><path class="teo-fill-red" d="M-7.4 .6H7.4V5H-7.4Z"></path>
    <path class="teo-fill-blue" d="M-3.8 -3.8H3.8V.6H-3.8Z"></path><path class="teo-stepped teo-hollow" d=${STEPPED}></path>
    <path class="teo-up" d="M-4 -6L0 -10.4L4 -6"></path>`;
}

/** A power-up. */
export function powerUp() {
  return svg`<path class="teo-chevron" d="M-8.6 2.2L0 -6.8L8.6 2.2V8L0 -1L-8.6 8Z"></path>`;
}

/** A step on the Avenue of the Dead: the paved road, getting narrower. */
export function avenue() {
  return svg`<path class="teo-road" d="M-8.6 9.6L-4 -9.6H4L8.6 9.6Z"></path><path class="teo-seam" d="M-7.4 4.6H7.4M-6.2 -.4H6.2M-5 -5.2H5"></path>`;
}

/** A step on the pyramid track: the great pyramid. */
export function track() {
  return svg`<path class="teo-sand" d="M-11 9.5L-8.6 4.6H-7.6L-5.6 .2H-4.6L-2.8 -4H2.8L4.6 .2H5.6L7.6 4.6H8.6L11 9.5Z"></path>
    <path class="teo-stairway" d="M-2.4 9.5L-1.2 -4H1.2L2.4 9.5Z"></path><path class="teo-shrine" d="M-2.6 -4V-8.4H2.6V-4Z"></path>`;
}

/** A technology: a tripod vase. */
export function technology() {
  return svg`<path class="teo-vase" d="M-8 -8.6H8V4.6H-8Z"></path><path class="teo-vase-band" d="M-8 -3.6H8V-.2H-8Z"></path>
    <path class="teo-vase-lid" d="M-9 -10.8H9V-8H-9Z"></path><path class="teo-vase-feet" d="M-7.4 4.6H-3.4L-4 10H-6.8ZM-1.6 4.6H1.6L1.2 10H-1.2ZM3.4 4.6H7.4L6.8 10H4Z"></path>`;
}

/** A discovery tile: a four-lobed flower. */
export function discovery() {
  return svg`<path class="teo-flower" d="M0 -10.6C4.6 -10.6 5.2 -6.2 5.2 -5.2C6.2 -5.2 10.6 -4.6 10.6 0S6.2 5.2 5.2 5.2C5.2 6.2 4.6 10.6 0 10.6S-5.2 6.2 -5.2 5.2C-6.2 5.2 -10.6 4.6 -10.6 0S-6.2 -5.2 -5.2 -5.2C-5.2 -6.2 -4.6 -10.6 0 -10.6Z"></path>
    <circle class="teo-flower-eye" r="3.4"></circle>`;
}

/** A nobles' house. */
export function house() {
  return svg`<path class="teo-house" d="M-9.4 9.4V-2.6H9.4V9.4Z"></path><path class="teo-house-roof" d="M-11 -2.6V-6H-8.4V-9H-4.4V-6H-2V-9H2V-6H4.4V-9H8.4V-6H11V-2.6Z"></path>
    <path class="teo-door" d="M-2.8 9.4V1.4H2.8V9.4Z"></path>`;
}

/** A worker of nobody in particular: a die with a pip. @param {string} [form] */
export function worker(form = "") {
  return svg`<rect class="teo-die ${form}" x="-8" y="-8" width="16" height="16" rx="3.6"></rect><circle class="teo-pip" r="2.4"></circle>`;
}

/** A worker of a certain power. @param {number} count */
function numbered(count) {
  return svg`<rect class="teo-die" x="-10" y="-10" width="20" height="20" rx="4.4"></rect>${label("teo-points", 0, 5.4, count)}`;
}

/** The power of the worker that is used. */
export function power() {
  return svg`${worker()}<path class="teo-pip" d="M-4.6 -5.8A1.5 1.5 0 1 1 -4.6 -2.8A1.5 1.5 0 1 1 -4.6 -5.8ZM4.6 2.8A1.5 1.5 0 1 1 4.6 5.8A1.5 1.5 0 1 1 4.6 2.8Z"></path>`;
}

/** One more worker who is not there. */
export function extraWorker() {
  return svg`${worker("teo-die-thin")}<path class="teo-plus" d="M8 -11V-3M4 -7H12"></path>`;
}

/** Two workers go together. */
export function doubleMove() {
  return svg`${at(-6, -2, worker(), 0.66)}${at(2.6, -2, worker(), 0.66)}<path class="teo-arrow" d="M-9 8.4H8M4.4 5L8.4 8.4L4.4 11.8"></path>`;
}

/** A move as far as one likes. */
export function moveAny() {
  return svg`${at(0, 0, worker(), 0.62)}<path class="teo-arrow" d="M7.2 7A10 10 0 1 1 9.8 -2M5.6 -4.4L10 -1.2L12.4 -6"></path>`;
}

/** No cocoa to pay. */
export function freeCocoa() {
  return svg`${at(0, 0, cocoa(), 0.86)}<path class="teo-struck" d="M-9.6 9.6L9.6 -9.6"></path>`;
}

/** An ascension: the sun over the steps. */
export function wheel() {
  return svg`<path class="teo-rays" d="M0 -11.4V-8.6M8 -8L6.2 -6.2M11.4 0H8.6M8 8L6.2 6.2M0 11.4V8.6M-8 8L-6.2 6.2M-11.4 0H-8.6M-8 -8L-6.2 -6.2"></path>
    <circle class="teo-sun" r="7"></circle><path class="teo-sun-face" d="M-3 -1.4H-1M1 -1.4H3M-2 2.6H2"></path>`;
}

/** The signs by the words of the component tables. @type {Record<string, () => unknown>} */
const SIGNS = {
  vp: () => vp(""),
  points: () => vp(""),
  cocoa,
  wood,
  stone,
  gold,
  resource,
  board_resource: resource,
  temple_blue: () => temple("blue"),
  temple_red: () => temple("red"),
  temple_green: () => temple("green"),
  blue: () => temple("blue"),
  red: () => temple("red"),
  green: () => temple("green"),
  temple_any: anyTemple,
  avenue,
  track,
  technology,
  technologies: technology,
  discovery,
  tiles: discovery,
  masks: () => mask("mask_4"),
  house,
  worker,
  workers: worker,
  power_up: powerUp,
  power_ups: powerUp,
  power_up_any_board: powerUp,
  power_up_same_board: powerUp,
  virtual_workers: extraWorker,
  new_worker_power: worker,
  discount_resource: resource,
  second_worker_same_origin_same_destination: doubleMove,
  waive_one_cocoa_payment: freeCocoa,
  unlimited_distance: moveAny,
};

/**
 * The sign of a good or effect with its amount; points are a shield with their number, and one of a thing is its sign alone.
 * @param {string} unit
 * @param {number} amount
 * @param {boolean} always whether one is written out too
 * @returns {{width: number, drawing: unknown}} its left end is at the origin
 */
function counted(unit, amount, always) {
  if (unit === "vp" || unit === "points") return { width: 26, drawing: at(13, 0, vp(amount)) };
  if (unit === "new_worker_power") return { width: 25, drawing: at(12.5, 0, numbered(amount)) };
  if (amount === 1 && !always) return { width: 25, drawing: at(12.5, 0, sign(unit)) };
  const digits = 9.5 * String(amount).length + 2;
  return {
    width: digits + 25,
    drawing: svg`${label("teo-count", digits / 2, 6, amount)}${at(digits + 12, 0, sign(unit))}`,
  };
}

/**
 * Amounts as a row of signs around the origin, scaled down to a width.
 * @param {Record<string, number | boolean>} amounts
 * @param {number} width
 * @param {number} [scale] of a sign where there is room
 * @param {boolean} [always] whether one is written out too
 */
export function amountsIn(amounts, width, scale = 1, always = false) {
  const parts = Object.entries(amounts)
    .filter(([, amount]) => amount)
    .map(([unit, amount]) => counted(unit, Number(amount), always));
  const whole = parts.reduce((sum, part) => sum + part.width, 0);
  const size = Math.min(scale, width / whole);
  let x = -whole / 2;
  const drawn = parts.map((part) => {
    const here = at(x, 0, part.drawing);
    x += part.width;
    return here;
  });
  return at(0, 0, drawn, Math.round(size * 100) / 100);
}

/** One sign by its word. @param {string} unit */
export function sign(unit) {
  return (SIGNS[unit] ?? discovery)();
}
