// @ts-check
/** A plan in words and places: the steps of one walk become one, and so does anything done several times. */

import { list } from "../../ui/texts.js";

/** @typedef {import("./types.d.ts").Step} Step */
/** @typedef {import("./types.d.ts").Tile} Tile */
/** @typedef {import("../contract.d.ts").Words} Words */

/** @typedef {{verb: string, words: string[], piece: string, path: string[], count: number}} Act */

const CELL = /\b[a-h][1-5]\b/g;
const STEPS = new Set(["move", "hop"]);

/**
 * @param {Words} context
 * @param {string[]} actions in notation
 * @param {import("./types.d.ts").TikalView | null} view the moment before them, if known: it says which tile is laid
 * @returns {Step[]}
 */
export function steps(context, actions, view) {
  const acts = together(walks(actions.map(read)));
  const taken = acts.find(({ verb }) => verb === "choose")?.words[0];
  const tile = view?.board.market?.display.find((each) => each.tile === taken) ?? view?.board.hand ?? null;
  return acts.map((act) => ({
    text: inWords(context, act, tile),
    path: act.path,
    laid: act.verb === "place" && tile ? laid(act, tile) : null,
  }));
}

/** @param {string} action @returns {Act} */
function read(action) {
  const [verb, ...words] = action.split(" ");
  const path = action.match(CELL) ?? [];
  return { verb: STEPS.has(verb) ? "walk" : verb, words, piece: words[0] === "L" ? "L" : "W", path, count: 1 };
}

/** Consecutive steps of one piece merged into one walk. @param {Act[]} acts */
function walks(acts) {
  /** @type {Act[]} */
  const found = [];
  for (const act of acts) {
    const last = found.at(-1);
    const goesOn =
      act.verb === "walk" && last?.verb === "walk" && last.piece === act.piece && last.path.at(-1) === act.path[0];
    if (goesOn) last.path.push(act.path[1]);
    else found.push(act);
  }
  return found;
}

/** Repetitions of the same thing merged into one. @param {Act[]} acts */
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
 * @param {Words} context
 * @param {Act} act
 * @param {Tile | null} tile
 */
function inWords({ say, nameOf }, { verb, words, piece, path, count }, tile) {
  const [start, cell] = [path[0] ?? "", path.at(-1) ?? ""];
  const by = list(path.slice(1, -1)) || "none";
  if (verb === "place") return say("step-place", { kind: tile?.kind ?? "none", cell });
  if (verb === "choose") return say("step-choose", { kind: tile?.kind ?? "none", tile: words[0] });
  if (verb === "swap")
    return say("step-swap", {
      name: nameOf(words[0]),
      give: { id: "treasure", params: { kind: words[1] } },
      take: { id: "treasure", params: { kind: words[2] } },
    });
  return say(`step-${verb}`, { piece, start, cell, by, count, points: words[0] ?? "" });
}

/**
 * @param {Act} act
 * @param {Tile} tile
 */
function laid({ words, path }, tile) {
  return { cell: path[0], tile, stones: tile.stones[words[0].split("/")[1]] };
}
