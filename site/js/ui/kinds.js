// @ts-check
/** Who may play a seat: a person at this screen, a person on another device, a computer player, or a bot from the Lab that has it. */

import { html } from "lit-html";
import { kindName } from "./names.js";
import { isOwnBot } from "./own-bots.js";
import { say } from "./texts.js";

/** What the choice calls a person on another device. */
const AWAY = "away";

/** The choices, with the one that holds now. @param {{kind: string, away?: boolean}} seat @param {string[]} levels of computer players */
export function kindOptions({ kind, away }, levels) {
  const now = away && kind === "human" ? AWAY : kind;
  return ["human", AWAY, ...levels, ...(isOwnBot(kind) ? [kind] : [])].map(
    (each) =>
      html`<option value=${each} ?selected=${each === now}>${each === AWAY ? say("kind-away") : kindName(each)}</option>`,
  );
}

/** What a choice means for the seat. @param {string} choice */
export function playedBy(choice) {
  return choice === AWAY ? { kind: "human", away: true } : { kind: choice, away: false };
}
