// @ts-check
/** Markup as a tree and back; it reads what `write.js` writes. */

import { escaped } from "./write.js";

/** @typedef {{tag: string, attributes: Record<string, string>, children: (Element | string)[]}} Element */

const TAG = /<(\/?)([\w:-]+)((?:\s+[\w:-]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:-]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** The elements in a piece of markup, without comments and the space between them. @param {string} markup @returns {Element[]} */
export function readMarkup(markup) {
  /** @type {Element} */
  const root = { tag: "", attributes: {}, children: [] };
  const open = [root];
  let end = 0;
  const text = markup.replace(/<!--[\s\S]*?-->/g, "");
  for (const match of text.matchAll(TAG)) {
    const parent = open[open.length - 1];
    const between = text.slice(end, match.index);
    if (between.trim()) parent.children.push(between.trim());
    end = match.index + match[0].length;
    if (match[1]) {
      open.pop();
      continue;
    }
    const element = { tag: match[2], attributes: attributesOf(match[3]), children: [] };
    parent.children.push(element);
    if (!match[4]) open.push(element);
  }
  return /** @type {Element[]} */ (root.children.filter((child) => typeof child !== "string"));
}

/** @param {string} text @returns {Record<string, string>} */
function attributesOf(text) {
  return Object.fromEntries(
    [...text.matchAll(ATTRIBUTE)].map(([, name, ...values]) => [
      name,
      (values.find((value) => value !== undefined) ?? "").replace(/\s+/g, " ").trim(),
    ]),
  );
}

/** An element as markup; the text in it and in its attributes has its escapes already. @param {Element} element @returns {string} */
export function toMarkup({ tag, attributes, children }) {
  const named = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  const inner = children.map((child) => (typeof child === "string" ? child : toMarkup(child))).join("");
  return inner ? `<${tag}${named.join("")}>${inner}</${tag}>` : `<${tag}${named.join("")}/>`;
}

/** An element made by hand. @param {string} tag @param {Record<string, string | number>} attributes @param {(Element | string)[]} [children] texts without escapes @returns {Element} */
export function element(tag, attributes, children = []) {
  return {
    tag,
    attributes: Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, escaped(value)])),
    children: children.map((child) => (typeof child === "string" ? escaped(child) : child)),
  };
}
