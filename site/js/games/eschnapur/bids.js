// @ts-check
/** Before the reveal: one sheet to buy and to lay a card face down. */

import { html, nothing } from "lit-html";
import { cardBack, token } from "./cards.js";
import { drafted, draftOf } from "./draft.js";
import { TABLE } from "./drag.js";
import { bidding } from "./promises.js";
import { cardPart, cardWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** What is bid for, who has laid a card, and what the chosen card would do. @param {Context} context */
export function bidSheet(context) {
  const { view, say, nameOf } = context;
  const { token: lies } = view.board;
  if (!lies) return nothing;
  return html`<div class="es-bid-sheet" data-drop=${TABLE}><header class="es-desk-head"><h2>${say("bids-title", { large: lies.large })}</h2></header>
    ${view.board.opened === view.board.to_open ? html`<p class="es-last" role="status">${say("bids-last")}</p>` : nothing}
    <div class="es-bid-token">${token(lies.token)}<p>${say("bids-line", { large: lies.large, pass: context.facts.pass_coins })}
      ${view.board.monk ? html`<br>${say("bids-monk", { name: nameOf(view.board.monk), large: lies.large })}` : nothing}</p></div>
    ${laid(context)}
    ${context.isMyTurn ? prospects(context) : nothing}</div>`;
}

/** Whose card lies on the table. @param {Context} context */
function laid({ view, say, nameOf, emblem }) {
  return html`<ul class="es-laid" aria-label=${say("laid-label")}>${Object.entries(view.seats).map(
    ([seat, { committed }]) =>
      html`<li class=${committed ? "es-laid-card" : ""}>${emblem(seat)}${committed ? html`${cardBack("bid")}<small>${say("laid-yes", { name: nameOf(seat) })}</small>` : html`<span class="es-laid-none"></span><small>${say("laid-no", { name: nameOf(seat) })}</small>`}</li>`,
  )}</ul>`;
}

/** What every card would do, the chosen one first of all. @param {Context} context */
function prospects(context) {
  const { view, say } = context;
  const { bidding: bids } = view.board;
  const own = view.seats[view.viewer];
  if (!bids || !own) return nothing;
  const { card } = draftOf(context);
  const lines = card === "card:pass" ? [say("bid-pass", { coins: bids.pass })] : cardLines(context, card);
  return html`<div class="es-bid-prospect" aria-live="polite">${
    card
      ? html`<h3>${cardWords(context, card)}</h3>${lines.map((line) => html`<p>${line}</p>`)}`
      : html`<p>${say("bid-choose")}</p>`
  }</div>`;
}

/** @param {Context} context @param {string | null} ref @returns {string[]} */
function cardLines({ view, say }, ref) {
  const { bidding: bids } = view.board;
  const card = bids?.cards.find(({ value }) => ref === `card:bid.${value}`);
  if (!bids || !card) return [];
  const has = view.seats[view.viewer].coins;
  return [
    card.payable
      ? say("bid-highest", { coins: card.coins, has, points: bids.points })
      : say("bid-unpayable", { coins: card.coins, has }),
    say("bid-lowest", { coins: card.coins }),
    say("bid-between"),
  ];
}

/** The buttons: buy, and lay the chosen card now or as soon as it is due. @param {Context} context */
export function bidChips(context) {
  const { view, say, chip, act, offers } = context;
  const { card } = draftOf(context);
  const lay = card ? layAction(card) : null;
  const isReady = view.phase === "ready";
  const run = () => lay && act(isReady ? { play: ["ready"], promise: bidding(view, lay) } : { play: [lay] });
  const label = card ? say(isReady ? "do-ready-and-lay" : "do-lay", { card: cardPart(card) }) : say("do-lay-none");
  const pass = () => act(drafted(context, { card: "card:pass" }));
  const look = () => act({ hand: "show" });
  return html`${view.viewer === "public" ? chip({ label: say("do-look-and-bid"), run: look, strong: true, id: "look" }) : chip({ label, run, off: !lay, strong: true, id: "lay" })}
    ${view.viewer !== "public" && card !== "card:pass" ? chip({ label: say("do-pass"), run: pass, id: "pass" }) : nothing}
    ${isReady && offers.some(({ verb }) => verb === "ready") ? chip({ label: say("do-ready"), run: () => act({ play: ["ready"] }), id: "ready" }) : nothing}`;
}

/** @param {string} ref */
function layAction(ref) {
  return ref === "card:pass" ? "play_pass" : `play ${ref.split(".")[1]}`;
}
