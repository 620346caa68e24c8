// @ts-check
/** The desk outside a sale: what a niche would bring, which niches one's cards open and how far they are, and the tokens still hidden. */

import { html, nothing } from "lit-html";
import { symbolIcon, token } from "./cards.js";
import { tap } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function outlook(context) {
  const { view, say, nameOf, emblem } = context;
  const { active, opened, to_open: all } = view.board;
  return html`<header class="es-desk-head">${emblem(active)}<h2>${say("turn-title", { name: nameOf(active) })}</h2></header>
    <p class="small es-niches-open">${say("niches", { opened, all })}</p>
    ${niches(context)}`;
}

/** The tokens still hidden, and what a niche would bring. @param {Context} context */
export function tokensLeft({ view, say }) {
  const { prizes, tokens_left: left } = view.board;
  return html`<section class="es-outlook es-hidden-tokens"><h3>${say("supplies-tokens", { count: left.length })}</h3><ul class="es-left-tokens">${left.map((name) => html`<li>${token(name)}</li>`)}</ul>
    <p class="es-prizes">${prizes ? say("prizes", { least: prizes.small[0], most: prizes.small[1], low: prizes.large[0], high: prizes.large[1] }) : nothing}</p></section>`;
}

/** The niches that the viewer's cards open, the nearest first. @param {Context} context */
function niches(context) {
  const { view, say } = context;
  const { steps } = view.board;
  const open = view.seats[view.viewer]?.can_open;
  if (!open) return nothing;
  const near = open.toSorted((one, other) => steps[one] - steps[other]);
  return html`<section class="es-outlook"><h3>${say("outlook-yours")}</h3>
    ${near.length ? html`<ul class="es-niches">${near.map((area) => html`<li>${niche(context, area)}</li>`)}</ul>` : html`<p class="small">${say("outlook-none")}</p>`}</section>`;
}

/** One of them; while one walks, a button that chooses it. @param {Context} context @param {string} area */
function niche(context, area) {
  const { view, say, isMyTurn, act, selection } = context;
  const { areas, steps, reach } = view.board;
  const place = `area:${area}`;
  const inside = html`<span>${areas[area].symbols.map((colour) => symbolIcon(colour))}</span><b>${say(`area-${area}`)}</b>
    <span class="es-niche-way">${say("outlook-way", { steps: steps[area], buy: reach[area]?.buy ?? 0 })}</span>`;
  return isMyTurn && view.phase === "main"
    ? html`<button type="button" class="es-niche" id=${`niche-${area}`} aria-pressed=${selection.place === place} @click=${() => act(tap(context, place))}>${inside}</button>`
    : html`<div class="es-niche">${inside}</div>`;
}
