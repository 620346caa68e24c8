// @ts-check
/** The turn panel: who acts, what is left to spend, what can be done at what cost, and why something cannot be done. */

import { html, nothing } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { ref } from "lit-html/directives/ref.js";
import { acting, isPerson, people } from "../session/state.js";
import { isFreshTurn } from "../session/turns.js";
import { announce } from "../ui/announce.js";
import { emblem } from "../ui/emblem.js";
import { matching } from "../ui/offers.js";
import { ruleLink } from "../ui/rule-link.js";
import { say } from "../ui/texts.js";
import { flyAgain } from "./flying.js";
import { hintBox } from "./hint.js";
import { letterDoors, letterPrompt, letterTitle } from "./letter.js";
import { noticeText } from "./notices.js";
import { outlookBox } from "./outlook.js";
import { recapInShort, thoughtHere } from "./recap.js";
import { verdictHere } from "./verdicts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/**
 * Head, words, controls, menu and foot. Only the words scroll: whatever is said, every button keeps its place. Among the words, what comes
 * and goes stands last, so that it moves nothing that somebody may be reading.
 * @param {Table} table
 * @param {Context} context
 */
export function turnPanel(table, context) {
  const { session, prefix } = table;
  const { state } = session;
  const seat = acting(state);
  const waits = session.isInterlude();
  return html`<section class=${`turn turn-${context.view.phase}`} id="${prefix}turn" tabindex="-1" aria-label=${say("turn-label")}>
    <div class="turn-head">
      <span class="turn-seat">${seat && !waits ? emblem(seat) : nothing}</span>
      <h2>${headline(table, context, seat)}</h2>
      ${waits ? nothing : state.game?.table.purse?.(context, state.hold)}
    </div>
    <div class="turn-words" tabindex="0" role="group" aria-label=${say("turn-words")}>
      ${words(table, context)}
      ${state.hint ? hintBox(table, context) : (interludeBeside(table, context) ?? recapOf(table))}
      ${state.seeking ? html`<p class="message message-news" role="status">${say("hint-sought")}</p>` : nothing}
      ${state.notice ? notice(table, state.notice) : nothing}
    </div>
    ${keyed(controlsKey(table), html`<div class="turn-controls">${controls(table, context)}</div>`)}
    ${menuRow(table, context)}
    ${outlookBox(table, context)}
    ${footer(table, context)}
  </section>`;
}

/** Moves the keyboard focus to the turn when the focused button is gone. @param {Table} table */
export function focusTurn({ prefix }) {
  document.getElementById(`${prefix}turn`)?.focus({ preventScroll: true });
}

/** @param {Table} table @param {import("../session/types.d.ts").Notice} shown */
function notice({ words, session }, shown) {
  const game = session.state.saved?.game;
  return html`<p class=${`message message-${shown.tone}`}>${shown.picture ?? nothing}${noticeText(shown, words())}${shown.rule && game ? html` ${ruleLink(game, shown.rule)}` : nothing}</p>`;
}

/** @param {Table} table @param {Context} context @param {string | null} seat */
function headline({ session }, context, seat) {
  const { past, hold, interlude, thinking, game } = session.state;
  const name = seat ? context.nameOf(seat) : "";
  if (past) return say("turn-past", { step: past.step });
  if (hold) return context.say("turn-spent", { name });
  if (interlude && session.isInterlude()) return game?.table.interlude.title(context, interlude);
  if (context.view.mover === null) return say("turn-over");
  if (session.awaits()) return letterTitle(session, name);
  if (thinking) return say("thinking", { name });
  return game?.table.title?.(context) ?? say(isMine(session.state, seat) ? "turn-yours" : "turn-of", { name });
}

/** Whether a seat belongs to the only person of this game. @param {import("../session/types.d.ts").SessionState} state @param {string | null} seat */
function isMine(state, seat) {
  return isPerson(state, seat) && people(state).length === 1;
}

/** What to do now; of a past moment, what the review says about it and what a computer player had in mind. @param {Table} table @param {Context} context */
function words(table, context) {
  const { session } = table;
  const { past, hold, game, curtain, hint } = session.state;
  if (hint) return nothing; // that says what to do now
  if (past)
    return html`${verdictHere(table, context)}${thoughtHere(table, past.step)}<p class="small">${say("replay-fork-line")}</p>`;
  if (hold) return html`<p class="prompt">${say("prompt-spent")}</p>`;
  if (session.isInterlude()) return html`<p class="prompt">${say("prompt-interlude")}</p>`;
  const next = session.awaits();
  if (next && !curtain) return html`<p class="prompt">${letterPrompt(session, context.nameOf(next))}</p>`;
  const isWatching = curtain || !context.isMyTurn;
  if (isWatching) return html`<p class="prompt">${waiting(context)}</p>`;
  return html`<div class="prompt-row"><p class="prompt">${game?.table.prompt(context)}</p>${game?.table.aside?.(context) ?? nothing}</div>`;
}

/** What is on the place under the pointer; it stands below the board, where its space is always there. @param {Table} table @param {Context} context */
export function placeFacts({ session, setting }, context) {
  const { place, hover, focus, game } = session.state;
  const at = place ?? hover ?? focus;
  if (!at || !game) return html`<p class="facts"></p>`;
  const name = game.board.name?.(at, context) ?? at;
  if (!name) return html`<p class="facts"></p>`;
  const offer = game.table.offersAt(context, at);
  const words = [...game.board.describe(context.view, at, context, setting()), ...(offer ? [offer] : [])].join("; ");
  const more = game.table.facts?.(context, at);
  return html`<p class="facts">${say("place-facts", { place: name, words })}${more ? html` <span class="ways">${more}</span>` : nothing}</p>`;
}

/** What there is to do while nobody at the screen has to decide. @param {Context} context */
function waiting({ view }) {
  if (view.mover === null) return say("prompt-over");
  return say(view.mover === "chance" ? "prompt-chance" : "prompt-wait");
}

/** What the others did, unless something else is going on. @param {Table} table */
function recapOf(table) {
  const { session } = table;
  if (session.state.past || session.state.hold || session.isInterlude()) return nothing;
  return recapInShort(table, (entries) => flyAgain(table, entries));
}

/** Whether the interlude may cover the board: it is complete, or people decide elsewhere until it is. @param {import("../session/types.d.ts").SessionState} state */
export function isOver({ interlude, hold }) {
  return Boolean(interlude?.done || interlude?.covers) && !interlude?.beside && !hold;
}

/** An interlude that is shown beside the board; null if there is none. @param {Table} table @param {Context} context */
function interludeBeside({ session }, context) {
  const { interlude, past, game } = session.state;
  if (!interlude || past || isOver(session.state) || !game) return null;
  const title = game.table.interlude.title(context, interlude);
  return html`<section class="interlude-beside" aria-label=${title}><h3>${title}</h3>${game.table.interlude.draw(context, interlude)}</section>`;
}

/**
 * The step for which the buttons were made. Another step has other buttons, and none of them is the old one at another place, unless
 * the keyboard is on it.
 * @param {Table} table
 */
function controlsKey(table) {
  const { session, element } = table;
  const hasFocus = element?.querySelector(".turn-controls")?.contains(document.activeElement);
  if (!hasFocus) table.offered = session.state.moment?.step ?? 0;
  return table.offered;
}

/** The buttons of the moment, or what is shown of somebody else's. @param {Table} table @param {Context} context */
function controls(table, context) {
  const { session } = table;
  const { past, hold, game, curtain } = session.state;
  if (past || hold || curtain || session.isInterlude()) return nothing;
  if (session.awaits() || (context.view.mover === null && session.isUnsent())) return letterDoors(table);
  return context.isMyTurn ? game?.table.controls(context) : game?.table.watching?.(context);
}

/** All actions of the game, if it has such a row. @param {Table} table @param {Context} context */
function menuRow({ session }, context) {
  const draw = session.state.game?.table.menu;
  return draw
    ? html`<div class="turn-menu" role="group" aria-label=${say("menu-label")}>${draw(context)}</div>`
    : nothing;
}

/**
 * The foot of the turn. Its buttons have fixed places: what cannot be pressed now is disabled, and the controls of the computer
 * players take the places of those that only a person's turn needs.
 * @param {Table} table
 * @param {Context} context
 */
function footer(table, context) {
  const { session, chip } = table;
  const { state } = session;
  const { isMyTurn } = context;
  const others = Object.values(state.saved?.seats ?? {}).some((seat) => seat.kind !== "human");
  const isWaiting = !isMyTurn && !state.hold && session.isLive() && !session.isInterlude() && !state.past;
  const isApart = session.awaits() !== null;
  const runs = others && isWaiting && !isApart && state.moment?.view.mover !== null;
  const pace = table.host.settings().pace;
  // Something was done in this turn, but chance has answered it.
  const isFixed = isMyTurn && !session.canUndo() && !isFreshTurn(state);
  return html`<div class="turn-foot">
    ${chip({ label: say("do-undo"), mark: "⤺", run: session.undo, off: !isFixed && (!session.canUndo() || (!isMyTurn && !state.hold && !isApart)), why: isFixed ? () => session.act({ say: say("undo-fixed") }) : undefined, id: "undo" })}
    ${chip({ label: say("do-redo"), mark: "⤻", run: session.redo, off: !session.canRedo(), id: "redo" })}
    ${
      runs
        ? html`${chip({ label: say(state.paused ? "do-go-on" : "do-pause"), run: session.pauseOrGoOn, id: "pause" })}
        ${chip({ label: say("do-pace", { pace }), mark: say("pace-mark", { pace }), run: () => nextPace(table), id: "pace" })}`
        : html`${chip({ label: say("do-hint"), run: session.hint, off: !isMyTurn || !session.hasAdvice, waits: state.seeking, id: "hint" })}
        ${chip({ label: say("do-let-go"), mark: "✕", run: session.deselect, off: !state.chosen.length && !state.place, id: "let-go" })}`
    }
    ${onward(table, context)}
  </div>`;
}

/** The button that brings the game on: it ends the turn, or continues after an interlude. @param {Table} table @param {Context} context */
function onward({ session, chip }, { offers }) {
  const { hold, game } = session.state;
  if (session.isInterlude())
    return html`<span class="turn-on" ${ref(awaitSeen)}>${chip({ label: say("do-continue"), run: session.dismiss, strong: true, id: "continue" })}</span>`;
  const ending = game?.table.verbs.ending;
  const end = ending ? matching(offers, [`verb:${ending}`])[0] : undefined;
  const run = hold ? session.release : () => end && session.endTurn(end.actions);
  const off = hold ? !session.isLive() : !end;
  const strong = hold || (end !== undefined && offers.length === 1);
  return html`<span class="turn-on">${chip({ label: say("do-end"), run, off, strong, id: "end" })}</span>`;
}

/** Announce that the game is waiting, and focus the button that continues it. @param {Element} [place] undefined when it is gone */
function awaitSeen(place) {
  if (!place) return;
  announce([say("prompt-interlude")]);
  requestAnimationFrame(() => {
    const { activeElement } = document;
    const isFree = activeElement === document.body || activeElement?.closest(".turn");
    if (isFree) place.querySelector("button")?.focus({ preventScroll: true });
  });
}

const PACES = /** @type {const} */ (["slow", "normal", "fast", "instant"]);

/** Switch the computer players to the next speed. @param {Table} table */
function nextPace({ host }) {
  host.changeSettings({ pace: PACES[(PACES.indexOf(host.settings().pace) + 1) % PACES.length] });
}
