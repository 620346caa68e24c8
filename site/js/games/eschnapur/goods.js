// @ts-check
/** What changes hands: coins, movement tiles, cards, supply tiles and tokens, each centred on the origin. */

import { svg } from "lit-html";
import { medallion } from "./signs.js";

/** @typedef {import("./types.d.ts").Colour} Colour */

/** A gold coin with a lotus on it; its radius is 12. */
export function coin() {
  return svg`<g class="es-coin"><circle class="es-coin-edge" r="12"></circle><circle class="es-coin-rim" r="8.6"></circle>
    <path class="es-coin-sign" d="M0 -6C2.2 -3.4 2.2 -.6 0 2C-2.2 -.6 -2.2 -3.4 0 -6ZM-5.6 -2C-2.8 -1.8 -1.2 .2 -.6 3C-3.6 2.8 -5.4 .8 -5.6 -2ZM5.6 -2C2.8 -1.8 1.2 .2 .6 3C3.6 2.8 5.4 .8 5.6 -2ZM-4 5H4"></path></g>`;
}

/** A movement tile: a footprint in red sandstone; it is 24 wide and high. */
export function footprint() {
  return svg`<g class="es-foot"><rect class="es-foot-tile" x="-11" y="-12" width="22" height="24" rx="5"></rect>
    <path class="es-foot-print" d="M-3.4 -2.6C-5.4 -.4 -3 1.8 -2.8 4C-2.6 6.6 -3.4 8.8 -.8 9.6C2.4 10.4 3 7.6 2.8 5.2C2.6 3 4.6 1 4.4 -1.6C4.2 -4.6 -.8 -5.4 -3.4 -2.6Z"></path>
    <circle class="es-foot-print" cx="-4.6" cy="-6" r="1.9"></circle><circle class="es-foot-print" cx="-.8" cy="-8" r="1.5"></circle>
    <circle class="es-foot-print" cx="2.4" cy="-7.8" r="1.3"></circle><circle class="es-foot-print" cx="5" cy="-6" r="1.1"></circle></g>`;
}

/** The back of a card; symbol cards show a lotus rosette, bid cards a scale. @param {"sym" | "bid"} type */
export function back(type) {
  return svg`<g class="es-back es-back-${type}"><rect class="es-back-edge" x="-29" y="-41" width="58" height="82" rx="7"></rect>
    <rect class="es-back-line" x="-24.5" y="-36.5" width="49" height="73" rx="4"></rect>
    <path class="es-back-lace" d="M-24.5 -18Q-8 -20 -6 -36.5M24.5 -18Q8 -20 6 -36.5M-24.5 18Q-8 20 -6 36.5M24.5 18Q8 20 6 36.5"></path>
    ${
      type === "sym"
        ? svg`<path class="es-back-sign" d=${rosette(8, 17, 7)}></path><circle class="es-back-heart" r="5"></circle>`
        : svg`<path class="es-back-sign es-back-scale" d="M0 -17V13M-9 15H9M-16 -11Q0 -16 16 -11M-16 -11L-21 4H-11ZM16 -11L11 4H21Z"></path><circle class="es-back-heart" cy="-17" r="3.4"></circle>`
    }</g>`;
}

/**
 * A card with a symbol, 58 wide and 82 high.
 * @param {Colour} colour
 * @param {string} label its name below the sign
 */
export function symbolFace(colour, label) {
  return svg`<g class="es-card es-${colour}">${blank()}<path class="es-card-arch" d=${ARCH}></path>
    <g transform="translate(0 -7) scale(1.08)">${medallion(colour)}</g><text class="es-card-name" y="33">${label}</text></g>`;
}

/**
 * A card with a bid and its coins. What counts stands at the left edge, which is in sight in a full hand, too.
 * @param {number} value
 * @param {number} coins
 */
export function bidFace(value, coins) {
  return svg`<g class="es-card es-bid">${blank()}<path class="es-card-vine" d=${VINE}></path>
    <text class="es-card-value" x="3" y="7">${value}</text><text class="es-card-index" x="-15.5" y="-22">${value}</text>${price(coins, "", -8)}</g>`;
}

/** The pass card and the coins that it brings. @param {number} coins */
export function passFace(coins) {
  return svg`<g class="es-card es-pass">${blank()}<path class="es-card-vine" d=${VINE}></path>
    <text class="es-card-value" y="5">P</text>${price(coins, "+")}</g>`;
}

/** @param {number} coins @param {string} sign @param {number} [x] */
function price(coins, sign, x = 0) {
  return svg`<g class="es-card-price" transform="translate(${x} 27)"><g transform="translate(-10 0) scale(.66)">${coin()}</g><text x="9" y="5.4">${sign}${coins}</text></g>`;
}

/** The paper of a card, with a double line. */
function blank() {
  return svg`<rect class="es-card-edge" x="-29" y="-41" width="58" height="82" rx="7"></rect><rect class="es-card-line" x="-25" y="-37" width="50" height="74" rx="4.5"></rect>`;
}

const ARCH = "M-25 20V-14C-25 -25 -15 -26 -12 -31C-7 -30 -3 -33 0 -37C3 -33 7 -30 12 -31C15 -26 25 -25 25 -14V20Z";
const VINE = "M-4 -27Q8 -34 20 -27M4 -30l-1 -4M13 -30l2 -4M-20 14Q-10 20 0 15Q10 20 20 14";

/**
 * A supply tile, 116 wide and 66 high: what it brings, and its points in the corner.
 * @param {import("./types.d.ts").Tile} tile
 */
export function tileFace({ goods, amount, points }) {
  return svg`<g class="es-tile es-tile-${goods}"><rect class="es-tile-edge" x="-58" y="-33" width="116" height="66" rx="9"></rect>
    <path class="es-tile-line" d="M-52 -18Q-44 -20 -43 -28H30M-52 -18V27H52V-6"></path>
    <g transform="translate(-4 1)">${heap(goods, amount)}</g>
    <g class="es-points" transform="translate(44 -20)"><path d="M0 -11L3.6 -7.4L8.6 -7.6L8.8 -2.6L12.4 1L8.8 4.6L8.6 9.6L3.6 9.4L0 13L-3.6 9.4L-8.6 9.6L-8.8 4.6L-12.4 1L-8.8 -2.6L-8.6 -7.6L-3.6 -7.4Z"></path><text y="6.4">${points}</text></g></g>`;
}

/** @param {import("./types.d.ts").Tile["goods"]} goods @param {number} amount */
function heap(goods, amount) {
  if (goods === "symbol_card") return svg`<g transform="rotate(-6) scale(.6)">${back("sym")}</g>`;
  if (goods === "bid_card") return svg`<g transform="rotate(-6) scale(.6)">${back("bid")}</g>`;
  const step = amount > 3 ? 21 : 25;
  return Array.from({ length: amount }, (_, at) => {
    const [x, y] = [(at - (amount - 1) / 2) * step, at % 2 ? 5 : -3];
    return svg`<g transform="translate(${x} ${y}) scale(.94)">${goods === "coins" ? coin() : footprint()}</g>`;
  });
}

/** The back of a supply tile. */
export function tileBack() {
  return svg`<g class="es-tile es-tile-back"><rect class="es-tile-edge" x="-58" y="-33" width="116" height="66" rx="9"></rect>
    <rect class="es-tile-line" x="-52" y="-27" width="104" height="54" rx="5"></rect><path class="es-tile-lace" d=${rosette(8, 21, 9)}></path>
    <path class="es-tile-lace" d="M-46 -20q10 20 0 40M46 -20q-10 20 0 40"></path></g>`;
}

/**
 * A discovery token: the small number for whoever opens its niche, over the large one for the highest bid. Its radius is 30.
 * @param {number | string} small
 * @param {number | string} large
 */
export function tokenFace(small, large) {
  return svg`<g class="es-token"><path class="es-token-edge" d=${rosette(16, 30, 27)}></path><circle class="es-token-rim" r="24"></circle>
    <text class="es-token-small" y="-7">${small}</text><path class="es-token-bar" d="M-15 -2.4H15"></path><text class="es-token-large" y="18">${large}</text></g>`;
}

/** The back of a token. */
export function tokenBack() {
  return svg`<g class="es-token"><path class="es-token-edge" d=${rosette(16, 30, 27)}></path><circle class="es-token-rim" r="24"></circle>
    <path class="es-token-bar" d=${rosette(8, 17, 8)}></path></g>`;
}

/**
 * A closed star with rounded valleys.
 * @param {number} points
 * @param {number} outer
 * @param {number} inner
 */
export function rosette(points, outer, inner) {
  const at = (/** @type {number} */ radius, /** @type {number} */ turn) => {
    const angle = (turn * Math.PI) / points - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;
  };
  const petals = Array.from({ length: points }, (_, n) => `Q${at(outer * 1.12, 2 * n)} ${at(inner, 2 * n + 1)}`);
  return `M${at(inner, -1)}${petals.join("")}Z`;
}
