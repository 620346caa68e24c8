// @ts-check
/** What a player has off the board. */

import { html, nothing } from "lit-html";
import { things } from "../../ui/offers.js";
import { mini } from "./glyphs.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").TikalSeat} TikalSeat */

/** The belongings of a seat, as part of its card. @param {Context} context @param {string} seat */
export function belongings(context, seat) {
  const { view, say } = context;
  const own = view.seats[seat];
  const kinds = Object.keys(own.treasures);
  const fact = (/** @type {string} */ id, /** @type {unknown} */ value) =>
    html`<div title=${say(`${id}-long`)}><dt>${say(id)}</dt><dd>${value}</dd></div>`;
  return html`<dl class="stock">
      ${fact("stock-workers", own.reserve.W)}
      ${own.reserve.L ? fact("stock-leader", "✓") : nothing}
      ${fact("stock-camps", own.camps_left)}
      ${fact("stock-guards", own.guards_left)}
      ${view.options.auction ? fact("stock-marker", say(own.face_up ? "stock-marker-open" : "stock-marker-done")) : nothing}
    </dl>
    ${kinds.length ? html`<ul class="hoard" aria-label=${say("hoard-label")}>${kinds.map((kind) => html`<li>${treasure(context, seat, kind)}</li>`)}</ul>` : nothing}`;
}

/** News of a treasure that was found, or null. @param {Context} context @param {import("../../engine/protocol.d.ts").Entry[]} entries */
export function news({ tell }, entries) {
  const found = entries.flatMap(({ events }) => events).find(({ key }) => key === "found");
  if (!found) return null;
  return { text: tell(found), tone: /** @type {const} */ ("news"), picture: mini(String(found.params.treasure)) };
}

/** @param {Context} context @param {string} seat @param {string} kind */
function treasure({ view, left, selection, say, act }, seat, kind) {
  const { treasures, sets } = view.seats[seat];
  const ref = `treasure:${seat}.${kind}`;
  const count = treasures[kind];
  const label = say("hoard-item", { treasure: say("treasure", { kind }), count, points: sets[kind] });
  const face = html`${mini(kind)}${count > 1 ? html`<b>×${count}</b>` : nothing}`;
  const isSwappable = things(left, "treasure").has(`${seat}.${kind}`);
  if (!isSwappable) return html`<span class="treasure" role="img" aria-label=${label} title=${label}>${face}</span>`;
  return html`<button class="treasure" aria-pressed=${selection.chosen.includes(ref)} title=${label} aria-label=${say("hoard-swap", { label })} @click=${() => act({ choose: ref })}>${face}</button>`;
}
