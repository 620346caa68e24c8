// @ts-check
/** Short flights of pieces over the board, made from what happened; nothing waits for them. */

import { render, svg } from "lit-html";
import { centre } from "./hex.js";
import { band } from "./pieces.js";

const LASTS = { slow: 700, normal: 380, fast: 120, instant: 0 };

/** @typedef {import("../state.js").Entry} Entry */

/**
 * Let the pieces that moved fly.
 * @param {Entry[]} entries
 * @param {keyof typeof LASTS} pace
 */
export function animate(entries, pace) {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const layer = document.querySelector(".flights");
  if (still || !LASTS[pace] || !layer) return;
  const flights = entries.flatMap((entry) => entry.events).filter((event) => event.params.piece && event.params.cell);
  flights.forEach(({ params }, order) => fly(layer, params, LASTS[pace], order));
}

/**
 * @param {Element} layer
 * @param {any} params
 * @param {number} lasts
 * @param {number} order
 */
function fly(layer, { seat, piece, cell, start = cell }, lasts, order) {
  const token = document.createElementNS("http://www.w3.org/2000/svg", "g");
  render(svg`${band(seat, piece === "W" ? 1 : 0, piece === "L" ? 1 : 0)}`, /** @type {any} */ (token));
  layer.append(token);
  const [from, to] = [centre(start), centre(cell)];
  const lift = start === cell ? 40 : 0;
  const flight = token.animate(
    [
      { transform: `translate(${from[0]}px, ${from[1] - lift}px) scale(1.25)`, opacity: lift ? 0 : 1 },
      { transform: `translate(${to[0]}px, ${to[1]}px) scale(1.1)`, opacity: 1 },
    ],
    { duration: lasts, delay: (order * lasts) / 2, easing: "cubic-bezier(.4,0,.2,1)", fill: "both" },
  );
  flight.finished.catch(() => {}).finally(() => token.remove());
}

/**
 * The cell where the last thing happened.
 * @param {Entry[]} entries
 * @returns {string | null}
 */
export function freshCell(entries) {
  const cells = entries.flatMap((entry) => entry.events.map((event) => event.params.cell)).filter(Boolean);
  return cells.at(-1) ?? null;
}
