// @ts-check
/** Messages at the table besides the game itself: shown beside the turn, and announced. */

/**
 * @param {import("./types.d.ts").Core} core
 * @param {import("./types.d.ts").Notice} notice
 */
export function notify(core, notice) {
  core.update({ notice });
  core.listeners.said?.(notice);
}
