// @ts-check
/** The foot of the desk during a sale: the decision itself, always in sight. */

import { html, nothing } from "lit-html";
import { actionOf, drafted, draftOf, fromTerms } from "./draft.js";
import { stayingOut } from "./promises.js";
import { dealLines } from "./prospect.js";
import { worth } from "./sale.js";
import { thingsPart, trayThings } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {NonNullable<import("./types.d.ts").Draft["terms"]>} Composed */

/** @param {Context} context */
export function decision(context) {
  const { view } = context;
  const { terms } = draftOf(context);
  const sent = terms ? html`${send(context, terms)}${cancel(context)}` : nothing;
  if (view.phase === "offer") return bar(context, html`${sent}${silence(context)}`);
  if (view.phase === "sell") return bar(context, terms ? sent : selling(context));
  if (view.phase === "reply") return bar(context, terms ? sent : replying(context));
  return nothing;
}

/** What is about to be decided, in words, and its buttons. @param {Context} context @param {unknown} chips */
function bar(context, chips) {
  return html`<div class=${`es-decide es-decide-${context.view.phase}`}><div class="es-decide-words" tabindex="0">${outlook(context)}${worthHere(context)}</div><div class="chips">${chips}</div></div>`;
}

/** What the decision at hand is worth, if that was asked for. @param {Context} context */
function worthHere(context) {
  const { view, offers, prospect } = context;
  const { terms, worth: isAsked } = draftOf(context);
  if (!isAsked || view.viewer === "public") return nothing;
  const has = (/** @type {string} */ verb) => offers.some((offer) => offer.verb === verb);
  const action = terms ? actionOf(terms) : view.phase === "sell" ? "reject_all" : has("agree") ? "agree" : null;
  return action && !(terms && prospect(action)?.refusal) ? html`<p>${worth(context, action)}</p>` : nothing;
}

/** What the deal in question would mean: the terms at hand, the offer about to be accepted, or the seller's proposal. @param {Context} context */
function outlook(context) {
  const { view, say, offers } = context;
  const { terms, deal } = draftOf(context);
  if (terms) {
    const action = actionOf(terms);
    return action ? dealLines(context, action, true) : html`<p class="small">${say("tray-empty")}</p>`;
  }
  if (view.phase === "reply") return dealLines(context, "agree");
  const accept = offers.find(({ verb, refs }) => verb === "accept" && refs.includes(`seat:${deal}`));
  return accept ? dealLines(context, accept.actions[0]) : nothing;
}

/** Buttons of an opponent who is to make an offer, besides sending terms. @param {Context} context */
function silence(context) {
  const { view, offers, say, chip, act } = context;
  const has = (/** @type {string} */ verb) => offers.some((offer) => offer.verb === verb);
  const isStanding = has("withdraw");
  return html`${chip({ label: say(isStanding ? "do-let-stand" : "do-no-offer"), run: () => act({ play: ["keep"] }), id: "keep" })}
    ${isStanding ? chip({ label: say("do-withdraw"), run: () => act({ play: ["withdraw"] }), id: "withdraw" }) : nothing}
    ${has("keep") && !isStanding && (view.board.sale?.round ?? 1) < (view.board.sale?.rounds ?? 1) ? chip({ label: say("do-stay-out"), run: () => act({ play: ["keep"], promise: stayingOut(view) }), id: "stay-out" }) : nothing}`;
}

/** What the seller can do besides answering an offer. @param {Context} context */
function selling(context) {
  const { view, say, chip, act, offers, facts } = context;
  const has = (/** @type {string} */ verb) => offers.some((offer) => offer.verb === verb);
  const standing = Object.keys(view.board.sale?.offers ?? {}).length;
  const isAsked = draftOf(context).deal === "nobody";
  const sell = () =>
    act(standing && !isAsked ? drafted(context, { deal: "nobody", terms: null }) : { play: ["reject_all"] });
  return html`${acceptance(context)}${
    has("next_round")
      ? chip({ label: say("do-next_round"), run: () => act({ play: ["next_round"] }), id: "next_round" })
      : chip({ label: say("do-next_round"), dim: true, run: () => act({ explain: "next_round" }), id: "next_round" })
  }${chip({ label: say(isAsked ? "do-reject_all-sure" : "do-reject_all"), cost: say("gain-coins", { coins: facts.refusal_coins }), run: sell, strong: isAsked, id: "reject_all" })}`;
}

/** The strong button for the offer that is about to be accepted. @param {Context} context */
function acceptance(context) {
  const { offers, say, chip, act, nameOf } = context;
  const { deal } = draftOf(context);
  const accept = offers.find(({ verb, refs }) => verb === "accept" && refs.includes(`seat:${deal}`));
  if (!accept || !deal) return nothing;
  const label = say("do-accept-now", { name: nameOf(deal) });
  return chip({ label, run: () => act({ play: accept.actions }), strong: true, look: "es-wide", id: "accept-now" });
}

/** The answer to the seller's proposal. @param {Context} context */
function replying(context) {
  const { view, say, chip, act, offers, covered } = context;
  const counter = view.board.sale?.counter;
  const standing = view.board.sale?.offers[view.mover ?? ""];
  const canAgree = offers.some(({ verb }) => verb === "agree");
  const isLooking = covered && view.viewer === "public" && !canAgree;
  const change = () => counter && act(drafted(context, { terms: fromTerms(counter, null), open: null }));
  return html`${
    isLooking
      ? chip({ label: say("do-look-and-decide"), run: () => act({ hand: "show" }), strong: true, id: "agree" })
      : canAgree
        ? chip({ label: say("do-agree"), run: () => act({ play: ["agree"] }), strong: true, id: "agree" })
        : chip({ label: say("do-agree"), dim: true, run: () => act({ explain: "agree" }), id: "agree" })
  }${chip({ label: say("do-refuse"), run: () => act({ play: ["refuse"] }), id: "refuse" })}
  ${chip({ label: say("do-change"), run: change, on: Boolean(draftOf(context).terms), id: "change" })}
  ${standing ? chip({ label: say("do-withdraw"), run: () => act({ play: ["withdraw"] }), id: "withdraw" }) : nothing}`;
}

/** The one strong button: it says what it does. @param {Context} context @param {Composed} terms */
function send(context, terms) {
  const { say, chip, act, prospect, nameOf } = context;
  const action = actionOf(terms);
  const params = {
    give: thingsPart(trayThings(terms.give)),
    ask: thingsPart(trayThings(terms.ask)),
    asks: trayThings(terms.ask).length ? "yes" : "no",
    slot: terms.slot,
    name: terms.to ? nameOf(terms.to) : "",
  };
  const label = say(terms.to ? "do-send-counter" : "do-send-offer", params);
  if (!action)
    return chip({ label: say("do-send-empty"), run: () => {}, off: true, strong: true, look: "es-wide", id: "send" });
  const refusal = prospect(action)?.refusal;
  if (refusal) return chip({ label, dim: true, run: () => act({ explain: action }), look: "es-wide", id: "send" });
  return chip({ label, run: () => act({ play: [action] }), strong: true, look: "es-wide", id: "send" });
}

/** Out of the trays, for those who need not compose anything. @param {Context} context */
function cancel(context) {
  const { view, say, chip, act } = context;
  const close = () => act(drafted(context, { terms: null, open: null }));
  return view.phase === "offer" ? nothing : chip({ label: say("do-close-trays"), run: close, id: "close-trays" });
}
