// @ts-check
/** Scoring rounds as tables, and the whole game as figures for a chart; all numbers come from the engine. */

import { html, nothing, svg } from "lit-html";
import { emblem, nameOf } from "../seats.js";
import { state } from "../state.js";
import { say } from "../texts.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("../state.js").Moment} Moment */

/**
 * The scoring round on show after a moment: rows for the seats scored so far. The entries may be the whole log of a game
 * that was just opened; a round that lies behind it is not shown again.
 * @param {typeof state.scoring} shown
 * @param {Moment} moment
 * @returns {typeof state.scoring}
 */
export function scoring(shown, moment) {
  const { view, entries, step } = moment;
  const rows = (shown?.rows ?? []).filter((row) => row.step <= step);
  let round = shown?.round ?? 0;
  for (const entry of entries) {
    for (const { key, params } of entry.events) {
      if (key !== "scored") continue;
      if (params.round !== round) rows.length = 0;
      round = params.round;
      rows.push({ ...params, step: entry.step, ...breakdown(view, params.seat, entry === entries.at(-1)) });
    }
  }
  const now = view.turn === "scoring" ? round === view.round : shown !== null || isScored(entries.at(-1));
  return rows.length && now ? { round, rows, done: view.turn !== "scoring" || view.mover === null } : null;
}

/** Whether a seat was scored in this line of the log. @param {import("../state.js").Entry | undefined} entry */
function isScored(entry) {
  return entry?.events.some(({ key }) => key === "scored") ?? false;
}

/**
 * What a seat was paid for; known only while the board is as it was when it was scored.
 * @param {any} view
 * @param {string} seat
 * @param {boolean} known
 */
function breakdown(view, seat, known) {
  if (!known) return { cells: null, sets: null };
  const cells = Object.keys(view.cells).filter((cell) => view.cells[cell].owner === seat);
  return { cells: cells.map((cell) => ({ cell, value: view.cells[cell].value })), sets: view.seats[seat].sets };
}

/** The table of a scoring round. @param {NonNullable<typeof state.scoring>} shown */
export function scoreTable(shown) {
  return html`<table class="scores">
    <thead><tr><th scope="col">${say("score-seat")}</th><th scope="col">${say("score-temples")}</th><th scope="col">${say("score-treasures")}</th><th scope="col">${say("score-sum")}</th><th scope="col">${say("score-total")}</th></tr></thead>
    <tbody>${shown.rows.map((row) => html`<tr class="score-row">
      <th scope="row"><span class="who">${emblem(row.seat)}${nameOf(row.seat)}</span></th>
      <td>${row.cells ? html`<span class="parts">${row.cells.map((/** @type {any} */ each) => html`<span class="part" title=${each.cell}>${each.value}</span>`)}</span>` : nothing}<strong>${row.temples}</strong></td>
      <td>${row.sets ? html`<span class="parts">${Object.entries(row.sets).map(([kind, points]) => html`<span class="part">${mini(kind)}${points}</span>`)}</span>` : nothing}<strong>${row.treasures}</strong></td>
      <td class="sum">+${row.points}</td><td class="total">${row.score}</td></tr>`)}</tbody></table>`;
}

/**
 * Points of every seat: those it began with, those of each scoring round by source, and what was paid in auctions.
 * @param {any} first the view before the first line of the log
 * @param {import("../state.js").Entry[]} log
 * @returns {{seat: string, parts: {label: string, source: string, points: number}[]}[]}
 */
export function tally(first, log) {
  const events = log.flatMap((entry) => entry.events);
  return Object.keys(first.seats).map((seat) => {
    const scored = events.filter((event) => event.key === "scored" && event.params.seat === seat);
    const paid = events.filter((event) => event.key === "auction_won" && event.params.seat === seat);
    return {
      seat,
      parts: [
        { label: say("chart-start"), source: "start", points: first.seats[seat].score },
        ...scored.flatMap(({ params }) => [
          { label: say("chart-part", { round: params.round, source: "temples" }), source: "temples", points: params.temples },
          { label: say("chart-part", { round: params.round, source: "treasures" }), source: "treasures", points: params.treasures },
        ]),
        ...paid.map(({ params }) => ({ label: say("chart-paid"), source: "bids", points: -params.points })),
      ].filter((part) => part.points),
    };
  });
}

/** A treasure kind in a list. @param {string} kind */
export function mini(kind) {
  return html`<svg class="mini" viewBox="-17 -17 34 34" aria-hidden="true">${svg`${glyph(kind)}`}</svg>`;
}
