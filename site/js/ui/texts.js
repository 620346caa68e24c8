// @ts-check
/** All words on the page, by Fluent: the site's own, and those that come with a game. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import start from "../../locales/en/start.ftl";
import table from "../../locales/en/table.ftl";

const LANGUAGE = "en";
const LIST = new Intl.ListFormat(LANGUAGE, { type: "conjunction" });
const SIGNED = new Intl.NumberFormat(LANGUAGE, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });

const site = bundleOf(start, table);

/** @param {string[]} sources */
function bundleOf(...sources) {
  const bundle = new FluentBundle(LANGUAGE, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/**
 * A text of the site.
 * @param {string} id
 * @param {Record<string, any>} [params]
 */
export function say(id, params = {}) {
  return format(site, id, params) ?? id;
}

/** A number with its sign. @param {number} value */
export function signed(value) {
  return SIGNED.format(value);
}

/** Things as a sentence lists them. @param {string[]} things */
export function list(things) {
  return LIST.format(things);
}

/**
 * The words of one game.
 * @param {{site: string, game: string, bots: string}} sources Fluent texts: what the site says of it, its events, its computer players
 * @param {(seat: string) => string} nameOf
 * @returns {import("../games/contract.d.ts").Words}
 */
export function createWords(sources, nameOf) {
  const own = bundleOf(sources.site);
  const game = bundleOf(sources.game);
  const bots = bundleOf(sources.bots);

  /**
   * A parameter as a sentence has it; see `engine/sacbe/core/texts.py`, which tells it the same way.
   * @param {unknown} value
   * @returns {any}
   */
  function inWords(value) {
    if (Array.isArray(value)) return list(value.map((each) => String(inWords(each))));
    if (typeof value === "object" && value !== null) return good(/** @type {Record<string, unknown>} */ (value));
    if (typeof value !== "string") return value;
    return /^P[1-9]$/.test(value) ? nameOf(value) : (format(game, `name-${value}`, {}) ?? value);
  }

  /** Goods, cards and the like: a message of their own with their amounts. @param {Record<string, unknown>} thing */
  function good({ good: kind, ...params }) {
    return format(game, `good-${kind}`, filled(params)) ?? String(kind);
  }

  /** @param {Record<string, unknown>} params */
  function filled(params) {
    return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, inWords(value)]));
  }

  return {
    say: (id, params = {}) => format(own, id, params) ?? say(id, params),
    tell: ({ key, params }) => format(game, key, filled(params)) ?? key,
    reason: ({ key, params }) => format(bots, key, filled(params)) ?? key,
    nameOf,
  };
}

/**
 * @param {FluentBundle} from
 * @param {string} id
 * @param {Record<string, any>} params
 */
function format(from, id, params) {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, plain(params), []) : null;
}

/** Yes and no as words that a message can choose by. @param {Record<string, any>} params */
function plain(params) {
  return Object.fromEntries(Object.entries(params).map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]));
}
