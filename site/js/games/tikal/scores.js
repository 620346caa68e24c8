// @ts-check
/** Scoring rounds as tables, and the whole game as figures for a chart; all numbers come from the engine. */

import { html, nothing } from "lit-html";
import { mini } from "./glyphs.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Row} Row */
/** @typedef {import("./types.d.ts").Scoring} Scoring */
/** @typedef {import("./types.d.ts").TikalView} TikalView */
/** @typedef {import("../../engine/protocol.d.ts").Entry} Entry */
/** @typedef {import("../../engine/protocol.d.ts").Moment<TikalView>} Moment */

/**
 * The scoring round on show after a moment: rows for the seats scored so far. The entries may be the whole log of a game
 * that was just opened; a round that is already over is not shown again.
 * @param {Scoring | null} shown
 * @param {Moment} moment
 * @returns {Scoring | null}
 */
export function follow(shown, { view, entries, step }) {
  const rows = (shown?.rows ?? []).filter((row) => row.step <= step);
  let round = shown?.round ?? 0;
  for (const entry of entries) {
    for (const { key, params } of entry.events) {
      if (key !== "scored") continue;
      if (params.round !== round) rows.length = 0;
      round = Number(params.round);
      const paid = breakdown(view, String(params.seat), entry === entries.at(-1));
      rows.push({ .../** @type {Row} */ (/** @type {unknown} */ (params)), step: entry.step, ...paid });
    }
  }
  const isScoring = view.board.turn === "scoring";
  const isNow = isScoring ? round === view.board.round : shown !== null || isScored(entries.at(-1));
  return rows.length && isNow
    ? { round, rounds: view.board.rounds, rows, beside: true, done: !isScoring || view.mover === null }
    : null;
}

/** Whether a seat was scored in this line of the log. @param {Entry | undefined} entry */
function isScored(entry) {
  return entry?.events.some(({ key }) => key === "scored") ?? false;
}

/**
 * What a seat scored for; known only while the board is as it was at the scoring.
 * @param {TikalView} view
 * @param {string} seat
 * @param {boolean} isKnown
 */
function breakdown(view, seat, isKnown) {
  if (!isKnown) return { cells: null, sets: null };
  const owned = Object.entries(view.board.cells).filter(([, hex]) => hex.owner === seat);
  return { cells: owned.map(([cell, hex]) => ({ cell, value: hex.value ?? 0 })), sets: view.seats[seat].sets };
}

/** The title of a scoring round. @param {Context} context @param {Scoring} shown */
export function title({ say }, { round, rounds }) {
  return say("scoring-title", { round, rounds, final: round === rounds ? "yes" : "no" });
}

/** The table of a scoring round; the pointer on a temple shows it on the board. @param {Context} context @param {Scoring} shown */
export function draw({ say, emblem, nameOf, act }, { rows }) {
  const heads = ["score-seat", "score-temples", "score-treasures", "score-sum", "score-total"];
  const cells = (/** @type {Row} */ { cells: paid }) =>
    paid
      ? html`<span class="parts">${paid.map(({ cell, value }) => html`<span class="part" @pointerenter=${() => act({ point: cell })} @pointerleave=${() => act({ point: null })}><i>${cell}</i>${value}</span>`)}</span>`
      : nothing;
  const sets = (/** @type {Row} */ { sets: paid }) =>
    paid
      ? html`<span class="parts">${Object.entries(paid).map(([kind, points]) => html`<span class="part">${mini(kind)}${points}</span>`)}</span>`
      : nothing;
  return html`<table class="scores scores-tikal">
    <thead><tr>${heads.map((head) => html`<th scope="col">${say(head)}</th>`)}</tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr class="score-row">
      <th scope="row"><span class="who">${emblem(row.seat)}${nameOf(row.seat)}</span></th>
      <td>${cells(row)}<strong>${row.temples}</strong></td>
      <td>${sets(row)}<strong>${row.treasures}</strong></td>
      <td class="sum">+${row.points}</td><td class="total">${row.score}</td></tr>`,
    )}</tbody></table>`;
}

/** The sources of points, in the order of the chart. */
export const SOURCES = ["start", "temples", "treasures", "bids"];

/**
 * Points of every seat: those at the start, those of each scoring round by source, and those paid in auctions.
 * @param {Context} context
 * @param {TikalView} first the view before the first line of the log
 * @param {Entry[]} log
 * @returns {import("../contract.d.ts").Tally[]}
 */
export function tally({ say }, first, log) {
  const events = log.flatMap((entry) => entry.events);
  const of = (/** @type {string} */ key, /** @type {string} */ seat) =>
    events.filter((event) => event.key === key && event.params.seat === seat).map(({ params }) => params);
  return Object.keys(first.seats).map((seat) => {
    const scored = of("scored", seat).flatMap(({ round, temples, treasures }) => [
      { label: say("chart-part", { round, source: "temples" }), source: "temples", points: Number(temples) },
      { label: say("chart-part", { round, source: "treasures" }), source: "treasures", points: Number(treasures) },
    ]);
    const paid = of("auction_won", seat).map(({ points }) => ({
      label: say("chart-paid"),
      source: "bids",
      points: -Number(points),
    }));
    const start = { label: say("chart-start"), source: "start", points: first.seats[seat].score };
    return { seat, parts: [start, ...scored, ...paid].filter((part) => part.points) };
  });
}
