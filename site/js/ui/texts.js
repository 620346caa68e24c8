// @ts-check
/** All texts on the page, in Fluent: the site's own, and those that come with a game. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import start from "../../locales/en/start.ftl";
import table from "../../locales/en/table.ftl";

const LANGUAGE = "en";
/** British lists: no comma before "and". */
const LIST = new Intl.ListFormat("en-GB", { type: "conjunction" });
const SIGNED = new Intl.NumberFormat(LANGUAGE, {
  signDisplay: "exceptZero",
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
});

const site = bundleOf(start, table);

/** A bundle of all messages in some Fluent sources. @param {string[]} sources */
export function bundleOf(...sources) {
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

/** A number with a plus or minus sign. @param {number} value */
export function signed(value) {
  return SIGNED.format(value);
}

/** Things as a list in a sentence. @param {string[]} things */
export function list(things) {
  return LIST.format(things);
}

/**
 * A message of a bundle, or null if there is none with this id.
 * @param {FluentBundle} from
 * @param {string} id
 * @param {Record<string, any>} params
 */
export function format(from, id, params) {
  const message = from.getMessage(id);
  return message?.value ? from.formatPattern(message.value, plain(params), []) : null;
}

/** Parameters with booleans as the words "true" and "false", which a message can select on. @param {Record<string, any>} params */
function plain(params) {
  return Object.fromEntries(
    Object.entries(params).map(([key, value]) => [key, typeof value === "boolean" ? String(value) : value]),
  );
}
