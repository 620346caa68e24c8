// @ts-check
/** The calendar with its two discs, and what an eclipse at this moment would bring. */

import { svg } from "lit-html";
import { marker } from "./dice.js";
import { at, box, label, round, squeezed } from "./draw.js";
import { amountsIn, vp, wheel } from "./glyphs.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** The person at the screen, or else who is to move. @param {View} view */
export function ownSeat(view) {
  return view.viewer in view.seats ? view.viewer : view.turn;
}

/** How the days lie: in one row, or back and forth in two. @param {Setting["facts"]} facts @param {Rect} rect */
function daysIn({ calendar_spaces: spaces }, [, , w]) {
  const isNarrow = w < 200;
  const columns = isNarrow ? Math.ceil(spaces / 2) : spaces;
  return { isNarrow, columns, wide: (w - 12) / columns, rows: Math.ceil(spaces / columns) };
}

/** How many turns are left, as part of a text. @param {{least: number, most: number}} turns */
export function turnsPart({ least, most }) {
  return least === most
    ? { id: "turns-exactly", params: { turns: most } }
    : { id: "turns-left", params: { least, most } };
}

/** Where a day lies. @param {Setting["facts"]} facts @param {Rect} rect @param {number} day @returns {[number, number]} */
export function spotOf(facts, rect, day) {
  const [x, y, , h] = rect;
  const { isNarrow, columns, wide } = daysIn(facts, rect);
  const row = Math.floor(day / columns);
  const column = row % 2 ? columns - 1 - (day % columns) : day % columns;
  return [round(x + 6 + (column + 0.5) * wide), (isNarrow ? y + 40 : y + h - 14) + row * 24];
}

/** @param {View} view @param {Setting} setting @param {Rect} rect */
export function calendar(view, { facts, words }, rect) {
  const [x, y, w, h] = rect;
  const { era, eras, white, black, eclipse } = view.board.calendar;
  const spaces = facts.calendar_spaces;
  const { isNarrow, columns, wide, rows } = daysIn(facts, rect);
  const r = round(Math.min(wide / 2 - 1, 9.2));
  const { turns } = view.seats[ownSeat(view)];
  const { id, params } = turnsPart(turns);
  const left = !turns.most ? "" : eclipse === "none" ? words.say(id, params) : words.say(`eclipse-${eclipse}`);
  const spot = (/** @type {number} */ n) => spotOf(facts, rect, n);
  return svg`${box("teo-strip", rect, 8)}
    ${at(x + 15, y + 14, wheel(), 0.82)}${label("teo-title teo-left", x + 30, y + 19, words.say("era-short", { era, eras }))}
    ${isNarrow ? squeezed("teo-small teo-left", x + 8, y + h - 8, left, w - 16, 12) : label(eclipse === "none" ? "teo-small teo-right" : "teo-small teo-right teo-warning", x + w - 8, y + 18, left)}
    ${Array.from({ length: rows }, (_, row) => svg`<path class="teo-cord" d="M${spot(row * columns)[0]} ${spot(row * columns)[1]}H${spot(Math.min(spaces - 1, row * columns + columns - 1))[0]}"></path>`)}
    ${Array.from({ length: spaces }, (_, n) => {
      const [cx, cy] = spot(n);
      const isPast = n < white;
      return svg`<circle class=${n > black ? "teo-day teo-day-off" : isPast ? "teo-day teo-day-past" : "teo-day"} cx=${cx} cy=${cy} r=${r}></circle>${n === white || n === black ? "" : label("teo-step", cx, cy + 4, n)}`;
    })}
    ${white >= black ? at(spot(black)[0], spot(black)[1], svg`<circle class="teo-eclipse" r=${r + 5}></circle>`) : ""}
    ${at(spot(black)[0], spot(black)[1], svg`<circle class="teo-moon" r=${r + 1.6}></circle><path class="teo-corona" d="M-5 0A5 5 0 0 1 5 0"></path>`)}
    ${white >= black ? "" : at(spot(white)[0], spot(white)[1], svg`<circle class="teo-sun-disc" r=${r + 1.6}></circle>${label("teo-day-number", 0, 4.4, white)}`)}`;
}

/** What every seat would score if the eclipse were now, and its wages against its cocoa. @param {View} view @param {Setting} setting @param {Rect} rect */
export function forecast(view, { words }, rect) {
  const [x, y, w, h] = rect;
  const seats = Object.keys(view.seats);
  const isTall = h > 80;
  const top = isTall ? 30 : 15;
  const rows = isTall ? seats.length : Math.ceil(seats.length / 2);
  const [columns, high] = [isTall ? 1 : 2, Math.min(24, (h - top - 3) / rows)];
  const wide = (w - 8) / columns;
  return svg`${box("teo-strip", rect, 7)}${label("teo-small teo-left", x + 8, y + (isTall ? 18 : 12.5), words.say("forecast-title"))}
    ${seats.map((seat, n) => {
      const { projected, wage, cocoa } = view.seats[seat];
      const [left, cy] = [x + 4 + (n % columns) * wide, y + top + (Math.floor(n / columns) + 0.5) * high];
      return svg`${at(left + 10, cy, marker(seat), 0.5)}${at(left + 33, cy, vp(projected.total), Math.min(0.94, high / 25))}
        ${squeezed(cocoa < wage ? "teo-small teo-left teo-warning" : "teo-small teo-left", left + 50, cy + 4, words.say("forecast-wage", { wage, cocoa }), wide - 54, 12)}`;
    })}`;
}

/**
 * The ascension wheel: a sun with a ray for each reward.
 * @param {Setting} setting
 * @param {Rect} rect
 */
export function ascensionWheel({ facts }, [x, y, w, h]) {
  const names = Object.keys(facts.ascension);
  const r = Math.min(w, h) / 2;
  const [cx, cy] = [x + w / 2, y + h / 2];
  const part = (2 * Math.PI) / names.length;
  const spot = (/** @type {number} */ radius, /** @type {number} */ angle) =>
    `${(cx + radius * Math.sin(angle)).toFixed(1)} ${(cy - radius * Math.cos(angle)).toFixed(1)}`;
  return svg`<g class="teo-on-bone"><circle class="teo-wheel-rim" cx=${cx} cy=${cy} r=${r - 1}></circle>
    ${names.map((name, n) => {
      const [from, to] = [(n - 0.5) * part, (n + 0.5) * part];
      const { pay, gain } = facts.ascension[name];
      const [px, py] = [cx + 0.63 * r * Math.sin(n * part), cy - 0.63 * r * Math.cos(n * part)];
      const isPaid = Object.keys(pay).length > 0;
      return svg`<path class=${n % 2 ? "teo-sector teo-sector-2" : "teo-sector"} d="M${spot(r * 0.3, from)}L${spot(r * 0.95, from)}A${r * 0.95} ${r * 0.95} 0 0 1 ${spot(r * 0.95, to)}L${spot(r * 0.3, to)}A${r * 0.3} ${r * 0.3} 0 0 0 ${spot(r * 0.3, from)}Z"></path>
        ${at(px, py - (isPaid ? r * 0.09 : 0), amountsIn(gain, r * 0.5, r / 96))}${isPaid ? at(px, py + r * 0.14, svg`${box("teo-badge", [-20, -8, 40, 16], 8)}${at(0, 0, amountsIn(pay, 34, 0.56))}`, r / 90) : ""}`;
    })}
    ${at(cx, cy, wheel(), r / 42)}</g>`;
}
