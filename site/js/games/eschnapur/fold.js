// @ts-check
/** What stands beside the small map on a phone, while people bargain or bid: where one is, and which niches are near. */

import { html, nothing } from "lit-html";

/** @typedef {import("./types.d.ts").Context} Context */

/** Phases in which the desk matters more than the temple. */
const AT_THE_DESK = new Set([
  "offer",
  "sell",
  "reply",
  "compose",
  "give",
  "pick",
  "after",
  "ready",
  "commit",
  "reveal",
  "blind",
]);

/** @param {Context} context */
export function fold({ view, say }) {
  if (!AT_THE_DESK.has(view.phase)) return null;
  const { seats, viewer, board } = view;
  const own = seats[viewer];
  if (!own) return html`<p>${say("fold-opened", { opened: board.opened, toOpen: board.to_open })}</p>`;
  const near = (own.can_open ?? []).toSorted((one, other) => board.steps[one] - board.steps[other]);
  return html`<p>${say("fold-here", { area: { id: `area-${own.area}` } })}</p>
    <p>${near.length ? say("fold-near", { area: { id: `area-${near[0]}` }, steps: board.steps[near[0]], more: near.length - 1 }) : own.can_open ? say("fold-none") : nothing}</p>`;
}
