// @ts-check
/** Small helpers of every drawing here. */

import { html, svg } from "lit-html";

/** A rectangle: left, top, width, height. @typedef {[number, number, number, number]} Rect */

/** A coordinate with no more digits than can be seen. @param {number} value */
export function round(value) {
  return Math.round(value * 10) / 10;
}

/**
 * A drawing moved to a point, and scaled.
 * @param {number} x
 * @param {number} y
 * @param {unknown} drawing
 * @param {number} [scale]
 */
export function at(x, y, drawing, scale = 1) {
  return scale === 1
    ? svg`<g transform="translate(${round(x)} ${round(y)})">${drawing}</g>`
    : svg`<g transform="translate(${round(x)} ${round(y)}) scale(${Math.round(scale * 100) / 100})">${drawing}</g>`;
}

/** The middle of a rectangle. @param {Rect} rect @returns {[number, number]} */
export function middle([x, y, w, h]) {
  return [x + w / 2, y + h / 2];
}

/** A rectangle made smaller on all sides. @param {Rect} rect @param {number} by @returns {Rect} */
export function inset([x, y, w, h], by) {
  return [x + by, y + by, w - 2 * by, h - 2 * by];
}

/**
 * A box with round corners.
 * @param {string} form its class
 * @param {Rect} rect
 * @param {number} [corner]
 */
export function box(form, [x, y, w, h], corner = 6) {
  return svg`<rect class=${form} x=${round(x)} y=${round(y)} width=${round(w)} height=${round(h)} rx=${round(corner)}></rect>`;
}

/**
 * A line of text; its middle is at `x` unless the class says otherwise.
 * @param {string} form its class
 * @param {number} x
 * @param {number} y
 * @param {unknown} words
 */
export function label(form, x, y, words) {
  return svg`<text class=${form} x=${round(x)} y=${round(y)}>${words}</text>`;
}

/** How wide words are about, in bold letters of a size. @param {string} words @param {number} size */
export function widthOf(words, size) {
  return words.length * size * 0.5;
}

/**
 * Words that are squeezed where there is no room for them, as in languages with longer words.
 * @param {string} form its class
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {number} room
 * @param {number} size of the letters
 */
export function squeezed(form, x, y, words, room, size) {
  if (widthOf(words, size) <= room) return label(form, x, y, words);
  return svg`<text class=${form} x=${round(x)} y=${round(y)} textLength=${round(room)} lengthAdjust="spacingAndGlyphs">${words}</text>`;
}

/**
 * A drawing as a small picture for buttons and cards; it says nothing to a screen reader.
 * @param {unknown} drawing around the origin
 * @param {number} [width] of what is shown, in the drawing's units
 * @param {number} [height]
 */
export function picture(drawing, width = 26, height = width) {
  return html`<svg class="teo-picture" viewBox="${-width / 2} ${-height / 2} ${width} ${height}" aria-hidden="true">${svg`<g>${drawing}</g>`}</svg>`;
}
