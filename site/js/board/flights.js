// @ts-check
/** Short flights of pieces over a board. */

import { render, svg } from "lit-html";

/** @typedef {import("../games/contract.d.ts").Flight} Flight */

const LASTS = { slow: 700, normal: 380, fast: 120, instant: 0 };

/** Milliseconds by which a flight may be late. */
const PATIENCE = 400;

/** How far above the board a new piece starts its flight. */
const DROP = 40;

/**
 * Animate everything that moved, one after another.
 * @param {Element | null | undefined} layer the topmost layer of the board
 * @param {Flight[]} flights
 * @param {keyof typeof LASTS} pace
 * @returns {Promise<unknown> | null} resolves when everything has arrived; null if nothing flies
 */
export function animate(layer, flights, pace) {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isReduced || !LASTS[pace] || !layer || !flights.length) return null;
  for (const token of layer.children) for (const flight of token.getAnimations()) flight.finish();
  const flying = flights.map((flight, order) => fly(layer, flight, LASTS[pace], order));
  const ends = flying.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
  // A tab in the background shows no frames: the game does not wait for them.
  const late = new Promise((done) => setTimeout(done, Math.max(...ends) + PATIENCE));
  return Promise.race([Promise.all(flying.map(({ finished }) => finished.catch(() => {}))), late]);
}

/**
 * @param {Element} layer
 * @param {Flight} flight
 * @param {number} lasts
 * @param {number} order
 * @returns {Animation}
 */
function fly(layer, { drawing, from, by = [], to, stays = 0, rises }, lasts, order) {
  const token = document.createElementNS("http://www.w3.org/2000/svg", "g");
  render(svg`${drawing}`, /** @type {any} */ (token));
  layer.append(token);
  const isNew = from[0] === to[0] && from[1] === to[1];
  const start = isNew ? /** @type {[number, number]} */ ([from[0], from[1] - DROP]) : from;
  const flown = 1 + by.length / 2;
  const points = [start, ...by, to];
  const moving = points.map(([x, y], at) => ({
    transform: `translate(${x}px, ${y}px) scale(${stays || at === points.length - 1 ? 1.1 : 1.25})`,
    opacity: isNew && at === 0 ? 0 : 1,
    offset: ((at / (points.length - 1)) * flown) / (flown + stays),
  }));
  if (stays) moving.push({ ...moving[moving.length - 1], offset: 1 });
  const rising = [0.35, 1.12, 1].map((tall, at) => ({
    transform: `translate(${to[0]}px, ${to[1]}px) scale(1, ${tall})`,
    opacity: at ? 1 : 0.4,
  }));
  const frames = rises ? rising : moving;
  const duration = lasts * (flown + stays);
  const timing = { duration, delay: (order * lasts) / 2, easing: "cubic-bezier(.4,0,.2,1)" };
  const flying = token.animate(frames, { ...timing, fill: "both" });
  const land = () => token.remove();
  flying.finished.then(land, land);
  return flying;
}
