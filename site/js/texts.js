// @ts-check
/** All words on the page, by Fluent: the site's own, and those of a game, which the engine hands over. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import guide from "../locales/en/guide.ftl";
import start from "../locales/en/start.ftl";
import table from "../locales/en/table.ftl";
import tikal from "../locales/en/tikal.ftl";

const LANGUAGE = "en";

const RESOURCES = [start, table, tikal, guide].map((source) => new FluentResource(source));
const site = bundle(...RESOURCES);
/** Sentences of the game on the table and of its computer players. */
let game = bundle();
/** @type {FluentBundle} */
let bots = bundle();
/** @type {(seat: string) => string} */
let nameOf = (seat) => seat;

/** @param {FluentResource[]} resources */
function bundle(...resources) {
  const made = new FluentBundle(LANGUAGE, { useIsolating: false });
  for (const resource of resources) made.addResource(resource);
  return made;
}

/**
 * Take over the sentences of a game, and how its seats are called.
 * @param {{game: string, bots: string}} sources
 * @param {(seat: string) => string} names
 */
export function learn(sources, names) {
  game = bundle(new FluentResource(sources.game));
  bots = bundle(new FluentResource(sources.bots));
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

/**
 * What the site has names for, in the order of its text files: the ends of the messages that begin so.
 * @param {string} beginning
 */
export function named(beginning) {
  const ids = RESOURCES.flatMap(({ body }) => body.map(({ id }) => id));
  return ids.filter((id) => id.startsWith(beginning)).map((id) => id.slice(beginning.length));
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
  return format(game, key, withNames(params));
}

/**
 * A reason of a computer player.
 * @param {{key: string, params: Record<string, any>}} reason
 */
export function reason({ key, params }) {
  return format(bots, key, withNames(params));
}

/** Seats, and the things that the game has names for, by their names. @param {Record<string, any>} params */
function withNames(params) {
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
