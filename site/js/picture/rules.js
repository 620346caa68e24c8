// @ts-check
/**
 * Reads style sheets as far as drawings use them: rules with selectors of classes, tags, attributes, `:is()`, `:where()`, `:not()`,
 * `:root`, descendants and children. What depends on the screen or the pointer (`@media`, `@container`, `:hover`) never applies.
 */

/** @typedef {{tag: string, attributes: Record<string, string>}} Shape an element as selectors see it */
/** @typedef {(shape: Shape, isRoot: boolean) => boolean} Test */
/** @typedef {{compounds: {test: Test, isChild: boolean}[], weight: number}} Selector its last part first */
/** @typedef {{selectors: Selector[], declarations: [string, string][]}} Rule */

/** Weights of ids, classes and tags, as far apart as no selector is long. */
const ID = 1_000_000;
const CLASS = 1000;
const TAG = 1;
const TOKEN = /::?[\w-]+|\.[\w-]+|#[\w-]+|\[[^\]]*\]|\*|[\w-]+/y;
const ATTRIBUTE = /^\[\s*([\w-]+)\s*(?:([~^$*|]?)=\s*(?:"([^"]*)"|'([^']*)'|([^\s\]]*)))?\s*\]$/;

/** All rules of a style sheet, in order. @param {string} css @returns {Rule[]} */
export function readRules(css) {
  return blocks(css.replace(/\/\*[\s\S]*?\*\//g, "")).flatMap(({ head, body }) => {
    if (/^@(?:layer|supports)\b/.test(head)) return readRules(body);
    if (head.startsWith("@")) return [];
    const selectors = parted(head, ",").flatMap((text) => readSelector(text) ?? []);
    return selectors.length ? [{ selectors, declarations: declared(body) }] : [];
  });
}

/** The blocks of a style sheet. @param {string} css */
function blocks(css) {
  const found = [];
  for (let at = 0; ; ) {
    const open = css.indexOf("{", at);
    if (open < 0) return found;
    const end = closing(css, open, "{", "}");
    // A statement such as `@import` may stand before the block.
    const head = css.slice(at, open).split(";").at(-1)?.trim() ?? "";
    found.push({ head, body: css.slice(open + 1, end) });
    at = end + 1;
  }
}

/** Where a bracket is closed. @param {string} text @param {number} at @param {string} open @param {string} close */
function closing(text, at, open, close) {
  for (let depth = 0; at < text.length; at++) {
    if (text[at] === open) depth++;
    else if (text[at] === close && --depth === 0) return at;
  }
  return text.length;
}

/** Text split at a sign outside brackets and quotes. @param {string} text @param {string} sign */
function parted(text, sign) {
  const parts = [""];
  let depth = 0;
  let quote = "";
  for (const letter of text) {
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if (letter === "(" || letter === "[") depth++;
    else if (letter === ")" || letter === "]") depth--;
    if (letter === sign && !depth && !quote) parts.push("");
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}

/** @param {string} body @returns {[string, string][]} */
function declared(body) {
  return parted(body, ";").flatMap((text) => {
    const colon = text.indexOf(":");
    if (colon < 0 || text.includes("{")) return [];
    const value = text
      .slice(colon + 1)
      .replace(/!important\s*$/, "")
      .trim();
    return [/** @type {[string, string]} */ ([text.slice(0, colon).trim(), value])];
  });
}

/** A selector, or null if it never applies to a drawing. @param {string} text @returns {Selector | null} */
function readSelector(text) {
  const compounds = [];
  let weight = 0;
  let isChild = false;
  for (const part of parted(text.replace(/\s*>\s*/g, " > "), " ").filter(Boolean)) {
    if (part === ">") {
      if (compounds.length) compounds[compounds.length - 1].isChild = true;
      else isChild = true;
      continue;
    }
    const read = readCompound(part);
    if (!read) return null;
    weight += read.weight;
    compounds.push({ test: read.test, isChild: false });
  }
  return compounds.length && !isChild ? { compounds: compounds.reverse(), weight } : null;
}

/** One part of a selector, such as `path.token:not(.small)`; null if it never applies. @param {string} text @returns {{test: Test, weight: number} | null} */
function readCompound(text) {
  /** @type {Test[]} */
  const tests = [];
  let weight = 0;
  for (let at = 0; at < text.length; ) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text)?.[0];
    if (!token) return null;
    at += token.length;
    let inside = "";
    if (token.startsWith(":") && text[at] === "(") {
      const end = closing(text, at, "(", ")");
      inside = text.slice(at + 1, end);
      at = end + 1;
    }
    const read = readToken(token, inside);
    if (!read) return null;
    tests.push(read.test);
    weight += read.weight;
  }
  return { test: (shape, isRoot) => tests.every((test) => test(shape, isRoot)), weight };
}

/** @param {string} token @param {string} inside its brackets @returns {{test: Test, weight: number} | null} */
function readToken(token, inside) {
  if (token === "*") return { test: () => true, weight: 0 };
  if (token === ":root") return { test: (_, isRoot) => isRoot, weight: CLASS };
  if (token.startsWith(".")) {
    const name = token.slice(1);
    return { test: ({ attributes }) => (attributes.class ?? "").split(/\s+/).includes(name), weight: CLASS };
  }
  if (token.startsWith("#")) return { test: ({ attributes }) => attributes.id === token.slice(1), weight: ID };
  if (token.startsWith("[")) return readAttribute(token);
  if (token === ":is" || token === ":where" || token === ":not") {
    const read = parted(inside, ",").flatMap((each) => (/\s/.test(each) ? [] : (readCompound(each) ?? [])));
    const heaviest = Math.max(0, ...read.map(({ weight }) => weight));
    const isAny = (/** @type {Shape} */ shape, /** @type {boolean} */ isRoot) =>
      read.some(({ test }) => test(shape, isRoot));
    const test = token === ":not" ? (/** @type {Parameters<Test>} */ ...each) => !isAny(...each) : isAny;
    return { test, weight: token === ":where" ? 0 : heaviest };
  }
  if (token.startsWith(":")) return null;
  return { test: ({ tag }) => tag === token, weight: TAG };
}

/** @param {string} token @returns {{test: Test, weight: number} | null} */
function readAttribute(token) {
  const [, name, sign, ...values] = token.match(ATTRIBUTE) ?? [];
  if (!name) return null;
  const wanted = values.find((value) => value !== undefined);
  const fits = (/** @type {string} */ value) => {
    if (wanted === undefined) return true;
    if (sign === "^") return value.startsWith(wanted);
    if (sign === "$") return value.endsWith(wanted);
    if (sign === "*") return value.includes(wanted);
    if (sign === "~") return value.split(/\s+/).includes(wanted);
    return value === wanted;
  };
  return {
    test: ({ attributes }) => Object.hasOwn(attributes, name) && fits(attributes[name]),
    weight: CLASS,
  };
}
