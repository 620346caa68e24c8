// @ts-check
/** Turns what style sheets say about a drawing into attributes of its elements, so that it needs no style sheet. */

import { readRules } from "./rules.js";

/** @typedef {import("./markup.js").Element} Element */
/** @typedef {import("./rules.js").Shape} Shape */
/** @typedef {Record<string, string>} Styles */

/** Properties that are also attributes of SVG. */
const ATTRIBUTES = new Set(
  `clip-path clip-rule color dominant-baseline fill fill-opacity fill-rule font-family font-size font-stretch font-style
  font-variant font-weight letter-spacing marker-end marker-mid marker-start mask opacity paint-order stop-color stop-opacity stroke
  stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor
  text-decoration vector-effect visibility word-spacing`.split(/\s+/),
);
/** Properties that an SVG picture keeps in a `style` attribute. */
const STYLED = new Set(["filter", "font", "mix-blend-mode", "transform", "transform-box", "transform-origin"]);
const SHAPES = new Set(["circle", "ellipse", "line", "path", "polygon", "polyline", "rect"]);
const UNSEEN = new Set(["none", "transparent"]);
/** Attributes for the page, of no use in a picture. */
const OF_THE_PAGE = /^(?:class$|data-|aria-|role$|tabindex$|pointer-events$)/;
const VARIABLE = /var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/;

/**
 * The look of elements under the rules of some style sheets.
 * @param {string} css
 * @param {Shape[]} around the elements around the drawing, the outermost first
 */
export function createLook(css, around) {
  const ordered = readRules(css).flatMap(({ selectors, declarations }, order) =>
    selectors.map((selector) => ({ selector, declarations, order })),
  );
  ordered.sort((a, b) => a.selector.weight - b.selector.weight || a.order - b.order);

  /** The attributes that any selector looks at. */
  const looked = ["class", "id", ...new Set([...css.matchAll(/\[\s*([\w-]+)/g)].map(([, name]) => name))];
  const keyOf = (/** @type {Shape} */ { tag, attributes }) => [tag, ...looked.map((name) => attributes[name])].join();
  /** What was found, by what selectors see. @type {Map<string, Styles>} */
  const known = new Map();

  /** What the rules declare for the last of these nested elements, the outermost first. @param {Shape[]} chain */
  const declared = (chain) => {
    const key = chain.map(keyOf).join("/");
    const found = known.get(key) ?? matched(chain);
    known.set(key, found);
    return found;
  };

  /** @param {Shape[]} chain */
  const matched = (chain) => {
    /** @type {Styles} */
    const found = {};
    for (const { selector, declarations } of ordered) {
      if (fits(selector.compounds, chain)) for (const [name, value] of declarations) found[name] = value;
    }
    return found;
  };

  return {
    /** The variables that hold around the drawing. */
    variables: () =>
      around.reduce(
        (inherited, _, at) => withVariables(inherited, declared(around.slice(0, at + 1))),
        /** @type {Styles} */ ({}),
      ),
    /** The styles of an element with their variables filled in, and the variables that hold inside it. @param {Shape[]} chain @param {Styles} inherited */
    of(chain, inherited) {
      const own = declared([...around, ...chain]);
      const variables = withVariables(inherited, own);
      const styles = Object.fromEntries(
        Object.entries(own)
          .filter(([name]) => ATTRIBUTES.has(name) || STYLED.has(name) || name === "display")
          .map(([name, value]) => [name, substituted(value, variables)]),
      );
      return { styles, variables };
    },
  };
}

/** Whether a selector fits the last of nested elements. @param {import("./rules.js").Selector["compounds"]} compounds its last part first @param {Shape[]} chain */
function fits(compounds, chain, part = 0, at = chain.length - 1) {
  if (!compounds[part].test(chain[at], at === 0)) return false;
  if (part === compounds.length - 1) return true;
  const { isChild } = compounds[part + 1];
  for (let up = at - 1; up >= 0; up--) {
    if (fits(compounds, chain, part + 1, up)) return true;
    if (isChild) return false;
  }
  return false;
}

/** Variables with those an element declares. @param {Styles} inherited @param {Styles} own @returns {Styles} */
function withVariables(inherited, own) {
  const declared = Object.entries(own).filter(([name]) => name.startsWith("--"));
  if (!declared.length) return inherited;
  const all = { ...inherited, ...Object.fromEntries(declared) };
  for (const [name, value] of declared) all[name] = substituted(value, { ...all, [name]: "" });
  return all;
}

/** A value with its variables filled in. @param {string} value @param {Styles} variables @returns {string} */
function substituted(value, variables) {
  const match = value.match(VARIABLE);
  if (!match) return value;
  const found = variables[match[1]] ?? match[2]?.trim() ?? "";
  return substituted(
    value.replace(match[0], () => found),
    variables,
  );
}

/**
 * The drawing with its styles as attributes, without whatever cannot be seen.
 * @param {Element[]} elements
 * @param {ReturnType<typeof createLook>} look
 * @param {ReturnType<typeof createLook> | null} night another look, for screens that are set to dark
 * @returns {{elements: Element[], rules: string}} the rules make the difference at night
 */
export function dressed(elements, look, night) {
  /** Classes by what they declare. @type {Map<string, string>} */
  const classes = new Map();

  /**
   * @param {Element} element
   * @param {Shape[]} around
   * @param {Styles} day variables
   * @param {Styles | null} dark variables at night
   * @param {Styles} inherited fill and stroke
   * @returns {Element | null}
   */
  function dress(element, around, day, dark, inherited) {
    const chain = [...around, element];
    const { styles, variables } = look.of(chain, day);
    if (styles.display === "none") return null;
    const nightly = night && dark ? night.of(chain, dark) : null;
    const { fill = element.attributes.fill ?? inherited.fill, stroke = element.attributes.stroke ?? inherited.stroke } =
      styles;
    if (SHAPES.has(element.tag) && UNSEEN.has(fill) && UNSEEN.has(stroke)) return null;
    const inside = { fill, stroke };
    const children = element.children
      .map((child) =>
        typeof child === "string" ? child : dress(child, chain, variables, nightly?.variables ?? null, inside),
      )
      .filter((child) => child !== null);
    if (element.tag === "g" && !children.length) return null;
    const attributes = { ...plain(element.attributes), ...asAttributes(styles) };
    const difference = nightly ? changed(styles, nightly.styles) : "";
    if (difference) {
      if (!classes.has(difference)) classes.set(difference, `n${classes.size.toString(36)}`);
      attributes.class = classes.get(difference) ?? "";
    }
    return { tag: element.tag, attributes, children };
  }

  const start = { fill: "black", stroke: "none" };
  const [day, dark] = [look.variables(), night?.variables() ?? null];
  const found = elements.flatMap((element) => dress(element, [], day, dark, start) ?? []);
  const rules = [...classes].map(([declarations, name]) => `.${name}{${declarations}}`).join("");
  return { elements: found, rules: rules && `@media (prefers-color-scheme:dark){${rules}}` };
}

/** The attributes of an element that a picture needs. @param {Styles} attributes */
function plain(attributes) {
  return Object.fromEntries(Object.entries(attributes).filter(([name]) => !OF_THE_PAGE.test(name)));
}

/** @param {Styles} styles @returns {Styles} */
function asAttributes(styles) {
  const entries = Object.entries(styles).filter(([name, value]) => name !== "display" && value);
  const styled = entries.filter(([name]) => STYLED.has(name)).map(([name, value]) => `${name}:${quoted(value)}`);
  const attributes = entries
    .filter(([name]) => ATTRIBUTES.has(name))
    .map(([name, value]) => /** @type {[string, string]} */ ([name, quoted(value)]));
  return { ...Object.fromEntries(attributes), ...(styled.length && { style: styled.join(";") }) };
}

/** A value inside double quotes. @param {string} value */
function quoted(value) {
  return value.replaceAll('"', "'");
}

/** What is different at night, as declarations. @param {Styles} day @param {Styles} night */
function changed(day, night) {
  return Object.entries(night)
    .filter(([name, value]) => value !== day[name] && name !== "display")
    .map(([name, value]) => `${name}:${quoted(value)}`)
    .join(";");
}
