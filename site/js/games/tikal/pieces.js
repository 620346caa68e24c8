// @ts-check
/** The pieces of the seats. */

import { svg } from "lit-html";
import { SHAPES, sink } from "../../ui/emblem.js";

/** A cloak from the shoulders to the ground, below a head that is the shape of the seat. */
const CLOAK = "M-5 -4Q0 -7 5 -4Q9 0 10 12Q0 16 -10 12Q-9 0 -5 -4Z";

/**
 * The pieces of one seat on one cell: a pawn, with feathers if the leader is there, with others behind it and their number on its cloak
 * if there are several.
 * @param {string} seat
 * @param {number} workers
 * @param {number} leader 0 or 1
 */
export function band(seat, workers, leader) {
  const behind = Math.min(workers + leader - 1, 2);
  return svg`<g class="band seat-${seat}">
    <ellipse class="token-shade" cx="2" cy="13" rx=${11 + 3 * behind} ry="4"></ellipse>
    ${[-7, 7].slice(0, behind).map((x) => svg`<g transform="translate(${x} -3)">${pawn(seat)}</g>`)}
    ${leader ? plumes() : ""}
    ${pawn(seat)}
    ${workers > 1 || (workers && leader) ? svg`<text class="count" y="10.400">${workers}</text>` : ""}
  </g>`;
}

/** @param {string} seat */
function pawn(seat) {
  return svg`<path class="token" d=${CLOAK}></path><g transform="translate(0 ${-11 - sink(seat) / 2}) scale(.58)"><path class="token" d=${SHAPES[seat]}></path></g>`;
}

/** The leader's quetzal feathers. */
function plumes() {
  return svg`<g class="plumes" transform="translate(0 -15)">
    <path d="M-2 2Q-15 -3 -14 -14Q-6 -11 -1 1Z"></path><path d="M2 2Q15 -3 14 -14Q6 -11 1 1Z"></path>
    <path d="M-3 2Q-8 -9 0 -19Q8 -9 3 2Z"></path><circle cx="0" cy="-9" r="2.3"></circle></g>`;
}

/** Where the bands of 1 to 4 seats stand on a hex: clear of the stones along its sides. @type {[number, number][][]} */
const STANDS = [
  [],
  [[23, 27]],
  [
    [-20, 27],
    [20, 27],
  ],
  [
    [-36, 5],
    [-17, 28],
    [19, 27],
  ],
  [
    [-36, 4],
    [-17, 28],
    [17, 28],
    [36, 4],
  ],
];

/**
 * Where on a hex the band of each seat stands.
 * @param {string[]} seats
 * @returns {Record<string, [number, number]>}
 */
export function stands(seats) {
  return Object.fromEntries(seats.map((seat, at) => [seat, STANDS[seats.length][at]]));
}

/**
 * The value of a temple: a medallion of bone beside the temple, clear of the stones. Its rim has the colour of the seat that would
 * score it, and the tag above says by how much that seat is ahead.
 * @param {number} value
 * @param {string | null} owner
 * @param {number} lead
 */
export function worth(value, owner, lead) {
  return svg`<g class=${owner ? `worth seat-${owner}` : "worth worth-open"} transform="translate(25 -5)">
    <circle class="worth-back" r="12.500"></circle>
    <circle class="worth-rim" r="10.600"></circle>
    <text class="worth-value" y="6.200">${value}</text>
    ${owner && lead ? ahead(lead) : ""}
  </g>`;
}

/** By how much its owner is ahead, as a small tag above the value. @param {number} lead */
function ahead(lead) {
  const half = lead > 9 ? 14 : 11;
  return svg`<g transform="translate(-12 -18)"><rect class="lead-back" x=${-half} y="-7.500" width=${2 * half} height="15" rx="7"></rect>
    <text class="lead" y="4.800">+${lead}</text></g>`;
}

/** The guard who keeps a temple for good: spear, shield and plume. @param {string} seat */
export function guard(seat) {
  return svg`<g class="guard seat-${seat}" transform="translate(-31 -5) scale(.86)">
    <path class="spear" d="M11 -26V22"></path><path class="spear-head" d="M11 -36Q16 -28 11 -23Q6 -28 11 -36Z"></path>
    <path class="guard-plume" d="M-4 -17Q-14 -24 -6 -31Q-3 -25 -1 -18Z"></path>
    <circle class="guard-head" cx="0" cy="-13" r="6.4"></circle>
    <path class="guard-body" d="M-9 22Q-11 -6 0 -7Q11 -6 9 22Z"></path>
    <g transform="translate(-3 6) scale(.72)"><path class="token" d=${SHAPES[seat]}></path></g>
  </g>`;
}

/** A player's camp. @param {string} seat */
export function camp(seat) {
  return svg`<g class="camp seat-${seat}" transform="translate(0 -12)">
    <ellipse class="shade" cx="2" cy="18" rx="30" ry="6"></ellipse>
    <path class="camp-tent" d="M-29 17L0 -27L29 17Q0 22 -29 17Z"></path>
    <path class="camp-side" d="M0 -27L29 17Q18 19.4 9 19.6Z"></path>
    <path class="camp-band" d="M-23 8Q0 13 23 8"></path>
    <path class="camp-door" d="M-7 19.6L0 3L7 19.6Z"></path>
    <path class="ropes" d="M-3 -32L0 -27L3 -32"></path>
    <g transform="translate(0 -9) scale(.66)"><path class="camp-sign" d=${SHAPES[seat]}></path></g>
  </g>`;
}
