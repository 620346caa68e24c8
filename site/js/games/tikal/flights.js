// @ts-check
/** What moves over the board: pieces that walk or come in, tiles that drop, temples that rise. */

import { centre } from "./hex.js";
import { band } from "./pieces.js";
import { pyramid } from "./pyramid.js";

/** @typedef {import("./types.d.ts").Hex} Hex */
/** @typedef {import("./types.d.ts").TikalView} TikalView */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */
/** @typedef {import("../contract.d.ts").Flight} Flight */
/** @typedef {{at: number, seat: string, kind: "W" | "L", path: string[], count: number}} Walk `at` is the number of its first event, `count` how many equal pieces go together */

/**
 * @param {GameEvent[]} events
 * @param {TikalView} view the moment after them
 * @param {(hex: Hex) => unknown} tile how a tile is drawn
 * @returns {Flight[]}
 */
export function flights(events, view, tile) {
  const walking = walks(events).map(({ at, seat, kind, path, count }) => {
    const spots = path.map(centre);
    const drawing = band(seat, kind === "W" ? count : 0, Number(kind === "L"));
    return { at, flight: { drawing, from: spots[0], by: spots.slice(1, -1), to: spots[spots.length - 1] } };
  });
  const all = [...walking, ...drops(events, view, tile)].toSorted((a, b) => a.at - b.at);
  return all.map(({ flight }) => flight);
}

/** Tiles, which drop where they stay, and temples, which rise. @param {GameEvent[]} events @param {TikalView} view @param {(hex: Hex) => unknown} tile */
function drops(events, { board }, tile) {
  return events.flatMap(({ key, params }, at) => {
    const cell = String(params.cell);
    const hex = board.cells[cell];
    if (!hex || (key !== "placed" && key !== "uncovered")) return [];
    const rises = key === "uncovered";
    const drawing = rises ? pyramid(Number(params.value)) : tile(hex);
    return [{ at, flight: { drawing, from: centre(cell), to: centre(cell), rises } }];
  });
}

/** Pieces that came in or moved; the steps of one piece are one walk, and so are equal walks one after another. @param {GameEvent[]} events */
function walks(events) {
  /** @type {Walk[]} */
  const found = [];
  for (const [at, { params }] of events.entries()) {
    if (!params.piece || !params.cell) continue;
    const [seat, kind] = [String(params.seat), /** @type {"W" | "L"} */ (params.piece)];
    const [start, cell] = [String(params.start ?? params.cell), String(params.cell)];
    const last = found.at(-1);
    if (last?.seat === seat && last.kind === kind && params.start && last.path.at(-1) === start) last.path.push(cell);
    else found.push({ at, seat, kind, path: [start, cell], count: 1 });
  }
  return together(found);
}

/** @param {Walk[]} found */
function together(found) {
  /** @type {Walk[]} */
  const merged = [];
  for (const walk of found) {
    const last = merged.at(-1);
    const isEqual = last?.seat === walk.seat && last.kind === walk.kind && String(last.path) === String(walk.path);
    if (isEqual) last.count += 1;
    else merged.push(walk);
  }
  return merged;
}

/**
 * The view before some events, without the pieces that they move.
 * @param {TikalView} before
 * @param {GameEvent[]} events
 * @returns {TikalView}
 */
export function lifted(before, events) {
  const cells = { ...before.board.cells };
  for (const { seat, kind, path, count } of walks(events)) {
    const hex = cells[path[0]];
    const own = hex?.pieces[seat];
    if (!own?.[kind]) continue;
    const { [seat]: _, ...others } = hex.pieces;
    const rest = { ...own, [kind]: Math.max(0, own[kind] - count) };
    cells[path[0]] = { ...hex, pieces: rest.W + rest.L ? { ...hex.pieces, [seat]: rest } : others };
  }
  return { ...before, board: { ...before.board, cells } };
}
