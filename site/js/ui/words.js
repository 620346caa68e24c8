// @ts-check
/**
 * The words of one game: what the site says about it, its events and refusals, the reasons of its computer players.
 *
 * Parameters of sentences are data; `engine/sacbe/core/texts.py` says what they may be and how they become words, and does
 * the same in Python.
 */

import { formsOfMessage, needTexts, speaker, textsOf, variables } from "./texts.js";

/** @typedef {import("./texts.js").Forms} Forms */

/** Load all texts of a game. @param {string} game */
export function needWords(game) {
  return needTexts(game, `${game}-engine`);
}

/**
 * @param {string} game its name
 * @param {(seat: string) => string} nameOf
 * @returns {import("../games/contract.d.ts").Words}
 */
export function createWords(game, nameOf) {
  const events = `${game}-events`;

  /** @param {unknown} param @returns {Forms} */
  function formsOf(param) {
    const things = textsOf(events);
    if (typeof param === "object" && param !== null) {
      const { good, ...fields } = /** @type {Record<string, unknown>} */ (param);
      return things ? formsOfMessage(things, `good-${good}`, variables(fields, formsOf)) : { "": String(good) };
    }
    if (typeof param === "number") return { "": param };
    const text = String(param);
    if (/^P[1-9]$/.test(text)) return { "": nameOf(text) };
    return things?.hasMessage(`name-${text}`) ? formsOfMessage(things, `name-${text}`, {}) : { "": text };
  }

  /** @param {string} name @param {{key: string, params: Record<string, unknown>}} told */
  function sentence(name, { key, params }) {
    const texts = textsOf(name);
    const pattern = texts?.getMessage(key)?.value;
    return texts && pattern ? texts.formatPattern(pattern, variables(params, formsOf), []) : key;
  }

  return {
    say: speaker(game, `${game}-written`, "site"),
    tell: (event) => sentence(events, event),
    reason: (reason) => sentence(`${game}-reasons`, reason),
    nameOf,
  };
}
