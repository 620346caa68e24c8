// @ts-check
/** The games the page can draw. A game adds one module (see main.js); everything else is the same for all. */

import { state } from "./state.js";

/** @typedef {typeof import("./tikal/game.js")} GameModule */

/** @type {Record<string, GameModule>} */
const MODULES = {};

/** Let the page draw one more game. @param {string} name @param {GameModule} drawing */
export function addGame(name, drawing) {
  MODULES[name] = drawing;
}

/** The module of the game on the table. */
export function module() {
  return MODULES[state.saved?.game ?? state.setup.game];
}

/** Whether the page can draw a game. @param {string} name */
export function canDraw(name) {
  return name in MODULES;
}
