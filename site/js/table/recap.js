// @ts-check
/** What the others did: briefly beside the turn, and step by step in a dialog. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { isFreshTurn, turnsOfOthers } from "../session/turns.js";
import { emblem } from "../ui/emblem.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../engine/protocol.d.ts").Reason} Reason */
/** @typedef {import("../session/turns.js").Turn} Turn */

/** How many reasons for a turn are shown beside the board; the dialog has all of them. */
const SHORT = 2;

/**
 * What the computer players were up to since the last turn of the person at the screen, until that person acts: a strip to fold.
 * @param {Table} table
 * @param {(entries: import("../engine/protocol.d.ts").Entry[]) => void} again shows them on the board once more
 */
export function recapInShort(table, again) {
  const { state } = table.session;
  if (isSecret(table) || isSaid(state) || state.hint || state.moment?.view.mover === null || !isFreshTurn(state))
    return nothing;
  const all = turnsOfOthers(state);
  const turns = all.filter(({ reasons }) => reasons.length);
  if (!turns.length) return nothing;
  const { nameOf } = table.words();
  return html`<section class="others" aria-label=${say("recap-title")}><div class="others-head">
    <button type="button" class="others-fold" id="${table.prefix}fold-others" aria-expanded=${String(!table.quiet)} @click=${() => fold(table)}>${say("recap-title")}</button>
    ${table.chip({ label: say("do-show-again"), mark: "▶", run: () => again(all.flatMap(({ entries }) => entries)), id: "show-again" })}</div>
    ${
      table.quiet
        ? nothing
        : keyed(
            turns.map(({ seat, reasons }) => [seat, ...reasons.map(({ key }) => key)]).join(), // other reasons are another list, not one whose lines move
            html`<ul class="reasons" aria-label=${say("reasons-label")}>${turns.map(
              ({ seat, reasons }) =>
                html`<li>${emblem(seat)}<span><b class="reasons-name">${say("who-says", { name: nameOf(seat) })}</b> ${why(table, reasons.slice(0, SHORT))}</span></li>`,
            )}</ul>`,
          )
    }</section>`;
}

/** Fold away what the others did, here and on the board, or show it again. @param {Table} table */
function fold(table) {
  table.quiet = !table.quiet;
  table.host.redraw();
}

/** What a computer player had in mind when it did what led to a past moment, and what a bot from the Lab printed. @param {Table} table @param {number} step */
export function thoughtHere(table, step) {
  const { saved, hides, moment } = table.session.state;
  const found = saved?.why?.find((each) => each.step < step && step <= (each.until ?? each.step));
  if (!found || isSecret(table)) return nothing;
  const printed = hides && moment?.view.mover !== null ? "" : found.printed; // it may give away a hand
  if (!found.reasons.length && !printed) return nothing;
  const { nameOf } = table.words();
  return html`<ul class="reasons" aria-label=${say("reasons-label")}><li>${emblem(found.seat)}<span><b class="reasons-name">${say("who-says", { name: nameOf(found.seat) })}</b> ${why(table, found.reasons)}${printed ? html`<samp class="printed">${printed}</samp>` : nothing}</span></li></ul>`;
}

/** Whether the game itself says beside the board why the others acted. @param {import("../session/types.d.ts").SessionState} state */
function isSaid({ game, moment }) {
  return Boolean(game && moment && game.table.speaks?.(moment.view));
}

/** The button that opens the whole recap, if there is one. @param {Table} table */
export function recapDoor({ session, chip, host }) {
  if (!turnsOfOthers(session.state).length) return nothing;
  return chip({ label: say("do-recap"), run: () => host.open("recap"), id: "recap" });
}

/**
 * The whole recap.
 * @param {Table} table
 * @param {(step: number) => void} lookAt
 */
export function recap(table, lookAt) {
  return html`<ol class="recap">${turnsOfOthers(table.session.state).map((turn) => turnOf(table, turn, lookAt))}</ol>`;
}

/** @param {Table} table @param {Turn} turn @param {(step: number) => void} lookAt */
function turnOf(table, { seat, entries, reasons }, lookAt) {
  const { nameOf, tell } = table.words();
  return html`<li class="recap-turn"><h3>${emblem(seat)}${nameOf(seat)}</h3>
    ${
      reasons.length && !isSecret(table)
        ? html`<h4>${say("recap-why")}</h4><ul class="recap-why">${reasons.map((each) => html`<li>${why(table, [each])}</li>`)}</ul><h4>${say("recap-steps")}</h4>`
        : nothing
    }
    <ol class="log">${entries
      .filter(({ events }) => events.length)
      .map(
        (entry) =>
          html`<li class="line"><button data-step=${entry.step} @click=${() => lookAt(entry.step)}>${entry.events.map(tell).join(" ")}</button></li>`,
      )}</ol></li>`;
}

/**
 * Reasons in words, followed by those for what may come later.
 * @param {Table} table
 * @param {Reason[]} reasons
 * @param {boolean} [counted] whether to add the points that a scoring brings
 */
export function why(table, reasons, counted = true) {
  const later = reasons.filter((each) => each.later);
  const now = reasons.filter((each) => !each.later);
  return html`${inWords(table, now, counted)}${later.length ? html`<span class="later">${say("reasons-later")}</span> ${inWords(table, later, counted)}` : nothing}`;
}

/** @param {Table} table @param {Reason[]} reasons @param {boolean} counted */
function inWords({ words, session }, reasons, counted) {
  const paying = session.state.game?.table.paying;
  const isPaid = (/** @type {Reason} */ { key, points }) => counted && paying?.has(key) && Math.round(points) > 0;
  return reasons.map(
    (each) =>
      html`${words().reason(each)} ${isPaid(each) ? html`<span class="expected">${say("expected", { points: Math.round(each.points) })}</span> ` : nothing}`,
  );
}

/** Whether the computer players' plans must stay secret now, whatever moment is on show. @param {Table} table */
function isSecret({ session }) {
  const { game, moment } = session.state;
  return Boolean(moment && game?.table.isSecret?.(moment.view));
}
