// @ts-check
/** The evening of a day: what was earned at which stall, and where all points came from in the end. */

import { html } from "lit-html";

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
  const stalls = events.filter(({ key }) => key === "won" || key === "unvisited");
  const rows = stalls.map(({ params: { area, seat = null, card = 0, points = 0 } }) => ({ area, seat, card, points }));
  return { done: true, day: Number(evening.params.day), rows: /** @type {Evening["rows"]} */ (rows) };
}

/** @param {Context} context @param {Evening} shown */
export function title({ say }, { day }) {
  return say("evening-title", { day });
}

/** @param {Context} context @param {Evening} shown */
export function draw({ say, nameOf, emblem }, { rows }) {
  const heads = ["evening-stall", "evening-best", "evening-points"];
  return html`<table class="scores"><thead><tr>${heads.map((head) => html`<th scope="col">${say(head)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      ({ area, seat, card, points }) => html`<tr><th scope="row">${say(`area-${area}`)}</th>
      <td>${seat ? html`<span class="who">${emblem(seat)}${say("evening-card", { name: nameOf(seat), card })}</span>` : say("evening-nobody")}</td><td>${points}</td></tr>`,
    )}</tbody></table>`;
}

/** @param {Context} context @param {MarketView} first @param {Entry[]} log */
export function tally({ say }, first, log) {
  const events = log.flatMap((entry) => entry.events);
  return Object.keys(first.seats).map((seat) => {
    const own = events.filter(({ key, params }) => params.seat === seat && (key === "won" || key === "shown"));
    const parts = own.map(({ key, params }) => {
      const source = key === "won" ? String(params.area) : "shown";
      return { label: say(`source-${source}`), source, points: Number(params.points ?? 1) };
    });
    return { seat, parts };
  });
}
