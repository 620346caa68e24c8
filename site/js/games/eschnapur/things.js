// @ts-check
/** Things that change hands as small pictures with words. */

import { html, nothing } from "lit-html";
import { backIcon, coinIcon, footprintIcon, symbolIcon } from "./cards.js";
import { thingWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Thing} Thing */

/** The picture of a thing. @param {Thing} thing */
export function thingIcon({ good, mode, colour }) {
  if (good === "coins") return coinIcon();
  if (good === "movement_tiles") return footprintIcon();
  if (good === "bid_card") return backIcon("bid");
  return mode === "named" && colour ? symbolIcon(colour) : backIcon("sym");
}

/** @param {Context} context @param {Thing[]} things */
export function thingChips(context, things) {
  if (!things.length) return nothing;
  return html`<span class="es-things">${things.map((thing) => html`<span class="es-thing">${thingIcon(thing)}<span>${thingWords(context, thing)}</span></span>`)}</span>`;
}
