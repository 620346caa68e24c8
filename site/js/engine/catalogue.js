// @ts-check
/** What the build knows about every game, so that nobody has to ask Python: options, levels, facts, openings. */

import { asset } from "./assets.js";

/** @typedef {import("./view.d.ts").View["options"]} Options */

/**
 * A game of the catalogue; see `scripts/sitebuild/catalogue.py`.
 * @typedef {object} Listed
 * @property {boolean} hasLine whether there is a line that says what kind of game it is
 * @property {number} minutes that a game takes
 * @property {{light: string, dark: string}} scenes its picture, by theme
 * @property {boolean} hasRules whether its rules are explained
 * @property {number} code its number in links
 * @property {{key: string, choices: (string | number | boolean)[], default: string | number | boolean, unless: string | null}[]} options
 * @property {string[]} levels of its computer players, weak to strong
 * @property {string[]} manners the styles that they may have, apart from the weakest, which has none
 * @property {boolean} hides whether its seats see different things
 * @property {string} facts the file with the fixed data of the game, such as costs and supplies
 * @property {{board: string, table: string}} styles its style sheets: what its board is drawn with, and everything
 * @property {string | null} lessons the file with its lessons, if it has any
 * @property {Record<string, string>} openings by options, the file with the engine's answer to `new`
 */

/** Every game by its name. @type {Record<string, Listed>} */
export const CATALOGUE = __CATALOGUE__;

/** Whether there is a game with this name. @param {unknown} name @returns {name is string} */
export function isListed(name) {
  return typeof name === "string" && Object.hasOwn(CATALOGUE, name);
}

/**
 * The values an option of a game may have, in the order of the rules.
 * @param {string} game
 * @param {string} key
 */
export function choices(game, key) {
  return CATALOGUE[game].options.find((option) => option.key === key)?.choices ?? [];
}

/** The numbers of players a game allows. @param {string} game */
export function sizes(game) {
  return choices(game, "players").map(Number);
}

/** The default options of a game. @param {string} game @returns {Options} */
export function defaults(game) {
  return Object.fromEntries(CATALOGUE[game].options.map((option) => [option.key, option.default]));
}

/**
 * The beginning of a game with these options, as the engine would answer; null if the build made none.
 * @param {string} game
 * @param {Record<string, unknown>} options
 * @returns {Promise<import("./protocol.d.ts").Opened | null>}
 */
export async function openingOf(game, options) {
  const query = Object.keys(options)
    .sort()
    .map((key) => `${key}=${JSON.stringify(options[key])}`)
    .join("&");
  const file = CATALOGUE[game].openings[query];
  return file ? (await fetch(asset(file))).json() : null;
}
