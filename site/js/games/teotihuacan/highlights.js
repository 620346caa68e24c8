// @ts-check
/** What is highlighted: what can be chosen and what is, pieces where they would be, a tile about to be laid. */

import { svg } from "lit-html";
import { ROOF, stepRect, stepsOf, trackRect } from "./climbs.js";
import { die, marker } from "./dice.js";
import { at, box, inset, label, middle } from "./draw.js";
import { crowd, pyramidCells, stairRect } from "./layout.js";
import { turnOf } from "./pyramid.js";
import { decorationTile, pyramidTile } from "./tiles.js";
import { markerSpots } from "./tracks.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Ghost} Ghost */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** The corner of a highlight around a place. @param {string} place */
function roundness(place) {
  if (place.startsWith("worker:")) return 15;
  if (place.startsWith("wheel:")) return 34;
  return place.startsWith("board:") ? 10 : 7;
}

/**
 * A line around a place, on a darker one, so that it stands out on any ground.
 * @param {string} form
 * @param {Rect} rect
 * @param {number} round
 */
function ring(form, rect, round) {
  return svg`${box(`casing ${form}-casing`, rect, round)}${box(form, rect, round)}`;
}

/** @param {string} place @param {Rect} rect */
function rim(place, rect) {
  return place.startsWith("square:") ? inset(rect, 2) : inset(rect, place.startsWith("board:") ? 0 : -1.5);
}

/** Everything that can be chosen or is chosen. @param {Layout} layout @param {Marks} marks */
export function rings({ spots }, marks) {
  const ids = new Set([...Object.keys(marks.lit), ...marks.picked, ...(marks.chosen ? [marks.chosen] : [])]);
  return [...ids].map((id) => {
    const spot = spots.get(id);
    if (!spot) return "";
    const isPicked = marks.picked.has(id) || id === marks.chosen;
    return ring(isPicked ? "teo-mark-chosen" : "teo-mark-lit", rim(id, spot.rect), roundness(id));
  });
}

/** What is written on places that can be chosen: at a corner, in the middle of a square, at the foot of a card of the ring. @param {Setting} setting @param {Layout} layout @param {Marks} marks */
export function labels({ page }, { spots }, marks) {
  return Object.entries(marks.lit).map(([id, { label: words }]) => {
    const spot = spots.get(id);
    if (!spot || !words || id === `square:${marks.building?.square}` || id === `stairs:${marks.decorating?.side}`)
      return "";
    const [x, y, w, h] = spot.rect;
    if (page === "ring" && id.startsWith("board:")) return badge(x + w / 2, y + h - 5, words);
    const isSquare = id.startsWith("square:") || id.startsWith("stairs:");
    return badge(isSquare ? x + w / 2 : x + w - 6, isSquare ? y + h / 2 : y + 2, words);
  });
}

/** @param {number} x @param {number} y @param {string} words */
function badge(x, y, words) {
  const half = 5 + words.length * 3.7;
  return at(x, y, svg`${box("teo-badge", [-half, -9, 2 * half, 18], 4)}${label("teo-badge-text", 0, 4.8, words)}`);
}

/** The place with the keyboard focus, and the one where something just happened. @param {Layout} layout @param {Marks} marks */
export function pointers({ spots }, { focus, fresh }) {
  return [
    ["fresh", fresh],
    ["focus", focus],
  ].map(([form, id]) => {
    const spot = id ? spots.get(id) : null;
    return spot && id ? ring(`teo-${form}`, inset(spot.rect, -3), roundness(id) + 2) : "";
  });
}

/** The numbers of a plan's steps. @param {Layout} layout @param {Marks} marks */
export function numbers({ spots }, { advice }) {
  return Object.entries(advice?.numbers ?? {}).map(([id, steps]) => {
    const spot = spots.get(id);
    if (!spot) return "";
    const [x, y] = spot.rect;
    return steps.map((step, n) =>
      at(x + 8 + n * 20, y + 4, svg`<circle class="teo-tag" r="10"></circle>${label("teo-tag-text", 0, 4.6, step)}`),
    );
  });
}

/** Pieces where they would be. @param {View} view @param {Setting} setting @param {Layout} layout @param {Marks} marks */
export function ghosts(view, setting, layout, marks) {
  return marks.ghosts.map((ghost) => {
    const spot = ghostSpot(view, setting, layout, ghost);
    if (!spot) return "";
    const drawing = ghost.kind === "worker" ? die(ghost.seat, ghost.power, setting.facts.strong) : marker(ghost.seat);
    return svg`<g class="teo-ghost">${at(spot[0], spot[1], svg`${drawing}<circle class="teo-ghost-ring" r="17"></circle>`, spot[2])}</g>`;
  });
}

/** @param {View} view @param {Setting} setting @param {Layout} layout @param {Ghost} ghost @returns {[number, number, number] | null} */
function ghostSpot(view, { facts }, layout, ghost) {
  const { parts, boards } = layout;
  if (ghost.kind === "worker") {
    const frame = boards[ghost.board];
    if (!frame) return null;
    const [x, y, w, h] = frame.lane;
    const taken = crowd(view, ghost.board, frame).reduce((sum, { rect }) => Math.max(sum, rect[0] + rect[2]), x);
    return [Math.min(taken + 17, x + w - 15), y + h / 2, 1];
  }
  if (ghost.kind === "track") {
    if (!parts.track) return null;
    return [...middle(trackRect(parts.track, stepsOf(view, facts, "track"), ghost.step)), 0.5];
  }
  const part = ghost.kind === "temple" ? ghost.temple : "avenue";
  if (!parts[part]) return null;
  const [x, y, w, h] = stepRect(parts[part], ROOF, stepsOf(view, facts, part), ghost.step);
  return markerSpots(1, [x + w / 2, y, w / 2, h])[0];
}

/** A pyramid tile or a decoration about to be laid, with what matches. @param {View} view @param {Setting} setting @param {Layout} layout @param {Marks} marks */
export function laying(view, { facts }, layout, { building, decorating }) {
  if (!layout.parts.pyramid) return "";
  const { left, top, cell } = pyramidCells(layout);
  if (building) {
    const spot = layout.spots.get(`square:${building.square}`);
    if (!spot) return "";
    const [x, y] = middle(spot.rect);
    const icons = facts.pyramid.tiles[building.tile][building.rotation];
    return svg`${at(x, y, pyramidTile(icons, 2 * cell, "teo-slab teo-slab-new"))}${building.matches.map(([row, column]) => matched(left + (column + 0.5) * cell, top + (row + 0.5) * cell, cell))}
      ${ring("teo-hand", spot.rect, 5)}${building.label ? badge(x, spot.rect[1] - 8, building.label) : ""}`;
  }
  if (!decorating) return "";
  const rect = stairRect(view, layout, decorating.side, view.board.pyramid.decorations[decorating.side].length);
  const [x, y] = middle(rect);
  const half = Math.min(rect[2], rect[3]);
  return svg`<g transform="translate(${x} ${y}) rotate(${turnOf(decorating.side)})">${decorationTile(facts.pyramid.decorations[decorating.tile], half)}${decorating.matches.map((n) => matched((n - 0.5) * half, 0, half))}</g>
    ${ring("teo-hand", rect, 4)}${decorating.label ? badge(x, rect[1] - 8, decorating.label) : ""}`;
}

/** @param {number} x @param {number} y @param {number} cell */
function matched(x, y, cell) {
  return svg`<circle class="teo-match-casing" cx=${x} cy=${y} r=${cell * 0.46}></circle><circle class="teo-match" cx=${x} cy=${y} r=${cell * 0.46}></circle>`;
}
