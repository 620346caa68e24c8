// @ts-check
/** What is said at the table besides the game itself: seen beside the turn, and heard. */

/**
 * @param {import("./types.d.ts").Core} core
 * @param {import("./types.d.ts").Notice} notice
 */
export function notify(core, notice) {
  core.update({ notice });
  core.listeners.said?.(notice);
}
