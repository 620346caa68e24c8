// @ts-check
// The eight kinds of treasure, each with its own glyph in a 32 by 32 box centred on the origin. Lines lie on a colour of the
// glyph, which is bright in both themes; cords lie on the paper.
import { html, svg } from "lit-html";

/** @type {Record<string, import("lit-html").SVGTemplateResult>} */
const GLYPHS = {
  amulet: svg`<path class="g-cord" d="M-9 -12Q0 0 9 -12"></path>
    <path class="g-jade" d="M0 -5L9 3L0 14L-9 3Z"></path><circle class="g-gold" cx="0" cy="3.5" r="3.2"></circle>`,
  bracelet: svg`<ellipse class="g-gold" cx="0" cy="0" rx="13" ry="11"></ellipse><ellipse class="g-hole" cx="0" cy="-1" rx="7.5" ry="5.5"></ellipse>
    <path class="g-dots" d="M-9 6.5h.01M-3.2 8.4h.01M3.2 8.4h.01M9 6.5h.01"></path>`,
  chalice: svg`<path class="g-clay" d="M-10 -12H10Q10 2 2 4V9H7V13H-7V9H-2V4Q-10 2 -10 -12Z"></path>
    <path class="g-line" d="M-9 -7H9M-7.6 -2l3.8 -5l3.8 5l3.8 -5l3.8 5"></path>`,
  dagger: svg`<path class="g-stone" d="M0 -15Q6 -6 4 4H-4Q-6 -6 0 -15Z"></path><path class="g-line" d="M0 -11V1M-2 -5L2 -7M-2 -1L2 -3"></path>
    <path class="g-clay" d="M-9 4H9V7.4H-9Z"></path><path class="g-jade" d="M-3 7.4H3V14H-3Z"></path>`,
  effigy: svg`<path class="g-jade" d="M-8 -6Q-8 -14 0 -14T8 -6V4Q8 9 4 9V14H-4V9Q-8 9 -8 4Z"></path>
    <path class="g-line" d="M-5 -5h4M1 -5h4M0 -5V0M-3.5 4h7"></path><path class="g-cord" d="M-13 -9l4 3M13 -9l-4 3"></path>`,
  flute: svg`<g transform="rotate(38)"><path class="g-bone" d="M-3.4 -15H3.4V13Q0 16 -3.4 13Z"></path>
    <path class="g-line" d="M-3.4 -10H3.4M-3.4 11H3.4"></path><path class="g-dots" d="M0 -5h.01M0 0h.01M0 5h.01"></path></g>`,
  goblet: svg`<path class="g-bone" d="M-8 -13H8L6.5 10Q0 14 -6.5 10Z"></path><path class="g-clay" d="M-7.4 -4H7.4L7 3H-7Z"></path>
    <path class="g-line" d="M-5 -.5h2.6M-1.2 -.5h2.6M2.6 -.5h2.6M-7.8 -10H7.8"></path>`,
  headdress: svg`<path class="g-jade" d="M-4 2Q-17 -2 -14 -12Q-5 -9 -2 1Q-6 -10 0 -16Q6 -10 2 1Q5 -9 14 -12Q17 -2 4 2Z"></path>
    <path class="g-clay" d="M-9 2H9L7 8H-7Z"></path><path class="g-gold" d="M-6 8H6L4 13H-4Z"></path><path class="g-line" d="M0 -12V0M-10 -9L-2.5 0M10 -9L2.5 0"></path>`,
};

/** Every kind, in the order of the rules. */
export const KINDS = Object.keys(GLYPHS);

/** A treasure face up. @param {string} kind */
export function glyph(kind) {
  return svg`<g class="glyph">${GLYPHS[kind]}</g>`;
}

/** A treasure kind in a list. @param {string} kind */
export function mini(kind) {
  return html`<svg class="mini" viewBox="-17 -17 34 34" aria-hidden="true">${svg`${glyph(kind)}`}</svg>`;
}
