// @ts-check
/** Randomness: the engine has none of its own. */

/** Random hexadecimal digits, for one request or as a unique id. */
export function digits() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
