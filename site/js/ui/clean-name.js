// @ts-check
/** Names that people give, made fit to be shown. */

/** Characters of a name. */
export const LONGEST_NAME = 16;

/**
 * A name that is fit to be shown, or nothing.
 * @param {unknown} name
 */
export function cleanName(name) {
  if (typeof name !== "string") return "";
  return [...name.replace(/\p{C}+/gu, " ").trim()].slice(0, LONGEST_NAME).join("");
}
