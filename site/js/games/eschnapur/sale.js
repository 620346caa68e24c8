// @ts-check
/** The sale: the two tiles, and all standing offers side by side. */

import { html, nothing } from "lit-html";
import { backIcon, coinIcon, footprintIcon, supplyTile, supplyTileBack } from "./cards.js";
import { actionOf, blankTerms, drafted, draftOf, fromTerms, withMore } from "./draft.js";
import { thingChips } from "./things.js";
import { tileWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Sale} Sale */
/** @typedef {import("./types.d.ts").Terms} Terms */

/** Reasons of computer players that belong to a negotiation. */
const SAYINGS = new Set([
  "outbids",
  "starts_low",
  "can_bear",
  "offer_leads",
  "no_offer",
  "another_round",
  "reject",
  "accept",
  "agree",
  "refuse",
]);

/** The heading: who sells, which round it is, and what a seller who is not at this screen says. @param {Context} context @param {Sale} sale */
export function saleHead(context, { round, rounds }) {
  const { view, say, nameOf, emblem } = context;
  return html`<header class="es-desk-head">${emblem(view.board.active)}<h2>${say("sale-title", { name: nameOf(view.board.active) })}</h2>${worthChip(context)}
    <span class="es-rounds" role="img" aria-label=${say("sale-round", { round, rounds })}>${Array.from({ length: rounds }, (_, at) => html`<i class=${at < round ? "es-dot es-dot-on" : "es-dot"}></i>`)}</span></header>
    ${isSeller(context) ? nothing : html`<p class="es-saying">${saying(context, view.board.active)}</p>`}`;
}

/** Saying what offers are worth, if asked. @param {Context} context */
function worthChip(context) {
  const { view, isMyTurn, say, chip, act } = context;
  if (!isMyTurn || view.viewer === "public" || !["offer", "sell", "reply"].includes(view.phase)) return nothing;
  const { worth: on } = draftOf(context);
  return chip({ label: say("do-worth"), run: () => act(drafted(context, { worth: !on })), on, id: "worth" });
}

/** Two tiles face down, until both are known. */
export function tileBacks() {
  return html`<ol class="es-slots" aria-hidden="true">${[1, 2].map(() => html`<li><div class="es-slot">${supplyTileBack()}</div></li>`)}</ol>`;
}

/** The two tiles; while terms are composed, a tap chooses the one they are about. @param {Context} context @param {Sale} sale */
export function tiles(context, { slots, offers }) {
  const { say, act } = context;
  const { terms } = draftOf(context);
  return html`<ol class="es-slots">${slots.map((tile, at) => {
    const slot = at + 1;
    const count = Object.values(offers).filter((each) => each.slot === slot).length;
    const label = say("slot-label", { slot });
    return html`<li><div class="es-slot"><span class="unseen">${label}: </span><span class="es-turns">${supplyTile(tile)}</span><span class="es-slot-number" aria-hidden="true">${slot}</span>
      <span class="es-slot-words">${tileWords(context, tile)}<small>${say("slot-offers", { count })}</small></span></div>${
        terms
          ? html`<button type="button" class="es-slot-choice" id="slot-${slot}" aria-label=${label} aria-pressed=${terms.slot === slot} @click=${() => act(drafted(context, { terms: { ...terms, slot } }))}></button>`
          : nothing
      }</li>`;
  })}</ol>`;
}

/** One row per opponent of the seller, in the order of the seats; whoever looks comes last. @param {Context} context @param {Sale} sale */
export function rows(context, sale) {
  const { view, say } = context;
  const seats = Object.keys(view.seats);
  const after = seats.indexOf(view.viewer) + 1;
  // Whoever is about to make or change an offer has it in the trays, which take the place of the last row.
  const isComposed = context.isMyTurn && view.phase === "offer";
  const opponents = [...seats.slice(after), ...seats.slice(0, after)].filter(
    (seat) => seat !== view.board.active && !(isComposed && seat === view.viewer),
  );
  const isQuiet = !Object.keys(sale.offers).length && !sale.counter;
  const look = [
    "es-offers",
    isSeller(context) && "es-offers-own",
    seats.length > 3 && "es-offers-many",
    seats.length === 4 && "es-offers-four",
  ];
  return html`<ul class=${look.filter(Boolean).join(" ")} tabindex="0" aria-label=${say("offers-label")}>${opponents.map((seat) => row(context, sale, seat))}</ul>
    ${isQuiet && view.phase === "sell" && context.isMyTurn ? html`<p class="small">${say("offers-none")}</p>` : nothing}`;
}

/** What the seller and an opponent say to each other; while the seller composes terms, nothing else is answered. @param {Context} context @param {Sale} sale @param {string} seat */
function row(context, sale, seat) {
  const { view, say, nameOf, emblem } = context;
  const standing = sale.offers[seat];
  const { deal, terms } = draftOf(context);
  const isAsked = Boolean(sale.counter) && view.mover === seat;
  const speaks = view.mover === seat && (view.phase === "offer" || view.phase === "reply");
  const isChosen = deal === seat || terms?.to === seat;
  const look = ["es-offer", speaks && "es-offer-speaks", isChosen && "es-offer-chosen"].filter(Boolean).join(" ");
  return html`<li class=${look} data-offer=${seat}>
    <div class="es-offer-head">${emblem(seat)}<b>${nameOf(seat)}</b>${
      standing
        ? termsOf(context, standing)
        : html`<span class="es-offer-none">${say(speaks && view.phase === "offer" ? "offer-thinks" : "offer-none")}</span>`
    }${isAsked ? nothing : html`<span class="es-saying">${saying(context, seat)}</span>`}</div>
    ${isAsked && sale.counter ? proposal(context, sale.counter, seat) : nothing}
    ${view.mover === view.board.active && context.isMyTurn && !terms ? answers(context, sale, seat) : nothing}
  </li>`;
}

/** Terms as small pictures and words. @param {Context} context @param {Terms} terms */
function termsOf(context, { slot, gives, asks }) {
  const { say } = context;
  return html`<span class="es-terms"><span class="es-slot-number" role="img" aria-label=${say("slot-label", { slot })}>${slot}</span>
    <span class="unseen">${say("terms-for")}</span>${thingChips(context, gives)}
    ${asks.length ? html`<span class="es-wants" title=${say("terms-asks")} aria-hidden="true">⇄</span><span class="unseen">${say("terms-asks")}</span>${thingChips(context, asks)}` : nothing}</span>`;
}

/** What the seller proposes to an opponent. @param {Context} context @param {Terms} counter @param {string} seat */
function proposal(context, counter, seat) {
  const { say, view, nameOf, emblem } = context;
  return html`<p class="es-proposal">${emblem(view.board.active)}<b class="unseen">${say("proposal", { seller: nameOf(view.board.active), name: nameOf(seat) })}</b>${termsOf(context, counter)}</p>`;
}

/** What a computer player gives as its reason, if it has spoken in this sale. @param {Context} context @param {string} seat */
function saying({ log, thoughts, reason }, seat) {
  const begun = log.findLast(({ events }) => events.some(({ key }) => key === "sale"))?.step ?? 0;
  const last = thoughts.findLast((thought) => thought.seat === seat && thought.step >= begun);
  const told = last?.reasons.find(({ key }) => SAYINGS.has(key));
  return told ? reason(told) : nothing;
}

/** Whether somebody at this screen sells, so that every row needs room for answers. @param {Context} context */
function isSeller({ view, covered }) {
  const { active } = view.board;
  return covered ? covered.people.includes(active) : view.viewer === active;
}

/** What the seller can do about an offer. @param {Context} context @param {Sale} sale @param {string} seat */
function answers(context, sale, seat) {
  const { offers, say, chip, act, view } = context;
  const draft = draftOf(context);
  const standing = sale.offers[seat];
  const accept = offers.find(({ verb, refs }) => verb === "accept" && refs.includes(`seat:${seat}`));
  const isAsked = sale.countered.includes(seat);
  const canCompose = offers.some(({ verb, refs }) => verb === "compose" && refs.includes(`seat:${seat}`));
  const change = () =>
    act(
      drafted(context, { terms: standing ? fromTerms(standing, seat) : blankTerms(1, seat), deal: null, open: null }),
    );
  const isDeal = draft.deal === seat;
  return html`<div class="chips es-answers">
    ${standing ? acceptChip(context, seat, accept, isDeal) : nothing}
    ${isAsked ? html`<span class="es-asked">${say("offer-asked")}</span>` : nothing}
    ${canCompose ? chip({ label: say(standing ? "do-change" : "do-propose"), run: change, id: `change-${seat}` }) : nothing}
    ${standing && canCompose ? more(context, standing, seat) : nothing}
    ${draft.worth && accept && view.viewer !== "public" ? worth(context, accept.actions[0]) : nothing}
  </div>`;
}

/** @param {Context} context @param {string} seat @param {import("../../engine/view.d.ts").Offer | undefined} accept @param {boolean} isDeal */
function acceptChip(context, seat, accept, isDeal) {
  const { say, chip, act, covered, view } = context;
  const id = `accept-${seat}`;
  if (accept) {
    const run = () => act(isDeal ? { play: accept.actions } : drafted(context, { deal: seat, terms: null }));
    return chip({
      label: say("do-accept"),
      run,
      on: isDeal,
      id,
    });
  }
  if (covered && view.viewer === "public")
    return chip({ label: say("do-look-and-decide"), run: () => act({ hand: "show" }), id });
  return chip({ label: say("do-accept"), dim: true, run: () => act({ explain: `accept ${seat}` }), id });
}

/** By what is asked for: what stands on the button. */
const MORE = {
  coins: () => html`+1${coinIcon()}`,
  moves: () => html`+1${footprintIcon()}`,
  sym: () => html`+${backIcon("sym")}`,
  bid: () => html`+${backIcon("bid")}`,
};

/** One click for a little more: a proposal that differs from the offer in one thing. @param {Context} context @param {Terms} standing @param {string} seat */
function more(context, standing, seat) {
  const { say, chip, act, prospect } = context;
  const terms = fromTerms(standing, seat);
  return html`<span class="es-more" role="group" aria-label=${say("more-label")}>${
    /** @type {const} */ (["coins", "moves", "sym", "bid"]).map((what) => {
      const action = actionOf(withMore(terms, what));
      return chip({
        label: say(`more-${what}`),
        mark: MORE[what](),
        run: () => action && act({ play: [action] }),
        off: !action || Boolean(prospect(action)?.refusal),
        id: `more-${what}-${seat}`,
      });
    })
  }</span>`;
}

/** What an action is worth to the mover. @param {Context} context @param {string} action */
export function worth({ worth: ask, say }, action) {
  const points = ask(action);
  return points === null ? nothing : html`<span class="es-worth">${say("worth", { points })}</span>`;
}
