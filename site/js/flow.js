// @ts-check
/** What a person does at the table: one thing at a time, and only while the engine has the game. */

import { announce } from "./announce.js";
import { EngineRefused } from "./channel.js";
import { halt, handOn, save, settle, take } from "./drive.js";
import { module } from "./games.js";
import { ask } from "./line.js";
import { report } from "./news.js";
import { CLEAR, isLive, state, update } from "./state.js";
import { say, tell } from "./texts.js";

/** Whether something a person did is still being carried out; what is pressed meanwhile is not done. */
let busy = false;

/**
 * Carry out something a person did, then go on; the answer is for the game that was on the table then.
 * @param {{do: string, [field: string]: unknown}} request
 */
async function act(request) {
  if (busy || !isLive()) return;
  const { saved } = state;
  busy = true;
  halt();
  try {
    const moment = await ask(request);
    if (state.saved !== saved) return;
    state.kept ||= request.do === "play";
    take(moment, null, null, request.do === "play" ? stillChosen(moment.view) : {});
  } catch (error) {
    if (!(error instanceof EngineRefused)) throw error;
    report(error.message, "refusal");
  } finally {
    busy = false;
    void settle();
  }
}

/** What stays chosen while the same person goes on with the same things. @param {any} view the moment after what was done */
function stillChosen(view) {
  const before = state.moment?.view;
  return before?.mover === view.mover && before?.phase === view.phase ? module().stays(view) : {};
}

/**
 * What a person decided.
 * @param {string[]} actions
 */
export function play(actions) {
  return act({ do: "play", actions });
}

/** Hand on a turn that is used up; whoever does so plays, so the game is kept. */
export async function release() {
  if (!isLive() || state.past) return;
  handOn();
  update({ hold: false, kept: true });
  save();
  await settle();
}

/** The scoring round has been seen. */
export async function dismissScoring() {
  update({ scoring: null });
  await settle();
}

/** Whether the person at the screen may take back the last decision: his own, while he acts or his used-up turn is held. */
export function canUndo() {
  const { moment, saved, past, hold } = state;
  if (!moment?.undo || !moment.last || past || !isLive()) return false;
  return hold || (moment.last.mover === moment.view.mover && saved?.seats[moment.view.mover]?.kind === "human");
}

export async function undo() {
  if (!canUndo()) return;
  const last = state.log.at(-1);
  handOn(false);
  await act({ do: "undo", seat: state.moment?.last?.mover });
  if (last && !state.log.includes(last)) announce([say("undone", { sentence: last.events.map(tell).join(" ") })]);
}

/** Whether something that was taken back may be done again. */
export function canRedo() {
  return Boolean(state.moment?.redo.length) && !state.past && isLive();
}

export async function redo() {
  if (canRedo()) await act({ do: "redo" });
}

/** Stop the computer players, or let them go on. */
export async function pauseOrGoOn() {
  if (state.laying) return;
  update({ paused: !state.paused });
  if (state.paused) halt();
  else await settle();
}

/** Whether past moments can be looked at: the engine has the game. */
export function canLook() {
  return state.engine === true && !state.laying;
}

/**
 * Look at a past moment; the last one leads back to the game.
 * @param {number} step
 */
export async function look(step) {
  if (!state.moment) return;
  if (step >= state.moment.step) {
    halt();
    update({ ...CLEAR, past: null });
    return settle();
  }
  if (!canLook()) return;
  const { saved } = state;
  const isWanted = halt();
  const past = await ask({ do: "look", step, seat: "nobody" });
  if (!isWanted() || state.saved !== saved) return;
  update({ ...CLEAR, past, fresh: null });
}
