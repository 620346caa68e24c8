// @ts-check
/** The sky over the city while the black disc slides before the sun, and signs for what an eclipse scores. */

import { html, svg } from "lit-html";
import { at, picture } from "./draw.js";
import { anyTemple, avenue, cocoa, track, vp } from "./glyphs.js";
import { mask } from "./icons.js";

/** The skyline: foot in the middle, half width, tiers. */
const PYRAMIDS = [
  [96, 84, 4],
  [214, 44, 3],
  [352, 44, 3],
  [470, 84, 4],
];

/** A strip of sky and skyline, darkening. */
export function shadow() {
  return html`<svg class="teo-eclipse-sky" viewBox="0 0 560 104" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${svg`
    <rect class="teo-sky" width="560" height="104"></rect><rect class="teo-dusk" width="560" height="104"></rect>
    <circle class="teo-glow" cx="280" cy="40" r="34"></circle><circle class="teo-sun-ring" cx="280" cy="40" r="27"></circle><circle class="teo-sun" cx="280" cy="40" r="22"></circle>
    <circle class="teo-moon teo-passing" cx="280" cy="40" r="23"></circle>
    ${PYRAMIDS.map(([x, half, tiers]) => svg`<path class="teo-skyline" d=${stepped(x, half, tiers)}></path>`)}
    <path class="teo-skyline" d="M0 96H560V104H0Z"></path>`}</svg>`;
}

/** A stepped outline on the ground. @param {number} x @param {number} half @param {number} tiers */
function stepped(x, half, tiers) {
  const [wide, high] = [(half * 0.8) / tiers, 15];
  const up = Array.from(
    { length: tiers },
    (_, n) => `L${x - half + n * wide + 5} ${96 - n * high - high}H${x - half + (n + 1) * wide}`,
  );
  const down = Array.from(
    { length: tiers },
    (_, n) =>
      `V${96 - (tiers - n) * high}H${x + half - (tiers - n - 1) * wide - 5}L${x + half - (tiers - n - 1) * wide} ${96 - (tiers - n - 1) * high}`,
  );
  return `M${x - half} 96${up.join("")}H${x + half - tiers * wide}${down.join("")}Z`;
}

/** What each column of an eclipse is about. @type {Record<string, () => unknown>} */
const SIGNS = {
  avenue,
  leader: () => svg`${track()}${at(8, -7, vp(""), 0.5)}`,
  pyramid: track,
  masks: () => mask("mask_4"),
  salary: cocoa,
  bonus: anyTemple,
  total: () => vp(""),
};

/** The sign of a column. @param {string} column */
export function columnSign(column) {
  return picture(SIGNS[column]());
}
