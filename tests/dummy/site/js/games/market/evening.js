// @ts-check
/** The evening of a day: what was earned at which stall, and where all points came from in the end. */

import { html } from "lit-html";
import { AREAS } from "./board.js";

/** @typedef {import("./view.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").Evening} Evening */
/** @typedef {import("./view.d.ts").MarketView} MarketView */
/** @typedef {import("../../engine/protocol.d.ts").Entry} Entry */

/** @param {Evening | null} shown @param {import("../../engine/protocol.d.ts").Moment<MarketView>} moment @returns {Evening | null} */
export function follow(shown, { entries }) {
  const events = entries.at(-1)?.events;
  if (!events) return shown;
  const evening = events.find(({ key }) => key === "evening");
  if (!evening) return null;
  const best = events.filter(({ key }) => key === "won").map(({ params }) => params);
  return { done: true, day: Number(evening.params.day), best: /** @type {Evening["best"]} */ (best) };
}

/** @param {Context} context @param {Evening} shown */
export function title({ say }, { day }) {
  return say("evening-title", { day });
}

/** @param {Context} context @param {Evening} shown */
export function draw({ say, nameOf, emblem }, { best }) {
  const row = (/** @type {string} */ area) => {
    const won = best.find((each) => each.area === area);
    const who =
      won &&
      html`<span class="who">${emblem(won.seat)}${say("evening-card", { name: nameOf(won.seat), card: won.card })}</span>`;
    return html`<tr><th scope="row">${say(`area-${area}`)}</th><td>${who ?? say("evening-nobody")}</td><td>${won?.points ?? 0}</td></tr>`;
  };
  const heads = ["evening-stall", "evening-best", "evening-points"];
  return html`<table class="scores"><thead><tr>${heads.map((head) => html`<th scope="col">${say(head)}</th>`)}</tr></thead>
    <tbody>${AREAS.map(row)}</tbody></table>`;
}

/** @param {Context} context @param {MarketView} first @param {Entry[]} log */
export function tally({ say }, first, log) {
  const earned = log.flatMap((entry) => entry.events).filter(({ params }) => params.points);
  return Object.keys(first.seats).map((seat) => {
    const own = earned.filter(({ params }) => params.seat === seat);
    const parts = own.map(({ key, params }) => {
      const source = key === "won" ? String(params.area) : "shown";
      return { label: say(`source-${source}`), source, points: Number(params.points) };
    });
    return { seat, parts };
  });
}
