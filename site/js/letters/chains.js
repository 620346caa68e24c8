// @ts-check
/**
 * What a player promises before a game by link goes on: a chain of values, each the hash of the next. Whoever has one value can
 * check every later one and compute every earlier one, but none that is still to come.
 *
 * `@noble/hashes` and not the browser's own: that one is missing on plain http.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";

/** The values of a chain after its first; nobody has that many turns. */
export const LONGEST = 1024;
/** The bytes of a value. */
export const SIZE = 16;

/**
 * A hash of parts, each with its length, under a name that no other use has.
 * @param {string} name
 * @param {(string | number | Uint8Array)[]} parts
 */
export function hash(name, ...parts) {
  const bytes = [name, ...parts].map((part) => (part instanceof Uint8Array ? part : utf8ToBytes(String(part))));
  return sha256(concatBytes(...bytes.flatMap((each) => [Uint8Array.of(each.length >> 8, each.length & 255), each])));
}

/** A hash in hexadecimal digits, cut to the size of a value. @param {Parameters<typeof hash>} parts */
export function digitsOf(...parts) {
  return bytesToHex(hash(...parts).slice(0, SIZE));
}

/** The value before another one. @param {string} value */
function before(value) {
  return digitsOf("chain", hexToBytes(value));
}

/** The value some places before another one. @param {string} value @param {number} places */
export function back(value, places) {
  let found = value;
  for (let left = places; left > 0; left -= 1) found = before(found);
  return found;
}

/** A whole chain from a secret: its first value is the promise, and the rest is revealed one by one. @param {Uint8Array} secret @returns {string[]} */
export function chainOf(secret) {
  const values = [digitsOf("end", secret)];
  while (values.length <= LONGEST) values.push(before(values[values.length - 1]));
  return values.reverse();
}
