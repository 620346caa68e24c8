// @ts-check
/** The log as turns: who acted, what was done, and why a computer player did it. */

import { isPerson } from "./state.js";

/** @typedef {import("../engine/protocol.d.ts").Entry} Entry */
/** @typedef {import("../engine/protocol.d.ts").Reason} Reason */
/** @typedef {import("./types.d.ts").SessionState} SessionState */

/**
 * @typedef {object} Turn
 * @property {string} seat
 * @property {Entry[]} entries what the seat did, and what chance did for it
 * @property {Reason[]} reasons
 */

/**
 * The whole log in order, grouped by whose turn it was; null stands for what chance did before the first turn.
 * @param {Entry[]} log
 * @returns {{seat: string | null, entries: Entry[]}[]}
 */
export function grouped(log) {
  /** @type {{seat: string | null, entries: Entry[]}[]} */
  const found = [];
  for (const entry of log) {
    const seat = seatOf(entry) ?? found.at(-1)?.seat ?? null;
    if (found.at(-1)?.seat !== seat) found.push({ seat, entries: [] });
    found.at(-1)?.entries.push(entry);
  }
  return found;
}

/**
 * The whole log, turn by turn.
 * @param {Entry[]} log
 * @param {import("./types.d.ts").Thought[]} thoughts
 * @returns {Turn[]}
 */
export function turns(log, thoughts) {
  return grouped(log).flatMap(({ seat, entries }) =>
    seat ? [{ seat, entries, reasons: reasonsOf(entries, thoughts) }] : [],
  );
}

/** The seat that acted; what chance brings belongs to the seat it is for. @param {Entry} entry @returns {string | undefined} */
function seatOf({ mover, events }) {
  if (mover !== "chance") return mover;
  const seat = events.find(({ params }) => params.seat)?.params.seat;
  return seat ? String(seat) : undefined;
}

/**
 * The reasons for a turn, most important first; what was put off is explained by the thought that came to it.
 * @param {Entry[]} entries of the turn
 * @param {import("./types.d.ts").Thought[]} thoughts
 */
function reasonsOf(entries, thoughts) {
  const [first, last] = [entries[0].step, entries[entries.length - 1].step];
  const during = thoughts.filter(({ step }) => step >= first - 1 && step < last);
  const reasons = during.flatMap((thought) => thought.reasons.filter(({ later }) => !later));
  return reasons.toSorted((a, b) => b.points - a.points);
}

/** The verbs of what a seat decided in a turn. @param {Turn} turn */
function decisions({ seat, entries }) {
  return entries.filter(({ mover }) => mover === seat).map(({ text }) => text.split(" ")[0]);
}

/** The seat of the person at the screen: the one to act, or else the one who acted last. @param {SessionState} state */
function inFront(state) {
  const mover = state.moment?.view.mover;
  return isPerson(state, mover) ? mover : state.log.findLast((entry) => isPerson(state, entry.mover))?.mover;
}

/**
 * The others' turns since the person at the screen last had one; if no person plays, the last round.
 * @param {SessionState} state
 * @returns {Turn[]}
 */
export function turnsOfOthers(state) {
  const all = turns(state.log, state.saved?.why ?? []);
  const own = inFront(state);
  if (!own) return all.slice(-Object.keys(state.saved?.seats ?? {}).length);
  if (all.at(-1)?.seat === own) all.pop();
  const waiting = state.game?.table.verbs.waiting;
  const isPlayed = (/** @type {Turn} */ turn) => decisions(turn).some((verb) => !waiting?.has(verb));
  const before = all.findLastIndex((turn) => turn.seat === own && isPlayed(turn));
  return all.slice(before + 1).filter(({ seat }) => seat !== own);
}

/** Whether the person at the screen has done nothing in this turn yet. @param {SessionState} state */
export function isFreshTurn(state) {
  const last = turns(state.log, []).at(-1);
  return !last || last.seat !== inFront(state) || !decisions(last).length;
}
