// @ts-check
/** What the others did: in short beside the turn, and step by step in a dialog. */

import { html, nothing } from "lit-html";
import { chip } from "./chip.js";
import { frame, lookAt } from "./frame.js";
import { module } from "./games.js";
import { emblem, nameOf } from "./seats.js";
import { state, update } from "./state.js";
import { reason, say, tell } from "./texts.js";
import { isFreshTurn, turnsOfOthers } from "./turns.js";

/** @typedef {import("./turns.js").Turn} Turn */

/** Reasons of a turn that are told beside the board; the dialog has all of them. */
const SHORT = 2;

/** What the computer players were up to since the last turn of the person at the screen, until he acts himself. */
export function recapInShort() {
  if (isSecret() || state.hint || state.moment?.view.mover === null || !isFreshTurn()) return nothing;
  const told = turnsOfOthers().filter(({ reasons }) => reasons.length);
  if (!told.length) return nothing;
  return html`<ul class="reasons" aria-label=${say("reasons-label")}>${told.map(
    ({ seat, reasons }) => html`<li>${emblem(seat)}<span><b class="reasons-name">${say("who-says", { name: nameOf(seat) })}</b> ${why(reasons.slice(0, SHORT))}</span></li>`,
  )}</ul>`;
}

/** Opens the whole story, if there is one. */
export function recapDoor() {
  return turnsOfOthers().length ? chip({ label: say("do-recap"), run: () => update({ dialog: "recap" }), id: "recap" }) : nothing;
}

/** The dialog. */
export function recap() {
  const told = turnsOfOthers();
  return frame(say("recap-title"), html`<ol class="recap">${told.map(turn)}</ol>`);
}

/** @param {Turn} turn */
function turn({ seat, entries, reasons }) {
  return html`<li class="recap-turn"><h3>${emblem(seat)}${nameOf(seat)}</h3>
    ${reasons.length && !isSecret()
      ? html`<h4>${say("recap-why")}</h4><ul class="recap-why">${reasons.map((each) => html`<li>${why([each])}</li>`)}</ul><h4>${say("recap-steps")}</h4>` : nothing}
    <ol class="log">${entries.filter(({ events }) => events.length).map(
      (entry) => html`<li class="line"><button data-step=${entry.step} @click=${() => lookAt(entry.step)}>${entry.events.map(tell).join(" ")}</button></li>`,
    )}</ol></li>`;
}

/**
 * Reasons in words, and after them those for what may follow.
 * @param {import("./state.js").Reason[]} reasons
 * @param {boolean} [counted] with the points that a scoring brings
 */
export function why(reasons, counted = true) {
  const later = reasons.filter((each) => each.later);
  return html`${inWords(reasons.filter((each) => !each.later), counted)}${later.length ? html`<span class="later">${say("reasons-later")}</span> ${inWords(later, counted)}` : nothing}`;
}

/**
 * @param {import("./state.js").Reason[]} reasons
 * @param {boolean} counted
 */
function inWords(reasons, counted) {
  return reasons.map((each) => html`${reason(each)} ${counted && isPaid(each) ? html`<span class="expected">${say("expected", { points: Math.round(each.points) })}</span> ` : nothing}`);
}

/** Whether a reason is worth points in a scoring. @param {import("./state.js").Reason} reason */
function isPaid({ key, points }) {
  return module().paying.has(key) && Math.round(points) > 0;
}

/** While bids are made it is the bidders' secret how far they would go, whatever moment is looked at. */
function isSecret() {
  return state.moment?.view.phase === "bid";
}
