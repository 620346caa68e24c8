// @ts-check
/** The picture on the start screen: the marble temple at dusk behind its pool, and the laughing monk before it. */

import { svg } from "lit-html";
import { flower } from "./ground.js";
import { monk, pawn } from "./pawns.js";
import { medallion } from "./signs.js";

/** @typedef {import("./types.d.ts").Colour} Colour */

/** Flowers in the pool: x, y, size. */
const LOTUS = [
  [84, 392, 1],
  [136, 446, 1.4],
  [470, 444, 1.3],
  [520, 386, 0.9],
];

/** Who stands on the steps: seat, x, y, size. @type {[string, number, number, number][]} */
const VISITORS = [
  ["P1", 196, 336, 0.8],
  ["P2", 404, 336, 0.8],
  ["P3", 158, 344, 0.9],
  ["P4", 442, 344, 0.9],
];

/** The signs over the doors. @type {Colour[]} */
const SIGNS = ["brown", "red", "blue", "yellow", "green"];

export function scene() {
  return svg`<rect class="es-dusk" width="600" height="480"></rect>
    <circle class="es-sun-halo" cx="300" cy="166" r="150"></circle><circle class="es-sun-disc" cx="300" cy="166" r="108"></circle>
    <path class="es-hills" d="M0 300Q70 246 150 270T300 262T450 268T600 244V480H0Z"></path>
    ${[-1, 1].map((side) => svg`<g transform="translate(300 0) scale(${side} 1)">${wing()}</g>`)}
    ${hall()}
    <path class="es-steps" d="M60 326H540L556 342H44ZM44 342H556L574 358H26Z"></path>
    <path class="es-lake" d="M0 358H600V480H0Z"></path>
    <path class="es-mirror" d="M222 360Q216 396 300 398Q384 396 378 360ZM104 360q-4 26 10 40h8q12 -14 8 -40ZM470 360q-4 26 8 40h8q14 -14 10 -40Z"></path>
    <path class="es-ripple es-ripple-lake" d="M30 380q16 -6 32 0t32 0M250 376q16 -6 32 0t32 0M470 414q16 -6 32 0t32 0M60 424q14 -5 28 0M286 430q14 -5 28 0t28 0M380 372q12 -4 24 0"></path>
    ${LOTUS.map(([x, y, size]) => svg`<g transform="translate(${x} ${y}) scale(${size} ${size * 0.62})"><path class="es-pad" d="M0 0L24 -9A26 26 0 1 1 10 -24Z"></path>${flower()}</g>`)}
    <g class="es-P1-red es-P2-blue es-P3-yellow es-P4-green">${VISITORS.map(([seat, x, y, size]) => svg`<g transform="translate(${x} ${y}) scale(${size})">${pawn(seat)}</g>`)}</g>
    ${throne()}`;
}

/** The laughing monk on a lotus. */
function throne() {
  const petals = [-72, -48, -24, 24, 48, 72, 0];
  return svg`<g transform="translate(300 440)"><ellipse class="es-pad" cy="18" rx="112" ry="20"></ellipse>
    ${petals.map((angle) => svg`<path class="es-petal es-petal-back" transform="translate(0 16) rotate(${angle}) scale(1.5 ${1.45 - Math.abs(angle) / 300})" d="M0 0C-24 -16 -20 -46 0 -64C20 -46 24 -16 0 0Z"></path>`)}
    <g transform="translate(0 -44) scale(2.9)">${monk()}</g>
    ${[-72, 72, -37, 37, 0].map((x) => svg`<path class="es-petal es-petal-2" transform="translate(${x} 32) rotate(${x * 0.32}) scale(1.1 .82)" d="M0 0C-26 -14 -20 -38 0 -52C20 -38 26 -14 0 0Z"></path>`)}</g>`;
}

/** The main hall: a great dome over a pointed arch, with the five signs above it. */
function hall() {
  return svg`<g class="es-palace"><path class="es-stone" d="M208 326V196H392V326Z"></path>
    <path class="es-stone" d="M238 196V176H362V196Z"></path>
    <path class="es-great-dome" d="M246 176C216 132 252 96 296 70L300 52L304 70C348 96 384 132 354 176Z"></path>
    <path class="es-dome-ribs" d="M300 72C276 100 264 136 274 176M300 72C324 100 336 136 326 176M300 72V176"></path>
    <path class="es-stone-band" d="M208 204H392M208 236H392"></path>
    ${SIGNS.map((colour, at) => svg`<g transform="translate(${236 + 32 * at} 220) scale(.68)">${medallion(colour)}</g>`)}
    <path class="es-door" d=${arch(300, 326, 34, 78)}></path><path class="es-door-line" d=${arch(300, 326, 42, 88)}></path>
    <circle class="es-glow" cx="300" cy="304" r="20"></circle><path class="es-flame" d="M300 290C307 300 307 308 300 312C293 308 293 300 300 290Z"></path>
    ${[226, 374].map((x) => svg`<path class="es-door" d=${arch(x, 316, 11, 44)}></path><path class="es-door" d=${arch(x, 262, 7, 18)}></path>`)}</g>`;
}

/** One side of the temple: a gallery with two kiosks and a slender tower. */
function wing() {
  return svg`<g class="es-palace"><path class="es-stone es-stone-red" d="M92 326V246H176V326Z"></path><path class="es-stone-band" d="M92 256H176"></path>
    ${[112, 134, 156].map((x) => svg`<path class="es-door" d=${arch(x, 320, 8, 40)}></path>`)}
    ${[106, 150].map((x) => svg`<g transform="translate(${x} 246)">${kiosk()}</g>`)}
    <path class="es-stone" d="M178 326L181 150H197L200 326Z"></path><path class="es-stone-band" d="M180 200H198M179 258H199"></path>
    <g transform="translate(189 150) scale(.9)">${kiosk()}</g></g>`;
}

/** A small pavilion with a dome. */
function kiosk() {
  return svg`<g><path class="es-stone" d="M-12 0V-14H12V0Z"></path><path class="es-door" d=${arch(0, 0, 6, 12)}></path>
    <path class="es-great-dome" d="M-15 -14C-20 -30 -4 -36 0 -44C4 -36 20 -30 15 -14Z"></path></g>`;
}

/**
 * A pointed arch by the middle of its foot, half its width and its height.
 * @param {number} x
 * @param {number} y
 * @param {number} half
 * @param {number} height
 */
function arch(x, y, half, height) {
  const rise = height * 0.5;
  return `M${x - half} ${y}V${y - rise}C${x - half} ${y - height * 0.82} ${x - half * 0.4} ${y - height * 0.84} ${x} ${y - height}C${x + half * 0.4} ${y - height * 0.84} ${x + half} ${y - height * 0.82} ${x + half} ${y - rise}V${y}Z`;
}
