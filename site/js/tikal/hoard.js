// @ts-check
/** What a player has beside the board. */

import { html, nothing } from "lit-html";
import { choose, left, offered } from "../choose.js";
import { things } from "../narrow.js";
import { state } from "../state.js";
import { say, tell } from "../texts.js";
import { mini } from "./scores.js";

/**
 * The belongings of a seat, as part of its card.
 * @param {any} view
 * @param {string} seat
 */
export function belongings(view, seat) {
  const own = view.seats[seat];
  const kinds = Object.keys(own.treasures);
  return html`<dl class="stock">
      ${fact("stock-workers", own.reserve.W)}
      ${own.reserve.L ? fact("stock-leader", "✓") : nothing}
      ${fact("stock-camps", own.camps_left)}
      ${fact("stock-guards", own.guards_left)}
      ${view.options.auction ? fact("stock-marker", say(own.face_up ? "stock-marker-open" : "stock-marker-done")) : nothing}
    </dl>
    ${kinds.length ? html`<ul class="hoard" aria-label=${say("hoard-label")}>${kinds.map((kind) => html`<li>${treasure(seat, kind, own)}</li>`)}</ul>` : nothing}`;
}

/**
 * News of a treasure that was found, if one was.
 * @param {import("../state.js").Entry[]} entries
 * @returns {import("../state.js").News | null}
 */
export function finding(entries) {
  const found = entries.flatMap(({ events }) => events).find(({ key }) => key === "found");
  return found ? { text: tell(found), tone: "news", picture: mini(found.params.treasure) } : null;
}

/**
 * @param {string} id
 * @param {any} value
 */
function fact(id, value) {
  return html`<div title=${say(`${id}-long`)}><dt>${say(id)}</dt><dd>${value}</dd></div>`;
}

/**
 * @param {string} seat
 * @param {string} kind
 * @param {any} own
 */
function treasure(seat, kind, own) {
  const ref = `treasure:${seat}.${kind}`;
  const count = own.treasures[kind];
  const label = say("hoard-item", { treasure: say("treasure", { kind }), count, points: own.sets[kind] });
  const face = html`${mini(kind)}${count > 1 ? html`<b>×${count}</b>` : nothing}`;
  const swappable = things(state.chosen.length ? left() : offered(), "treasure").has(`${seat}.${kind}`);
  if (!swappable) return html`<span class="treasure" role="img" aria-label=${label} title=${label}>${face}</span>`;
  return html`<button class="treasure" aria-pressed=${state.chosen.includes(ref)} title=${label} aria-label=${say("hoard-swap", { label })} @click=${() => choose(ref)}>${face}</button>`;
}
