// @ts-check
/**
 * What the author of an article says about a board, in the fragment of the frame's address:
 *
 *     embed.html#scenario=tikal/e21&at=2&play&theme=dark
 *
 * Whatever cannot be understood is ignored.
 */

import { LANGUAGES } from "../ui/language.js";

/**
 * @typedef {object} Options
 * @property {string} link a game or a position
 * @property {string} scenario or else the name of one of our scenarios, such as `tikal/e21`
 * @property {number} case which case of the scenario, from 1
 * @property {number | null} at how many actions have been played; negative numbers count from the end; null for what the source says
 * @property {string} still what to draw before the engine is awake; see `still.js`
 * @property {string} viewer whose view is shown: `public`, `all`, or a seat; empty for what the source says
 * @property {boolean} play whether readers may move pieces
 * @property {"steps" | "none"} controls
 * @property {"system" | "light" | "dark"} theme
 * @property {string} lang the code of a language; empty for the reader's own
 * @property {"tap" | "visible" | "now"} wake when the engine starts
 */

/** @type {Options} */
export const DEFAULTS = {
  link: "",
  scenario: "",
  case: 1,
  at: null,
  still: "",
  viewer: "",
  play: false,
  controls: "steps",
  theme: "system",
  lang: "",
  wake: "tap",
};

const LONGEST = 30_000;
/** @type {{[K in keyof Options]: (text: string) => Options[K] | undefined}} */
const READ = {
  link: (text) => (/^[\w-]+$/.test(text) && text.length <= LONGEST ? text : undefined),
  scenario: (text) => (/^[a-z]+\/[\w-]+(?:\.[\w-]+)*$/.test(text) && text.length < 100 ? text : undefined),
  case: (text) => (/^[1-9]\d{0,2}$/.test(text) ? Number(text) : undefined),
  at: (text) => (/^-?\d{1,5}$/.test(text) ? Number(text) : undefined),
  still: (text) => (/^[\w-]+$/.test(text) && text.length <= LONGEST ? text : undefined),
  viewer: (text) => (/^(?:public|all|P[1-5])$/.test(text) ? text : undefined),
  play: (text) => (text === "" || text === "true" ? true : text === "false" ? false : undefined),
  controls: (text) => oneOf(text, ["steps", "none"]),
  theme: (text) => oneOf(text, ["system", "light", "dark"]),
  lang: (text) => oneOf(text, Object.keys(LANGUAGES)),
  wake: (text) => oneOf(text, ["tap", "visible", "now"]),
};

/** @template {string} T @param {string} text @param {T[]} choices @returns {T | undefined} */
function oneOf(text, choices) {
  return choices.find((choice) => choice === text);
}

/** The options in a fragment. @param {string} fragment @returns {Options} */
export function readOptions(fragment) {
  return checked(Object.fromEntries(new URLSearchParams(fragment.replace(/^#/, ""))));
}

/**
 * Options from untrusted data; those that are missing or wrong are as in `otherwise`.
 * @param {Record<string, unknown>} data
 * @param {Options} [otherwise]
 * @returns {Options}
 */
export function checked(data, otherwise = DEFAULTS) {
  /** @type {Record<string, unknown>} */
  const found = { ...otherwise };
  for (const name of /** @type {(keyof Options)[]} */ (Object.keys(READ))) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") {
      found[name] = READ[name](String(value)) ?? found[name];
    }
  }
  return /** @type {Options} */ (found);
}

/** Options as a fragment; what is as by default is left out. @param {Partial<Options>} options */
export function asFragment(options) {
  const said = Object.entries(options).filter(
    ([name, value]) => value !== DEFAULTS[/** @type {keyof Options} */ (name)] && value !== null && value !== "",
  );
  return said.map(([name, value]) => (value === true ? name : `${name}=${value}`)).join("&");
}
