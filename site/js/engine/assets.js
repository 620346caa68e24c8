// @ts-check
/** Files of the site other than scripts; only the build knows their names. */

/** The address of a file in `assets/`. @param {string} name */
export function asset(name) {
  return new URL(name, import.meta.url);
}
