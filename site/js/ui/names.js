// @ts-check
/** Names of games, of seats, including those that nobody has named, and of who plays them. */

import { isOwnBot } from "./own-bots.js";
import { say } from "./texts.js";

/** The title of a game; the build takes it from the game's own texts, which need not be loaded. @param {string} game */
export function titleOf(game) {
  return say(`title-${game}`);
}

/**
 * The name of a seat: the one it was given, or else a default that depends on who plays it.
 * @param {{name: string, kind: string, you?: boolean} | undefined} seat
 * @param {number} at its place at the table, from 0
 */
export function nameOfSeat(seat, at) {
  if (seat?.name) return seat.name;
  if (seat?.you) return say("seat-you");
  if (seat && seat.kind !== "human") return say(`computer-${at + 1}`);
  return say("seat-default", { number: at + 1 });
}

/** Who plays a seat of this kind, in a word or two. @param {string} kind */
export function kindName(kind) {
  return say(isOwnBot(kind) ? "level-bot" : `level-${kind}`);
}
