// @ts-check
/** Boards alone, for pictures before anything is played. A game that is not here is loaded whole. */

import { GAMES } from "./index.js";

/** @typedef {import("./contract.d.ts").Game<any>} Game */
/** @typedef {{board: Game["board"], scene: Game["scene"]}} Alone what a picture needs of a game */

/** @type {Record<string, () => Promise<[{board: Game["board"]}, {scene: Game["scene"]}]>>} */
const BOARDS = {
  tikal: () => Promise.all([import("./tikal/board.js"), import("./tikal/scene.js")]),
  teotihuacan: () => Promise.all([import("./teotihuacan/board.js"), import("./teotihuacan/scene.js")]),
  eschnapur: () => Promise.all([import("./eschnapur/board.js"), import("./eschnapur/scene.js")]),
};

/** The board of a game, with as little else as possible. @param {string} name @returns {Promise<Alone>} */
export async function boardAlone(name) {
  if (!BOARDS[name]) return (await GAMES[name]()).default;
  const [{ board }, { scene }] = await BOARDS[name]();
  return { board, scene };
}
