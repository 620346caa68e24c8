// @ts-check
/** Cleans up names that people type in. */

/** The most characters a name may have. */
export const LONGEST_NAME = 16;

/**
 * A name that is safe to show, or an empty string.
 * @param {unknown} name
 */
export function cleanName(name) {
  if (typeof name !== "string") return "";
  return [...name.replace(/\p{C}+/gu, " ").trim()].slice(0, LONGEST_NAME).join("");
}
