// @ts-check
/**
 * All texts on the page, in Fluent, in the language that the page speaks now. `docs/translating.md` says what a text can do.
 *
 * A parameter of a text is a number, a word, true or false; `{ id, params }` for another text, whose attributes are its grammatical
 * forms: `$area-genitive` is the attribute `genitive` of what stands in `$area`; or a list of these.
 */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import { FIRST, fetchTexts } from "./sources.js";

/** @typedef {Record<string, any>} Params */
/** @typedef {Record<string, string | number>} Forms a thing in words, by grammatical form; the key of the plain form is empty */

/** Bundles by language and name. @type {Map<string, Map<string, FluentBundle>>} */
const known = new Map();
/** The sets of texts that this page needs in any language. */
const needed = new Set([FIRST]);
let language = "en";
let wanted = language;

/** The code of the language that the page speaks. */
export function spoken() {
  return language;
}

/** Speak a language from now on; false if another was asked for meanwhile. @param {string} code @param {string[]} sets further texts that the page needs */
export async function speak(code, ...sets) {
  wanted = code;
  for (const set of sets) needed.add(set);
  for (let loaded = 0; loaded < needed.size; ) {
    loaded = needed.size;
    await load(code, [...needed]);
  }
  if (wanted !== code) return false;
  language = code;
  return true;
}

/** Load more texts, such as those of a game. @param {string[]} sets */
export async function needTexts(...sets) {
  for (const set of sets) needed.add(set);
  for (let loaded = ""; loaded !== language; ) {
    loaded = language;
    await load(loaded, sets);
  }
}

/** @param {string} code @param {string[]} sets */
async function load(code, sets) {
  for (const sources of await Promise.all(sets.map((set) => fetchTexts(code, set)))) addTexts(code, sources);
}

/** Add Fluent sources by name; those that are known stay. @param {string} code @param {import("./sources.js").Sources} sources */
function addTexts(code, sources) {
  const bundles = known.get(code) ?? new Map();
  known.set(code, bundles);
  for (const [name, source] of Object.entries(sources)) {
    if (bundles.has(name)) continue;
    const bundle = new FluentBundle(code, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    bundles.set(name, bundle);
  }
}

/** The texts under a name in the language of the page. @param {string} name */
export function textsOf(name) {
  return known.get(language)?.get(name);
}

/**
 * A function that says texts; where several sources have one, the first counts.
 * @param {...string} names
 * @returns {(id: string, params?: Params) => string}
 */
export function speaker(...names) {
  const forms = (/** @type {string} */ id, /** @type {Params} */ params) => {
    const bundle = names.map(textsOf).find((each) => each?.hasMessage(id));
    return bundle ? formsOfMessage(bundle, id, variables(params, formsOf)) : { "": id };
  };
  // An object that is no text, such as a good in an event, is for whoever shows the event: no message uses it.
  const formsOf = (/** @type {any} */ param) => {
    if (typeof param !== "object") return { "": param };
    return param?.id ? forms(param.id, param.params ?? {}) : { "": "" };
  };
  return (id, params = {}) => {
    const bundle = names.map(textsOf).find((each) => each?.hasMessage(id));
    const pattern = bundle?.getMessage(id)?.value;
    return bundle && pattern ? bundle.formatPattern(pattern, variables(params, formsOf), []) : id;
  };
}

/** A text of the site; a frame with a sleeping board has only its own. */
export const say = speaker("site", "frame");

/** A number in a text. A small one is written alike in all languages: no need to have a browser make a format, which takes it many milliseconds. */
class Small extends FluentNumber {
  /** @param {import("@fluent/bundle").Scope} scope */
  toString(scope) {
    return Number.isInteger(this.value) && this.value >= 0 && this.value < 1000
      ? String(this.value)
      : super.toString(scope);
  }
}

/** A parameter as Fluent takes it. @param {string | number | boolean} value */
function given(value) {
  return typeof value === "number" ? new Small(value) : typeof value === "boolean" ? String(value) : value;
}

/**
 * The variables of a text: every parameter, its grammatical forms, and how many things a list has.
 * @param {Params} params
 * @param {(param: any) => Forms} formsOf what a parameter that is no list is in words
 */
export function variables(params, formsOf) {
  /** @type {Record<string, string | FluentNumber>} */
  const found = {};
  for (const [key, param] of Object.entries(params)) {
    const forms = Array.isArray(param) ? joined(param.map(formsOf)) : formsOf(param);
    for (const [form, value] of Object.entries(forms)) found[form ? `${key}-${form}` : key] = given(value);
    if (Array.isArray(param)) found[`${key}-count`] = given(param.length);
  }
  return found;
}

/** A message and its attributes, which are other forms of it. @param {FluentBundle} bundle @param {string} id @param {Record<string, string | number | FluentNumber>} params @returns {Forms} */
export function formsOfMessage(bundle, id, params) {
  const message = bundle.getMessage(id);
  if (!message?.value) return { "": id };
  const patterns = Object.entries({ "": message.value, ...message.attributes });
  return Object.fromEntries(patterns.map(([form, pattern]) => [form, bundle.formatPattern(pattern, params, [])]));
}

/** Things as a list in a sentence, form by form; a thing that lacks a form uses its plain one. @param {Forms[]} items @returns {Forms} */
function joined(items) {
  const forms = new Set(["", ...items.flatMap(Object.keys)]);
  const inWords = (/** @type {string | number} */ item) =>
    typeof item === "number" ? numberFormat().format(item) : item;
  return Object.fromEntries(
    [...forms].map((form) => [form, list(items.map((item) => inWords(item[form] ?? item[""])))]),
  );
}

/**
 * What a function makes for the language of the page, made when it is first needed: formats take a browser many milliseconds, which a
 * start has better use for.
 * @template T
 * @param {(locale: string) => T} make
 * @returns {() => T}
 */
export function perLanguage(make) {
  /** @type {{language: string, made: T} | null} */
  let kept = null;
  return () => {
    // British lists have no comma before "and".
    if (kept?.language !== language) kept = { language, made: make(language === "en" ? "en-GB" : language) };
    return kept.made;
  };
}

const listFormat = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
// Not the type "unit", which has no commas in Russian.
const rowFormat = perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction", style: "narrow" }));
const numberFormat = perLanguage((locale) => new Intl.NumberFormat(locale));
const signedFormat = perLanguage(
  (locale) =>
    new Intl.NumberFormat(locale, { signDisplay: "exceptZero", minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);

/** A number with a plus or minus sign. @param {number} value */
export function signed(value) {
  return signedFormat().format(value);
}

/** Things as a list in a sentence. @param {string[]} things */
export function list(things) {
  return listFormat().format(things);
}

/** Things in a row, not in a sentence: "2 wood, 1 cocoa". @param {(string | number)[]} things */
export function row(things) {
  return rowFormat().format(things.map(String));
}
