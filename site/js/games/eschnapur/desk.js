// @ts-check
/** The desk beside the temple: the sale, the bids, or what the turn is about. */

import { html, nothing } from "lit-html";
import { decision } from "./answers.js";
import { bidSheet } from "./bids.js";
import { bidCard, symbolCard } from "./cards.js";
import { draftOf } from "./draft.js";
import { ending } from "./ending.js";
import { exchange } from "./exchange.js";
import { outlook, tokensLeft } from "./outlook.js";
import { rows, saleHead, tileBacks, tiles } from "./sale.js";
import { tapCard } from "./touch.js";
import { trays } from "./trays.js";
import { cardWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function desk(context) {
  const { view } = context;
  const { sale } = view.board;
  if (view.mover === null) return ending(context);
  if (sale) return saleDesk(context, sale);
  if (view.phase === "ready" || view.phase === "commit") return html`${bidSheet(context)}${exchange(context)}`;
  const swap = exchange(context);
  return html`${outlook(context)}${swap === nothing ? tokensLeft(context) : swap}`;
}

/** @param {Context} context @param {import("./types.d.ts").Sale} sale */
function saleDesk(context, sale) {
  const { view, isMyTurn } = context;
  const { terms } = draftOf(context);
  const isTalk = isMyTurn && terms && ["offer", "sell", "reply"].includes(view.phase);
  return html`${saleHead(context, sale)}${sale.slots.length > 1 ? tiles(context, sale) : tileBacks()}
    <div class="es-desk-middle">${sale.slots.length > 1 ? rows(context, sale) : nothing}
      ${isTalk ? trays(context, terms) : nothing}
      ${isMyTurn && view.phase === "pick" ? fan(context) : nothing}</div>
    ${isMyTurn ? decision(context) : nothing}`;
}

/** The cards of the other side, of which one is to be picked. @param {Context} context */
function fan(context) {
  const { offers, say, facts, act } = context;
  const { card } = draftOf(context);
  return html`<section aria-label=${say("pick-title")}><h3>${say("pick-title")}</h3><ul class="es-pick">${offers
    .flatMap(({ refs }) => refs)
    .map((ref) => {
      const [kind, which] = ref.slice("card:".length).split(".");
      const face =
        kind === "bid"
          ? bidCard({ value: Number(which), coins: facts.bid_cards[which] })
          : symbolCard(/** @type {import("./types.d.ts").Colour} */ (which), say(`colour-${which}`));
      return html`<li><button type="button" id=${`pick-${kind}-${which}`} aria-pressed=${card === ref} @click=${() => act(tapCard(context, ref))}><span class="unseen">${cardWords(context, ref)}</span>${face}</button></li>`;
    })}</ul></section>`;
}
