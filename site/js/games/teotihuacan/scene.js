// @ts-check
/** The picture on the start screen: the Avenue of the Dead, the great pyramid, and the sun half behind the black disc. */

import { svg } from "lit-html";
import { die } from "./dice.js";
import { at } from "./draw.js";
import { house } from "./glyphs.js";
import { icon } from "./icons.js";

/** The tiers of the pyramid from the ground up: half width at the bottom and at the top, foot, height. */
const TIERS = [
  [236, 206, 330, 44],
  [194, 166, 286, 42],
  [154, 128, 244, 40],
  [116, 94, 204, 36],
];
/** Platforms along the Avenue from far to near: distance from the middle, foot, size. */
const PLATFORMS = [
  [150, 350, 1.5],
  [190, 384, 2],
  [236, 428, 2.7],
  [292, 486, 3.5],
];
/** Agaves: x, y, size. */
const PLANTS = [
  [40, 356, 1.2],
  [560, 352, 1.2],
  [96, 466, 2],
  [506, 468, 2],
  [14, 416, 1.6],
  [588, 420, 1.6],
];
/** Workers on the Avenue: seat, power, x, y, size. @type {[string, number, number, number, number][]} */
const WALKERS = [
  ["P4", 2, 318, 364, 1.05],
  ["P3", 4, 276, 388, 1.35],
  ["P2", 3, 338, 414, 1.7],
  ["P1", 5, 258, 440, 2.1],
];
/** Icons on the tiers: code, x, y. @type {[string, number, number][]} */
const PAINTED = [
  ["B", 128, 308],
  ["g", 172, 308],
  ["R", 428, 308],
  ["G", 472, 308],
  ["R", 158, 265],
  ["p", 198, 265],
  ["b", 402, 265],
  ["B", 442, 265],
  ["G", 200, 224],
  ["R", 400, 224],
];

export function scene() {
  return svg`<g class="game-teotihuacan"><rect class="teo-sky" width="600" height="480"></rect>
    <path class="teo-shine" d=${rays(452, 96, 66, 92)}></path><circle class="teo-sun-ring" cx="452" cy="96" r="58"></circle><circle class="teo-sun" cx="452" cy="96" r="48"></circle><circle class="teo-moon" cx="478" cy="80" r="41"></circle>
    <path class="teo-hills" d="M0 286Q60 214 140 246T300 214T470 246T600 208V480H0Z"></path>
    <path class="teo-field" d="M0 330H600V480H0Z"></path>
    ${TIERS.map(tier)}
    ${PAINTED.map(([code, x, y]) => at(x, y, icon(code), 0.9))}
    <path class="teo-climb" d="M262 330L280 168H320L338 330Z"></path><path class="teo-climb-line" d=${Array.from({ length: 15 }, (_, n) => `M${263 + n * 1.2} ${324 - n * 10.6}H${337 - n * 1.2}`).join("")}></path>
    <path class="teo-balustrade-2" d="M262 330L280 168M338 330L320 168"></path>
    <path class="teo-shrine" d="M270 168V126H330V168Z"></path><path class="teo-house-roof" d="M258 126V114H268V104H282V114H293V104H307V114H318V104H332V114H342V126Z"></path><path class="teo-door" d="M288 168V138H312V168Z"></path>
    <path class="teo-avenue-road" d="M214 480L276 330H324L386 480Z"></path><path class="teo-climb-line" d="M268 350H332M260 370H340M250 394H350M238 424H362M224 458H376"></path>
    ${PLATFORMS.map(([dx, y, size]) => svg`${at(300 - dx, y, house(), size)}${at(300 + dx, y, house(), size)}`)}
    ${PLANTS.map(([x, y, size]) => at(x, y, agave(), size))}
    <path class="teo-scroll" d="M40 92C40 62 84 62 84 90C84 108 58 108 58 92C58 82 70 82 70 91M92 92C98 70 132 66 150 84M150 84C166 100 140 116 132 102M196 66C204 50 232 50 240 64M240 64C246 78 226 84 222 74"></path>
    ${WALKERS.map(([seat, power, x, y, size]) => at(x, y, die(seat, power, Number.POSITIVE_INFINITY), size))}</g>`;
}

/** An agave, as in the paintings of Tepantitla. */
function agave() {
  return svg`<path class="teo-agave" d="M0 2C-6 -8 -14 -14 -24 -16C-18 -8 -14 -2 -8 4ZM0 2C6 -8 14 -14 24 -16C18 -8 14 -2 8 4ZM-2 3C-10 -10 -12 -20 -11 -30C-3 -22 0 -12 2 2ZM2 3C10 -10 12 -20 11 -30C3 -22 0 -12 -2 2ZM-4 4C-5 -14 -3 -26 0 -36C3 -26 5 -14 4 4Z"></path>`;
}

/** A sloping wall with a framed panel above it. @param {number[]} tier @param {number} n */
function tier([foot, top, y, high], n) {
  const slope = high * 0.45;
  const ledge = (foot + top) / 2;
  return svg`<path class="teo-slope" d="M${300 - foot} ${y}L${300 - ledge} ${y - slope}H${300 + ledge}L${300 + foot} ${y}Z"></path>
    <path class=${n % 2 ? "teo-wall teo-wall-2" : "teo-wall"} d="M${300 - ledge - 4} ${y - slope}V${y - high}H${300 + ledge + 4}V${y - slope}Z"></path>`;
}

/** @param {number} x @param {number} y @param {number} inner @param {number} outer */
function rays(x, y, inner, outer) {
  return Array.from({ length: 24 }, (_, n) => {
    const angle = (n * Math.PI) / 12;
    const reach = n % 2 ? inner + (outer - inner) * 0.55 : outer;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return `M${(x + dx * inner).toFixed(1)} ${(y + dy * inner).toFixed(1)}L${(x + dx * reach).toFixed(1)} ${(y + dy * reach).toFixed(1)}`;
  }).join("");
}
