// @ts-check
/**
 * The sealed bids, laid open: all cards turn together, then they line up from high to low; what cannot be paid is struck
 * out, the highest scores, the lowest takes the token, and the markers and the monk move; after the last bids the tokens are
 * counted. A click or any key shows the end of it at once, and a button holds every step.
 */

import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { attend, finish, step } from "./beats.js";
import { bidCard, cardBack, coinIcon, monkIcon, passCard, token } from "./cards.js";
import { counted, readEnd } from "./counted.js";
import { RAIL, WIDTH } from "./temple.js";
import { rail } from "./yard.js";

/** @typedef {import("./types.d.ts").Bid} Bid */
/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("./types.d.ts").Reveal} Reveal */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */

/** The bids that were just laid open; whatever is played next ends the show. @param {Reveal | null} shown @param {import("../../engine/protocol.d.ts").Moment<EschnapurView>} moment @returns {Reveal | null} */
export function follow(shown, { entries }) {
  const last = entries.at(-1);
  if (!last) return shown;
  return last.events.some(({ key }) => key === "bid_shown") ? read(last.events) : null;
}

/** Who held the monk before the last line of the log; null if nobody did. @param {Context} context */
function holderBefore({ log }) {
  const events = log.slice(0, -1).flatMap((entry) => entry.events);
  const last = events.findLast(({ key }) => key === "monk" || key === "monk_aside");
  return last?.params.seat ? String(last.params.seat) : null;
}

/** @param {GameEvent[]} events @returns {Reveal} */
function read(events) {
  const all = (/** @type {string} */ key) =>
    events.filter((event) => event.key === key).map(({ params }) => /** @type {any} */ (params));
  const of = (/** @type {string} */ key, /** @type {string} */ seat) => all(key).find((params) => params.seat === seat);
  const coins = (/** @type {any} */ things) => Number(things?.[0]?.amount ?? 0);
  const shown = all("bid_shown");
  const winner = all("bid_paid")[0]?.seat ?? all("scored")[0]?.seat;
  const lowest = all("token_taken")[0]?.seat;
  const bids = shown.map(({ seat, card }) => {
    const cancelled = of("bid_cancelled", seat);
    const scored = seat === winner ? of("scored", seat) : null;
    return {
      seat,
      value: card.value ?? null,
      fate: fateOf({ value: card.value, cancelled, isHighest: seat === winner, isLowest: seat === lowest }),
      short: cancelled ? { cost: coins(cancelled.cost), coins: Number(cancelled.coins) } : null,
      pay: coins(of("bid_paid", seat)?.pay),
      gain: coins(of("received", seat)?.gain),
      scored: scored ? { number: scored.number, doubled: scored.doubled, score: scored.score } : null,
    };
  });
  const moved = events.find(({ key }) => key === "monk" || key === "monk_aside");
  return {
    done: true,
    token: (all("token_taken")[0] ?? all("token_lost")[0]).token,
    bids: bids.toSorted((one, other) => (other.value ?? 0) - (one.value ?? 0)),
    order: shown.map(({ seat }) => seat),
    lost: all("token_lost").length > 0,
    monk: moved ? { to: moved.params.seat ? String(moved.params.seat) : null } : null,
    end: readEnd(events),
  };
}

/** @param {{value: unknown, cancelled: unknown, isHighest: boolean, isLowest: boolean}} card @returns {Bid["fate"]} */
function fateOf({ value, cancelled, isHighest, isLowest }) {
  if (value === undefined) return "passed";
  if (cancelled) return "cancelled";
  if (isHighest) return isLowest ? "both" : "highest";
  return isLowest ? "lowest" : "between";
}

/** @param {Context} context @param {Reveal} shown */
export function title({ say }, { token: { large } }) {
  return say("reveal-title", { large });
}

/** @param {Context} context @param {Reveal} shown */
export function draw(context, shown) {
  const { say, view, chip } = context;
  const { small, large } = shown.token;
  const showOf = (/** @type {Event} */ { currentTarget, target }) =>
    /** @type {Element} */ (/** @type {Element} */ (currentTarget ?? target).closest(".es-reveal"));
  const next = (/** @type {Event} */ event) => {
    event.stopPropagation();
    step(showOf(event));
  };
  return html`<div class="es-reveal" @click=${(/** @type {Event} */ event) => finish(showOf(event))} ${ref(attend)}>
    <div class="es-reveal-head">${token(`${small}/${large}`)}<p>${say("reveal-line", { large })}</p></div>
    <ol class="es-bids">${shown.bids.map((bid, at) => row(context, shown, bid, at))}</ol>
    ${shown.lost ? html`<p class="es-reveal-lost">${say("reveal-lost", { bids: shown.bids.filter(({ value }) => value !== null).length })}</p>` : nothing}
    <div class="es-reveal-foot"><svg class="board es-reveal-rail" viewBox="0 ${RAIL.y - 34} ${WIDTH} 56" aria-hidden="true">${svg`${rail(view, before(shown), shown.monk?.to ? holderBefore(context) : undefined)}`}</svg>
      ${shown.monk ? html`<p class="es-reveal-monk">${monkIcon()}<span>${shown.monk.to ? say("reveal-monk", { name: context.nameOf(shown.monk.to) }) : say("reveal-monk-aside")}</span></p>` : nothing}${chip({ label: say("reveal-steps"), run: next, look: "es-steps-door", id: "steps" })}</div>
    ${shown.end ? counted(context, shown.end) : nothing}
  </div>`;
}

/** The scores of those who scored as they were before. @param {Reveal} shown */
function before({ bids }) {
  return Object.fromEntries(
    bids.flatMap(({ seat, scored }) => (scored ? [[seat, scored.score - scored.number - scored.doubled]] : [])),
  );
}

/** One bid: at first face down, in the order of the seats. @param {Context} context @param {Reveal} shown @param {Bid} bid @param {number} at */
function row({ emblem, nameOf, say, facts }, { order, token: { small, large } }, bid, at) {
  const { seat, value, fate } = bid;
  const face = value === null ? passCard(facts.pass_coins) : bidCard({ value, coins: facts.bid_cards[value] });
  return html`<li class=${`es-bid-row es-fate-${fate}`} .style=${`--shift: ${order.indexOf(seat) - at}`}>
    <span class="es-bid-who">${emblem(seat)}<b>${nameOf(seat)}</b></span>
    <span class="es-flip"><span class="es-flip-back">${cardBack("bid")}</span><span class="es-flip-face">${face}${fate === "cancelled" ? strike() : nothing}</span></span>
    <span class="es-bid-fate"><b>${say(`reveal-${fate}`)}</b><span>${say(`reveal-${fate}-why`, { ...bid.short, pay: bid.pay, gain: bid.gain })}</span></span>
    <span class="es-bid-gains">${gains(bid, `${small}/${large}`)}</span></li>`;
}

/** What a bid brings, as pills. @param {Bid} bid @param {string} name of the token */
function gains({ fate, scored, gain }, name) {
  return html`${
    scored
      ? html`<span class="es-pill es-pill-points">+${scored.number}${scored.doubled ? html`<i>${monkIcon()}+${scored.doubled}</i>` : nothing}</span><span class="es-bid-score">→ ${scored.score}</span>`
      : nothing
  }${fate === "lowest" || fate === "both" ? html`<span class="es-pill es-pill-token">${token(name)}</span>` : nothing}${gain ? html`<span class="es-pill es-pill-coins">+${gain}${coinIcon()}</span>` : nothing}`;
}

/** The line through a cancelled card. */
function strike() {
  return html`<svg class="es-strike" viewBox="0 0 61 85" aria-hidden="true"><path d="M6 79L55 6"></path></svg>`;
}
