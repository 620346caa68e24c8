// @ts-check
/** What a deal would mean, line by line; every number comes from the engine. */

import { html, nothing } from "lit-html";
import { list } from "../../ui/texts.js";
import { backIcon, coinIcon, footprintIcon, tileIcon } from "./cards.js";
import { thingsPart, thingsWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Prospect} Prospect */

/** The order in which changes are told. */
const UNITS = /** @type {const} */ (["coins", "moves", "symbol_cards", "bid_cards", "tile_points"]);

/**
 * What an action that is about a deal would change; nothing until that is known.
 * @param {Context} context
 * @param {string} action
 * @param {boolean} [isTold] whether a button already says what both sides give
 */
export function dealLines(context, action, isTold = false) {
  const deal = /** @type {Prospect | null} */ (context.prospect(action)?.prospect ?? null);
  if (!deal) return nothing;
  const { say, view, nameOf } = context;
  const other = view.mover === deal.seller ? deal.buyer : deal.seller;
  return html`<dl class="es-deal">
    ${isTold ? nothing : goods(context, deal)}
    ${line(say("deal-after"), changes(context, deal))}
    ${deal.closes?.length ? line(say("deal-closes"), areas(context, deal.closes), "es-warn") : nothing}
    ${deal.opens?.length ? line(say("deal-opens"), areas(context, deal.opens)) : nothing}
    ${deal.tells?.length ? line(say("deal-tells"), thingsWords(context, deal.tells), "es-warn") : nothing}
    ${deal.shows?.map((kind) => line(say("deal-tells"), say(`deal-shows-${kind}`, { name: nameOf(other) }), "es-warn"))}
    ${deal.unsure ? line(say("deal-unsure"), say("deal-unsure-why", { name: nameOf(other) })) : nothing}
  </dl>`;
}

/** What the mover gets and gives. @param {Context} context @param {Prospect} deal */
function goods(context, { seller, give, ask, slot }) {
  const { say, view } = context;
  const isSeller = view.mover === seller;
  const [got, given] = isSeller ? [give, ask] : [ask, give];
  const side = isSeller ? "seller" : "buyer";
  return html`${line(say("deal-get"), say(`deal-get-${side}`, { things: thingsPart(got), slot: isSeller ? 3 - slot : slot, count: got.length }))}
    ${line(say("deal-give"), say(`deal-give-${side}`, { things: thingsPart(given), slot, count: given.length }))}`;
}

/** Pictures of what changes. */
const PICTURES = {
  coins: coinIcon,
  moves: footprintIcon,
  symbol_cards: () => backIcon("sym"),
  bid_cards: () => backIcon("bid"),
  tile_points: tileIcon,
};

/** By unit: before and after. @param {Context} context @param {Prospect} deal */
function changes({ say }, deal) {
  const units = UNITS.filter((unit) => unit in deal.changes);
  return html`<span class="unseen">${list(units.map((unit) => say(`change-${unit}`, { before: deal.changes[unit][0], after: deal.changes[unit][1] })))}</span>
    <span class="es-changes" aria-hidden="true">${units.map((unit) => html`<span>${PICTURES[unit]()}${deal.changes[unit].join(" → ")}</span>`)}</span>`;
}

/** @param {Context} context @param {string[]} names */
function areas({ say }, names) {
  return list(names.map((name) => say(`area-${name}`)));
}

/** @param {string} term @param {unknown} words @param {string} [look] */
function line(term, words, look = "") {
  return html`<div class=${look}><dt>${term}</dt><dd>${words}</dd></div>`;
}
