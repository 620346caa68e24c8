// @ts-check
/** The pieces of the seats. */

import { svg } from "lit-html";
import { SHAPES, sink } from "../../ui/emblem.js";

/**
 * The pieces of one seat on one cell: its shape with the number of workers, crowned if the leader is there.
 * @param {string} seat
 * @param {number} workers
 * @param {number} leader 0 or 1
 */
export function band(seat, workers, leader) {
  return svg`<g class="band seat-${seat}">
    ${leader ? plumes(seat) : ""}
    <path class="token-shade" d=${SHAPES[seat]} transform="translate(1.4 2)"></path>
    <path class="token" d=${SHAPES[seat]}></path>
    ${
      workers
        ? svg`<text class="count" y=${6 + sink(seat)}>${workers}</text>`
        : svg`<path class="face" transform="translate(0 ${sink(seat)})" d="M-5 -2.4h3.4M1.6 -2.4h3.4M0 -2V2.4M-3 5.4h6"></path>`
    }
  </g>`;
}

/** The leader's quetzal feathers. @param {string} seat */
function plumes(seat) {
  const lift = seat === "P4" ? -11 : seat === "P3" ? -11 : -9;
  return svg`<g class="plumes" transform="translate(0 ${lift})">
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
 * The value of a temple: a medallion of bone, not to be mistaken for workers. Its rim has the colour of the seat that would
 * score it, and the tag above says by how much that seat is ahead.
 * @param {number} value
 * @param {string | null} owner
 * @param {number} lead
 */
export function worth(value, owner, lead) {
  return svg`<g class=${owner ? `worth seat-${owner}` : "worth worth-open"} transform="translate(0 12)">
    <circle class="worth-back" r="16"></circle>
    <circle class="worth-rim" r="13.6"></circle>
    <text class="worth-value" y="7.2">${value}</text>
    ${owner && lead ? ahead(owner, lead) : ""}
  </g>`;
}

/**
 * @param {string} seat
 * @param {number} lead
 */
function ahead(seat, lead) {
  const half = lead > 9 ? 24 : 19;
  return svg`<g transform="translate(0 -25)"><rect class="lead-back" x=${-half} y="-9.5" width=${2 * half} height="19" rx="8"></rect>
    <g transform="translate(${10 - half} ${-sink(seat) / 3}) scale(.52)"><path class="lead-sign" d=${SHAPES[seat]}></path></g>
    <text class="lead" x="7" y="5.8">+${lead}</text></g>`;
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
