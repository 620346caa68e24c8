// @ts-check
/** Bots from the Lab at the table: whatever they do wrong is told, the game waits, and a person decides how it goes on. */

import { EngineRefused } from "../engine/channel.js";
import { isOwnBot } from "../ui/own-bots.js";
import { notify } from "./notices.js";

/** @typedef {import("./types.d.ts").Core} Core */

/**
 * What a bot wants to do, or null if it is no longer wanted or the bot has failed.
 * @param {Core} core
 * @param {string} seat
 * @param {string} kind
 * @param {() => boolean} goesOn
 */
export async function guestPlan(core, seat, kind, goesOn) {
  const position = await core.client.ask({ do: "observed" });
  if (!goesOn()) return null;
  const found = (await core.guests?.plan(kind, position)) ?? { fault: "bot-gone" };
  if (!goesOn()) return null;
  if ("plan" in found) return found.plan;
  stumble(core, seat, { key: found.fault, params: { reason: found.reason ?? "" } });
  return null;
}

/**
 * Play an action of a computer player; null if it is a bot's and against the rules.
 * @template T
 * @param {Core} core
 * @param {string} seat
 * @param {string} kind
 * @param {() => Promise<T>} play
 */
export async function playOf(core, seat, kind, play) {
  try {
    return await play();
  } catch (error) {
    if (!isOwnBot(kind) || !(error instanceof EngineRefused)) throw error;
    const { key, params, rule, reason, message } = /** @type {any} */ (error.detail);
    const refusal = key && { key, params, rule, reason };
    stumble(core, seat, { key: "bot-illegal", params: { reason: message }, ...(refusal && { refusal, rule }) });
    return null;
  }
}

/** Say what a bot did wrong, and wait. @param {Core} core @param {string} seat @param {Omit<import("./types.d.ts").Notice, "tone">} notice */
function stumble(core, seat, notice) {
  const name = core.state.saved?.seats[seat].name ?? "";
  core.update({ paused: true });
  notify(core, { ...notice, params: { name, ...notice.params }, tone: "refusal" });
}
