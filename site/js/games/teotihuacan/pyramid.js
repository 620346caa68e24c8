// @ts-check
/** The pyramid from above: the ground with its icons, tiles stacked and turned on four levels, and the four stairways. */

import { svg } from "lit-html";
import { at, box, inset, middle, round } from "./draw.js";
import { icon } from "./icons.js";
import { pyramidCells, SIDES, stairRect } from "./layout.js";
import { decorationTile, pyramidTile } from "./tiles.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** How a decoration lies on each side: a quarter turn for each side; it is read from outside. @type {Record<string, number>} */
const TURNS = { south: 0, west: 90, north: 180, east: 270 };

/** @param {View} view @param {Setting} setting @param {Layout} layout */
export function pyramid(view, { facts }, layout) {
  const { left, top, cell } = pyramidCells(layout);
  const { tiles, free, decorations } = view.board.pyramid;
  const size = 2 * cell;
  const base = facts.pyramid.base;
  const ground = /** @type {Rect} */ ([left - 2, top - 2, base.length * cell + 4, base.length * cell + 4]);
  const tops = topLevels(facts, tiles);
  const levels = Math.max(...Object.values(facts.pyramid.squares).map(({ level }) => level));
  return svg`${box("teo-plaza", layout.parts.pyramid, 9)}${SIDES.map((side) => approach(stairRect(view, layout, side, 0), side))}
    ${box("teo-ground", ground, 3)}
    ${base.map((row, r) => [...row].map((code, c) => (`${r} ${c}` in tops ? "" : at(left + (c + 0.5) * cell, top + (r + 0.5) * cell, icon(code, "teo-icon teo-icon-ground"), cell / 36))))}
    ${Array.from({ length: base.length / 2 - 1 }, (_, n) => svg`<path class="teo-grid" d="M${left + (n + 1) * size} ${top}v${base.length * cell}M${left} ${top + (n + 1) * size}h${base.length * cell}"></path>`)}
    ${Array.from({ length: levels }, (_, level) => {
      const here = Object.entries(facts.pyramid.squares).filter(
        ([name, square]) => square.level === level + 1 && tiles[name],
      );
      return svg`${here.map(([, { cells }]) => svg`<rect class="teo-fall" x=${left + cells[0][1] * cell - 0.5} y=${top + cells[0][0] * cell + 1} width=${size + 3} height=${size + 3} rx="4"></rect>`)}
        ${here.map(([name, { cells }]) => {
          const { tile, rotation } = tiles[name];
          const form = `teo-slab teo-slab-${level + 1}`;
          const icons = [...facts.pyramid.tiles[tile][rotation]].map((code, n) =>
            tops[cells[n].join(" ")] === level + 1 ? code : " ",
          );
          return at(left + cells[0][1] * cell + cell, top + cells[0][0] * cell + cell, pyramidTile(icons, size, form));
        })}
        ${SIDES.map((side) => (decorations[side].length > level + 1 ? decoration(view, facts, layout, side, level + 1) : ""))}`;
    })}
    ${SIDES.map((side) => (decorations[side].length ? decoration(view, facts, layout, side, 0) : printedStair(view, facts, layout, side)))}
    ${free.map((name) => {
      const { cells, level } = facts.pyramid.squares[name];
      return level > 1
        ? box("teo-free", inset([left + cells[0][1] * cell, top + cells[0][0] * cell, size, size], 5), 5)
        : "";
    })}`;
}

/** By row and column of a cell with a tile: the highest level there; what lies below is not seen. @param {Setting["facts"]} facts @param {View["board"]["pyramid"]["tiles"]} tiles */
function topLevels(facts, tiles) {
  /** @type {Record<string, number>} */
  const tops = {};
  for (const name of Object.keys(tiles)) {
    const { cells, level } = facts.pyramid.squares[name];
    for (const cell of cells) tops[cell.join(" ")] = Math.max(level, tops[cell.join(" ")] ?? 0);
  }
  return tops;
}

/** The foot of a stairway: two balustrades and steps. @param {Rect} rect @param {string} side */
function approach([x, y, w, h], side) {
  const isWide = side === "north" || side === "south";
  const lines = Array.from({ length: 4 }, (_, n) =>
    isWide
      ? `M${round(x + 3)} ${round(y + ((n + 0.5) * h) / 4)}h${round(w - 6)}`
      : `M${round(x + ((n + 0.5) * w) / 4)} ${round(y + 3)}v${round(h - 6)}`,
  ).join("");
  return svg`${box("teo-flight", [x, y, w, h], 2)}<path class="teo-flight-line" d=${lines}></path>`;
}

/** The icons printed at the foot of a stairway. @param {View} view @param {import("./view.d.ts").TeotihuacanFacts} facts @param {Layout} layout @param {import("./types.d.ts").Side} side */
function printedStair(view, facts, layout, side) {
  const rect = stairRect(view, layout, side, 0);
  const { cell } = pyramidCells(layout);
  const [x, y] = middle(rect);
  const icons = facts.pyramid.stairs[side][0].printed;
  return svg`<g transform="translate(${x} ${y}) rotate(${TURNS[side]})">${[...icons].map((code, n) => at((n - 0.5) * cell, 0, svg`<circle class="teo-halo" r="11"></circle>${icon(code)}`, cell / 38))}</g>`;
}

/**
 * A decoration on its space.
 * @param {View} view
 * @param {import("./view.d.ts").TeotihuacanFacts} facts
 * @param {Layout} layout
 * @param {import("./types.d.ts").Side} side
 * @param {number} height
 */
function decoration(view, facts, layout, side, height) {
  const rect = stairRect(view, layout, side, height);
  const [x, y] = middle(rect);
  const half = Math.max(rect[2], rect[3]) / 2 - 0.5;
  const icons = facts.pyramid.decorations[view.board.pyramid.decorations[side][height]];
  return svg`<g transform="translate(${x} ${y}) rotate(${TURNS[side]})">${decorationTile(icons, Math.min(half, Math.min(rect[2], rect[3])))}</g>`;
}

/** The way a decoration on a side is turned. @param {string} side */
export function turnOf(side) {
  return TURNS[side];
}
