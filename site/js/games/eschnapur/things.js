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

/** As short as possible: where the picture says it all, the words are in the tooltip and spoken. @param {Context} context @param {Thing[]} things */
export function thingChips(context, things) {
  if (!things.length) return nothing;
  return html`<span class="es-things">${things.map((thing) => {
    const words = thingWords(context, thing);
    const short = inShort(thing);
    return short === null
      ? html`<span class="es-thing" title=${words}>${thingIcon(thing)}<span>${words}</span></span>`
      : html`<span class="es-thing es-thing-short" title=${words}>${thingIcon(thing)}<b aria-hidden="true">${short}</b><span class="unseen">${words}</span></span>`;
  })}</span>`;
}

/** What has to stand beside the picture of a thing; null if that takes a sentence. @param {Thing} thing */
function inShort({ good, mode, colour, amount }) {
  if (good === "coins" || good === "movement_tiles") return String(amount);
  return mode === "named" && colour ? "" : null;
}
