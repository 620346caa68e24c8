// @ts-check
/** Tikal as the page sees it: what draws its view and leads through its decisions. No rule is in here. */

export { board as draw } from "./board.js";
export { animate, freshCell } from "./flight.js";
export { COLUMNS, HEIGHT, ROWS, WIDTH, centre } from "./hex.js";
export { guide } from "./guide.js";
export { emblem } from "./pieces.js";
export { marks } from "./marks.js";
export { belongings, finding } from "./hoard.js";
export { controls, prompt } from "./controls.js";
export { rotate, rotation, stays, tap } from "./touch.js";
export { scene } from "./scene.js";
export { supplies } from "./supplies.js";
export { steps } from "./steps.js";
export { scoring, scoreTable, tally } from "./scores.js";
export { describe, entry, waysFrom } from "./words.js";

/** Verbs of the auction: with these alone nobody has had a turn. */
export const bidding = new Set(["bid", "pass"]);
/** Verbs with which a player says himself that he is done; a turn that ends by any other can be taken back. */
export const closing = new Set(["end", ...bidding]);

/** Verbs that are too much to be played before their place was pointed at, even if there is only one. */
export const weighty = new Set(["camp", "guard"]);

/** Reasons of computer players whose points are those of one scoring; others say in words what theirs are. */
export const paying = new Set(["takes", "takes_from", "raises", "guards"]);

/** Events on the way to something; a short account of a turn leaves them out. */
export const passing = new Set(["entered", "moved", "hopped", "ended", "scored", "game_over"]);
