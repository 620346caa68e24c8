// @ts-check
/** The games that the site can draw. Each is loaded when it is needed; a new one is one more line. */

/** @type {Record<string, () => Promise<{default: import("./contract.d.ts").Game<any>}>>} */
export const GAMES = {
  tikal: () => import("./tikal/game.js"),
  teotihuacan: () => import("./teotihuacan/game.js"),
  eschnapur: () => import("./eschnapur/game.js"),
};
