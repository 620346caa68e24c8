// @ts-check
/** A frieze behind the workers of each action board, in the manner of Teotihuacán's wall paintings. */

import { svg } from "lit-html";

/** A frieze: the width of a piece that repeats, and its paths with their classes; its ground line is at 0. @type {Record<string, {width: number, paths: [string, string][]}>} */
const FRIEZES = {
  forest: {
    width: 30,
    paths: [
      ["teo-mural-dark", "M14 0V-16H16V0Z"],
      [
        "teo-mural-green",
        "M15 -32C19 -32 20 -28 19.6 -26.6C24 -27 26 -22 24 -19C22 -16 18 -15 15 -15S8 -16 6 -19C4 -22 6 -27 10.4 -26.6C10 -28 11 -32 15 -32Z",
      ],
    ],
  },
  stone_quarry: {
    width: 46,
    paths: [
      ["teo-mural-stone", "M2 0V-12H20V0ZM22 0V-18H40V0ZM10 -12V-24H21V-12Z"],
      ["teo-mural-line", "M2 -6H20M22 -9H40M31 -18V-9M11 -12V-6"],
    ],
  },
  gold_deposits: {
    width: 40,
    paths: [
      ["teo-mural-blue", "M0 -5C7 -12 13 -12 20 -5S33 2 40 -5V0H0Z"],
      ["teo-mural-gold", "M7 -16L11 -21L16 -17L13 -12H8ZM27 -14L30 -18L35 -16L34 -11H28Z"],
    ],
  },
  alchemy: {
    width: 44,
    paths: [
      ["teo-mural-red", "M8 -20H26V-5H8ZM9 -5H13L12 0H10ZM21 -5H25L24 0H22ZM7 -23H27V-20H7Z"],
      ["teo-mural-line", "M8 -15H26M8 -10H26M33 -4C33 -10 40 -10 40 -15C40 -19 34 -19 34 -15C34 -13 37 -13 37 -15"],
    ],
  },
  nobles: {
    width: 48,
    paths: [
      ["teo-mural-red", "M4 -14V-18H8V-22H14V-18H20V-22H26V-18H32V-22H38V-18H42V-14Z"],
      ["teo-mural-bone", "M6 -14H40V0H6Z"],
      ["teo-mural-dark", "M12 0V-9H17V0ZM29 0V-9H34V0Z"],
    ],
  },
  decorations: {
    width: 36,
    paths: [
      ["teo-mural-green", "M2 0V-22H8V-6H14V-16H20V0Z"],
      ["teo-mural-red", "M22 0V-22H34V-16H28V0Z"],
    ],
  },
  palace: {
    width: 84,
    paths: [
      [
        "teo-mural-green",
        "M2 -6C2 -20 20 -22 26 -12S44 2 50 -10S66 -20 74 -16L80 -24L83 -14L74 -6C66 -10 62 -8 58 -2C50 8 34 4 26 -4S10 -12 10 -4Z",
      ],
      [
        "teo-mural-gold",
        "M14 -26L18 -18H10ZM26 -28L27 -19L20 -22ZM4 -24L9 -18L3 -15ZM40 -22L43 -14H36ZM54 -26L54 -18L48 -21Z",
      ],
    ],
  },
  construction: {
    width: 60,
    paths: [
      ["teo-mural-gold", "M2 0L8 -10H12L18 -20H40L46 -10H50L56 0Z"],
      ["teo-mural-red", "M24 0L26 -20H32L34 0Z"],
    ],
  },
};

/**
 * The frieze of a board along the bottom of a rectangle.
 * @param {string} name
 * @param {import("./draw.js").Rect} rect
 */
export function mural(name, [x, y, w, h]) {
  const { width, paths } = FRIEZES[name];
  const count = Math.max(1, Math.floor(w / width));
  const scale = Math.min(1, h / 38);
  const gap = w / count;
  return svg`<g class="teo-mural">${Array.from({ length: count }, (_, n) => {
    const left = x + n * gap + (gap - width * scale) / 2;
    return svg`<g transform="translate(${left.toFixed(1)} ${y + h}) scale(${scale})">${paths.map(([form, d]) => svg`<path class=${form} d=${d}></path>`)}</g>`;
  })}</g>`;
}
