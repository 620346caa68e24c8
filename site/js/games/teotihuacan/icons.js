// @ts-check
/** The icons of temples and pyramid tiles, and the masks; about 24 units wide around the origin. */

import { svg } from "lit-html";

/** Outlines by type: drop (blue), crown of flames (red), leaf (green), plain dot. @type {Record<string, string>} */
const OUTLINES = {
  b: "M0 -10.4C3.4 -5.6 7.2 -1 7.2 3.2A7.2 7 0 0 1 -7.2 3.2C-7.2 -1 -3.4 -5.6 0 -10.4Z",
  r: "M-8.4 8.4V-4.2L-5 0L-3.4 -7.6L-1 -1.6L0 -10.6L1 -1.6L3.4 -7.6L5 0L8.4 -4.2V8.4Z",
  g: "M-8.4 8.8C-10.6 -1.4 -3.4 -9.6 9.4 -9.6C9.8 2.4 2.2 9.2 -6 6.6Z",
  p: "M0 -3.4A3.4 3.4 0 1 1 -.01 -3.4Z",
};
/** Finer lines by type. @type {Record<string, string>} */
const LINES = {
  b: "M-3.6 3.6A3.8 3.8 0 0 0 0 7",
  r: "M-8.4 4.6H8.4",
  g: "M-9.6 10.4C-4.6 3 .4 -2 5.6 -5.8",
  p: "",
};

/**
 * An icon of a pyramid tile: `b`, `r`, `g` or `p`; a capital letter is filled in its colour.
 * @param {string} code
 * @param {string} [form] a class of its own
 */
export function icon(code, form) {
  const type = code.toLowerCase();
  const look = form ?? (type === code ? "teo-icon" : `teo-icon teo-icon-${code}`);
  return svg`${type === code ? "" : svg`<circle class="teo-halo" r="12"></circle>`}<path class=${look} d=${OUTLINES[type]}></path>${
    LINES[type] ? svg`<path class="${look} teo-icon-line" d=${LINES[type]}></path>` : ""
  }`;
}

/** Faces by mask, told apart by outline and headdress: path, class. @type {Record<string, [string, string][]>} */
const MASKS = {
  mask_1: [
    ["teo-gold", "M-11 -2L-8 -7L-7 -10.6L-3 -8.6L0 -12L3 -8.6L7 -10.6L8 -7L11 -2L7 0H-7Z"],
    ["teo-mask-gold", "M-7.6 -4.6H7.6V3.4C7.6 8 4 11 0 11S-7.6 8 -7.6 3.4Z"],
  ],
  mask_2: [
    ["teo-mask-blue", "M-9.4 -7.4H9.4L8.4 4C8 8.6 4.4 10.8 0 10.8S-8 8.6 -8.4 4Z"],
    ["teo-mask-goggle", "M-4.4 -4.6A3.4 3.4 0 1 1 -4.41 -4.6ZM4.4 -4.6A3.4 3.4 0 1 1 4.39 -4.6Z"],
  ],
  mask_3: [
    ["teo-mask-red", "M-9.8 -10.6L-4.6 -7.6H4.6L9.8 -10.6L8.6 -1V3.6C8 8.2 4.6 11 0 11S-8 8.2 -8.6 3.6V-1Z"],
    ["teo-bone", "M-4.4 6L-3 9.6L-1.6 6ZM4.4 6L3 9.6L1.6 6Z"],
  ],
  mask_4: [
    ["teo-mask-green", "M-12 -3.4H-7.6V4H-12ZM7.6 -3.4H12V4H7.6Z"],
    ["teo-mask-green", "M-7.6 -9.4H7.6V3C7.6 8 4 10.8 0 10.8S-7.6 8 -7.6 3Z"],
  ],
  mask_5: [
    ["teo-mask-ochre", "M-7.8 -8.6C-3 -11.4 3 -11.4 7.8 -8.6L7 2L0 11.4L-7 2Z"],
    ["teo-bone", "M-3 0H3L0 8.4Z"],
  ],
  mask_6: [
    ["teo-plumes", "M-6 -5C-9.6 -8 -8.6 -11 -6.6 -12L-3.4 -8L0 -12.6L3.4 -8L6.6 -12C8.6 -11 9.6 -8 6 -5Z"],
    ["teo-mask-stone", "M-7.4 -5.6H7.4V3.4C7.4 8 4 10.8 0 10.8S-7.4 8 -7.4 3.4Z"],
  ],
  mask_7: [
    ["teo-bone", "M-8.8 -2A8.8 8.8 0 0 1 8.8 -2C8.8 2 6.6 3 5.4 4.6V10H-5.4V4.6C-6.6 3 -8.8 2 -8.8 -2Z"],
    ["teo-mask-teeth", "M-2.8 6.4V10M0 6.4V10M2.8 6.4V10"],
  ],
};

/** A mask. @param {string} name such as `mask_3` */
export function mask(name) {
  const [first, ...rest] = MASKS[name];
  return svg`<path class=${first[0]} d=${first[1]}></path>${rest.map(([form, d]) => svg`<path class=${form} d=${d}></path>`)}
    <path class="teo-mask-face" d="M-5.4 -1.4H-1.8M1.8 -1.4H5.4M0 -.6V2.6M-2.6 5H2.6"></path>`;
}
