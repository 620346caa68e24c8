// @ts-check
/**
 * The words of one game: what the site says about it, its events and refusals, the reasons of its computer players.
 *
 * Parameters of sentences are data; `engine/sacbe/core/texts.py` says what they may be and how they become words, and does
 * the same in Python.
 */

import { bundleOf, format, list, say } from "./texts.js";

/** @typedef {Record<string, string | number>} Forms a thing in words, by grammatical form; the key of the plain form is empty */

/**
 * @param {{site: string, game: string, bots: string}} sources Fluent texts
 * @param {(seat: string) => string} nameOf
 * @returns {import("../games/contract.d.ts").Words}
 */
export function createWords(sources, nameOf) {
  const own = bundleOf(sources.site);
  const game = bundleOf(sources.game);
  const bots = bundleOf(sources.bots);

  /** Every parameter as variables of a message: itself, its grammatical forms, and how many things a list has. @param {Record<string, unknown>} params */
  function variables(params) {
    /** @type {Record<string, string | number>} */
    const found = {};
    for (const [key, param] of Object.entries(params)) {
      for (const [form, value] of Object.entries(formsOf(param))) found[form ? `${key}-${form}` : key] = value;
      if (Array.isArray(param)) found[`${key}-count`] = param.length;
    }
    return found;
  }

  /** @param {unknown} param @returns {Forms} */
  function formsOf(param) {
    if (Array.isArray(param)) return joined(param.map(formsOf));
    if (typeof param === "object" && param !== null) {
      const { good, ...fields } = /** @type {Record<string, unknown>} */ (param);
      return formsOfMessage(`good-${good}`, variables(fields));
    }
    if (typeof param === "number") return { "": param };
    const text = String(param);
    if (/^P[1-9]$/.test(text)) return { "": nameOf(text) };
    return game.hasMessage(`name-${text}`) ? formsOfMessage(`name-${text}`, {}) : { "": text };
  }

  /** A message and its attributes, which are other forms of it. @param {string} id @param {Record<string, string | number>} params @returns {Forms} */
  function formsOfMessage(id, params) {
    const message = game.getMessage(id);
    if (!message?.value) return { "": id };
    const patterns = Object.entries({ "": message.value, ...message.attributes });
    return Object.fromEntries(patterns.map(([form, pattern]) => [form, game.formatPattern(pattern, params, [])]));
  }

  return {
    say: (id, params = {}) => format(own, id, params) ?? say(id, params),
    tell: ({ key, params }) => format(game, key, variables(params)) ?? key,
    reason: ({ key, params }) => format(bots, key, variables(params)) ?? key,
    nameOf,
  };
}

/** Things as a list in a sentence, form by form; a thing that lacks a form uses its plain one. @param {Forms[]} items @returns {Forms} */
function joined(items) {
  const forms = new Set(["", ...items.flatMap(Object.keys)]);
  return Object.fromEntries(
    [...forms].map((form) => [form, list(items.map((item) => String(item[form] ?? item[""])))]),
  );
}
