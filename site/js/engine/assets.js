// @ts-check
/** Files of the site beside its scripts, whose names only the build knows. */

/** Where a file of `assets/` is. @param {string} name */
export function asset(name) {
  return new URL(name, import.meta.url);
}
