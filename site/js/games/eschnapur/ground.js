// @ts-check
/** The walled garden that the rooms lie in: wall, lawns, trees, paved ways, and a pool with lotus flowers in the middle. */

import { svg } from "lit-html";
import { rosette } from "./goods.js";
import { CENTRE, HEIGHT, polar, SPOTS, TEMPLE_HEIGHT, WIDTH } from "./temple.js";

const SECTORS = [0, 1, 2, 3, 4];

/** Trees of one half of a sector: distance from the middle, sector, size, form. @type {[number, number, number, number][]} */
const TREES = [
  [214, 0.262, 8.4, 0],
  [202, 0.325, 5.4, 2],
  [217, 0.325, 6.4, 1],
  [215, 0.378, 4.6, 0],
  [150, 0.2, 7.4, 0],
  [137, 0.25, 5.2, 2],
  [118, 0.43, 6.8, 0],
  [126, 0.5, 4.8, 2],
  [219, 0.5, 5.4, 1],
];

/** The sheet that everything is drawn on. @param {number} height */
export function sheet(height) {
  return svg`<rect class="es-sheet" x="3" y="3" width=${WIDTH - 6} height=${height - 6} rx="10"></rect>
    <rect class="es-sheet-line" x="8" y="8" width=${WIDTH - 16} height=${height - 16} rx="6"></rect>`;
}

/** Everything below the rooms; it never changes. @param {[string, string][]} ways */
export function ground(ways) {
  const [x, y] = CENTRE;
  return svg`${spandrels()}
    <circle class="es-moat" cx=${x} cy=${y} r="234"></circle>
    <circle class="es-rampart" cx=${x} cy=${y} r="231"></circle><circle class="es-merlons" cx=${x} cy=${y} r="231"></circle>
    <circle class="es-lawn" cx=${x} cy=${y} r="226"></circle>
    ${SECTORS.map((sector) => svg`<path class="es-bed" d=${bed(sector)}></path>`)}
    <circle class="es-terrace" cx=${x} cy=${y} r="66"></circle>
    ${ways.map((way) => svg`<path class="es-way-edge" d=${line(way)}></path>`)}
    ${ways.map((way) => svg`<path class="es-way" d=${line(way)}></path><path class="es-way-stones" d=${line(way)}></path>`)}
    ${SECTORS.flatMap((sector) => TREES.flatMap(([r, s, size, form]) => [s, 1 - s].filter((each, at, all) => all.indexOf(each) === at).map((each) => tree(polar(r, sector + each), size, form))))}
    ${pool()}`;
}

/** A flower bed inside the ring, between two halls and a cloister. @param {number} sector */
function bed(sector) {
  const at = (/** @type {number} */ radius, /** @type {number} */ turn) => polar(radius, sector + turn).join(" ");
  return `M${at(178, 0.16)}Q${at(120, 0.2)} ${at(104, 0.42)}Q${at(96, 0.5)} ${at(104, 0.58)}Q${at(120, 0.8)} ${at(178, 0.84)}Q${at(128, 0.68)} ${at(126, 0.5)}Q${at(128, 0.32)} ${at(178, 0.16)}Z`;
}

/** @param {[string, string]} way */
function line([from, to]) {
  return `M${SPOTS[from].join(" ")}L${SPOTS[to].join(" ")}`;
}

/** A tree from above: a round crown, or a cypress with its shadow. @param {[number, number]} spot @param {number} size @param {number} form */
function tree([x, y], size, form) {
  return svg`<g transform="translate(${x} ${y})"><circle class="es-tree-shade" cx="1.4" cy="2" r=${size}></circle>
    <path class="es-tree es-tree-${form}" d=${rosette(form === 2 ? 6 : 8, size, size * 0.86)}></path>
    <path class="es-tree-light" d="M${-size * 0.5} ${-size * 0.1}A${size * 0.55} ${size * 0.55} 0 0 1 ${size * 0.1} ${-size * 0.55}"></path></g>`;
}

/** The pool of the shrine, with a lotus in its middle. */
function pool() {
  const [x, y] = CENTRE;
  return svg`<g transform="translate(${x} ${y})"><path class="es-basin" d=${rosette(10, 49, 44)}></path><path class="es-water" d=${rosette(10, 43, 38)}></path>
    <path class="es-ripple" d="M-28 6q5 -4 10 0t10 0M10 -22q5 -4 10 0M8 26q5 -4 10 0M-22 -18q4 -3 8 0"></path>
    ${[
      [-24, -8, 0.5],
      [21, -9, 0.42],
      [-13, 24, 0.4],
      [22, 16, 0.52],
    ].map(([dx, dy, size]) => svg`<g transform="translate(${dx} ${dy}) scale(${size})">${pad()}</g>`)}
    <g transform="translate(0 1) scale(1.1)">${flower()}</g></g>`;
}

/** A leaf of a lotus with a bud on it. */
function pad() {
  return svg`<path class="es-pad" d="M0 0L12 -5A13 13 0 1 1 5 -12Z"></path><path class="es-petal" d=${rosette(5, 6, 3)}></path>`;
}

/** A lotus flower from above. */
export function flower() {
  return svg`<path class="es-petal" d=${rosette(10, 19, 10)}></path><path class="es-petal es-petal-2" transform="rotate(18)" d=${rosette(10, 13.5, 6.5)}></path><circle class="es-stamen" r="4.6"></circle>`;
}

/** What fills the corners of the sheet: a quarter of a mandala each. */
function spandrels() {
  const corners = [
    [13, 13, 0],
    [WIDTH - 13, 13, 90],
    [WIDTH - 13, TEMPLE_HEIGHT - 8, 180],
    [13, TEMPLE_HEIGHT - 8, 270],
  ];
  return corners.map(
    ([x, y, turn]) => svg`<g class="es-spandrel" transform="translate(${x} ${y}) rotate(${turn})">
      <path class="es-spandrel-ground" d="M0 0H72A72 72 0 0 1 0 72Z"></path>
      <path class="es-spandrel-line" d="M60 0A60 60 0 0 1 0 60M66 0A66 66 0 0 1 0 66M22 0A22 22 0 0 1 0 22"></path>
      ${[15, 45, 75].map((angle) => svg`<g transform="rotate(${angle}) translate(41 0) rotate(90)"><path class="es-spandrel-petal" d="M0 -15C9 -6 9 4 0 15C-9 4 -9 -6 0 -15Z"></path><circle class="es-spandrel-eye" cy="-3" r="3.4"></circle></g>`)}</g>`,
  );
}

/** The band between the temple and what lies below it. */
export function threshold() {
  return svg`<path class="es-threshold" d="M12 ${TEMPLE_HEIGHT + 1}H${WIDTH - 12}M12 ${HEIGHT - 60}H${WIDTH - 12}"></path>`;
}
