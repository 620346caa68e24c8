// @ts-check
/**
 * How a game goes on by itself: chance, then computer players, until a person is to act.
 * The engine decides what is possible; this only asks it in the right order and keeps what was played.
 */

import { announce } from "./announce.js";
import { EngineLost } from "./channel.js";
import * as computer from "./computer.js";
import { module } from "./games.js";
import { showLink } from "./hash.js";
import { ask } from "./line.js";
import { report } from "./news.js";
import { nameOf } from "./seats.js";
import { CLEAR, course, isLive, state, update } from "./state.js";
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
/** What the engine was asked to do for chance or a computer player, until its answer is taken over. @type {Promise<unknown>} */
let underway = Promise.resolve();

/** Stop whatever goes on by itself. @returns {() => boolean} whether nothing was set going or stopped since */
export function halt() {
  const mine = ++run;
  computer.stop("plan");
  update({ thinking: null });
  return () => mine === run;
}

/**
 * Take over what the engine answered.
 * @param {Moment} moment
 * @param {import("./state.js").Entry[] | null} [whole] the log, if it was asked for again
 * @param {Moment | null} [past] the past moment that stays on show
 * @param {Partial<typeof state>} [stays] what stays chosen
 */
export function take(moment, whole = null, past = null, stays = {}) {
  const before = moment.step - moment.entries.length;
  const log = whole ?? [...state.log.filter((entry) => entry.step <= before), ...moment.entries];
  const told = whole && !state.scoring ? { ...moment, entries: log } : moment;
  const scoring = module().scoring(state.scoring, told);
  const fresh = module().freshCell(moment.entries);
  update({ ...CLEAR, ...stays, moment, log, scoring, fresh, past, hold: false, rotation: module().rotation(moment.view) });
  announce(moment.entries.flatMap((entry) => entry.events.map(tell)));
  module().animate(moment.entries, state.settings.pace);
  save();
}

/**
 * Have the engine do something for chance or a computer player. What it did is done, so its answer is always taken over,
 * even if everything was stopped or a past moment is looked at meanwhile; only another game on the table does not want it.
 * @param {{do: string, [field: string]: unknown}} request
 * @returns {Promise<Moment>}
 */
function advance(request) {
  const { saved } = state;
  const taken = ask(request).then((moment) => {
    if (state.saved === saved) take(moment, null, state.past, stillRead(moment.view));
    return moment;
  });
  underway = taken.catch(() => {});
  return taken;
}

/** What somebody reads about while others act stays chosen until a person is to act. @param {any} view the moment after what was done */
function stillRead(view) {
  const { cell, hover } = state;
  return people().includes(view.mover) ? {} : { cell, hover };
}

/** Keep the game as it is now, without waiting for the device; one that is only looked at is kept in the address. */
export function save() {
  const { saved, moment, log } = state;
  showLink();
  if (!saved || !moment || !state.kept || state.elsewhere) return;
  saved.actions = log.map((entry) => entry.text);
  saved.redo = moment.redo;
  saved.updated = Date.now();
  saved.mover = moment.view.mover;
  saved.scores = Object.fromEntries(Object.entries(moment.view.seats).map(([seat, { score }]) => [seat, score]));
  update({ list: [saved, ...state.list.filter(({ id }) => id !== saved.id)] });
  void store.keep(saved);
}

/** The last decision of anybody. */
function lastDecision() {
  return state.log.findLast((entry) => entry.mover !== "chance");
}

/** The last decision by game and step. */
function lastName() {
  return `${state.saved?.id} ${lastDecision()?.step}`;
}

/** A used-up turn is handed on, or is not after all. @param {boolean} [on] */
export function handOn(on = true) {
  released = on ? lastName() : "";
}

/** Whether an action is one with which a player says himself that he is done. @param {string} text in notation */
export function closes(text) {
  return module().closing.has(text.split(" ")[0]);
}

/** Whether a person's turn ended by itself with the last decision, which he may take back, and waits to be handed on. */
function isSpent() {
  if (!state.moment?.undo) return false;
  const last = lastDecision();
  if (lastName() === released) return false;
  if (!last || !state.saved || state.saved.seats[last.mover]?.kind !== "human") return false;
  if (closes(last.text)) return false;
  const { view } = state.moment;
  return (view.mover === "chance" ? view.seat : view.mover) !== last.mover;
}

/** Go on until a person has to do something. */
export async function settle() {
  const mine = ++run;
  const goesOn = () => mine === run && isLive() && !state.past;
  await underway;
  while (goesOn() && state.moment) {
    const { view } = state.moment;
    if (isSpent()) return awaitHandOn();
    if (state.scoring?.done) {
      if (people().length) return update();
      await pause(3);
      if (goesOn()) update({ scoring: null });
      continue;
    }
    if (view.mover === null) return showEnd();
    if (view.mover === "chance") {
      const { entries } = await advance({ do: "chance", random: computer.digits() });
      const found = people().includes(view.seat) ? module().finding(entries) : null;
      if (found && goesOn()) update({ message: found });
      await pause(found ? 3 : people().includes(view.seat) ? 0.3 : 1);
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

/** A game that is over was opened: its last turn and its last scoring have been seen. */
export function openedAtEnd() {
  handOn();
  ended = "";
  update({ scoring: null });
}

/** Let a person take back something of a used-up turn, or hand it on. */
function awaitHandOn() {
  const seat = lastDecision()?.mover ?? "";
  if (!state.hold) announce([say("turn-spent", { name: nameOf(seat) }), say("prompt-spent")]);
  update({ hold: true });
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
  update();
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
    const plan = await computer.plan(course(saved), { do: "think", level });
    return goesOn() ? plan : null;
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    if (goesOn()) {
      update({ paused: true });
      report(say("computer-lost"), "refusal");
    }
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
