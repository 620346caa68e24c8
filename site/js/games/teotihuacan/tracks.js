// @ts-check
/** The three temples and the Avenue of the Dead as stairways to climb, and the pyramid track. */

import { svg } from "lit-html";
import { ROOF, stepRect, stepsOf, trackRect } from "./climbs.js";
import { marker } from "./dice.js";
import { at, box, label, middle, round } from "./draw.js";
import { amountsIn, house, vp } from "./glyphs.js";
import { icon } from "./icons.js";
import { bonusFace, discoveryFace } from "./tiles.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Temple} Temple */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/**
 * A temple: a stairway between two balustrades, a shrine on top.
 * @param {View} view
 * @param {Setting} setting
 * @param {Temple} temple
 * @param {Rect} rect
 */
export function templeTrack(view, { facts }, temple, rect) {
  const [x, y, w, h] = rect;
  const count = stepsOf(view, facts, temple);
  const { bonus } = view.board.temples[temple];
  const isWide = w > 60;
  return svg`${box(`teo-temple teo-temple-${temple}`, rect, 6)}
    <path class="teo-roof teo-fill-${temple}" d="M${x} ${y + ROOF}V${y + 15}H${x + w * 0.12}V${y + 8}H${x + w * 0.3}V${y + 1}H${x + w * 0.7}V${y + 8}H${x + w * 0.88}V${y + 15}H${x + w}V${y + ROOF}Z"></path>
    ${at(x + w / 2, y + 17, icon(temple[0], "teo-sign-bone"), 0.86)}
    ${Array.from({ length: count }, (_, step) => {
      const place = stepRect(rect, ROOF, count, step);
      const [sx, sy, sw, sh] = place;
      const row = facts.temples[temple][step];
      const site = `${temple}_${step}`;
      const tiles = view.board.sites[site];
      const isBonus = row && !Object.keys(row.reward).length;
      return svg`<path class="teo-tread" d="M${round(sx + 2)} ${round(sy)}h${round(sw - 4)}"></path>
        ${row?.big ? box("teo-big", [sx + 1.5, sy + 1, sw - 3, sh - 2], 4) : ""}
        ${isBonus && bonus ? svg`${box("teo-bonus", [sx + 1.5, sy + 1, sw - 3, sh - 2], 4)}${at(sx + sw / 2 - (isWide ? 16 : 0), sy + sh / 2, bonusFace(facts, bonus), Math.min(isWide ? 1 : 0.86, (sh - 4) / 25))}` : ""}
        ${row && !isBonus && !tiles?.length ? at(sx + (isWide ? 24 : 14.5), sy + sh / 2, amountsIn(row.reward, isWide ? 40 : 24, isWide ? 0.84 : 0.76, true)) : ""}
        ${tiles?.length ? stack(facts, tiles, isWide ? [sx + 22, sy + sh / 2 + 0.5] : [sx + 12.5, sy + sh / 2 + 0.5], isWide) : ""}
        ${markersOn(view, (seat) => view.board.temples[temple].markers[seat] === step, isWide ? [sx + 46, sy, sw - 50, sh] : [sx + 26, sy, sw - 28, sh])}`;
    })}
    <path class="teo-balustrade teo-line-${temple}" d="M${x + 0.8} ${y + ROOF}V${y + h}M${x + w - 0.8} ${y + ROOF}V${y + h}"></path>`;
}

/** Tiles on a step: the uppermost one, and how many there are. @param {Setting["facts"]} facts @param {string[]} tiles @param {[number, number]} spot @param {boolean} isWide */
function stack(facts, tiles, [x, y], isWide) {
  const half = isWide ? 11 : 9;
  return svg`<g class="teo-on-bone">${tiles.length > 1 ? box("teo-tile", [x - half + 2, y - half - 2, 2 * half, 2 * half], 3) : ""}${box("teo-tile", [x - half, y - half, 2 * half, 2 * half], 3)}
    ${at(x, y, discoveryFace(facts, tiles[0]), half / 15)}
    ${tiles.length > 1 ? svg`<circle class="teo-number" cx=${x + half} cy=${y - half + 2} r="6"></circle>${label("teo-number-text teo-tiny", x + half, y - half + 5, tiles.length)}` : ""}</g>`;
}

/**
 * The markers of the seats on a step, two in a row.
 * @param {View} view
 * @param {(seat: string) => boolean} isHere
 * @param {Rect} rect
 */
export function markersOn(view, isHere, rect) {
  const seats = Object.keys(view.seats).filter(isHere);
  const spots = markerSpots(seats.length, rect);
  return seats.map((seat, n) => at(spots[n][0], spots[n][1], marker(seat), spots[n][2]));
}

/** Where markers stand in a rectangle, and their scale. @param {number} count @param {Rect} rect @returns {[number, number, number][]} */
export function markerSpots(count, [x, y, w, h]) {
  const room = (/** @type {number} */ columns) => Math.min(17, w / columns, h / Math.ceil(count / columns));
  const columns = Array.from({ length: Math.max(count, 1) }, (_, n) => n + 1).reduce((best, each) =>
    room(each) > room(best) ? each : best,
  );
  const [rows, size] = [Math.max(1, Math.ceil(count / columns)), room(columns)];
  return Array.from({ length: count }, (_, n) => [
    x + w / 2 + ((n % columns) - (Math.min(columns, count) - 1) / 2) * size,
    y + h / 2 + (Math.floor(n / columns) - (rows - 1) / 2) * size,
    Math.round((size / 29) * 100) / 100,
  ]);
}

/** The Avenue of the Dead: a paved road with platforms on both sides. @param {View} view @param {Setting} setting @param {Rect} rect */
export function avenueTrack(view, { facts }, rect) {
  const [x, y, w, h] = rect;
  const count = stepsOf(view, facts, "avenue");
  const edge = 6;
  return svg`${box("teo-avenue", rect, 6)}<path class="teo-pavement" d="M${x + edge} ${y + h}L${x + edge} ${y + ROOF}H${x + w - edge}V${y + h}Z"></path>
    ${box("teo-avenue-head", [x, y, w, ROOF], 6)}${at(x + w / 2 - 14, y + ROOF / 2, house(), 0.74)}${at(x + w / 2 + 13, y + ROOF / 2, vp(view.board.nobles.visible), 0.9)}
    ${Array.from({ length: count }, (_, step) => {
      const [sx, sy, sw, sh] = stepRect(rect, ROOF, count, step);
      const tiles = view.board.sites[`avenue_${step}`];
      return svg`<path class="teo-seam" d="M${sx + edge} ${round(sy)}h${sw - 2 * edge}"></path>
        ${[sx, sx + sw - edge].map((left) => svg`<rect class="teo-platform" x=${left + 0.8} y=${round(sy + sh * 0.18)} width=${round(edge - 1.6)} height=${round(sh * 0.64)} rx="1"></rect>`)}
        ${label("teo-step", sx + edge + 7, sy + sh / 2 + 4, step)}
        ${tiles?.length ? stack(facts, tiles, [sx + sw - edge - 13, sy + sh / 2 + 1], w > 66) : ""}
        ${markersOn(view, (seat) => view.seats[seat].avenue === step, tiles?.length ? [sx + edge + 11, sy, 14, sh] : [sx + edge + 13, sy, sw - 2 * edge - 15, sh])}`;
    })}`;
}

/** The pyramid track, with what a step is worth at the coming eclipse. @param {View} view @param {Setting} setting @param {Rect} rect */
export function pyramidTrack(view, { words, facts }, rect) {
  const [x, y, , h] = rect;
  const { step_vp: points } = view.board.calendar;
  const count = stepsOf(view, facts, "track");
  return svg`${box("teo-strip", rect, 7)}
    ${h <= 34 ? label("teo-small teo-left", x + 6, y + h / 2 + 4, words.say("track-short", { points })) : label("teo-small teo-left", x + 8, y + 12, words.say("track-title", { points }))}
    ${Array.from({ length: count }, (_, step) => {
      const place = trackRect(rect, count, step);
      const [cx, cy] = middle(place);
      const seats = Object.keys(view.seats).filter((seat) => view.seats[seat].track === step);
      return svg`${box(step ? "teo-stone-step" : "teo-stone-step teo-stone-first", place, 4)}${seats.length ? "" : label("teo-step", cx, cy + 4, step)}
        ${markersOn(view, (seat) => view.seats[seat].track === step, place)}`;
    })}`;
}
