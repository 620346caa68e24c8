// @ts-check
/** What a player has off the board. */

import { html, nothing } from "lit-html";
import { things } from "../../ui/offers.js";
import { KINDS, mini } from "./glyphs.js";
import { sign } from "./signs.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").TikalSeat} TikalSeat */

/** The belongings of a seat, as part of its card; every kind of treasure has a place of its own, so that none moves when another comes. @param {Context} context @param {string} seat */
export function belongings(context, seat) {
  const { view, say } = context;
  const own = view.seats[seat];
  const fact = (/** @type {string} */ id, /** @type {unknown} */ value, /** @type {string} */ sort) =>
    html`<div title=${say(`${id}-long`)}><dt>${sign(sort)}<span class="unseen">${say(`${id}-long`)}</span></dt><dd>${value}</dd></div>`;
  return html`<dl class="stock">
      ${fact("stock-workers", own.reserve.W, "worker")}
      ${fact("stock-camps", own.camps_left, "camp")}
      ${fact("stock-guards", own.guards_left, "guard")}
      ${fact("stock-leader", own.reserve.L ? "✓" : "–", "leader")}
      ${view.options.auction ? fact("stock-marker", html`<span aria-hidden="true">${own.face_up ? "●" : "○"}</span><span class="unseen">${say(own.face_up ? "stock-marker-open" : "stock-marker-done")}</span>`, "end") : nothing}
    </dl>
    <ul class="hoard" aria-label=${say("hoard-label")}>${KINDS.map((kind) => (own.treasures[kind] ? html`<li>${treasure(context, seat, kind)}</li>` : html`<li class="hoard-gap" aria-hidden="true">${mini(kind)}</li>`))}</ul>`;
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
  const label = say("hoard-item", { treasure: { id: "treasure", params: { kind } }, count, points: sets[kind] });
  const face = html`${mini(kind)}${count > 1 ? html`<b>×${count}</b>` : nothing}`;
  const isSwappable = things(left, "treasure").has(`${seat}.${kind}`);
  if (!isSwappable) return html`<span class="treasure" role="img" aria-label=${label} title=${label}>${face}</span>`;
  return html`<button class="treasure" aria-pressed=${selection.chosen.includes(ref)} title=${label} aria-label=${say("hoard-swap", { label })} @click=${() => act({ choose: ref })}>${face}</button>`;
}
