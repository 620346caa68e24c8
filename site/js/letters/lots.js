// @ts-check
/**
 * Chance in a game by link: every draw follows from the course of the game and from what the players promised before.
 *
 * A *stretch* is what belongs to one seat's turn, chance included, until it is another seat's. During a stretch, draws follow from the
 * pool and from the next value of that seat's chain, which nobody else knows yet. With its end the value goes to the others, and into the
 * pool. `docs/letters.md` says why.
 */

import { digitsOf } from "./chains.js";

/**
 * A chain as far as it is known: the seat and the step at which it was promised, and its values by number (undefined if unknown).
 * @typedef {{seat: string, from: number, at: (number: number) => string | undefined}} Chain
 */

/** @typedef {{seat: string, start: number, end: number}} Stretch its end is infinite while it lasts */

/**
 * The stretches of a course, the current one last, unless the game is over.
 * @param {(string | null)[]} whose by step, whose turn it was; last, whose it is now
 * @returns {Stretch[]}
 */
export function stretches(whose) {
  /** @type {Stretch[]} */
  const found = [];
  for (const [step, seat] of whose.entries()) {
    const last = found.at(-1);
    if (last?.seat === seat) continue;
    if (last) last.end = step;
    if (seat !== null) found.push({ seat, start: step, end: Number.POSITIVE_INFINITY });
  }
  return found;
}

/**
 * The chain that counts in a stretch: the seat's latest, if it was promised before the stretch began and none was promised in it.
 * @template {{seat: string, from: number}} C
 * @param {Stretch} stretch
 * @param {C[]} chains in the order in which they were promised
 * @returns {C | undefined}
 */
function counting({ seat, start, end }, chains) {
  const own = chains.filter((chain) => chain.seat === seat && chain.from < end);
  const last = own.at(-1);
  return last && last.from < start ? last : undefined;
}

/** How many values of each chain have been revealed by the end of a course. @param {(string | null)[]} whose @param {{seat: string, from: number}[]} chains */
export function revealed(whose, chains) {
  const ended = stretches(whose).filter(({ end }) => Number.isFinite(end));
  return chains.map((chain) => ended.filter((stretch) => counting(stretch, chains) === chain).length);
}

/**
 * The randomness of every draw since the first promise, by step, and of the next one; undefined where a value is unknown.
 * @param {string} id of the game
 * @param {(string | null)[]} whose
 * @param {(step: number) => boolean} isChance whether chance acted in a step
 * @param {Chain[]} chains
 * @returns {{drawn: {step: number, seat: string, digits: string | undefined}[], next: string | undefined}}
 */
export function lots(id, whose, isChance, chains) {
  const since = chains[0]?.from ?? 0;
  const steps = whose.length - 1;
  const used = new Map();
  const drawn = [];
  /** @type {string | undefined} */
  let pool = digitsOf("game", id);
  /** @type {string | undefined} */
  let next;
  for (const stretch of stretches(whose)) {
    const { seat, start, end } = stretch;
    const chain = counting(stretch, chains);
    const number = (used.get(chain) ?? 0) + 1;
    used.set(chain, number);
    const value = chain ? chain.at(number) : "";
    /** @type {string | undefined} */
    const before = pool;
    let count = 0;
    const lot = () =>
      before === undefined || value === undefined ? undefined : digitsOf("draw", before, value, count++);
    for (let step = Math.max(since, start); step < Math.min(end, steps); step += 1)
      if (isChance(step)) drawn.push({ step, seat, digits: lot() });
    if (end > steps) next = lot();
    const promised = chains.filter(({ from }) => from >= start && from < end).map((each) => each.at(0) ?? "");
    pool = before === undefined || value === undefined ? undefined : digitsOf("pool", before, value, ...promised);
  }
  return { drawn, next };
}
