// @ts-check
/** A sign for each action board, about 24 units wide around the origin. */

import { svg } from "lit-html";
import { at } from "./draw.js";
import { gold, house, stone, technology, track } from "./glyphs.js";
import { icon } from "./icons.js";

/** A tree of the murals. */
function tree() {
  return svg`<path class="teo-trunk" d="M-1.6 10V-1H1.6V10Z"></path><path class="teo-leafage" d="M0 -11.4C4 -11.4 4.6 -8 4.4 -7C8 -7.4 9.6 -3.6 8.2 -1.4C7 .8 3.6 1.4 0 1.2C-3.6 1.4 -7 .8 -8.2 -1.4C-9.6 -3.6 -8 -7.4 -4.4 -7C-4.6 -8 -4 -11.4 0 -11.4Z"></path>`;
}

/** The roof comb of the palace. */
function palace() {
  return svg`<path class="teo-house-roof" d="M-10.6 -2V-5.4H-8V-8.6H-4.6V-11H4.6V-8.6H8V-5.4H10.6V-2Z"></path><path class="teo-house" d="M-9 -2H9V7H-9Z"></path>
    <path class="teo-door" d="M-6.4 7V.6H-3.4V7ZM-1.5 7V.6H1.5V7ZM3.4 7V.6H6.4V7Z"></path><path class="teo-block" d="M-11 7H11V10.4H-11Z"></path>`;
}

/** A painted panel. */
function panel() {
  return svg`<rect class="teo-panel" x="-11" y="-6.6" width="22" height="13.2" rx="1.6"></rect>${at(-5.2, 0, icon("R"), 0.42)}${at(5.2, 0, icon("G"), 0.42)}`;
}

/** The signs of the action boards. @type {Record<string, () => unknown>} */
const BOARDS = {
  palace,
  forest: tree,
  stone_quarry: stone,
  gold_deposits: gold,
  alchemy: technology,
  nobles: house,
  decorations: panel,
  construction: track,
};

/** The sign of an action board. @param {string} name */
export function boardSign(name) {
  return BOARDS[name]();
}
