// @ts-check
/** The turn panel: who acts, what is left to spend, what can be done at what cost, and why something cannot be done. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { acting } from "../session/state.js";
import { announce } from "../ui/announce.js";
import { emblem } from "../ui/emblem.js";
import { matching } from "../ui/offers.js";
import { say } from "../ui/texts.js";
import { hintBox } from "./hint.js";
import { noticeText } from "./notices.js";
import { recapInShort } from "./recap.js";
import { verdictHere } from "./verdicts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */

/** @param {Table} table @param {Context} context */
export function turnPanel(table, context) {
  const { session, prefix } = table;
  const { state } = session;
  const seat = acting(state);
  const waits = session.isInterlude();
  return html`<section class=${`turn turn-${context.view.phase}`} id="${prefix}turn" tabindex="-1" aria-label=${say("turn-label")}>
    <div class="turn-head">
      ${seat && !waits ? emblem(seat) : nothing}
      <h2>${headline(table, context, seat)}</h2>
      ${waits ? nothing : state.game?.table.purse(context, state.hold)}
    </div>
    ${body(table, context)}
    ${state.notice ? notice(table, state.notice) : nothing}
    ${state.seeking ? html`<p class="message message-news" role="status">${say("hint-sought")}</p>` : nothing}
    ${state.hint ? hintBox(table, context) : nothing}
    ${placeFacts(table, context)}
    ${state.past ? nothing : footer(table, context)}
  </section>`;
}

/** Moves the keyboard focus to the turn when the focused button is gone. @param {Table} table */
export function focusTurn({ prefix }) {
  document.getElementById(`${prefix}turn`)?.focus({ preventScroll: true });
}

/** @param {Table} table @param {import("../session/types.d.ts").Notice} shown */
function notice({ words }, shown) {
  return html`<p class=${`message message-${shown.tone}`}>${shown.picture ?? nothing}${noticeText(shown, words())}${shown.rule ? html` <span class="rule">${shown.rule}</span>` : nothing}</p>`;
}

/** @param {Table} table @param {Context} context @param {string | null} seat */
function headline({ session }, context, seat) {
  const { past, hold, interlude, thinking, game } = session.state;
  const name = seat ? context.nameOf(seat) : "";
  if (past) return say("turn-past", { step: past.step });
  if (hold) return context.say("turn-spent", { name });
  if (interlude && session.isInterlude()) return game?.table.interlude.title(context, interlude);
  if (context.view.mover === null) return say("turn-over");
  if (thinking) return say("thinking", { name });
  return game?.table.title(context) ?? say("turn-of", { name });
}

/** @param {Table} table @param {Context} context */
function body(table, context) {
  const { session } = table;
  const { past, hold, game, curtain } = session.state;
  if (past) return verdictHere(table, context);
  if (hold) return html`<p class="prompt">${say("prompt-spent")}</p>`;
  if (session.isInterlude()) return html`<p class="prompt">${say("prompt-interlude")}</p>`;
  if (curtain) return recapInShort(table);
  if (!context.isMyTurn) return html`${recapInShort(table)}${game?.table.watching(context)}`;
  return html`${recapInShort(table)}<p class="prompt">${game?.table.prompt(context)}</p>${game?.table.controls(context)}`;
}

/** What is on the place under the pointer. @param {Table} table @param {Context} context */
function placeFacts({ session }, context) {
  const { place, hover, focus, game } = session.state;
  const at = place ?? hover ?? focus;
  if (!at || !game) return nothing;
  const offer = game.table.offersAt(context, at);
  const words = [...game.board.describe(context.view, at, context), ...(offer ? [offer] : [])].join("; ");
  const more = game.table.facts(context, at);
  return html`<p class="facts">${say("place-facts", { place: game.board.name?.(at, context) ?? at, words })}${more ? html` <span class="ways">${more}</span>` : nothing}</p>`;
}

/** @param {Table} table @param {Context} context */
function footer(table, context) {
  const { session, chip } = table;
  const { state } = session;
  const { isMyTurn } = context;
  const ending = state.game?.table.verbs.ending;
  const end = ending ? matching(context.offers, [`verb:${ending}`])[0] : undefined;
  const others = Object.values(state.saved?.seats ?? {}).some((seat) => seat.kind !== "human");
  const runs =
    others &&
    !isMyTurn &&
    !state.hold &&
    session.isLive() &&
    !session.isInterlude() &&
    state.moment?.view.mover !== null;
  return html`<div class="turn-foot">
    ${chip({ label: say("do-undo"), mark: "⤺", run: session.undo, off: !session.canUndo() || (!isMyTurn && !state.hold), id: "undo" })}
    ${chip({ label: say("do-redo"), mark: "⤻", run: session.redo, off: !session.canRedo(), id: "redo" })}
    ${state.chosen.length || state.place ? chip({ label: say("do-let-go"), run: session.letGo, id: "let-go" }) : nothing}
    ${isMyTurn ? chip({ label: say("do-hint"), run: session.hint, waits: state.seeking, id: "hint" }) : nothing}
    ${
      runs
        ? html`${chip({ label: say(state.paused ? "do-go-on" : "do-pause"), run: session.pauseOrGoOn, id: "pause" })}
        ${chip({ label: say("do-pace", { pace: table.host.settings().pace }), run: () => nextPace(table), id: "pace" })}`
        : nothing
    }
    <span class="grow"></span>
    ${state.hold ? chip({ label: say("do-end"), run: session.release, off: !session.isLive(), strong: true, id: "end" }) : nothing}
    ${session.isInterlude() ? html`<span ${ref(awaitSeen)}>${chip({ label: say("do-continue"), run: session.dismiss, strong: true, id: "continue" })}</span>` : nothing}
    ${end ? chip({ label: say("do-end"), run: () => session.endTurn(end.actions), id: "end" }) : nothing}
  </div>`;
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
