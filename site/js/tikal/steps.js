// @ts-check
/** A plan in words and places: steps of one walk are told as one, and so is what is done several times. */

import { nameOf } from "../seats.js";
import { say } from "../texts.js";

/**
 * @typedef {object} Step
 * @property {string} text
 * @property {string[]} path the cell it is about, or every cell of a walk
 * @property {{cell: string, tile: any, stones: number[]} | null} laid the tile that is laid
 */

/** @typedef {{verb: string, words: string[], piece: string, path: string[], count: number}} Act */

const CELL = /\b[a-h][1-5]\b/g;
const STEPS = new Set(["move", "hop"]);

/**
 * @param {string[]} actions in notation
 * @param {any} view the moment before them, if it is known: it tells which tile is laid
 * @returns {Step[]}
 */
export function steps(actions, view) {
  const acts = together(walks(actions.map(read)));
  const taken = acts.find(({ verb }) => verb === "choose")?.words[0];
  const tile = view?.market?.display.find((/** @type {any} */ each) => each.tile === taken) ?? view?.hand ?? null;
  return acts.map((act) => ({ text: inWords(act, tile), path: act.path, laid: act.verb === "place" && tile ? laid(act, tile) : null }));
}

/** @param {string} action @returns {Act} */
function read(action) {
  const [verb, ...words] = action.split(" ");
  const path = action.match(CELL) ?? [];
  return { verb: STEPS.has(verb) ? "walk" : verb, words, piece: words[0] === "L" ? "L" : "W", path, count: 1 };
}

/** Steps of one piece after another as one walk. @param {Act[]} acts */
function walks(acts) {
  /** @type {Act[]} */
  const found = [];
  for (const act of acts) {
    const last = found.at(-1);
    const goesOn = act.verb === "walk" && last?.verb === "walk" && last.piece === act.piece && last.path.at(-1) === act.path[0];
    if (goesOn) last.path.push(act.path[1]);
    else found.push(act);
  }
  return found;
}

/** The same thing several times as one. @param {Act[]} acts */
function together(acts) {
  /** @type {Act[]} */
  const found = [];
  for (const act of acts) {
    const last = found.at(-1);
    const same = last?.verb === act.verb && last.piece === act.piece && String(last.path) === String(act.path);
    if (same && act.path.length) last.count += 1;
    else found.push(act);
  }
  return found;
}

/**
 * @param {Act} act
 * @param {any} tile
 */
function inWords({ verb, words, piece, path, count }, tile) {
  const [start, cell] = [path[0] ?? "", path.at(-1) ?? ""];
  const by = path.slice(1, -1).join(", ") || "none";
  if (verb === "place") return say("step-place", { kind: tile?.kind ?? "none", cell });
  if (verb === "choose") return say("step-choose", { kind: tile?.kind ?? "none", tile: words[0] });
  if (verb === "swap") return say("step-swap", { name: nameOf(words[0]), give: say("treasure", { kind: words[1] }), take: say("treasure", { kind: words[2] }) });
  return say(`step-${verb}`, { piece, start, cell, by, count, points: words[0] ?? "" });
}

/**
 * @param {Act} act
 * @param {any} tile
 */
function laid({ words, path }, tile) {
  return { cell: path[0], tile, stones: tile.stones[words[0].split("/")[1]] };
}
