// @ts-check
/** What is staged on a table, such as a scoring that adds up or pieces in flight: any key or tap shows its end at once. */

/** @typedef {import("./types.d.ts").Table} Table */

/**
 * Show the end of everything that is staged.
 * @param {Table} table
 * @returns {boolean} whether an interlude was; pieces in flight stop nobody
 */
export function finishStaged({ element }) {
  const runningIn = (/** @type {string} */ part) =>
    (element?.querySelector(part)?.getAnimations({ subtree: true }) ?? []).filter(isRunning);
  const staged = runningIn(".scoring");
  for (const each of [...staged, ...runningIn(".flights")]) each.finish();
  return staged.length > 0;
}

/** Whether an animation will end, and has not yet. @param {Animation} animation */
function isRunning({ playState, effect }) {
  return playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
}
