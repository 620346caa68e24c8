// @ts-check
/** Short flights of pieces over a board; nothing waits for them. */

import { render, svg } from "lit-html";

const LASTS = { slow: 700, normal: 380, fast: 120, instant: 0 };

/** How far above the board a new piece starts its flight. */
const DROP = 40;

/**
 * Animate everything that moved.
 * @param {Element | null | undefined} layer the topmost layer of the board
 * @param {import("../games/contract.d.ts").Flight[]} flights
 * @param {keyof typeof LASTS} pace
 */
export function animate(layer, flights, pace) {
  const isReduced = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (isReduced || !LASTS[pace] || !layer) return;
  for (const [order, flight] of flights.entries()) fly(layer, flight, LASTS[pace], order);
}

/**
 * @param {Element} layer
 * @param {import("../games/contract.d.ts").Flight} flight
 * @param {number} lasts
 * @param {number} order
 */
function fly(layer, { drawing, from, to }, lasts, order) {
  const token = document.createElementNS("http://www.w3.org/2000/svg", "g");
  render(svg`${drawing}`, /** @type {any} */ (token));
  layer.append(token);
  const lift = from[0] === to[0] && from[1] === to[1] ? DROP : 0;
  const flight = token.animate(
    [
      { transform: `translate(${from[0]}px, ${from[1] - lift}px) scale(1.25)`, opacity: lift ? 0 : 1 },
      { transform: `translate(${to[0]}px, ${to[1]}px) scale(1.1)`, opacity: 1 },
    ],
    { duration: lasts, delay: (order * lasts) / 2, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  flight.finished.catch(() => {}).finally(() => token.remove());
}
