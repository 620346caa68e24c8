// @ts-check
/** Names that only the build knows: `scripts/sitebuild/pages.py` fills in the words in capitals. */

/** Where the worker is. */
export const WORKER = new URL(__WORKER__, import.meta.url);

/** Where a file of `assets/` is. @param {string} name */
export function asset(name) {
  return new URL(name, import.meta.url);
}
