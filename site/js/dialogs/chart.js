// @ts-check
/** Points by scoring round and source, as bars. */

import { html } from "lit-html";
import { emblem } from "../ui/emblem.js";
import { row, say } from "../ui/texts.js";

/** @typedef {import("../games/contract.d.ts").Tally} Tally */
/** @typedef {Tally["parts"][number]} Part */
/** @typedef {import("../games/contract.d.ts").Words} Words */

/** Fractions of the longest bar below which there is no room for a number: on a phone, and anywhere. */
const SMALL = 0.055;
const TINY = 0.022;

/**
 * @param {Tally[]} columns
 * @param {string[]} sources in the order of the legend
 * @param {Words} words
 */
export function chart(columns, sources, words) {
  const gain = Math.max(1, ...columns.map(({ parts }) => span(parts, 1)));
  const loss = Math.max(0, ...columns.map(({ parts }) => span(parts, -1)));
  const used = sources.filter((source) => columns.some(({ parts }) => parts.some((part) => part.source === source)));
  return html`<figure class="chart">
    <figcaption>${words.say("chart-title")}</figcaption>
    <div class="chart-rows">${columns.map(
      ({ seat, parts }) => html`<div class="chart-row">${emblem(seat)}
      <div class="bars" role="img" aria-label=${spoken(words.nameOf(seat), parts)}>${bars(parts, gain, loss)}</div></div>`,
    )}</div>
    <ul class="legend">${used.map((source) => html`<li><i class=${`bar bar-${source}`}></i>${words.say(`source-${source}`)}</li>`)}</ul>
  </figure>`;
}

/**
 * The total length of the bars on one side of zero.
 * @param {Part[]} parts
 * @param {number} sign
 */
function span(parts, sign) {
  return parts.reduce((all, { points }) => all + Math.max(0, points * sign), 0);
}

/**
 * Points paid go to the left of zero, points won to the right; each side is as wide as its longest row.
 * @param {Part[]} parts
 * @param {number} gain
 * @param {number} loss
 */
function bars(parts, gain, loss) {
  const whole = gain + loss;
  const left = parts.filter(({ points }) => points < 0);
  const right = parts.filter(({ points }) => points > 0);
  return [
    space(loss - span(left, -1)),
    ...left.map((part) => bar(part, whole)),
    ...right.map((part) => bar(part, whole)),
    space(gain - span(right, 1)),
  ];
}

/** @param {number} points */
function space(points) {
  return html`<span .style=${`flex-grow: ${points}`}></span>`;
}

/**
 * @param {Part} part
 * @param {number} whole
 */
function bar({ label, source, points }, whole) {
  const long = Math.abs(points);
  const room = long < TINY * whole ? "bar-tiny" : long < SMALL * whole ? "bar-small" : "";
  return html`<span class=${`bar bar-${source} ${room}`} title=${say("chart-points", { label, points })} .style=${`flex-grow: ${long}`}><span>${points}</span></span>`;
}

/**
 * @param {string} name
 * @param {Part[]} parts
 */
function spoken(name, parts) {
  return row([name, ...parts.map(({ label, points }) => say("chart-points", { label, points }))]);
}
