// @ts-check
/** An eclipse as a table that adds up column by column, and the whole game as figures for a chart; all numbers come from the engine. */

import { html, nothing } from "lit-html";
import { columnSign, shadow } from "./shadow.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Eclipse} Eclipse */
/** @typedef {import("./types.d.ts").EclipseRow} EclipseRow */
/** @typedef {import("./types.d.ts").TeotihuacanView} TeotihuacanView */
/** @typedef {import("../../engine/protocol.d.ts").Entry} Entry */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */
/** @typedef {import("../../engine/protocol.d.ts").Moment<TeotihuacanView>} Moment */

/** The columns of points in the order in which they are scored. */
const COLUMNS = /** @type {const} */ (["avenue", "leader", "pyramid", "masks"]);

/** The amount of one good among the things of an event. @param {unknown} things @param {string} good */
export function amountIn(things, good) {
  const found = /** @type {{good: string, amount: number}[]} */ (things ?? []).filter((each) => each.good === good);
  return found.reduce((sum, { amount }) => sum + amount, 0);
}

/**
 * The eclipse on show after a moment. The entries may be the whole log of a game that was just opened; an eclipse that is
 * already over is not shown again.
 * @param {Eclipse | null} shown
 * @param {Moment} moment
 * @returns {Eclipse | null}
 */
export function follow(shown, { view, entries, step }) {
  let rows = (shown?.rows ?? []).filter((row) => row.step <= step).map((row) => undone(row, step));
  let eclipse = shown?.eclipse ?? 0;
  for (const entry of entries) {
    for (const { key, params } of entry.events) {
      if (key === "eclipse") {
        eclipse = Number(params.eclipse);
        rows = [];
      }
      if (key === "eclipse_scored") rows.push(rowOf(params, entry.step));
      const row = rows.find(({ seat }) => seat === params.seat);
      if (key === "salary" && row)
        row.salary = { paid: amountIn(params.pay, "cocoa"), lost: Number(params.lost), step: entry.step };
      if (key === "bonus" && row) row.bonus += Number(params.points);
    }
  }
  const isPaying = view.board.tasks.some((task) => task === "salary");
  const isNow = isPaying || shown !== null || ends(entries.at(-1));
  return rows.length && isNow
    ? {
        eclipse,
        rows,
        final: (isPaying && view.board.calendar.final) || rows.some(({ bonus }) => bonus > 0) || view.mover === null,
        covers: true,
        done: !isPaying,
      }
    : null;
}

/** A row as it was at a step: a salary paid later is undone. @param {EclipseRow} row @param {number} step */
function undone(row, step) {
  return row.salary && row.salary.step > step ? { ...row, salary: null } : { ...row };
}

/** @param {GameEvent["params"]} params @param {number} step @returns {EclipseRow} */
function rowOf(params, step) {
  const points = Object.fromEntries([...COLUMNS, "points"].map((key) => [key, Number(params[key])]));
  return /** @type {EclipseRow} */ ({ seat: String(params.seat), step, bonus: 0, salary: null, ...points });
}

/** Whether an eclipse ended in this line of the log. @param {Entry | undefined} entry */
function ends(entry) {
  return entry?.events.some(({ key }) => key === "salary") ?? false;
}

/** The title of an eclipse. @param {Context} context @param {Eclipse} shown */
export function title({ say }, { eclipse, final }) {
  return say("eclipse-title", { eclipse, final: final ? "yes" : "no" });
}

/** The table of an eclipse; its columns appear one after the other. @param {Context} context @param {Eclipse} shown */
export function draw({ say, emblem, nameOf, view }, { rows, final }) {
  const heads = [
    "score-seat",
    ...COLUMNS.map((column) => `eclipse-${column}`),
    "eclipse-salary",
    ...(final ? ["eclipse-bonus"] : []),
    "eclipse-total",
  ];
  const beat = (/** @type {number} */ at) => `sum beat-${at + 1}`;
  const head = (/** @type {string} */ id) =>
    html`<th scope="col">${id.startsWith("eclipse-") ? columnSign(id.slice(8)) : nothing}<span>${say(id)}</span></th>`;
  return html`${shadow()}<table class="scores eclipse"><thead><tr>${heads.map(head)}</tr></thead>
    <tbody>${rows.map(
      (row) => html`<tr><th scope="row"><span class="who">${emblem(row.seat)}${nameOf(row.seat)}</span></th>
      ${COLUMNS.map((column, at) => html`<td class=${beat(at)}>${row[column] ? say("plus", { points: row[column] }) : "–"}</td>`)}
      ${row.salary ? html`<td class=${row.salary.lost ? "lost beat-5" : "beat-5"}>${say("eclipse-paid", row.salary)}</td>` : html`<td class="beat-5">…</td>`}
      ${final ? html`<td class=${beat(5)}>${row.bonus ? say("plus", { points: row.bonus }) : "–"}</td>` : nothing}
      <td class="total beat-6">${view.seats[row.seat].score}</td></tr>`,
    )}</tbody></table>
    <p class="eclipse-how">${say("eclipse-how", { visible: view.board.nobles.visible })}</p>`;
}
