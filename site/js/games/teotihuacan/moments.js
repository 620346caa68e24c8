// @ts-check
/** The big moments as flights: an eclipse that is coming, the pyramid complete, an ascension, a worker sent away. */

import { svg } from "lit-html";
import { spotOf } from "./calendar.js";
import { die, marker } from "./dice.js";
import { at, box, label, middle } from "./draw.js";
import { PAGES, pyramidCells, SIZE } from "./layout.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */
/** @typedef {import("../contract.d.ts").Flight} Flight */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */

/** How long words stay, in times of a flight. */
const READING = 3;

/** Words over the board, with the dusk behind them. @param {Setting} setting @param {string} words @returns {Flight} */
function banner({ page }, words) {
  const { width, height } = PAGES.find(({ id }) => id === page) ?? SIZE;
  const half = Math.min(width * 0.42, 30 + words.length * 6.2);
  const middleOf = /** @type {[number, number]} */ ([width / 2, height / 2]);
  const drawing = svg`<g class="teo-banner">${box("teo-shade", [-width / 2, -height / 2, width, height], 12)}${box("teo-banner-back", [-half, -26, 2 * half, 52], 14)}${label("teo-banner-text", 0, 8, words)}</g>`;
  return { drawing, from: middleOf, to: middleOf, stays: READING };
}

/** The white disc slides before the black one. @param {GameEvent} _event @param {View} view @param {Setting} setting @param {Layout} layout @returns {Flight[]} */
function eclipseComing(_event, view, setting, { parts }) {
  const words = banner(setting, setting.words.say("moment-eclipse"));
  const { black } = view.board.calendar;
  if (!parts.calendar) return [words];
  const disc = svg`<circle class="teo-sun-disc" r="11"></circle>`;
  const [from, to] = [black - 1, black].map((day) => spotOf(setting.facts, parts.calendar, Math.max(0, day)));
  return [{ drawing: disc, from, to }, words];
}

/** The top of the pyramid gilds. @param {GameEvent} _event @param {View} _view @param {Setting} setting @param {Layout} layout @returns {Flight[]} */
function pyramidComplete(_event, _view, setting, layout) {
  const words = banner(setting, setting.words.say("moment-pyramid"));
  if (!layout.parts.pyramid) return [words];
  const { cell } = pyramidCells(layout);
  const top = middle(layout.parts.pyramid);
  const drawing = svg`<g>${box("teo-gilded", [-cell, -cell, 2 * cell, 2 * cell], 5)}</g>`;
  return [{ drawing, from: top, to: top, stays: READING }, words];
}

/** The worker climbs the pyramid before it begins again at the Palace. @param {GameEvent} event @param {View} _view @param {Setting} setting @param {Layout} layout @returns {Flight[]} */
function ascended({ params }, _view, { facts }, { boards, parts }) {
  const [from, to] = [boards[String(params.board)], boards.palace].map((frame) => (frame ? middle(frame.lane) : null));
  if (!from || !to) return [];
  const [x, y, w, h] = parts.pyramid ?? [...to, 0, 0];
  /** @type {[number, number][]} */
  const by = [0.95, 0.8, 0.65, 0.5].map((part) => [x + w / 2, y + h * part]);
  return [{ drawing: die(String(params.seat), 1, facts.strong), from, by: parts.pyramid ? by : [], to }];
}

/** A worker hops off its worship space. @param {GameEvent} event @param {View} _view @param {Setting} _setting @param {Layout} layout @returns {Flight[]} */
function evicted({ params }, _view, _setting, { boards }) {
  const frame = boards[String(params.board)];
  if (!frame?.spaces[0]) return [];
  return [
    { drawing: at(0, 0, marker(String(params.other)), 0.9), from: middle(frame.spaces[0]), to: middle(frame.lane) },
  ];
}

/** By event. @type {Record<string, (event: GameEvent, view: View, setting: Setting, layout: Layout) => Flight[]>} */
export const MOMENTS = { eclipse_coming: eclipseComing, completed: pyramidComplete, ascended, evicted };
