// @ts-check
/** Whether a session can go on. */

/** @typedef {import("./types.d.ts").Core} Core */

/** Whether the game on the table can go on: the engine has it, and no other tab plays it. @param {Core} core */
export function isLive({ client, state }) {
  return client.isReady() && state.saved !== null && !state.opening && !state.elsewhere;
}

/** Whether past moments can be shown: the engine has the game. @param {Core} core */
export function canLook({ client, state }) {
  return client.isReady() && !state.opening;
}
