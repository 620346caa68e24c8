// @ts-check
/** Sending and joining games by link. */

import { halt, lookAs, settle } from "./autoplay.js";
import { letterNow, promiseAll } from "./letters.js";
import { isLive } from "./live.js";
import { awaits, people } from "./state.js";
import { save } from "./taking.js";

/** @typedef {import("./types.d.ts").Core} Core */

/**
 * The letter that goes with a link to the game as it is now. Out of turn it tells no promise for the first time: whoever acts next
 * has not heard of it, so their letter could not have it, and would be refused for that.
 * @param {Core} core
 */
export async function letterToSend(core) {
  const letter = await letterNow(core);
  return letter && isOutOfTurn(core.state) ? { ...letter, chains: letter.chains.filter(({ told }) => told) } : letter;
}

/** Whether nothing was played here since the last letter, and the next one will come from another device. @param {import("./types.d.ts").SessionState} state */
function isOutOfTurn(state) {
  const { saved, moment } = state;
  return Boolean(saved?.letter && moment && saved.letter.sent >= moment.step && awaits(state));
}

/** The game as it is now was sent: nothing of it can be undone any more. @param {Core} core */
export async function sent(core) {
  const { saved, moment, past } = core.state;
  const letter = past || !isLive(core) ? null : await letterNow(core);
  if (!letter || !moment || core.state.moment !== moment || !saved) return;
  const isTold = !isOutOfTurn(core.state);
  const chains = letter.chains.map((promised) => ({ ...promised, told: promised.told || isTold }));
  saved.letter = { ...letter, chains, sent: moment.step };
  core.update();
  save(core);
}

/** Play a seat at this screen from now on. @param {Core} core @param {string} seat */
export async function join(core, seat) {
  const { saved, moment } = core.state;
  if (!saved || !moment || !isLive(core) || saved.seats[seat]?.kind !== "human") return;
  halt(core);
  saved.seats[seat].away = false;
  promiseAll(core, saved, moment.step);
  save(core);
  // A device of one person shows that person's hand; where several share one, `settle` draws the curtain.
  const viewer = /** @type {import("../engine/view.d.ts").SeatId} */ (seat);
  if (core.state.hides && people(core.state).length === 1 && core.state.viewer !== "all")
    await lookAs(core, viewer, halt(core));
  await settle(core);
}
