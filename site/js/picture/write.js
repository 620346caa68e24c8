// @ts-check
/** Writes a lit-html drawing as markup, without a document: in Node, in a worker, anywhere. */

import { noChange, nothing } from "lit-html";

/** @typedef {{strings: readonly string[], values: unknown[]}} Template */
/**
 * Where a value stands.
 * @typedef {object} Hole
 * @property {"child" | "quoted" | "element" | "attribute"} at between tags, in a quoted attribute, in a tag, or as a whole attribute
 * @property {string} [sign] of that attribute
 * @property {string} [name] of that attribute
 */

/** The kinds of parts that lit-html tells a directive about. */
const ATTRIBUTE = 1;
const CHILD = 2;

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
/** An attribute that ends in a value without quotes; the sign marks listeners, properties and switches. */
const BARE = /\s([@.?]?)([\w:-]+)=$/;

/** Holes by template, found once. @type {WeakMap<readonly string[], Hole[]>} */
const known = new WeakMap();

/** Text that is safe in markup. @param {unknown} text */
export function escaped(text) {
  return String(text).replace(/[&<>"]/g, (each) => ESCAPES[/** @type {keyof typeof ESCAPES} */ (each)]);
}

/** Anything that lit-html can draw, as markup. Listeners and properties are left out. @param {unknown} drawing @returns {string} */
export function written(drawing) {
  const value = resolved(drawing, CHILD);
  if (isEmpty(value)) return "";
  if (isTemplate(value)) return fromTemplate(value);
  if (typeof value === "object" && value !== null && Symbol.iterator in value) {
    return Array.from(/** @type {Iterable<unknown>} */ (value), written).join("");
  }
  return escaped(value);
}

/** @param {Template} template */
function fromTemplate({ strings, values }) {
  const holes = holesOf(strings);
  let text = "";
  for (const [at, string] of strings.entries()) {
    text += string;
    if (at < values.length) text = filled(text, holes[at], values[at]);
  }
  return text;
}

/**
 * The text so far, followed by a value.
 * @param {string} text
 * @param {Hole} hole
 * @param {unknown} drawing
 */
function filled(text, hole, drawing) {
  if (hole.at === "element") return text;
  if (hole.at === "child") return text + written(drawing);
  const value = resolved(drawing, ATTRIBUTE);
  if (hole.at === "quoted") return text + (isEmpty(value) ? "" : escaped(value));
  const before = text.replace(BARE, "");
  if (hole.sign === "?") return value ? `${before} ${hole.name}=""` : before;
  if (hole.sign || value === nothing) return before;
  return `${text}"${isEmpty(value) ? "" : escaped(value)}"`;
}

/** What a directive gives; anything else is given back. @param {any} value @param {number} type of the part it stands in @returns {unknown} */
function resolved(value, type) {
  const Directive = value?._$litDirective$;
  return Directive ? resolved(new Directive({ type }).render(...value.values), type) : value;
}

/** @param {unknown} value */
function isEmpty(value) {
  return value === nothing || value === noChange || value === null || value === undefined || value === "";
}

/** @param {unknown} value @returns {value is Template} */
function isTemplate(value) {
  return typeof value === "object" && value !== null && "_$litType$" in value;
}

/** Where each value of a template stands. @param {readonly string[]} strings */
function holesOf(strings) {
  const found = known.get(strings) ?? foundHoles(strings);
  known.set(strings, found);
  return found;
}

/** @param {readonly string[]} strings @returns {Hole[]} */
function foundHoles(strings) {
  let isInTag = false;
  let quote = "";
  return strings.slice(0, -1).map((string) => {
    for (const letter of string) {
      if (quote) quote = letter === quote ? "" : quote;
      else if (isInTag && (letter === '"' || letter === "'")) quote = letter;
      else if (letter === "<") isInTag = true;
      else if (letter === ">") isInTag = false;
    }
    if (!isInTag) return { at: "child" };
    if (quote) return { at: "quoted" };
    const bare = string.match(BARE);
    return bare ? { at: "attribute", sign: bare[1], name: bare[2] } : { at: "element" };
  });
}
