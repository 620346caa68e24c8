// @ts-check
/**
 * How a game goes on: what a person does, then chance, then computer players, until a person is to act again.
 * The engine decides what is possible; this only asks it in the right order and keeps what was played.
 */

import { announce } from "./announce.js";
import { EngineLost } from "./channel.js";
import * as computer from "./computer.js";
import { module } from "./games.js";
import { ask } from "./line.js";
import { CLEAR, course, state, update } from "./state.js";
import * as store from "./store.js";
import { say, tell } from "./texts.js";

/** @typedef {import("./state.js").Moment} Moment */
/** @typedef {import("./state.js").Why} Why */

/** Milliseconds that each action of a computer player is left to be seen. */
const PACE = { slow: 1100, normal: 520, fast: 140, instant: 0 };

/** Counts up whenever the course of the game is changed from outside; whoever ran before then stops. */
let run = 0;
/** The decision with which a turn was used up, if its player has handed it on: a game and a step. */
let released = "";
/** Whether something a person did is still being carried out; what is pressed meanwhile is not done. */
let busy = false;
/** What the engine was asked to do for chance or a computer player, until its answer is taken over. @type {Promise<unknown>} */
let underway = Promise.resolve();

/** Stop whatever goes on by itself. */
export function halt() {
  run += 1;
  computer.stop("plan");
  update({ thinking: null });
}

/**
 * Take over what the engine answered.
 * @param {Moment} moment
 * @param {import("./state.js").Entry[] | null} [whole] the log, if it was asked for again
 * @param {Moment | null} [past] the past moment that stays on show
 */
export async function take(moment, whole = null, past = null) {
  const before = moment.step - moment.entries.length;
  const log = whole ?? [...state.log.filter((entry) => entry.step <= before), ...moment.entries];
  const told = whole && !state.scoring ? { ...moment, entries: log } : moment;
  const scoring = module().scoring(state.scoring, told);
  const fresh = module().freshCell(moment.entries);
  update({ ...CLEAR, moment, log, scoring, fresh, past, hold: false, rotation: "0" });
  announce(moment.entries.flatMap((entry) => entry.events.map(tell)));
  module().animate(moment.entries, state.settings.pace);
  await save();
}

/**
 * Have the engine do something for chance or a computer player. What it did is done, so its answer is always taken over,
 * even if everything was stopped or a past moment is looked at meanwhile; only another game on the table does not want it.
 * @param {{do: string, [field: string]: unknown}} request
 * @returns {Promise<Moment>}
 */
function advance(request) {
  const { saved } = state;
  const taken = ask(request).then(async (moment) => {
    if (state.saved === saved) await take(moment, null, state.past);
    return moment;
  });
  underway = taken.catch(() => {});
  return taken;
}

/** Keep the game as it is now. */
export async function save() {
  const { saved, moment, log } = state;
  if (!saved || !moment || !state.kept || state.elsewhere) return;
  if (location.hash) history.replaceState(null, "", location.pathname + location.search);
  saved.actions = log.map((entry) => entry.text);
  saved.updated = Date.now();
  saved.mover = moment.view.mover;
  saved.scores = Object.fromEntries(Object.entries(moment.view.seats).map(([seat, { score }]) => [seat, score]));
  await store.keep(saved);
}

/** The last decision of anybody. */
function lastDecision() {
  return state.log.findLast((entry) => entry.mover !== "chance");
}

/** The last decision by game and step. */
function lastName() {
  return `${state.saved?.id} ${lastDecision()?.step}`;
}

/** Whether a person's turn ended by itself with the last decision, which he may take back, and waits to be handed on. */
function isSpent() {
  if (!state.moment?.undo) return false;
  const last = lastDecision();
  if (lastName() === released) return false;
  if (!last || !state.saved || state.saved.seats[last.mover]?.kind !== "human") return false;
  if (module().closing.has(last.text.split(" ")[0])) return false;
  const { view } = state.moment;
  return (view.mover === "chance" ? view.seat : view.mover) !== last.mover;
}

/** Go on until a person has to do something. */
export async function settle() {
  const mine = ++run;
  const goesOn = () => mine === run && state.engine === true && !state.laying && !state.past && !state.elsewhere && state.saved !== null;
  await underway;
  while (goesOn() && state.moment) {
    const { view } = state.moment;
    if (isSpent()) return update({ hold: true });
    if (state.scoring?.done) {
      if (people().length) return update();
      await pause(3);
      update({ scoring: null });
    }
    if (view.mover === null) return showEnd();
    if (view.mover === "chance") {
      await advance({ do: "chance", random: computer.digits() });
      await pause(people().includes(view.seat) ? 0.3 : 1);
      continue;
    }
    const saved = /** @type {import("./state.js").Saved} */ (state.saved);
    forgetUnplayed(saved, state.moment.step);
    const seat = saved.seats[view.mover];
    if (seat.kind === "human") return awaitPerson(view, seat.name);
    if (state.paused) return update();
    await computerTurn(view.mover, seat.kind, goesOn);
  }
}

/** The game whose end has been shown, by its last decision. */
let ended = "";

/** Show how the game ended, once. */
function showEnd() {
  if (ended !== lastName()) update({ dialog: "finish" });
  else update();
  ended = lastName();
}

/** The seat that was last told that it is to act. */
let told = "";

/**
 * Let a person act.
 * @param {any} view
 * @param {string} name
 */
function awaitPerson(view, name) {
  if (told !== view.mover) announce([say("your-turn", { name })]);
  told = view.mover;
  update({ rotation: module().rotation(view) });
}

/**
 * Forget what a computer player had in mind and was stopped before it came to: from here on is decided anew.
 * @param {import("./state.js").Saved} saved
 * @param {number} step
 */
function forgetUnplayed(saved, step) {
  /** @type {Why[]} */
  const thoughts = saved.why ?? [];
  saved.why = thoughts.filter(({ until = 0 }) => until <= step);
}

/**
 * The plan of a computer player; null if it has none because its worker broke again and again, or if it is not wanted any more.
 * @param {import("./state.js").Saved} saved
 * @param {string} level
 * @param {() => boolean} goesOn
 */
async function planned(saved, level, goesOn) {
  try {
    const plan = await computer.plan(course(saved), level);
    return goesOn() ? plan : null;
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    if (goesOn()) update({ paused: true, message: { text: say("computer-lost"), tone: "refusal" } });
    return null;
  } finally {
    if (goesOn()) update({ thinking: null });
  }
}

/**
 * A computer player's plan, action by action.
 * @param {string} seat
 * @param {string} level
 * @param {() => boolean} goesOn
 */
async function computerTurn(seat, level, goesOn) {
  const saved = /** @type {import("./state.js").Saved} */ (state.saved);
  told = "";
  update({ thinking: seat, fresh: null });
  const plan = await planned(saved, level, goesOn);
  if (!plan) return;
  const step = state.moment?.step ?? 0;
  /** @type {Why} */
  const thought = { step, seat, reasons: plan.reasons, until: step + plan.actions.length };
  saved.why = [...(saved.why ?? []).filter((each) => each.step < step), thought];
  const instant = state.settings.pace === "instant";
  const portions = instant ? [plan.actions] : plan.actions.map((action) => [action]);
  for (const actions of portions) {
    const moment = await advance({ do: "play", actions });
    if (!goesOn()) return;
    await pause();
    if (!goesOn() || moment.view.mover !== seat) return;
  }
}

/** The seats of people. */
export function people() {
  return Object.entries(state.saved?.seats ?? {}).filter(([, seat]) => seat.kind === "human").map(([seat]) => seat);
}

/** @param {number} [share] of the time an action is left to be seen */
function pause(share = 1) {
  const wait = PACE[state.settings.pace] * share;
  return wait ? new Promise((done) => setTimeout(done, wait)) : Promise.resolve();
}

/**
 * Carry out something a person did, then go on.
 * @param {() => Promise<Moment>} asked
 */
async function act(asked) {
  if (busy || state.elsewhere) return;
  busy = true;
  halt();
  try {
    await take(await asked());
  } finally {
    busy = false;
    void settle();
  }
}

/**
 * What a person decided.
 * @param {string[]} actions
 */
export function play(actions) {
  return act(async () => {
    const moment = await ask({ do: "play", actions });
    state.kept = true;
    return moment;
  });
}

/** Hand on a turn that is used up. */
export async function release() {
  released = lastName();
  update({ hold: false });
  await settle();
}

/** A game that is over was opened: its last turn and its last scoring have been seen. */
export function openedAtEnd() {
  released = lastName();
  ended = "";
  update({ scoring: null });
}

/** The scoring round has been seen. */
export async function dismissScoring() {
  update({ scoring: null });
  await settle();
}

/** Whether the person at the screen may take back the last decision: his own, while he acts or his used-up turn is held. */
export function canUndo() {
  const { moment, saved, past, hold } = state;
  if (!moment?.undo || !moment.last || past || state.elsewhere) return false;
  return hold || (moment.last.mover === moment.view.mover && saved?.seats[moment.view.mover]?.kind === "human");
}

export async function undo() {
  if (!canUndo()) return;
  released = "";
  await act(() => ask({ do: "undo", seat: state.moment?.last?.mover }));
}

export async function redo() {
  if (!state.moment?.redo.length || state.past) return;
  await act(() => ask({ do: "redo" }));
}

/** Stop the computer players, or let them go on. */
export async function pauseOrGoOn() {
  if (state.laying) return;
  update({ paused: !state.paused });
  if (state.paused) halt();
  else await settle();
}

/**
 * Look at a past moment; the last one leads back to the game.
 * @param {number} step
 */
export async function look(step) {
  if (!state.moment) return;
  halt();
  if (step >= state.moment.step) {
    update({ ...CLEAR, past: null });
    return settle();
  }
  const { saved } = state;
  const mine = run;
  const past = await ask({ do: "look", step, seat: "nobody" });
  if (mine !== run || state.saved !== saved) return;
  update({ ...CLEAR, past, fresh: null });
}
