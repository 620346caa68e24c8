// @ts-check
/** The first page of the codex: a white road to a temple, and the four expeditions on it. */

import { svg } from "lit-html";
import { band } from "./pieces.js";
import { pyramid } from "./pyramid.js";
import { plant, volcano } from "./terrain.js";

/** Plants: x, y, size, form; those further down are in front. */
const GROVE = [
  [26, 236, 2.1, 0],
  [86, 250, 1.7, 1],
  [470, 226, 2, 1],
  [532, 244, 2.3, 0],
  [420, 240, 1.4, 2],
  [54, 306, 2.3, 2],
  [128, 292, 1.8, 0],
  [500, 306, 2.2, 0],
  [560, 320, 2.4, 2],
  [438, 296, 1.7, 1],
  [16, 372, 2.8, 1],
  [110, 378, 2.2, 2],
  [566, 404, 3, 1],
  [482, 384, 2.4, 2],
  [60, 440, 3, 0],
  [540, 456, 2.6, 0],
];

/** Stones of the road from near to far: x, y, size. */
const ROAD = [
  [248, 452, 3],
  [306, 446, 3],
  [262, 418, 2.6],
  [318, 412, 2.5],
  [274, 388, 2.2],
  [322, 384, 2.1],
  [284, 362, 1.8],
  [318, 358, 1.7],
  [290, 340, 1.5],
  [314, 337, 1.4],
];

/** Who is on the road: seat, workers, leader, x, y, size. @type {[string, number, number, number, number, number][]} */
const WALKERS = [
  ["P1", 0, 1, 226, 424, 2],
  ["P2", 3, 0, 348, 402, 1.7],
  ["P3", 2, 0, 250, 372, 1.4],
  ["P4", 4, 0, 340, 352, 1.2],
];

export function scene() {
  return svg`<rect class="sky" width="600" height="480"></rect>
    <circle class="sun-ring" cx="448" cy="104" r="62"></circle><path class="rays" d=${rays(448, 104)}></path>
    <circle class="sun" cx="448" cy="104" r="42"></circle><path class="sun-face" d="M430 96h12M454 96h12M448 96v16M438 122h20"></path>
    <path class="far" d="M0 240Q80 190 170 214T330 200T470 212T600 190V480H0Z"></path>
    <g transform="translate(112 184) scale(1.5)">${volcano()}</g>
    <path class="near" d="M0 300Q120 250 300 262T600 288V480H0Z"></path>
    <path class="road" d="M214 480Q276 392 292 318H312Q330 392 386 480Z"></path>
    ${ROAD.map(([x, y, size]) => svg`<ellipse class="stone" cx=${x} cy=${y} rx=${size * 6} ry=${size * 3}></ellipse>`)}
    <g transform="translate(302 262) scale(3.5)">${pyramid(10)}</g>
    ${GROVE.map(([x, y, size, form]) => svg`<g transform="translate(${x} ${y}) scale(${size})">${plant(form)}</g>`)}
    ${WALKERS.toReversed().map(([seat, workers, leader, x, y, size]) => svg`<g transform="translate(${x} ${y}) scale(${size})">${band(seat, workers, leader)}</g>`)}`;
}

/**
 * @param {number} x
 * @param {number} y
 */
function rays(x, y) {
  return Array.from({ length: 16 }, (_, at) => {
    const angle = (at * Math.PI) / 8;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x + dx * 47).toFixed(1)} ${(y + dy * 47).toFixed(1)}L${(x + dx * 57).toFixed(1)} ${(y + dy * 57).toFixed(1)}`;
  }).join("");
}
