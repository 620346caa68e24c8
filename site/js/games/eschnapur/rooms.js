// @ts-check
/** The rooms of the temple: square gates, round cloisters, six-sided halls; each with a floor, a niche and a lane for pawns. */

import { svg } from "lit-html";
import { FLOORS } from "./floors.js";
import { tokenFace } from "./goods.js";
import { pawn } from "./pawns.js";
import { medallion } from "./signs.js";

/** @typedef {import("./types.d.ts").Area} Area */

/** The outlines of the rooms, some units larger or smaller. @param {Area["kind"]} kind @param {number} [more] */
export function outline(kind, more = 0) {
  if (kind === "cloister") return circle(37 + more);
  if (kind === "gate") {
    const half = 34.5 + more;
    return `M${-half + 4} ${-half}H${half - 4}Q${half} ${-half} ${half} ${-half + 4}V${half - 4}Q${half} ${half} ${half - 4} ${half}H${-half + 4}Q${-half} ${half} ${-half} ${half - 4}V${-half + 4}Q${-half} ${-half} ${-half + 4} ${-half}Z`;
  }
  const [side, rise] = [42 + more * 1.15, 36.6 + more];
  return `M${-side} 0L${-side / 2} ${-rise}H${side / 2}L${side} 0L${side / 2} ${rise}H${-side / 2}Z`;
}

/** @param {number} radius */
function circle(radius) {
  return `M0 ${-radius}A${radius} ${radius} 0 1 1 -.01 ${-radius}Z`;
}

/** A room without anybody in it. @param {string} name @param {Area} area */
export function room(name, { kind, symbols }) {
  return svg`<g class="es-room es-room-${kind} ${kind === "gate" ? `es-${symbols[0]}` : ""}">
    <path class="es-shade" transform="translate(1.5 3)" d=${outline(kind)}></path>
    <path class="es-wall" d=${outline(kind)}></path>
    ${kind === "gate" ? turrets() : kind === "cloister" ? pillars() : kiosks()}
    <path class="es-floor" d=${outline(kind, -6.4)}></path>
    <path class="es-floor-tint" d=${outline(kind, -6.4)}></path>
    <path fill="url(#es-mosaic-${FLOORS[name]})" d=${outline(kind, -6.4)}></path>
    <path class="es-floor-rim" d=${outline(kind, -8.6)}></path></g>`;
}

/** Domed towers at the corners of a gate. */
function turrets() {
  return [-1, 1].flatMap((x) =>
    [-1, 1].map(
      (y) =>
        svg`<g transform="translate(${x * 31.5} ${y * 31.5})"><circle class="es-dome" r="6.4"></circle><circle class="es-dome-light" cx="-1.4" cy="-1.4" r="2.6"></circle></g>`,
    ),
  );
}

/** The columns around a cloister. */
function pillars() {
  return svg`<circle class="es-colonnade" r="33.8"></circle>`;
}

/** Small domes at the corners of a hall. */
function kiosks() {
  return [-2, -1, 1, 2, 4, 5].map((turn) => {
    const angle = (turn * Math.PI) / 3;
    return svg`<circle class="es-kiosk" cx=${(38.4 * Math.cos(angle)).toFixed(1)} cy=${(38.4 * Math.sin(angle)).toFixed(1)} r="4"></circle>`;
  });
}

/** Width of a niche by the number of its symbols. */
const WIDE = [0, 19, 30];

/** A pointed arch of a width. @param {number} half */
function arch(half) {
  return `M${-half} 4V-13C${-half} -21 ${-half * 0.62} -22 ${-half * 0.5} -25.4C${-half * 0.3} -25 ${-half * 0.12} -27.4 0 -30C${half * 0.12} -27.4 ${half * 0.3} -25 ${half * 0.5} -25.4C${half * 0.62} -22 ${half} -21 ${half} -13V4Z`;
}

/** A closed niche: a marble slab with the symbols that open it. @param {Area["symbols"]} symbols */
export function slab(symbols) {
  const half = WIDE[symbols.length];
  return svg`<path class="es-slab-shade" transform="translate(1 2)" d=${arch(half)}></path><path class="es-slab" d=${arch(half)}></path>
    <path class="es-slab-line" transform="translate(0 -1.6) scale(.88 .86)" d=${arch(half)}></path>
    ${symbols.map((colour, at) => svg`<g transform="translate(${symbols.length > 1 ? 28 * at - 14 : 0} ${symbols.length > 1 ? -10 : -11}) scale(${symbols.length > 1 ? 0.65 : 0.68})">${medallion(colour)}</g>`)}`;
}

/**
 * An open niche: its slab is gone; in the recess lies the token, and once that is taken a lamp.
 * @param {import("./types.d.ts").Token | null} token
 */
function recess(token) {
  return svg`<path class="es-slab" d=${arch(21)}></path><path class="es-recess" transform="translate(0 .6) scale(.76 .84)" d=${arch(21)}></path>
    <path class="es-recess-line" d="M-11 2.6V-11C-11 -17 -6.4 -17.6 -5.2 -20.4M11 2.6V-11C11 -17 6.4 -17.6 5.2 -20.4"></path>
    ${token ? svg`<g transform="translate(0 -13) scale(.52)">${tokenFace(token.small, token.large)}</g>` : lamp()}`;
}

/** What is left in an empty niche: a small oil lamp. */
function lamp() {
  return svg`<circle class="es-glow" cy="-8" r="9"></circle><path class="es-flame" d="M0 -14C3 -10 3.2 -6.6 0 -5C-3.2 -6.6 -3 -10 0 -14Z"></path>
    <path class="es-lamp" d="M-7 -3.6H7C6.4 .4 3.4 1.8 0 1.8C-3.4 1.8 -6.4 .4 -7 -3.6Z"></path>`;
}

/** The niche of an area. @param {Area} area @param {import("./types.d.ts").Token | null} token */
export function niche({ open, symbols }, token) {
  return open ? recess(token) : slab(symbols);
}

/** Where the pawns of a room stand: x of each, and their size. @param {number} count */
function lane(count) {
  const step = count > 3 ? 11.6 : count > 2 ? 15.5 : 22;
  return Array.from({ length: count }, (_, at) => (at - (count - 1) / 2) * step);
}

/** The pawns in a room, in the lane below its niche. @param {string[]} seats */
export function people(seats) {
  const xs = lane(seats.length);
  return seats.map(
    (seat, at) =>
      svg`<g transform="translate(${xs[at]} ${seats.length > 3 && at % 2 ? 20.5 : 17.5}) scale(${seats.length > 2 ? 0.66 : 0.78})">${pawn(seat)}</g>`,
  );
}
