// @ts-check
/** How seats are called when nobody gave them a name. */

import { say } from "./texts.js";

/** Characters of a name. */
export const LONGEST_NAME = 16;

/**
 * The name of a seat: its own, or else one by who plays it.
 * @param {{name: string, kind: string, you?: boolean} | undefined} seat
 * @param {number} at its place at the table, from 0
 */
export function nameOfSeat(seat, at) {
  if (seat?.name) return seat.name;
  if (seat?.you) return say("seat-you");
  if (seat && seat.kind !== "human") return say(`computer-${at + 1}`);
  return say("seat-default", { number: at + 1 });
}

/**
 * A name that is fit to be shown, or nothing.
 * @param {unknown} name
 */
export function cleanName(name) {
  if (typeof name !== "string") return "";
  return [...name.replace(/\p{C}+/gu, " ").trim()].slice(0, LONGEST_NAME).join("");
}
