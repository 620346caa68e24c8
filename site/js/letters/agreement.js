// @ts-check
/** Whether the promises in a letter agree with those that are known here: nobody can choose one afterwards. */

import { back } from "./chains.js";

/** @typedef {{seat: string, from: number, value: string, count: number}} Promise one as far as it is revealed, and how many values of it are */

/**
 * The seat of the first promise that cannot be as it stands in a letter; null if all is well.
 * @param {(Promise & {told: boolean})[]} known in order; one that nobody was told of may be missing
 * @param {Promise[]} sent in order
 * @param {{shared: number, isFurther: boolean}} course how many steps it has in common with the one here, and whether it goes on from there
 * @returns {string | null}
 */
export function disagreement(known, sent, { shared, isFurther }) {
  const same = (/** @type {Promise} */ one) => (/** @type {Promise} */ other) =>
    one.seat === other.seat && one.from === other.from;
  const [gone, kept] = [known.filter((old) => !sent.some(same(old))), known.filter((old) => sent.some(same(old)))];
  const missing = gone.find(({ told }) => told && isFurther);
  const changed = kept.find((old, at) => !same(old)(sent[at]) || !fits(old, sent[at]));
  // Whoever could promise something for a past step could try values until the draws pleased.
  const late = sent.slice(kept.length).find(({ from }) => from < shared);
  const twice = sent.find((each, at) => sent.slice(0, at).some((other) => same(each)(other) || other.from > each.from));
  return (missing ?? changed ?? late ?? twice)?.seat ?? null;
}

/** Whether two values are of one chain. @param {Promise} one @param {Promise} other */
function fits(one, other) {
  const [early, late] = one.count <= other.count ? [one, other] : [other, one];
  return back(late.value, late.count - early.count) === early.value;
}
