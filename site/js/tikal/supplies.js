// @ts-check
/** What has not come into play yet: level tiles, treasures, the next tiles. */

import { html, nothing } from "lit-html";
import { say } from "../texts.js";
import { mini } from "./scores.js";

/** @param {any} view */
export function supplies(view) {
  const { next } = view.stack;
  return html`<details class="left"><summary>${say("left-title")}</summary>
    <p>${say("left-levels")}</p>
    <ul class="tokens">${Object.entries(view.supply).map(([value, count]) => html`<li class=${count ? "level" : "level level-gone"} aria-label=${say("left-level", { value, count })}><b>${value}</b>×${count}</li>`)}</ul>
    <p>${say("left-treasures")}</p>
    <ul class="tokens">${Object.entries(view.undug).map(([kind, count]) => html`<li class=${count ? "" : "level-gone"}>${mini(kind)}<span class="unseen">${say("treasure", { kind })}</span>×${count}</li>`)}</ul>
    ${next.length ? html`<p>${say("left-next", { letter: next[0].tile[0] })}</p>
      <ul class="tokens">${next.map((/** @type {any} */ tile) => html`<li>${say("left-tile", tile)}</li>`)}</ul>` : nothing}
  </details>`;
}
