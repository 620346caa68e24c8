// @ts-check
/** News that chance brought the person at the screen: cards drawn, tokens turned. */

import { html } from "lit-html";
import { symbolIcon } from "./cards.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** Events that tell a person something new. */
const TOLD = new Set(["drew_bid_card", "drew_symbol_card", "turned"]);

/** @param {Context} context @param {import("../../engine/protocol.d.ts").Entry[]} entries */
export function news({ tell }, entries) {
  const found = entries.flatMap(({ events }) => events).filter(({ key }) => TOLD.has(key));
  if (!found.length) return null;
  const colour = /** @type {any} */ (found[0].params.card)?.colour;
  return {
    text: found.map(tell).join(" "),
    tone: /** @type {const} */ ("news"),
    ...(colour && { picture: html`${symbolIcon(colour)}` }),
  };
}
