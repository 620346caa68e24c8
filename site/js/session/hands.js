// @ts-check
/** Hidden hands when several people share the screen: shown behind a curtain, covered again, or looked at for a moment. */

import { EngineLost, EngineRefused } from "../engine/channel.js";
import { halt, lookAs, settle } from "./autoplay.js";
import { isLive } from "./live.js";
import { isPerson, people } from "./state.js";

/** @typedef {import("./types.d.ts").Core} Core */

/** Whether hands lie covered at this screen. @param {Core} core */
function isShared({ state, fixedViewer }) {
  return state.hides && !fixedViewer && people(state).length > 1 && state.viewer !== "all";
}

/** Have the others look away before the mover's hand is shown. @param {Core} core */
export function show(core) {
  const { moment, viewer } = core.state;
  const mover = moment?.view.mover ?? null;
  if (isShared(core) && isPerson(core.state, mover) && viewer !== mover) core.update({ curtain: mover, peek: null });
}

/** Cover the hand on show. @param {Core} core @returns {Promise<boolean>} whether there was one */
export async function cover(core) {
  if (!isShared(core) || !isLive(core) || core.state.viewer === "public") return false;
  await lookAs(core, "public", halt(core));
  await settle(core);
  return true;
}

/**
 * Show a person their own hand while they press something; null when they let go.
 * @param {Core} core
 * @param {string | null} seat
 */
export async function peek(core, seat) {
  const press = ++core.presses;
  if (!seat || !isShared(core) || !isPerson(core.state, seat) || !isLive(core)) return core.update({ peek: null });
  const { moment } = core.state;
  try {
    const viewer = /** @type {import("../engine/view.d.ts").SeatId} */ (seat);
    const { view } = await core.client.ask({ do: "moment", viewer });
    if (press === core.presses && core.state.moment === moment) core.update({ peek: { seat, view } });
  } catch (error) {
    if (!(error instanceof EngineRefused || error instanceof EngineLost)) throw error;
  }
}
