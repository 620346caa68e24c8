// @ts-check
/** Names that only the build knows: `scripts/sitebuild/pages.py` fills in the two words in capitals. */

/** Where the worker is. */
export const WORKER = new URL(__WORKER__, import.meta.url);

/**
 * Where the opening of a game with these options is, as the engine's answer to `new`; null if there is none.
 * @param {string} game
 * @param {Record<string, number | boolean | string>} options
 * @returns {URL | null}
 */
export function opening(game, options) {
  const query = Object.keys(options)
    .sort()
    .map((key) => `${key}=${JSON.stringify(options[key])}`)
    .join("&");
  const file = __OPENINGS__[`${game}?${query}`];
  return file ? new URL(file, import.meta.url) : null;
}
