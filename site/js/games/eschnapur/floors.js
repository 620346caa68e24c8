// @ts-check
/** The mosaic floors: a pattern for every area, laid in two tints. */

import { svg } from "lit-html";

/** The patterns by name: the side of one field, and its lines. @type {Record<string, [number, number, string]>} */
const MOSAICS = {
  herringbone: [8, 8, "M0 4L4 0L8 4M0 8L4 4L8 8M4 0V4"],
  star: [12, 12, "M6 0L7.6 4.4L12 6L7.6 7.6L6 12L4.4 7.6L0 6L4.4 4.4Z"],
  shell: [10, 10, "M0 5A5 5 0 0 1 10 5M-5 10A5 5 0 0 1 5 10M5 10A5 5 0 0 1 15 10M5 5V2M0 10V7M10 10V7"],
  comb: [12, 10.4, "M0 2.6L3 0H9L12 2.6M0 2.6V5.2L3 7.8H9L12 5.2V2.6M3 7.8V10.4M9 7.8V10.4"],
  key: [10, 10, "M0 2H8V8H4V5M10 0V10"],
  lattice: [9, 9, "M0 0L9 9M9 0L0 9M4.5 2.6L6.4 4.5L4.5 6.4L2.6 4.5Z"],
  knot: [12, 12, "M0 3Q6 3 6 9M12 3Q6 3 6 9M0 9Q3 9 3 12M12 9Q9 9 9 12M3 0Q3 3 0 3M9 0Q9 3 12 3"],
  chequer: [8, 8, "M0 0H4V4H8V8H4V4H0Z"],
  vine: [12, 10, "M0 5Q3 0 6 5T12 5M3 2.4q1.4 -2.4 3 -1M9 7.6q1.4 2.4 3 1"],
  chevron: [10, 6, "M0 4L5 0L10 4M0 7L5 3L10 7"],
};

/** The mosaic of every area. @type {Record<string, string>} */
export const FLOORS = {
  gate_brown: "herringbone",
  gate_red: "lattice",
  gate_blue: "shell",
  gate_yellow: "chevron",
  gate_green: "chequer",
  cloister_ne: "shell",
  cloister_e: "star",
  cloister_s: "lattice",
  cloister_w: "comb",
  cloister_nw: "key",
  hall_n: "star",
  hall_e: "knot",
  hall_se: "chequer",
  hall_sw: "vine",
  hall_w: "chevron",
};

/** The patterns, to be put into the drawing once. */
export function mosaics() {
  return svg`<defs>${Object.entries(MOSAICS).map(
    ([name, [width, height, d]]) =>
      svg`<pattern id="es-mosaic-${name}" width=${width} height=${height} patternUnits="userSpaceOnUse"><path class="es-mosaic" d=${d}></path></pattern>`,
  )}</defs>`;
}
