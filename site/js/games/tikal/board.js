// @ts-check
/** The board of Tikal as a picture of its view. Pure: the same view and marks give the same drawing. */

import { svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { acts } from "./acts.js";
import { flights, lifted } from "./flights.js";
import { CELLS, COLUMNS, centre, HEIGHT, handHex, hexPoints, ROWS, round, WIDTH } from "./hex.js";
import { NO_MARKS } from "./no-marks.js";
import { band, camp, guard as sentinel, stands, worth } from "./pieces.js";
import { pyramid } from "./pyramid.js";
import { baseCamp, ground, jungle, stepping, treasureSite, unexplored, volcano } from "./terrain.js";
import { describe, entry } from "./words.js";

/** @typedef {import("./types.d.ts").Hex} Hex */
/** @typedef {import("./types.d.ts").Laid} Laid */
/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("./types.d.ts").Tile} Tile */
/** @typedef {import("./types.d.ts").TikalView} TikalView */

/** @type {import("../contract.d.ts").Board<TikalView, Marks>} */
export const board = {
  size: { width: WIDTH, height: HEIGHT },
  noMarks: NO_MARKS,
  draw,
  rows: () => PLACES,
  inPlay: (view) => Object.keys(view.board.cells),
  entry,
  describe,
  flights: (events, view) => flights(events, view, (hex) => svg`${terrain(hex)}${stepping(hex.stones)}`),
  lifted,
  acts,
  fresh: (events) => String(events.findLast(({ params }) => params.cell)?.params.cell ?? "") || null,
};

/** Every cell, row by row. */
const PLACES = ROWS.map((row) =>
  [...COLUMNS].map((column) => {
    const [x, y] = centre(`${column}${row}`);
    return { id: `${column}${row}`, x, y };
  }),
);

/**
 * @param {TikalView} view
 * @param {Marks} marks
 */
function draw(view, marks) {
  const { cells } = view.board;
  const explored = CELLS.filter((cell) => cells[cell]);
  return svg`
    ${frame()}
    <g class="cells">${guard([view], () =>
      repeat(
        CELLS,
        (cell) => cell,
        (cell) => at(cell, cells[cell] ? terrain(cells[cell]) : unexplored(cell)),
      ),
    )}</g>
    <g class="names" aria-hidden="true">${edgeNames()}</g>
    <g class="marks">${repeat(
      CELLS.filter((cell) => cell in marks.offers || marks.ready.has(cell) || cell === marks.chosen),
      (cell) => cell,
      (cell) => mark(cell, marks),
    )}</g>
    ${marks.advice?.laid ? at(marks.advice.laid.cell, preview(marks.advice.laid, "preview-rim-advice")) : ""}
    ${[...(marks.advice?.walks ?? []), marks.path].filter((path) => path.length > 1).map(trail)}
    ${marks.others.map(({ seat, walks, cells: reached }) => svg`<g class="others-trail seat-${seat}">${walks.map(trail)}${reached.map((cell) => at(cell, svg`<path class="others-here" d=${handHex(50, `${cell}o`)}></path>`))}</g>`)}
    ${marks.fresh ? at(marks.fresh, ring("fresh", handHex(58, "fresh"))) : ""}
    <g class="ways">${guard([view], () =>
      repeat(
        explored,
        (cell) => cell,
        (cell) => at(cell, stepping(cells[cell].stones)),
      ),
    )}</g>
    <g class="people">${guard([view], () =>
      repeat(
        explored,
        (cell) => cell,
        (cell) => at(cell, people(cells[cell])),
      ),
    )}</g>
    <g class="costs">${repeat(
      Object.keys(marks.offers).filter((cell) => marks.offers[cell] !== ""),
      (cell) => cell,
      (cell) => cost(cell, marks.offers[cell], !cells[cell]),
    )}</g>
    ${marks.preview ? at(marks.preview.cell, preview(marks.preview)) : ""}
    ${marks.focus ? at(marks.focus, ring("focus", handHex(60, "focus"))) : ""}
    <g class="numbers">${Object.entries(marks.advice?.numbers ?? {}).map(([cell, numbers]) => at(cell, inOrder(numbers)))}</g>
    <g class="flights"></g>
    <g class="hits">${CELLS.map((cell) => at(cell, svg`<polygon class=${cell in marks.offers || marks.ready.has(cell) ? "hit hit-live" : "hit"} data-place=${cell} points=${hexPoints(59)}></polygon>`))}</g>`;
}

/**
 * @param {string} cell
 * @param {unknown} drawing
 */
function at(cell, drawing) {
  const [x, y] = centre(cell);
  return svg`<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/**
 * A tile that is not on the board, with its stones.
 * @param {Tile} tile
 * @param {number[]} stones
 */
export function loose(tile, stones) {
  return svg`${terrain({ ...tile, tokens: tile.treasures, camp: null })}${stepping(stones)}${tile.value ? worth(tile.value, null, 0) : ""}`;
}

/** An explored hex without its stones and people. @param {Pick<Hex, "kind" | "tile" | "value" | "tokens" | "camp">} hex */
function terrain(hex) {
  return svg`${ground(hex.kind, hex.tile)}${growth(hex)}`;
}

/** @param {Pick<Hex, "kind" | "tile" | "value" | "tokens" | "camp">} hex */
function growth(hex) {
  switch (hex.kind) {
    case "temple":
      return pyramid(hex.value ?? 0);
    case "treasure":
      return hex.camp ? camp(hex.camp) : treasureSite(hex.tokens ?? 0);
    case "volcano":
      return volcano();
    case "base_camp":
      return baseCamp();
    default:
      return hex.camp ? camp(hex.camp) : jungle(hex.tile);
  }
}

/** The pieces on a hex. @param {Hex} hex */
function people(hex) {
  const seats = Object.keys(hex.pieces);
  const places = stands(seats);
  return svg`
    ${hex.guard ? sentinel(hex.guard) : ""}
    ${seats.map((seat) => svg`<g transform="translate(${places[seat][0]} ${places[seat][1]})">${band(seat, hex.pieces[seat].W, hex.pieces[seat].L)}</g>`)}
    ${hex.value ? worth(hex.value, hex.owner ?? null, hex.guard ? 0 : (hex.lead ?? 0)) : ""}`;
}

/**
 * A preview of a tile on a cell.
 * @param {Laid} laid
 * @param {string} [rim]
 */
function preview({ tile, stones }, rim = "preview-rim") {
  return svg`<g class="preview">${loose(tile, stones)}${ring(rim, handHex(56, tile.tile))}</g>`;
}

/**
 * A highlight with a darker line beneath it, so that it stands out on any background.
 * @param {string} form
 * @param {string} d
 */
function ring(form, d) {
  return svg`<path class="casing ${form}-casing" d=${d}></path><path class=${form} d=${d}></path>`;
}

/**
 * @param {string} cell
 * @param {Marks} marks
 */
function mark(cell, marks) {
  const form = cell === marks.chosen ? "mark-chosen" : cell in marks.offers ? "mark-offer" : "mark-ready";
  return at(cell, ring(form, handHex(53, `${cell}m`)));
}

/** The numbers of the plan's steps that lead to a cell, side by side. @param {number[]} numbers */
function inOrder(numbers) {
  const first = -12 * (numbers.length - 1);
  return numbers.map(
    (number, at) =>
      svg`<g class="badge" transform="translate(${first + 24 * at} -24)"><circle r="13"></circle><text y="7">${number}</text></g>`,
  );
}

/**
 * The cost of a choice as a cacao bean, like the ones in the purse: inside an explored cell, clear of its stones and of the value.
 * @param {string} cell
 * @param {string} text
 * @param {boolean} empty
 */
function cost(cell, text, empty) {
  return at(
    cell,
    svg`<g class="price" transform="translate(${empty ? "0 0" : "-24 -4"})"><path d="M0 -15Q13 -14 12.500 1T0 15Q-12.500 14 -12.500 1T0 -15Z"></path><text y="6.400">${text}</text></g>`,
  );
}

/** The path a piece would take. @param {string[]} path */
function trail(path) {
  return ring("trail", `M${path.map((cell) => centre(cell).map(round).join(" ")).join("L")}`);
}

/** Letters and numbers along the edge. */
function edgeNames() {
  return [
    [...COLUMNS].map(
      (column, index) =>
        svg`<text x=${centre(`${column}1`)[0]} y=${index % 2 ? centre(`${column}1`)[1] - 58 : 24}>${column}</text>`,
    ),
    ROWS.map((row) => svg`<text x="20" y=${centre(`a${row}`)[1] + 5}>${row}</text>`),
  ];
}

/** The border of the page: a stepped fret, as in the codices. */
function frame() {
  return svg`<rect class="sheet" x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="10"></rect>
    <rect class="sheet-line" x="9" y="9" width=${WIDTH - 18} height=${HEIGHT - 18} rx="6"></rect>`;
}
