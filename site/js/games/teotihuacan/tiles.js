// @ts-check
/** Tiles as pictures composed of the same signs, each around the origin; all their numbers come from the facts. */

import { svg } from "lit-html";
import { at, box, label } from "./draw.js";
import {
  amountsIn,
  anyTemple,
  avenue,
  cocoa,
  discovery,
  power,
  resource,
  technology,
  track,
  vp,
  worker,
} from "./glyphs.js";
import { icon, mask } from "./icons.js";
import { boardSign } from "./signs.js";

/** @typedef {import("./view.d.ts").TeotihuacanFacts} Facts */

/** What a discovery tile shows in its middle, about 24 units wide. @param {Facts} facts @param {string} kind */
export function discoveryFace(facts, kind) {
  if (kind.startsWith("mask_")) return mask(kind);
  const { effect } = facts.discoveries[kind];
  return amountsIn(effect, 30);
}

/**
 * A discovery tile with its price.
 * @param {Facts} facts
 * @param {string} kind
 * @param {number} [size]
 */
export function discoveryTile(facts, kind, size = 48) {
  const { cost } = facts.discoveries[kind];
  const isFree = Object.keys(cost).length === 0;
  return svg`<g class="teo-on-bone">${at(
    0,
    0,
    svg`${box("teo-tile", [-24, -24, 48, 48], 7)}${box("teo-tile-line", [-21, -21, 42, 42], 5)}
      ${at(0, isFree ? 0 : -6, discoveryFace(facts, kind), isFree ? 1.3 : 1.1)}
      ${isFree ? "" : svg`<path class="teo-price" d="M-21 10H21V16A5 5 0 0 1 16 21H-16A5 5 0 0 1 -21 16Z"></path>${at(0, 15.4, amountsIn(cost, 36, 0.5))}`}`,
    size / 48,
  )}</g>`;
}

/** Which boards a technology works on. @param {Facts} facts @param {string} name */
function where(facts, name) {
  const { boards } = facts.technologies[name];
  if (!boards.length) return [boardSign("palace")];
  return boards.length > 3 ? [power()] : boards.map(boardSign);
}

/**
 * What a technology does, in two lines: where, and what it brings.
 * @param {Facts} facts
 * @param {string} name
 * @param {number} width
 */
export function technologyFace(facts, name, width) {
  const { effect } = facts.technologies[name];
  const { pay_cocoa: paid, ...gain } = effect;
  const signs = where(facts, name);
  const gap = Math.min(19, (width - 8) / signs.length);
  return svg`${signs.map((each, n) => at((n - (signs.length - 1) / 2) * gap, -11, each, signs.length > 1 ? 0.68 : 0.84))}
    ${
      paid
        ? svg`${at(-width / 4, 10, amountsIn({ cocoa: paid }, width / 2 - 8, 0.7))}<path class="teo-arrow" d="M-4 10H3M.4 7L3.6 10L.4 13"></path>${at(width / 4, 10, amountsIn(gain, width / 2 - 8, 0.8))}`
        : at(0, 11, amountsIn(gain, width - 6, 0.86))
    }`;
}

/** What royal tiles count. @type {Record<string, () => unknown>} */
const UNITS = { technologies_owned: technology, pyramid_track_step: track, avenue_step: avenue };

/** The power of the worker, and what is added to it. @param {number} plus */
function powerPlus(plus) {
  const more = plus ? svg`${label("teo-count", 18, 6, plus > 0 ? `+${plus}` : `−${-plus}`)}` : "";
  return at(plus ? -8 : 0, 0, svg`${power()}${more}`);
}

/** What a royal tile does, about 60 by 40 units. @param {Facts} facts @param {string} name */
export function royalFace(facts, name) {
  const row = facts.royals[name];
  const arrow = svg`<path class="teo-arrow" d="M-6 0H5M1.4 -3.6L5.4 0L1.4 3.6"></path>`;
  const times = (/** @type {number} */ plus) =>
    svg`${label("teo-times", -14, 20, "×")}${at(4, 15, powerPlus(plus), 0.62)}`;
  switch (row.kind) {
    case "score":
      return svg`${at(-16, -8, vp(row.vp_per_unit), 0.9)}${label("teo-times", 0, -3, "×")}${at(15, -8, UNITS[row.unit](), 0.9)}
        ${label("teo-times", -14, 20, "≤")}${at(4, 15, powerPlus(row.cap_power_plus), 0.62)}`;
    case "gain":
      return svg`${at(-8, 2, powerPlus(row.gain_cocoa_power_plus), 0.86)}${at(21, 2, cocoa(), 0.9)}`;
    case "single_exchange":
      return svg`${at(-16, -8, amountsIn(row.pay, 30, 0.74))}${at(8, -8, arrow)}${at(21, -8, resource(), 0.8)}${times(row.gain_resources_power_plus)}`;
    default:
      return svg`${at(-18, -8, amountsIn(row.pay, 22, 0.8))}${at(-3, -8, arrow)}${at(17, -8, amountsIn(row.gain, 30, 0.8))}${times(row.max_times_power_plus)}`;
  }
}

/** What a royal tile is about, in one sign. @param {Facts} facts @param {string} name */
export function royalSign(facts, name) {
  const row = facts.royals[name];
  if (row.kind === "score") return UNITS[row.unit]();
  if (row.kind === "gain") return cocoa();
  return row.gain ? amountsIn(row.gain, 24) : resource();
}

/** What temple bonuses count. @type {Record<string, () => unknown>} */
const COUNTED = {
  per_technology_owned: technology,
  per_avenue_step: avenue,
  per_temple_at_step_10_or_11: anyTemple,
  per_non_mask_discovery_tile: discovery,
};

/** What a temple bonus brings, about 44 by 26 units. @param {Facts} facts @param {string} name */
export function bonusFace(facts, name) {
  const row = facts.bonuses[name];
  switch (row.kind) {
    case "flat":
      return at(0, 0, vp(row.vp), 1.1);
    case "best_mask_set_again":
      return svg`${at(-10, 0, mask("mask_4"), 0.84)}${label("teo-times", 4, 5, "×")}${at(13, 0, mask("mask_1"), 0.8)}`;
    case "per_worker_in_play":
      return svg`${at(-12, 0, vp(row.vp_low), 0.74)}${at(0, 0, worker(), 0.56)}${at(12, 0, vp(row.vp_high), 0.74)}`;
    default:
      return svg`${at(-11, 0, vp(row.vp), 0.86)}${at(12, 0, COUNTED[row.kind](), 0.86)}`;
  }
}

/**
 * A starting tile: its two boards and what it gives; 96 by 72 units.
 * @param {Facts} facts
 * @param {string} name
 */
export function startTile(facts, name) {
  const { boards, gain } = facts.starts[name];
  const rows = Object.entries(gain);
  const half = Math.ceil(rows.length / 2);
  const lines = rows.length > 2 ? [rows.slice(0, half), rows.slice(half)] : [rows];
  return svg`<g class="teo-on-bone">${box("teo-tile", [-48, -36, 96, 72], 8)}<path class="teo-price" d="M-48 -28A8 8 0 0 1 -40 -36H40A8 8 0 0 1 48 -28V-8H-48Z"></path>
    ${boards.map((board, n) => svg`${at(n * 44 - 30, -22, boardNumber(facts.boards[board].number), 0.9)}${at(n * 44 - 11, -22, boardSign(board), 0.82)}`)}
    ${lines.map((line, n) => at(0, lines.length > 1 ? 4 + 21 * n : 14, amountsIn(Object.fromEntries(line), 86, 0.82)))}</g>`;
}

/** The number of an action board, white on ink. @param {number} number */
export function boardNumber(number) {
  return svg`<circle class="teo-number" r="9"></circle>${label("teo-number-text", 0, 4.4, number)}`;
}

/**
 * A pyramid tile: four icons, clockwise from the top left; a blank stands for one that is covered.
 * @param {string | string[]} icons
 * @param {number} size
 * @param {string} [form]
 */
export function pyramidTile(icons, size, form = "teo-slab") {
  const quarter = size / 4;
  const spots = [
    [-quarter, -quarter],
    [quarter, -quarter],
    [quarter, quarter],
    [-quarter, quarter],
  ];
  return svg`${box(form, [-size / 2 + 0.6, -size / 2 + 0.6, size - 1.2, size - 1.2], size / 14)}
    ${[...icons].map((code, n) => (code === " " ? "" : at(spots[n][0], spots[n][1], icon(code), size / 68)))}`;
}

/**
 * A decoration: two icons side by side, seen from outside the pyramid.
 * @param {string} icons
 * @param {number} size of a half
 */
export function decorationTile(icons, size) {
  return svg`${box("teo-painting", [-size, -size / 2, 2 * size, size], size / 7)}
    ${[...icons].map((code, n) => at((n - 0.5) * size, 0, icon(code), size / 33))}`;
}
