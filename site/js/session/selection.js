// @ts-check
/** Selecting: what the person at the screen may do now, and what an intent does. */

import { EngineRefused } from "../engine/channel.js";
import { chosenWith, matching, only } from "../ui/offers.js";
import { play } from "./commands.js";
import { isLive } from "./live.js";
import { notify } from "./notices.js";
import { isPerson, people } from "./state.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("../engine/view.d.ts").Offer} Offer */

/** Whether the person at the screen has a decision to make. @param {Core} core */
export function isMyTurn(core) {
  const { moment, past, hold, curtain, interlude, hides, viewer } = core.state;
  if (!moment || !isLive(core) || past || hold || curtain || interlude?.done) return false;
  if (hides && viewer !== moment.view.mover && viewer !== "all") return false; // the screen still shows somebody else's view
  return isPerson(core.state, moment.view.mover);
}

/** Whether the game waits until the people at the screen have seen an interlude. @param {Core} core */
export function isInterlude({ state }) {
  const { interlude, opening, past, hold } = state;
  return interlude?.done === true && !opening && !past && !hold && people(state).length > 0;
}

/** What the person at the screen may do now. @param {Core} core @returns {Offer[]} */
export function offered(core) {
  return isMyTurn(core) ? (core.state.moment?.view.offers ?? []) : [];
}

/** The offers that still match what was chosen. @param {Core} core */
export function left(core) {
  return matching(offered(core), core.state.chosen);
}

/**
 * Do what a person wants.
 * @param {Core} core
 * @param {import("../games/contract.d.ts").Intent} intent
 */
export async function act(core, intent) {
  if (!intent) return;
  if ("play" in intent) return play(core, intent.play);
  if ("end" in intent) return endTurn(core, intent.end);
  if ("choose" in intent) return choose(core, intent.choose);
  if ("explain" in intent) return explain(core, intent.explain, intent.instead);
  if ("select" in intent) return core.update({ ...intent.select, notice: null });
  letGo(core);
}

/**
 * Choose a thing, or deselect it; when only one offer is left, it is played.
 * @param {Core} core
 * @param {string} ref
 */
async function choose(core, ref) {
  if (!isMyTurn(core)) return;
  const before = core.state.chosen;
  const chosen = chosenWith(offered(core), before, ref);
  const last = chosen.length >= before.length ? only(matching(offered(core), chosen)) : null;
  if (last && !isAsked(core, last, chosen)) return play(core, last.actions);
  const place = chosen.length === 1 && chosen[0] === ref && before.length ? null : core.state.place;
  core.update({ chosen, place, notice: null });
}

/**
 * Whether an offer is so important that its place must be chosen before it is played.
 * @param {Core} core
 * @param {Offer} offer
 * @param {string[]} chosen
 */
function isAsked({ state }, { verb }, chosen) {
  return Boolean(state.game?.table.verbs.weighty.has(verb)) && chosen.every((ref) => ref.startsWith("verb:"));
}

/** Deselect everything. @param {Core} core */
export function letGo(core) {
  core.update({ chosen: [], place: null, notice: null, hint: null });
}

/**
 * Say in words why an action is not possible.
 * @param {Core} core
 * @param {string} text its notation
 * @param {(refusal: import("../engine/protocol.d.ts").Refusal) => string | null} [instead] a better sentence, if the game has one
 */
async function explain(core, text, instead = () => null) {
  try {
    const refusal = await core.client.ask({ do: "why_not", text, viewer: core.state.viewer });
    if (!refusal) return;
    const better = instead(refusal);
    notify(core, { tone: "refusal", rule: refusal.rule, ...(better ? { text: better } : { refusal }) });
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
  }
}

/**
 * End the turn, after asking if something would be lost.
 * @param {Core} core
 * @param {string[]} actions
 */
export function endTurn(core, actions) {
  if (core.settings().ask && core.listeners.asked?.(actions)) return;
  return play(core, actions);
}
