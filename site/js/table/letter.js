// @ts-check
/** A game by link while the next person plays on another device: send the turn, wait, or say who is here. */

import { html } from "lit-html";
import { people } from "../session/state.js";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../session/session.js").Session} Session */

/** @param {Session} session @param {string} name of the person to act */
export function letterTitle(session, name) {
  return say(isToSend(session) ? "letter-send" : "letter-wait", { name });
}

/** @param {Session} session @param {string} name */
export function letterPrompt(session, name) {
  if (!people(session.state).length) return say("letter-watch");
  return say(isToSend(session) ? "letter-send-line" : "letter-wait-line", { name });
}

/** The one button that brings the game on. @param {Table} table */
export function letterDoors({ session, chip, host, words }) {
  const next = session.awaits();
  if (!people(session.state).length)
    return html`<div class="chips">${chip({ label: say("letter-who"), run: () => host.open("letter"), strong: true, id: "who" })}</div>`;
  const isFirst = isToSend(session);
  const label = !isFirst
    ? say("letter-again")
    : next
      ? say("letter-send", { name: words().nameOf(next) })
      : say("letter-end");
  return html`<div class="chips">${chip({ label, run: () => host.open("share"), strong: isFirst, id: "send-turn" })}</div>`;
}

/** @param {Session} session */
function isToSend(session) {
  return session.isUnsent() && people(session.state).length > 0;
}
