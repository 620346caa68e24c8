// @ts-check
/** Decisions of people that are made without asking them: those with only one way, and those they have announced. */

/** @typedef {import("./types.d.ts").Core} Core */

/**
 * What a person plays without being asked: what they promised to do, or the only thing there is to do.
 * @param {Core} core
 * @param {string} seat
 * @returns {string[] | null}
 */
export function unasked(core, seat) {
  const { game, moment, promises } = core.state;
  if (!game || !moment) return null;
  const promise = promises[seat];
  const kept = promise === undefined ? null : (game.table.keeps?.(moment.view, promise) ?? null);
  if (kept === "over") core.state.promises = without(promises, seat);
  if (Array.isArray(kept)) return kept;
  return core.settings().windows ? null : (game.table.forced?.(moment.view) ?? null);
}

/**
 * Note what a person has announced to do later; it replaces what the person announced before.
 * @param {Core} core
 * @param {string} seat
 * @param {unknown} promise
 */
export function promised({ state }, seat, promise) {
  state.promises = promise === undefined ? without(state.promises, seat) : { ...state.promises, [seat]: promise };
}

/** @param {Record<string, unknown>} promises @param {string} seat */
function without(promises, seat) {
  return Object.fromEntries(Object.entries(promises).filter(([each]) => each !== seat));
}
