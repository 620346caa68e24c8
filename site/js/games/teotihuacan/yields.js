// @ts-check
/** The table of a gathering board: rows by number of workers, columns by the lowest power. */

import { svg } from "lit-html";
import { at, box, label, round } from "./draw.js";
import { amountsIn, powerUp } from "./glyphs.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./view.d.ts").TeotihuacanFacts} Facts */

/** Height of the head of the table, and width of the heads of its rows. */
const [TOP, LEFT] = [16, 20];

/**
 * The columns of a table: neighbouring powers that yield the same are one.
 * @param {Facts} facts
 * @param {string} name
 * @returns {{first: number, last: number, cells: Record<string, Record<string, number>>}[]}
 */
export function columnsOf(facts, name) {
  const { cells } = facts.boards[name];
  /** @type {{first: number, last: number, cells: Record<string, Record<string, number>>}[]} */
  const columns = [];
  for (const [key, cell] of Object.entries(cells)) {
    const [workers, power] = key.split("x").map(Number);
    const known = columns.find(({ first, last }) => first <= power && power <= last);
    if (known) known.cells[workers] = cell;
    else columns.push({ first: Number(cell.power_min), last: Number(cell.power_max), cells: { [workers]: cell } });
  }
  return columns.toSorted((a, b) => a.first - b.first);
}

/** What a cell gives. @param {Record<string, number>} cell */
export function gainOf(cell) {
  const { workers: _, power_min: __, power_max: ___, power_ups: ____, ...gain } = cell;
  return gain;
}

/**
 * @param {Facts} facts
 * @param {string} name
 * @param {Rect} rect
 * @param {string | null} lit the cell that applies, such as `2x3`
 */
export function yieldTable(facts, name, [x, y, w, h], lit) {
  const columns = columnsOf(facts, name);
  const rows = Object.keys(columns[0].cells).map(Number);
  const [wide, high] = [(w - LEFT) / columns.length, (h - TOP) / rows.length];
  const [litRow, litPower] = (lit ?? "0x0").split("x").map(Number);
  return svg`${columns.map(({ first, last, cells }, column) => {
    const left = x + LEFT + column * wide;
    const isOn = first <= litPower && litPower <= last;
    return svg`${label(isOn ? "teo-band teo-band-on" : "teo-band", left + wide / 2, y + 11, first === last ? first : `${first}–${last}`)}
      ${rows.map((row, n) => {
        const top = y + TOP + n * high;
        const gain = Object.entries(gainOf(cells[row]));
        const isLit = isOn && row === litRow;
        return svg`${box(isLit ? "teo-cell teo-cell-lit" : "teo-cell", [left + 1, top + 1, wide - 2, high - 2], 4)}
          ${gain.map((each, k) => at(left + wide / 2, top + (high / (gain.length * 2)) * (2 * k + 1) + (gain.length > 1 ? (k ? -1.5 : 1.5) : 0), amountsIn({ [each[0]]: each[1] }, wide - 5, 0.72, each[0] !== "temple_any")))}`;
      })}`;
  })}
  ${rows.map((row, n) => {
    const cy = y + TOP + (n + 0.5) * high;
    const ups = Number(columns[0].cells[row].power_ups);
    return svg`${Array.from({ length: row }, (_, k) => svg`<rect class=${row === litRow ? "teo-head-die teo-head-die-on" : "teo-head-die"} x=${round(x + 1 + (k % 3) * 5.6)} y=${round(cy - 11)} width="4.8" height="7" rx="1.4"></rect>`)}
      ${Array.from({ length: ups }, (_, k) => at(x + 5.4 + k * 8, cy + 6, powerUp(), 0.5))}`;
  })}`;
}
