// @ts-check
/** What a person does at the table: one thing at a time, and only while the engine has the game. */

import { EngineRefused } from "../engine/channel.js";
import { halt, lookAs, markPassedOn, settle } from "./autoplay.js";
import { canLook, isLive } from "./live.js";
import { notify } from "./notices.js";
import { awaits, CLEAR, isPerson } from "./state.js";
import { change, save, take } from "./taking.js";
import { promised } from "./unasked.js";

/** @typedef {import("./types.d.ts").Core} Core */

/**
 * Carry out something a person did, then continue; the answer is for the game that was on the table at the time.
 * @param {Core} core
 * @param {import("./taking.js").Change} request
 */
async function carryOut(core, request) {
  if (core.busy || !isLive(core)) return;
  const { saved } = core.state;
  core.busy = true;
  halt(core);
  try {
    const keeps = core.state.kept || request.do === "play";
    const moment = await change(core, request, keeps);
    if (core.state.saved !== saved) return;
    core.state.kept = keeps;
    if (request.do === "play")
      core.gesture = { game: saved?.id ?? "", until: moment.step, count: request.actions.length };
    take(core, moment, null, null, request.do === "play" ? stillChosen(core, moment.view) : {});
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    notify(core, { text: error.message, tone: "refusal" });
  } finally {
    core.busy = false;
    void settle(core);
  }
}

/**
 * What stays chosen while the same person continues with the same things.
 * @param {Core} core
 * @param {import("../engine/view.d.ts").View} view the moment after what was done
 */
function stillChosen({ state }, view) {
  const before = state.moment?.view;
  if (!before || !state.game || before.mover !== view.mover || before.phase !== view.phase) return {};
  return state.game.table.begin?.(view, { selection: state, view: before }) ?? {};
}

/**
 * Play what a person decided.
 * @param {Core} core
 * @param {string[]} actions
 * @param {{promise: unknown}} [announced] what the person will do later
 */
export function play(core, actions, announced) {
  const mover = core.state.moment?.view.mover;
  if (announced && mover) promised(core, mover, announced.promise);
  return carryOut(core, { do: "play", actions });
}

/** Pass on a used-up turn; that counts as playing, so the game is saved. @param {Core} core */
export async function release(core) {
  if (!isLive(core) || core.state.past) return;
  markPassedOn(core);
  core.update({ hold: false, kept: true });
  save(core);
  await settle(core);
}

/** The interlude has been seen. @param {Core} core */
export async function dismiss(core) {
  core.update({ interlude: null });
  await settle(core);
}

/** The right person has the device now. @param {Core} core */
export async function lift(core) {
  const { curtain, draft, moment } = core.state;
  if (!curtain || !isLive(core)) return;
  await lookAs(core, /** @type {import("../engine/view.d.ts").SeatId} */ (curtain), halt(core));
  // What was set with the hand covered stays set.
  if (moment?.view.mover === curtain && core.state.viewer === curtain && Object.keys(draft).length)
    core.update({ draft });
  await settle(core);
}

/** Whether the person at the screen may undo the last decision: their own, while they act or their used-up turn waits. @param {Core} core */
export function canUndo(core) {
  const { moment, past, hold, curtain, saved } = core.state;
  if (!moment?.undo || !moment.last || past || curtain || !isLive(core)) return false;
  const { letter } = saved ?? {};
  if (letter && letter.sent >= moment.step) return false;
  // A turn that was not sent yet can be taken back, because nothing was drawn for the next person.
  if (letter && awaits(core.state)) return isPerson(core.state, moment.last.mover);
  return hold || (moment.last.mover === moment.view.mover && isPerson(core.state, moment.view.mover));
}

/** Undo what was played last: all of it if it was one gesture, such as a walk of several steps. @param {Core} core */
export async function undo(core) {
  const { saved, moment } = core.state;
  const isGesture = core.gesture.game === saved?.id && core.gesture.until === moment?.step;
  for (let left = isGesture ? core.gesture.count : 1; left > 0 && canUndo(core); left -= 1) {
    const before = core.state.moment;
    await undoStep(core);
    if (core.state.moment === before) return;
  }
}

/** @param {Core} core */
async function undoStep(core) {
  const last = core.state.log.at(-1);
  const mover = core.state.moment?.last?.mover;
  markPassedOn(core, false);
  await carryOut(core, { do: "undo", ...(mover && mover !== "chance" && { seat: mover }) });
  if (last && !core.state.log.includes(last)) core.listeners.undone?.([last]);
}

/** Undo the whole turn, as far as that is fair. @param {Core} core */
export async function undoTurn(core) {
  while (canUndo(core)) {
    const { moment } = core.state;
    await undo(core);
    if (core.state.moment === moment) return;
  }
}

/** Whether something that was undone may be redone. @param {Core} core */
export function canRedo(core) {
  return Boolean(core.state.moment?.redo) && !core.state.past && !core.state.curtain && isLive(core);
}

/** @param {Core} core */
export async function redo(core) {
  if (canRedo(core)) await carryOut(core, { do: "redo" });
}

/** Pause the computer players, or let them continue. @param {Core} core */
export async function pauseOrGoOn(core) {
  if (core.state.opening) return;
  core.update({ paused: !core.state.paused });
  if (core.state.paused) halt(core);
  else await settle(core);
}

/**
 * Show a past moment; the last one leads back to the game.
 * @param {Core} core
 * @param {number} step
 */
export async function look(core, step) {
  const { moment, saved, viewer } = core.state;
  if (!moment) return;
  if (step >= moment.step) {
    halt(core);
    core.update({ ...CLEAR, ...core.state.game?.table.begin?.(moment.view, null), past: null });
    return settle(core);
  }
  if (!canLook(core)) return;
  const isWanted = halt(core);
  const past = await core.client.ask({ do: "look", step, viewer });
  if (!isWanted() || core.state.saved !== saved) return;
  core.update({ ...CLEAR, past, fresh: null });
}
