// @ts-check
/** Boards alone, for pictures before anything is played, and the picture of each game. A game that is not here is loaded whole. */

import { GAMES } from "./index.js";

/** @typedef {import("./contract.d.ts").Game<any>} Game */

/** @type {Record<string, () => Promise<import("./contract.d.ts").Still<any, any>>>} */
const BOARDS = {
  tikal: async () => (await import("./tikal/board.js")).board,
  teotihuacan: async () => (await import("./teotihuacan/sheet.js")).still,
  eschnapur: async () => (await import("./eschnapur/board.js")).board,
};

/** @type {Record<string, () => Promise<{scene: Game["scene"]}>>} */
const SCENES = {
  tikal: () => import("./tikal/scene.js"),
  teotihuacan: () => import("./teotihuacan/scene.js"),
  eschnapur: () => import("./eschnapur/scene.js"),
};

/** The board of a game, with as little else as possible. @param {string} name */
export async function boardAlone(name) {
  return BOARDS[name] ? BOARDS[name]() : (await whole(name)).board;
}

/** The picture of a game. @param {string} name */
export async function sceneAlone(name) {
  const { scene } = SCENES[name] ? await SCENES[name]() : await whole(name);
  return { scene };
}

/** @param {string} name */
async function whole(name) {
  return (await GAMES[name]()).default;
}
