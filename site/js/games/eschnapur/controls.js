// @ts-check
/** The buttons of this moment, besides those of the desk. */

import { html, nothing } from "lit-html";
import { bidChips } from "./bids.js";
import { backIcon, footprintIcon } from "./cards.js";
import { draftOf } from "./draft.js";
import { BUYS, waysTo } from "./touch.js";
import { cardPart } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

/** What to do now, in a sentence. @param {Context} context */
export function prompt(context) {
  const { view, say, nameOf, selection } = context;
  const { sale, token } = view.board;
  const { phase } = view;
  if (phase === "give" || phase === "pick") return cardPrompt(context);
  if (phase === "reply") return say("prompt-reply", { name: nameOf(view.board.active) });
  if (phase === "main") return say(selection.place ? "prompt-place" : "prompt-main");
  if (phase === "offer") return say("prompt-offer", { name: nameOf(view.board.active), round: sale?.round ?? 1 });
  if (phase === "ready" || phase === "commit") return say(`prompt-${phase}`, { large: token?.large ?? 0 });
  return say(`prompt-${phase}`);
}

/** @param {Context} context */
function cardPrompt({ view, say, nameOf }) {
  const deal = view.board.sale?.deal;
  const other = deal?.buyer === view.mover ? view.board.active : (deal?.buyer ?? "");
  return say(`prompt-${view.phase}`, { name: nameOf(other) });
}

/** @param {Context} context */
export function controls(context) {
  return html`<div class="chips">${chips(context)}</div>`;
}

/** @param {Context} context */
function chips(context) {
  const { view } = context;
  switch (view.phase) {
    case "begin":
      return html`${strong(context, "begin_sale")}${purchases(context)}`;
    case "offer":
    case "sell":
    case "reply":
      return purchases(context);
    case "give":
    case "pick":
      return handing(context);
    case "after":
      return strong(context, "done");
    case "ready":
    case "commit":
      return html`${bidChips(context)}${purchases(context)}`;
    default:
      return html`${walking(context)}${purchases(context)}`;
  }
}

/** @param {Context} context @param {string} verb */
function strong({ say, chip, act }, verb) {
  return chip({ label: say(`do-${verb}`), run: () => act({ play: [verb] }), strong: true, id: verb });
}

/** What can be bought now, and why the rest cannot. @param {Context} context */
export function purchases(context) {
  const { offers, view, say, chip, act, selection } = context;
  const { prices } = view.board;
  const price = { buy_symbol: prices.symbol, buy_bid: prices.bid, buy_move: prices.move };
  const chips = Object.entries(BUYS).map(([place, verb]) => {
    const offer = offers.find((each) => each.verb === verb);
    const coins = offer?.cost.coins ?? price[/** @type {keyof typeof price} */ (verb)];
    const label = say(`do-${verb}`, { coins });
    const mark = PICTURES[/** @type {keyof typeof BUYS} */ (place)]();
    if (!offer)
      return view.phase === "main" || view.phase === "begin"
        ? chip({ label, mark, dim: true, run: () => act({ explain: verb }), id: verb })
        : nothing;
    const cost = say("cost-coins", { coins });
    const isChosen = selection.place === place;
    return chip({ label, mark, cost, run: () => act({ play: offer.actions }), strong: isChosen, id: verb });
  });
  return chips.every((each) => each === nothing)
    ? nothing
    : html`<span class="es-buys"><span class="es-for" aria-hidden="true">${say("buy")}</span>${chips}</span>`;
}

/** What stands on the button that buys at a place. */
const PICTURES = { "deck:symbols": () => backIcon("sym"), "deck:bids": () => backIcon("bid"), stock: footprintIcon };

/** Giving or picking the chosen card. @param {Context} context */
function handing(context) {
  const { view, say, chip, act } = context;
  const { card } = draftOf(context);
  const [kind, which] = card?.slice("card:".length).split(".") ?? [];
  const run = () => which && act({ play: [`${view.phase} ${kind} ${which}`] });
  const label = card && which ? say(`do-${view.phase}`, { card: cardPart(card) }) : say("do-choose-card");
  return chip({ label, run, off: !which, strong: true, id: "hand-over" });
}

/** What can be done at the chosen area. @param {Context} context */
function walking(context) {
  const { say, chip, act, selection, view } = context;
  const { walk, open } = waysTo(context, selection.place ?? `area:${view.seats[view.mover ?? ""]?.area}`);
  const isHere = !open?.cost.moves && !open?.cost.coins;
  const cost = (/** @type {Offer} */ { cost: { moves = 0, coins = 0 } }) =>
    moves || coins ? say("cost-walk", { moves, coins }) : "";
  return html`${open ? chip({ label: say(isHere ? "do-open_niche" : "do-walk-and-open"), cost: cost(open), run: () => act({ play: open.actions }), strong: true, id: "open_niche" }) : nothing}
    ${walk ? chip({ label: say("do-walk"), cost: cost(walk), run: () => act({ play: walk.actions }), strong: !open, id: "walk" }) : nothing}
    ${!open && (!selection.place || !walk) ? chip({ label: say("do-open_niche"), dim: true, run: () => act({ explain: "open_niche" }), id: "open_niche" }) : nothing}`;
}
