// @ts-check
/** All words on the page, by Fluent: the site's own, and those of a game, which the engine hands over. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import start from "../locales/en/start.ftl";
import table from "../locales/en/table.ftl";
import tikal from "../locales/en/tikal.ftl";

const LANGUAGE = "en";

const site = bundle(start, table, tikal);
/** Sentences of the game on the table and of its computer players. */
let game = bundle();
/** @type {FluentBundle} */
let bots = bundle();
/** @type {(seat: string) => string} */
let nameOf = (seat) => seat;

/** @param {string[]} sources */
function bundle(...sources) {
  const made = new FluentBundle(LANGUAGE, { useIsolating: false });
  for (const source of sources) made.addResource(new FluentResource(source));
  return made;
}

/**
 * Take over the sentences of a game, and how its seats are called.
 * @param {{game: string, bots: string}} sources
 * @param {(seat: string) => string} names
 */
export function learn(sources, names) {
  game = bundle(sources.game);
  bots = bundle(sources.bots);
  nameOf = names;
}

/**
 * A text of the site.
 * @param {string} id
 * @param {Record<string, any>} [params]
 */
export function say(id, params = {}) {
  return format(site, id, params);
}

const SIGNED = new Intl.NumberFormat(LANGUAGE, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A number with its sign. @param {number} value */
export function signed(value) {
  return SIGNED.format(value);
}

/**
 * A sentence of the game: an event or a refusal.
 * @param {{key: string, params: Record<string, any>}} told
 */
export function tell({ key, params }) {
  return format(game, key, named(params));
}

/**
 * A reason of a computer player.
 * @param {{key: string, params: Record<string, any>}} reason
 */
export function reason({ key, params }) {
  return format(bots, key, named(params));
}

/** Seats, and the things that the game has names for, by their names. @param {Record<string, any>} params */
function named(params) {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, /^P[1-9]$/.test(value) ? nameOf(value) : titled(value)]),
  );
}

/** @param {any} value */
function titled(value) {
  return typeof value === "string" && game.hasMessage(`name-${value}`) ? format(game, `name-${value}`, {}) : value;
}

/**
 * @param {FluentBundle} from
 * @param {string} id
 * @param {Record<string, any>} params
 */
function format(from, id, params) {
  const message = from.getMessage(id);
  if (!message?.value) return id;
  /** @type {Error[]} */
  const errors = [];
  return from.formatPattern(message.value, params, errors);
}
