// @ts-check
/** Names that only the build knows: `scripts/sitebuild/pages.py` fills in the two words in capitals. */

/** Where the worker is. */
export const WORKER = new URL(__WORKER__, import.meta.url);

/**
 * What an option of a game may be, as the engine told the build; known before the engine is there.
 * @param {string} game
 * @param {string} key
 * @returns {any[]} in the order of the rules
 */
export function choices(game, key) {
  const openings = Object.keys(__OPENINGS__).filter((name) => name.startsWith(`${game}?`));
  const told = openings.map((name) => new URLSearchParams(name.slice(game.length)).get(key) ?? "null");
  return [...new Set(told)].map((text) => JSON.parse(text));
}

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
