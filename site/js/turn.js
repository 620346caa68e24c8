// @ts-check
/** The panel of the turn: who acts, what is left, what can be done, what it costs and why something cannot. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { announce } from "./announce.js";
import { chip } from "./chip.js";
import { endTurn, isScored, left, letGo, myTurn, offered, shownView } from "./choose.js";
import { hint } from "./advice.js";
import { canRedo, canUndo, dismissScoring, pauseOrGoOn, redo, release, undo } from "./flow.js";
import { module } from "./games.js";
import { hintBox } from "./hint.js";
import { matching, things } from "./narrow.js";
import { recapInShort } from "./recap.js";
import { verdictHere } from "./review.js";
import { acting, emblem, nameOf } from "./seats.js";
import { isLive, state } from "./state.js";
import { changeSettings } from "./settings.js";
import { say } from "./texts.js";

/** @param {any} view */
export function turnPanel(view) {
  const seat = acting(view);
  const mine = myTurn();
  return html`<section class=${`turn turn-${view.phase}`} id="turn" tabindex="-1" aria-label=${say("turn-label")}>
    <div class="turn-head">
      ${seat && !isScored() ? emblem(seat) : nothing}
      <h2>${headline(view, seat)}</h2>
      ${(view.phase === "act" && !isScored()) || state.hold ? beans(state.hold ? 0 : view.ap) : nothing}
    </div>
    ${body(view, mine)}
    ${state.message ? html`<p class=${`message message-${state.message.tone}`}>${state.message.picture ?? nothing}${state.message.text}${state.message.rule ? html` <span class="rule">${state.message.rule}</span>` : nothing}</p>` : nothing}
    ${state.seeking ? html`<p class="message message-news" role="status">${say("hint-sought")}</p>` : nothing}
    ${state.hint ? hintBox() : nothing}
    ${cellFacts(view)}
    ${state.past ? nothing : footer(mine)}
  </section>`;
}

/** Where the keyboard goes when the button it was on is gone. */
export function focusTurn() {
  document.getElementById("turn")?.focus({ preventScroll: true });
}

/**
 * @param {any} view
 * @param {string | null} seat
 */
function headline(view, seat) {
  const name = seat ? nameOf(seat) : "";
  if (state.past) return say("turn-past", { step: state.past.step });
  if (state.hold) return say("turn-spent", { name });
  if (isScored()) return scoringTitle();
  if (view.mover === null) return say("turn-over");
  if (state.thinking) return say("thinking", { name });
  return say(view.turn === "scoring" ? "turn-scoring" : "turn-of", { name, round: view.round });
}

/** What the scoring round on show is called. */
export function scoringTitle() {
  const [round, { rounds }] = [state.scoring?.round, shownView()];
  return say("scoring-title", { round, rounds, final: round === rounds ? "yes" : "no" });
}

/**
 * Action points as cacao beans; those that the choice would cost are hollow.
 * @param {number} ap
 */
function beans(ap) {
  const target = things(state.chosen.length ? left() : [], "cell").get(state.hover ?? state.focus ?? "");
  const spend = target?.cost ?? 0;
  return html`<span class="beans" role="img" aria-label=${say("points-left", { ap })}>
    <span class="beans-count">${ap}</span>
    <span class="beans-row">${Array.from({ length: state.facts.turn_points ?? ap }, (_, at) => html`<i class=${at >= ap ? "bean bean-gone" : at >= ap - spend ? "bean bean-spend" : "bean"}></i>`)}</span></span>`;
}

/**
 * @param {any} view
 * @param {boolean} mine
 */
function body(view, mine) {
  if (state.past) return verdictHere();
  if (state.hold) return html`<p class="prompt">${say("prompt-spent")}</p>`;
  if (isScored()) return html`<p class="prompt">${say("prompt-scored")}</p>`;
  const open = view.phase === "bid" || view.phase === "choose";
  if (!mine) return html`${recapInShort()}${open ? module().controls(view) : nothing}`;
  return html`${recapInShort()}<p class="prompt">${module().prompt(view)}</p>${module().controls(view)}`;
}

/** What is on the cell that is pointed at. @param {any} view */
function cellFacts(view) {
  const cell = state.cell ?? state.hover ?? state.focus;
  if (!cell) return nothing;
  const ways = module().waysFrom(view, cell);
  const words = module().describe(view, cell, things(left(), "cell")).join("; ");
  return html`<p class="facts">${say("cell-facts", { cell, words })}${ways ? html` <span class="ways">${say("cell-ways", { ways })}</span>` : nothing}</p>`;
}

/** @param {boolean} mine */
function footer(mine) {
  const end = matching(offered(), ["verb:end"])[0];
  const others = Object.values(state.saved?.seats ?? {}).some((seat) => seat.kind !== "human");
  const runs = others && !mine && !state.hold && isLive() && !isScored() && state.moment?.view.mover !== null;
  return html`<div class="turn-foot">
    ${chip({ label: say("do-undo"), mark: "⤺", run: undo, off: !canUndo() || (!mine && !state.hold), id: "undo" })}
    ${chip({ label: say("do-redo"), mark: "⤻", run: redo, off: !canRedo(), id: "redo" })}
    ${state.chosen.length || state.cell ? chip({ label: say("do-let-go"), run: letGo, id: "let-go" }) : nothing}
    ${mine ? chip({ label: say("do-hint"), run: hint, waits: state.seeking, id: "hint" }) : nothing}
    ${runs
      ? html`${chip({ label: say(state.paused ? "do-go-on" : "do-pause"), run: pauseOrGoOn, id: "pause" })}
        ${chip({ label: say("do-pace", { pace: state.settings.pace }), run: nextPace, id: "pace" })}` : nothing}
    <span class="grow"></span>
    ${state.hold ? chip({ label: say("do-end"), run: release, off: !isLive(), strong: true, id: "end" }) : nothing}
    ${isScored() ? html`<span ${ref(awaitSeen)}>${chip({ label: say("do-continue"), run: dismissScoring, strong: true, id: "continue" })}</span>` : nothing}
    ${end ? chip({ label: say("do-end"), run: () => endTurn(end.actions), id: "end" }) : nothing}
  </div>`;
}

/** Tell that the game waits, and lead the keyboard to where it goes on. @param {Element} [place] undefined when it is gone */
function awaitSeen(place) {
  if (!place) return;
  announce([say("prompt-scored")]);
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.closest(".turn")) place.querySelector("button")?.focus({ preventScroll: true });
  });
}

const PACES = /** @type {const} */ (["slow", "normal", "fast", "instant"]);

/** The computer plays at the next speed from now on. */
function nextPace() {
  const pace = PACES[(PACES.indexOf(state.settings.pace) + 1) % PACES.length];
  changeSettings({ pace });
}
