// @ts-check
/** What deserves more than a flight: something that happens on the board, step by step, and points that fly from there to a seat. */

import { render, svg } from "lit-html";

/** @typedef {import("../games/contract.d.ts").Act} Act */

/** Milliseconds between two acts, by pace. */
const BEAT = { slow: 620, normal: 340, fast: 130, instant: 0 };
/** Beats that an act lasts, by how it comes. */
const BEATS = { glow: 2.4, erupt: 7, turn: 3.4 };
/** Milliseconds that all acts of one moment may take; many follow each other faster. */
const MOST = 4200;

/** @type {Record<Act["how"], Keyframe[]>} */
const FRAMES = {
  glow: [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }],
  erupt: [{ opacity: 0 }, { opacity: 1, offset: 0.08 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }],
  turn: [{ opacity: 1 }, { opacity: 1 }],
};

/**
 * Show acts one after another. Any key or press shows the end of them at once.
 * @param {HTMLElement | null} table the element of the table
 * @param {Act[]} acts
 * @param {keyof typeof BEAT} pace
 * @returns {Promise<unknown> | null} resolves when all is over; null if nothing is shown
 */
export function stage(table, acts, pace) {
  const layer = table?.querySelector(".flights");
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isReduced || !BEAT[pace] || !table || !layer || !acts.length) return null;
  const beat = Math.min(BEAT[pace], MOST / acts.length);
  /** @type {Animation[]} */
  const running = [];
  /** @type {Element[]} */
  const shown = [];
  acts.forEach((act, at) => {
    const timing = { duration: BEATS[act.how] * beat, delay: at * beat, fill: /** @type {const} */ ("both") };
    for (const [element, frames] of drawn(table, layer, act)) {
      shown.push(element);
      running.push(element.animate(frames, timing));
    }
  });
  const skip = () => running.forEach((each) => void each.finish());
  const events = ["pointerdown", "keydown"];
  for (const event of events) addEventListener(event, skip, { capture: true });
  // A tab in the background shows no frames: the game does not wait for them.
  const late = new Promise((done) => setTimeout(done, (acts.length + 7) * beat));
  const over = Promise.all(running.map((each) => each.finished.catch(() => {})));
  return Promise.race([over, late]).then(() => {
    for (const event of events) removeEventListener(event, skip, { capture: true });
    for (const element of shown) element.remove();
  });
}

/**
 * What an act puts on the page, with its movement.
 * @param {HTMLElement} table
 * @param {Element} layer the topmost layer of the board
 * @param {Act} act
 * @returns {[Element, Keyframe[]][]}
 */
function drawn(table, layer, { at, drawing, how, to, badge, caption }) {
  /** @type {[Element, Keyframe[]][]} */
  const found = [];
  const card = to ? cardOf(table, to) : null;
  const spot = at ? onScreen(layer, at) : card;
  if (drawing && at) {
    const group = document.createElementNS("http://www.w3.org/2000/svg", "g");
    group.setAttribute("class", `act act-${how}`);
    render(svg`<g transform="translate(${at[0]} ${at[1]})">${drawing}</g>`, /** @type {any} */ (group));
    layer.append(group);
    found.push([group, FRAMES[how]]);
  }
  if (badge && card && spot) {
    const token = beside("act-badge", badge, spot);
    const [dx, dy] = [card.x - spot.x, card.y - spot.y];
    found.push([token, how === "turn" ? turning(dx, dy) : flying(dx, dy)]);
  }
  if (caption) {
    const area = layer.closest("svg")?.getBoundingClientRect();
    if (area)
      found.push([beside("act-caption", caption, { x: area.x + area.width / 2, y: area.bottom - 70 }), FRAMES.erupt]);
  }
  return found;
}

/** @param {number} dx @param {number} dy @returns {Keyframe[]} */
function flying(dx, dy) {
  const [middle, end] = [`${dx * 0.1}px ${dy * 0.1 - 26}px`, `${dx}px ${dy}px`];
  return [
    { translate: "0 0", scale: 0.4, opacity: 0 },
    { translate: middle, scale: 1.25, opacity: 1, offset: 0.3 },
    { translate: end, scale: 1, opacity: 1, offset: 0.92 },
    { translate: end, scale: 0.7, opacity: 0 },
  ];
}

/** Something that turns its face up. @param {number} dx @param {number} dy @returns {Keyframe[]} */
function turning(dx, dy) {
  return [
    { translate: "0 3rem", transform: "rotateY(90deg)", opacity: 1 },
    { translate: "0 3rem", transform: "rotateY(0)", opacity: 1, offset: 0.35 },
    { translate: "0 3rem", transform: "rotateY(0)", opacity: 1, offset: 0.65 },
    { translate: `${dx}px ${dy}px`, transform: "rotateY(0)", opacity: 0 },
  ];
}

/** Something over the page, around a point of the screen. @param {string} look @param {unknown} content @param {{x: number, y: number}} spot */
function beside(look, content, { x, y }) {
  const element = document.createElement("div");
  element.className = look;
  element.setAttribute("aria-hidden", "true");
  element.style.left = `${x}px`;
  element.style.top = `${y}px`;
  render(content, element);
  document.body.append(element);
  return element;
}

/** The middle of where a seat's score stands on the screen; in one line on small screens. @param {HTMLElement} table @param {string} seat */
function cardOf(table, seat) {
  const scores = table.querySelectorAll(`[data-seat=${seat}] :is(.seat-score, b)`);
  for (const score of scores) {
    const { x, y, width, height } = score.getBoundingClientRect();
    if (width && y >= 0 && y < innerHeight) return { x: x + width / 2, y: y + height / 2 };
  }
  return null;
}

/** A point of the drawing on the screen. @param {Element} layer @param {[number, number]} at */
function onScreen(layer, [x, y]) {
  const matrix = /** @type {SVGGraphicsElement} */ (layer).getScreenCTM();
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix) : null;
}
