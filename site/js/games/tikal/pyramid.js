// @ts-check
// Temples: stepped pyramids, one tier for each point of their value.
import { svg } from "lit-html";
import { round } from "./hex.js";

const FOOT = 15;
const TOP = 15;

/**
 * A pyramid whose number of tiers, height and width grow with its value.
 * @param {number} value
 */
export function pyramid(value) {
  const tall = 17 + 2.7 * value;
  const broad = 44 + 4.2 * value;
  const tier = tall / value;
  const tiers = Array.from({ length: value }, (_, level) => {
    const half = (broad - ((broad - TOP - 3) * level) / value) / 2;
    return { y: FOOT - tier * (level + 1), half };
  });
  const stair = 4.5 + value * 0.35;
  const top = FOOT - tall;
  return svg`<g class="pyramid">
    <ellipse class="shade" cx="3" cy=${FOOT + 0.5} rx=${round(broad / 2 + 5)} ry="5"></ellipse>
    ${tiers.map(
      ({ y, half }) => svg`
      <rect class="tier" x=${round(-half)} y=${round(y)} width=${round(half * 2)} height=${round(tier)}></rect>
      <rect class="tier-shade" x=${round(half * 0.42)} y=${round(y)} width=${round(half * 0.58)} height=${round(tier)}></rect>
      <path class="tier-line" d="M${round(-half + 2.5)} ${round(y + tier * 0.55)}H${round(half - 2.5)}"></path>`,
    )}
    <path class="stair" d="M${-stair} ${FOOT}L${round(-stair * 0.62)} ${round(top)}H${round(stair * 0.62)}L${stair} ${FOOT}Z"></path>
    <path class="stair-line" d=${steps(top, stair, tall)}></path>
    ${shrine(top, value)}
  </g>`;
}

/**
 * The treads of the stairway.
 * @param {number} top
 * @param {number} half
 * @param {number} tall
 */
function steps(top, half, tall) {
  const count = Math.round(tall / 3.4);
  return Array.from({ length: count }, (_, at) => {
    const share = (at + 0.5) / count;
    const wide = half * (0.62 + 0.38 * share) - 0.6;
    return `M${round(-wide)} ${round(top + tall * share)}H${round(wide)}`;
  }).join("");
}

/**
 * The house of the god on top, with a roof comb that grows with the temple.
 * @param {number} top
 * @param {number} value
 */
function shrine(top, value) {
  const comb = 2 + value * 0.45;
  return svg`<g transform="translate(0 ${round(top)})">
    <path class="comb" d="M-4.5 -9v${-comb}h2v${comb * 0.45}h1.6v${-comb * 0.7}h1.8v${comb * 0.7}h1.6v${-comb * 0.45}h2v${comb}Z"></path>
    <rect class="shrine" x="-7" y="-9" width="14" height="9"></rect>
    <rect class="lintel" x="-8" y="-9.6" width="16" height="2.4"></rect>
    <rect class="door" x="-2.2" y="-5.6" width="4.4" height="5.6"></rect>
  </g>`;
}
