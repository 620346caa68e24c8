// @ts-check
/** The games the page can draw. A game adds one module; everything else is the same for all. */

import * as tikal from "./tikal/game.js";
import { state } from "./state.js";

/** @type {Record<string, typeof tikal>} */
const MODULES = { tikal };

/** The module of the game on the table. */
export function module() {
  return MODULES[state.saved?.game ?? state.setup.game];
}

/** Whether the page can draw a game. @param {string} name */
export function canDraw(name) {
  return name in MODULES;
}
