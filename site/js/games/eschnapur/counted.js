// @ts-check
/** After the last bids: the tokens are counted, and the most and the fewest bring points or cost some. */

import { html, nothing } from "lit-html";
import { token } from "./cards.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Counted} Counted */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */

/** What the tokens bring, if the game ends with these events. @param {GameEvent[]} events @returns {Counted | null} */
export function readEnd(events) {
  if (!events.some(({ key }) => key === "game_ends")) return null;
  const points = (/** @type {string} */ name, /** @type {number} */ sign) =>
    events.filter(({ key }) => key === name).map(({ params }) => [String(params.seat), sign * Number(params.points)]);
  return { bonus: Object.fromEntries(points("bonus", 1)), penalty: Object.fromEntries(points("penalty", -1)) };
}

/** @param {Context} context @param {Counted} end */
export function counted(context, end) {
  const { view, say } = context;
  return html`<section class="es-counted" aria-label=${say("counted-title")}><h3>${say("counted-title")}</h3>
    <ul>${Object.keys(view.seats).map((seat) => row(context, end, seat))}</ul></section>`;
}

/** @param {Context} context @param {Counted} end @param {string} seat */
function row({ view, say, nameOf, emblem }, { bonus, penalty }, seat) {
  const { tokens, score } = view.seats[seat];
  const change = (bonus[seat] ?? 0) + (penalty[seat] ?? 0);
  const why = [seat in bonus ? say("counted-most") : "", seat in penalty ? say("counted-fewest") : ""].filter(Boolean);
  return html`<li>${emblem(seat)}<b>${nameOf(seat)}</b>
    <span class="es-counted-tokens" role="img" aria-label=${say("has-tokens", { count: tokens.length })}>${tokens.map((name) => token(name))}</span>
    ${change ? html`<span class=${change > 0 ? "es-pill es-pill-points" : "es-pill es-pill-loss"} title=${why.join(", ")}>${change > 0 ? "+" : "−"}${Math.abs(change)}</span>` : nothing}
    <span class="es-bid-score">${score}</span></li>`;
}
