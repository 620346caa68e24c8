// @ts-check
/** What has not come into play yet, and what the mover has to spend. */

import { html, nothing } from "lit-html";
import { things } from "../../ui/offers.js";
import { mini } from "./glyphs.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** How many tiles and volcanoes are still to come. @param {Context} context */
export function header({ view, say }) {
  const { letters, count, volcanoes } = view.board.stack;
  const each = Object.entries(letters).map(([letter, number]) => `${letter}${number}`);
  return html`<p class="top-facts" title=${say("stack-long", { letters: each.join(" ") })}>${say("stack", { count, volcanoes })}</p>`;
}

/** Level tiles, treasures, the next tiles. @param {Context} context */
export function supplies({ view, say }) {
  const { stack, supply, undug } = view.board;
  const { next } = stack;
  return html`<details class="left"><summary>${say("left-title")}</summary>
    <p>${say("left-levels")}</p>
    <ul class="tokens">${Object.entries(supply).map(([value, count]) => html`<li class=${count ? "level" : "level level-gone"} aria-label=${say("left-level", { value, count })}><b>${value}</b>×${count}</li>`)}</ul>
    <p>${say("left-treasures")}</p>
    <ul class="tokens">${Object.entries(undug).map(([kind, count]) => html`<li class=${count ? "" : "level-gone"}>${mini(kind)}<span class="unseen">${say("treasure", { kind })}</span>×${count}</li>`)}</ul>
    ${
      next.length
        ? html`<p>${say("left-next", { letter: next[0].tile[0] })}</p>
      <ul class="tokens">${next.map((tile) => html`<li>${say("left-tile", { ...tile })}</li>`)}</ul>`
        : nothing
    }
  </details>`;
}

/**
 * Action points as cacao beans; the ones that the choice would cost are hollow.
 * @param {Context} context
 * @param {boolean} isSpent
 */
export function purse({ view, selection, left, facts, say }, isSpent) {
  if (view.phase !== "act" && !isSpent) return nothing;
  const ap = isSpent ? 0 : view.board.ap;
  const target = things(selection.chosen.length ? left : [], "cell").get(selection.hover ?? selection.focus ?? "");
  const spend = target?.cost.ap ?? 0;
  const bean = (/** @type {number} */ at) =>
    at >= ap ? "bean bean-gone" : at >= ap - spend ? "bean bean-spend" : "bean";
  return html`<span class="beans" role="img" aria-label=${say("points-left", { ap })}>
    <span class="beans-count">${ap}</span>
    <span class="beans-row">${Array.from({ length: facts.turn_points ?? ap }, (_, at) => html`<i class=${bean(at)}></i>`)}</span></span>`;
}

/** What would be lost if the turn ended now, as a question. @param {Context} context */
export function unspent({ view, say }) {
  const { ap } = view.board;
  return ap > 0 ? say("end-lost", { ap }) : null;
}
