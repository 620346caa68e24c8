// @ts-check
/** What the sides of a match are called, and what is told of them, in the language of the page. */

import { CATALOGUE } from "../engine/catalogue.js";
import { createWords } from "../ui/words.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").Played} Played */

/** The name of a side: of a level in the language of the page, of a bot as its author called it. @param {string} game @param {string} name */
export function shownName(game, name) {
  return CATALOGUE[game].levels.includes(name) ? say(`level-${name}`) : name;
}

/** The words of a game in which the sides have their names. @param {string} game @param {Played} played */
export function wordsOf(game, { names }) {
  return createWords(game, (seat) => shownName(game, names[Number(seat.slice(1)) - 1] ?? seat));
}

/** Why a game ended early, in one sentence; null if it did not. @param {string} game @param {Played} played */
export function faultOf(game, played) {
  const { fault, names, stopped } = played;
  if (!fault) return null;
  if (stopped) return say("game-lost", { name: shownName(game, names[fault.seat]), reason: say(`fault-${stopped}`) });
  const { refused } = fault;
  const why = refused && wordsOf(game, played).tell(refused);
  const reason = why ? say("fault-refused", { action: refused.action, rule: refused.rule, reason: why }) : fault.reason;
  return say("game-lost", { name: shownName(game, names[fault.seat]), reason });
}
