// @ts-check
/** Points by scoring round and source, as bars and as a table. */

import { html, svg } from "lit-html";
import { emblem } from "./seats.js";
import { state } from "./state.js";
import { say } from "./texts.js";

/** @typedef {{seat: string, parts: {label: string, source: string, points: number}[]}} Column */

const ROW = 34;
const WIDE = 560;
const SOURCES = ["temples", "treasures", "bids"];

/** @param {Column[]} columns */
export function chart(columns) {
  const gain = Math.max(1, ...columns.map(({ parts }) => span(parts, 1)));
  const loss = Math.max(0, ...columns.map(({ parts }) => span(parts, -1)));
  const scale = WIDE / (gain + loss);
  const used = SOURCES.filter((source) => columns.some(({ parts }) => parts.some((part) => part.source === source)));
  return html`<figure class="chart">
    <figcaption>${say("chart-title")}</figcaption>
    <div class="chart-rows">${columns.map(({ seat, parts }) => html`<div class="chart-row">${emblem(seat)}
      <svg viewBox="0 0 ${WIDE} ${ROW}" preserveAspectRatio="none" role="img" aria-label=${spoken(seat, parts)}>${svg`${bars(parts, scale, loss * scale)}`}</svg></div>`)}</div>
    <ul class="legend">${used.map((source) => html`<li><svg viewBox="0 0 20 14" aria-hidden="true">${svg`<rect class=${`bar bar-${source}`} width="20" height="14"></rect>`}</svg>${say(`source-${source}`)}</li>`)}</ul>
  </figure>`;
}

/**
 * How long the bars on one side of zero are together.
 * @param {Column["parts"]} parts
 * @param {number} sign
 */
function span(parts, sign) {
  return parts.reduce((all, { points }) => all + Math.max(0, points * sign), 0);
}

/**
 * @param {Column["parts"]} parts
 * @param {number} scale
 * @param {number} zero
 */
function bars(parts, scale, zero) {
  let [right, left] = [zero, zero];
  return parts.map(({ label, source, points }) => {
    const width = Math.abs(points) * scale;
    const x = points > 0 ? right : left - width;
    if (points > 0) right += width;
    else left -= width;
    return svg`<g><title>${label}: ${points}</title><rect class=${`bar bar-${source}`} x=${x} y="4" width=${width} height=${ROW - 8}></rect>
      ${width > 16 ? svg`<text class="bar-text" x=${x + width / 2} y=${ROW / 2 + 5}>${points}</text>` : ""}</g>`;
  });
}

/**
 * @param {string} seat
 * @param {Column["parts"]} parts
 */
function spoken(seat, parts) {
  return [state.saved?.seats[seat].name, ...parts.map(({ label, points }) => `${label}: ${points}`)].join(", ");
}
