// @ts-check
/** Names of seats, including those that nobody has named. */

import { say } from "./texts.js";

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
