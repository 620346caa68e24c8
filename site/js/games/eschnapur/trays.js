// @ts-check
/** The terms at hand: two trays, what is in them and how, and one button that sends them. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { backIcon, symbolIcon } from "./cards.js";
import { blankTerms, drafted, draftOf, fromTerms, MODES, otherSide, ownSide, withAmount, withCards } from "./draft.js";
import { inTray, trayPlace } from "./drag.js";
import { thingIcon } from "./things.js";
import { cardThing, thingWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Draft} Draft */
/** @typedef {NonNullable<Draft["terms"]>} Composed */
/** @typedef {"give" | "ask"} Side */

/** @param {Context} context @param {Composed} terms */
export function trays(context, terms) {
  const { view, say, nameOf } = context;
  const own = ownSide(view);
  const title = terms.to
    ? say("terms-to", { name: nameOf(terms.to), slot: terms.slot })
    : say("terms-title", { slot: terms.slot });
  return html`<section class="es-trays" aria-label=${title} ${ref(bringIntoSight)}><header><h3>${title}</h3>${reset(context, terms)}</header>
    <div class="es-tray-pair">${tray(context, terms, own)}${tray(context, terms, otherSide(own))}</div>
    ${modes(context, terms)}</section>`;
}

/** Back to what stood before. @param {Context} context @param {Composed} terms */
function reset(context, terms) {
  const { view, say, chip, act } = context;
  const { sale } = view.board;
  const standing = view.phase === "reply" ? sale?.counter : sale?.offers[terms.to ?? view.mover ?? ""];
  const before = standing ? fromTerms(standing, terms.to) : blankTerms(terms.slot, terms.to);
  const isChanged = JSON.stringify(before) !== JSON.stringify(terms);
  const run = () => act(drafted(context, { terms: before, open: null }));
  const label = say(standing ? "do-back-to-offer" : "do-empty-trays");
  return chip({ label, mark: "↺", run, off: !isChanged, id: "reset" });
}

/** Who hands over what lies in a tray. @param {Context} context @param {Composed} terms @param {Side} side */
function giverOf({ view }, terms, side) {
  return side === "ask" ? view.board.active : (terms.to ?? view.mover ?? "");
}

/** @param {Context} context @param {Composed} terms @param {Side} side */
function tray(context, terms, side) {
  const { view, say, nameOf, act } = context;
  const giver = giverOf(context, terms, side);
  const seat = view.seats[giver];
  const isOwn = side === ownSide(view);
  const { cards } = terms[side];
  const count = (/** @type {string} */ kind) => cards.filter((card) => card.kind === kind).length;
  const add = (/** @type {"sym" | "bid"} */ kind) =>
    act(
      drafted(context, {
        terms: withCards(terms, side, [...cards, { kind, which: "any" }]),
        open: { side, at: cards.length },
      }),
    );
  const adder = (/** @type {"sym" | "bid"} */ kind, /** @type {number} */ most) =>
    context.chip({
      label: say(`add-${kind}`, { count: most - count(kind) }),
      mark: html`${backIcon(kind)}<small data-left=${most - count(kind)}></small>`,
      run: () => add(kind),
      off: count(kind) >= most,
      id: `add-${side}-${kind}`,
    });
  return html`<div class=${isOwn ? "es-tray es-tray-own" : "es-tray"} data-drop=${trayPlace(side)} role="group" aria-label=${say(isOwn ? "tray-own" : "tray-other", { name: nameOf(giver) })}>
    <h4>${say(isOwn ? "tray-own" : "tray-other", { name: nameOf(giver) })}</h4>
    ${stepper(context, terms, side, "coins", seat.coins)}${stepper(context, terms, side, "moves", seat.moves)}
    <div class="chips">${adder("sym", seat.symbol_cards)}${adder("bid", seat.bid_cards)}</div>
    <div class="es-tray-room">${cards.length ? html`<ul class="es-tray-cards">${cards.map((_, at) => html`<li ${ref(bringIntoSight)}>${cardChip(context, terms, side, at)}</li>`)}</ul>` : nothing}</div></div>`;
}

/** @param {Context} context @param {Composed} terms @param {Side} side @param {"coins" | "moves"} good @param {number} most */
function stepper(context, terms, side, good, most) {
  const { say, chip, act } = context;
  const amount = terms[side][good];
  // Read at each press: the page may not have been drawn since the last one.
  const step = (/** @type {number} */ by) => {
    const now = draftOf(context).terms ?? terms;
    const next = Math.min(Math.max(now[side][good] + by, 0), most);
    act(drafted(context, { terms: withAmount(now, side, good, next), open: null }));
  };
  return html`<div class="es-stepper" role="group" aria-label=${say(`stepper-${good}`)}>
    <span class="es-stepper-icon">${thingIcon({ good: good === "coins" ? "coins" : "movement_tiles", amount: 1 })}</span>
    ${chip({ label: say(`less-${good}`), mark: "−", run: () => step(-1), off: !amount, id: `less-${side}-${good}` })}
    <span class="es-amount"><output>${amount}</output><small>${say("stepper-of", { most })}</small></span>
    ${chip({ label: say(`more-of-${good}`), mark: "+", run: () => step(1), off: amount >= most, id: `more-${side}-${good}` })}</div>`;
}

/** @param {Context} context @param {Composed} terms @param {Side} side @param {number} at */
function cardChip(context, terms, side, at) {
  const { say, act } = context;
  const card = terms[side].cards[at];
  const thing = cardThing(card);
  const open = draftOf(context).open;
  const isOpen = open?.side === side && open.at === at;
  const words = thingWords(context, thing);
  const short = MODES.includes(card.which) ? modeWords(context, terms, side, card.which) : null;
  // Delete takes it out, M goes to the next way of choosing it.
  const next = MODES[(MODES.indexOf(card.which) + 1) % MODES.length];
  const turn = () =>
    act(
      drafted(context, {
        terms: withCards(terms, side, terms[side].cards.with(at, { ...card, which: next })),
        open: { side, at },
      }),
    );
  const remove = () =>
    act(drafted(context, { terms: withCards(terms, side, terms[side].cards.toSpliced(at, 1)), open: null }));
  return html`<button type="button" class="es-card-chip" id="card-${side}-${at}" data-drag=${inTray(side, at)} aria-expanded=${isOpen} @click=${() => act(drafted(context, { open: isOpen ? null : { side, at } }))} @keydown=${(/** @type {KeyboardEvent} */ { key }) => (key === "Delete" ? remove() : key.toLowerCase() === "m" && turn())}>${thingIcon(thing)}<span class=${short ? "unseen" : ""}>${words}</span>${short ? html`<span aria-hidden="true">${short}</span>` : nothing}</button>
    <button type="button" class="es-remove" id="remove-${side}-${at}" aria-label=${say("tray-remove", { words })} @click=${remove}>×</button>`;
}

/** How a card that is not named is chosen, in short. @param {Context} context @param {Composed} terms @param {Side} side @param {string} mode */
function modeWords(context, terms, side, mode) {
  const isOwn = side === ownSide(context.view);
  const name = context.nameOf(giverOf(context, terms, isOwn ? otherSide(side) : side));
  return context.say(`mode-${mode}-${isOwn ? "own" : "other"}`, { name });
}

/** How the chosen card is determined: a toggle with a line of explanation. @param {Context} context @param {Composed} terms */
function modes(context, terms) {
  const { say, act, chip, view } = context;
  const { open } = draftOf(context);
  const card = open ? terms[open.side].cards[open.at] : undefined;
  if (!open || !card) return nothing;
  const isOwn = open.side === ownSide(view);
  const other = context.nameOf(giverOf(context, terms, isOwn ? otherSide(open.side) : open.side));
  const set = (/** @type {string} */ which) =>
    act(
      drafted(context, {
        terms: withCards(terms, open.side, terms[open.side].cards.with(open.at, { ...card, which })),
        open,
      }),
    );
  const now = MODES.includes(card.which) ? card.which : "named";
  const side = isOwn ? "own" : "other";
  return html`<div class="es-modes" role="group" aria-label=${say("modes-label")} ${ref(bringIntoSight)}>
    <div class="chips">${MODES.map((mode) => chip({ label: modeWords(context, terms, open.side, mode), run: () => set(mode), on: now === mode, id: `mode-${mode}` }))}</div>
    ${named(context, card, isOwn, set)}
    <p class="small">${say(`mode-${now}-${side}-why`, { name: other })}</p></div>`;
}

/** Whatever scrolls, what has just come is in sight. @param {Element | undefined} panel */
function bringIntoSight(panel) {
  // It is only about to be put on the page.
  if (panel) requestAnimationFrame(() => panel.scrollIntoView({ block: "nearest" }));
}

/** The choice of a certain card: of one's own hand, or any that the other side may hold. @param {Context} context @param {import("./types.d.ts").Card} card @param {boolean} isOwn @param {(which: string) => void} set */
function named(context, card, isOwn, set) {
  const { say, view, facts, act, chip } = context;
  const hand = view.seats[view.mover ?? ""]?.hand;
  if (isOwn && !hand)
    return html`<div class="chips">${chip({ label: say("mode-named-covered"), run: () => act({ hand: "show" }), id: "mode-named" })}</div>`;
  if (card.kind === "sym") {
    const colours = isOwn ? [...new Set(hand?.symbols)] : Object.keys(facts.colours);
    return html`<div class="chips" role="group" aria-label=${say("mode-named")}>${colours.map((colour) => chip({ label: html`${symbolIcon(/** @type {import("./types.d.ts").Colour} */ (colour))} ${say(`colour-${colour}`)}`, run: () => set(colour), on: card.which === colour, id: `name-${colour}` }))}</div>`;
  }
  const values = isOwn ? (hand?.bids.map(({ value }) => String(value)) ?? []) : Object.keys(facts.bid_cards);
  return html`<label class="es-name-bid">${say("mode-named")} <select id="name-bid" @change=${(/** @type {any} */ event) => event.target.value && set(event.target.value)}>
    <option value="">–</option>${values.map((value) => html`<option value=${value} ?selected=${card.which === value}>${value}</option>`)}</select></label>`;
}
