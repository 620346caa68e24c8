// @ts-check
/** News at the table that are no part of the game: seen beside the turn, and heard. */

import { announce } from "./announce.js";
import { update } from "./state.js";

/**
 * @param {string} text
 * @param {"refusal" | "news"} tone
 */
export function report(text, tone) {
  update({ message: { text, tone } });
  announce([text]);
}
