// @ts-check
/** Selecting: what the person at the screen may do now, and what an intent does. */

import { EngineRefused } from "../engine/channel.js";
import { chosenWith, matching, only } from "../ui/offers.js";
import { play, undoTurn } from "./commands.js";
import { cover, peek, show } from "./hands.js";
import { isLive } from "./live.js";
import { notify } from "./notices.js";
import { isPerson, people } from "./state.js";
import { unasked } from "./unasked.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("../engine/view.d.ts").Offer} Offer */

/** Whether the person at the screen has a decision to make. @param {Core} core */
export function isMyTurn(core) {
  const { moment, past, hold, curtain, interlude, hides, viewer } = core.state;
  if (!moment || core.waits() || !isLive(core) || past || hold || curtain || interlude?.done) return false;
  // The screen may still show somebody else's view; with all hands covered there may be something to do.
  if (hides && viewer !== moment.view.mover && viewer !== "all" && !moment.view.offers.length) return false;
  const { mover } = moment.view;
  return mover !== null && isPerson(core.state, mover) && !unasked(core, mover);
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
  if ("play" in intent) return play(core, intent.play, "promise" in intent ? { promise: intent.promise } : undefined);
  if ("end" in intent) return endTurn(core, intent.end);
  if ("choose" in intent) return choose(core, intent.choose);
  if ("say" in intent) return notify(core, { tone: "refusal", text: intent.say });
  if ("explain" in intent) return explain(core, intent);
  if ("point" in intent) return intent.point === core.state.hover ? undefined : core.update({ hover: intent.point });
  if ("undoTurn" in intent) return undoTurn(core);
  if ("select" in intent) return core.update({ ...intent.select, notice: null });
  if ("hand" in intent) return intent.hand === "show" ? show(core) : cover(core);
  if ("peek" in intent) return peek(core, intent.peek);
  deselect(core);
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
  return Boolean(state.game?.table.verbs.weighty?.has(verb)) && chosen.every((ref) => ref.startsWith("verb:"));
}

/** Deselect everything. @param {Core} core */
export function deselect(core) {
  core.update({ chosen: [], place: null, notice: null, hint: null });
}

/**
 * Say in words why an action is not possible.
 * @param {Core} core
 * @param {Extract<import("../games/contract.d.ts").Intent, {explain: string}>} intent
 */
async function explain(core, { explain: text, after, instead = () => null }) {
  try {
    const { viewer } = core.state;
    const refusal = await core.client.ask({ do: "why_not", text, ...(after && { after }), viewer });
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
