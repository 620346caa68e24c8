// @ts-check
/** The log as turns: who had the say, what was done, and what a computer player had in mind. */

import { module } from "./games.js";
import { state } from "./state.js";

/** @typedef {import("./state.js").Entry} Entry */
/** @typedef {import("./state.js").Reason} Reason */

/**
 * @typedef {object} Turn
 * @property {string} seat
 * @property {Entry[]} entries what the seat did, and what chance did for it
 * @property {Reason[]} reasons
 */

/**
 * Everything played, turn by turn.
 * @param {Entry[]} log
 * @returns {Turn[]}
 */
export function turns(log) {
  /** @type {Turn[]} */
  const found = [];
  for (const entry of log) {
    const seat = seatOf(entry) ?? found.at(-1)?.seat;
    if (!seat) continue;
    if (found.at(-1)?.seat !== seat) found.push({ seat, entries: [], reasons: [] });
    found.at(-1)?.entries.push(entry);
  }
  for (const turn of found) turn.reasons = reasonsOf(turn);
  return found;
}

/** Whose say it was; what chance brings belongs to the seat it is for. @param {Entry} entry */
function seatOf({ mover, events }) {
  return mover === "chance" ? events.find(({ params }) => params.seat)?.params.seat : mover;
}

/** What it was good for, the weightiest first; what was left for later is told by the thought that came to it. @param {Turn} turn */
function reasonsOf({ entries }) {
  const [first, last] = [entries[0].step, entries[entries.length - 1].step];
  const thoughts = (state.saved?.why ?? []).filter(({ step }) => step >= first - 1 && step < last);
  const reasons = thoughts.flatMap((thought) => thought.reasons.filter(({ later }) => !later));
  return reasons.toSorted((a, b) => b.points - a.points);
}

/** The verbs of what a seat decided in a turn. @param {Turn} turn */
function decisions({ seat, entries }) {
  return entries.filter(({ mover }) => mover === seat).map(({ text }) => text.split(" ")[0]);
}

/** Whether a seat did something or at least ended its turn; to bid or to pass alone is no turn. @param {Turn} turn */
function isPlayed(turn) {
  return decisions(turn).some((verb) => !module().bidding.has(verb));
}

/** The seat that looks at the screen: the person who is to act, or else acted last. */
function inFront() {
  const isPerson = (/** @type {string | null | undefined} */ seat) => (seat ? state.saved?.seats[seat]?.kind === "human" : false);
  const mover = state.moment?.view.mover;
  return isPerson(mover) ? mover : state.log.findLast((entry) => isPerson(entry.mover))?.mover;
}

/**
 * The turns of the others since the person at the screen last had one; without a person, the last round.
 * @returns {Turn[]}
 */
export function turnsOfOthers() {
  const all = turns(state.log);
  const own = inFront();
  if (!own) return all.slice(-Object.keys(state.saved?.seats ?? {}).length);
  if (all.at(-1)?.seat === own) all.pop();
  const before = all.findLastIndex((turn) => turn.seat === own && isPlayed(turn));
  return all.slice(before + 1).filter(({ seat }) => seat !== own);
}

/** Whether the person at the screen has done nothing in this turn yet. */
export function isFreshTurn() {
  const last = turns(state.log).at(-1);
  return !last || last.seat !== inFront() || !decisions(last).length;
}
