// @ts-check
/**
 * How a game continues by itself: chance and computer players act until it is a person's turn.
 * The engine decides what is possible; this only asks it in the right order and saves what was played.
 */

import { EngineLost } from "../engine/channel.js";
import { isOwnBot } from "../ui/own-bots.js";
import { guestPlan, playOf } from "./guests.js";
import { nextLot } from "./letters.js";
import { isLive } from "./live.js";
import { notify } from "./notices.js";
import { awaits, CLEAR, isPerson, isUnsent, people } from "./state.js";
import { advance } from "./taking.js";
import { unasked } from "./unasked.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").Saved} Saved */

/** Milliseconds for which each action of a computer player stays on show. */
const PACE = { slow: 1100, normal: 520, fast: 140, instant: 0 };

/** Stop whatever runs by itself. @param {Core} core @returns {() => boolean} whether nothing was started or stopped since */
export function halt(core) {
  const run = ++core.run;
  core.thinker?.stop("plan");
  core.guests?.stop();
  core.update({ thinking: null });
  return () => run === core.run;
}

/** The last decision that anybody made. @param {Core} core */
function lastDecision({ state }) {
  return state.log.findLast((entry) => entry.mover !== "chance");
}

/** The last decision, named by game and step. @param {Core} core */
function lastName(core) {
  return `${core.state.saved?.id} ${lastDecision(core)?.step}`;
}

/** Note that a used-up turn has been passed on, or that it has not. @param {Core} core @param {boolean} [on] */
export function markPassedOn(core, on = true) {
  core.released = on ? lastName(core) : "";
}

/** Whether an action is one by which players themselves end their turn. @param {Core} core @param {string} text in notation */
export function closes({ state }, text) {
  return Boolean(state.game?.table.verbs.closing.has(text.split(" ")[0]));
}

/** Whether a person's turn ended by itself with the last decision, which they may still undo, and waits to be passed on. @param {Core} core */
function isSpent(core) {
  const { moment } = core.state;
  if (!moment?.undo) return false;
  const last = lastDecision(core);
  if (!last || lastName(core) === core.released || !isPerson(core.state, last.mover) || closes(core, last.text))
    return false;
  const { view } = moment;
  return (view.mover === "chance" ? view.turn : view.mover) !== last.mover;
}

/** Continue until a person has to do something. @param {Core} core */
export async function settle(core) {
  const run = ++core.run;
  const goesOn = () => run === core.run && isLive(core) && !core.state.past;
  await core.underway;
  while (goesOn() && core.state.moment) {
    const { moment, interlude } = core.state;
    const { view } = moment;
    if (core.waits()) return core.update();
    if (isSpent(core)) return awaitHandOn(core);
    if (interlude?.done) {
      if (people(core.state).length) return core.update();
      await pause(core, 3);
      if (goesOn()) core.update({ interlude: null });
      continue;
    }
    if (await isCovered(core, goesOn)) continue;
    if (view.mover === null) return showEnd(core);
    const elsewhere = awaits(core.state);
    if (elsewhere) return awaitLetter(core, elsewhere);
    if (view.mover === "chance") {
      await drawLots(core, goesOn);
      continue;
    }
    const saved = /** @type {Saved} */ (core.state.saved);
    forgetUnplayed(saved, moment.step);
    const { kind, style } = saved.seats[view.mover];
    if (kind === "human") {
      const actions = unasked(core, view.mover);
      if (!actions) return awaitPerson(core, view.mover);
      await advance(core, { do: "play", actions });
      await pause(core, 0.3);
      continue;
    }
    if (core.script) {
      if (!(await followScript(core))) return core.update();
      continue;
    }
    if (core.state.paused || !core.thinker) return core.update();
    await computerTurn(core, view.mover, style ? `${kind} ${style}` : kind, goesOn);
  }
}

/** Let the mover follow the script; whether it had something to do. @param {Core} core */
async function followScript(core) {
  const patterns = core.script?.() ?? [];
  if (!patterns.length) return false;
  await advance(core, { do: "follow", patterns });
  await pause(core, 1);
  return true;
}

/**
 * Let chance act; what it brings a person stays on show a little longer.
 * @param {Core} core
 * @param {() => boolean} goesOn
 */
async function drawLots(core, goesOn) {
  await core.staged; // what led to this is seen first
  if (!goesOn()) return;
  const seat = core.state.moment?.view.turn;
  const patterns = core.script?.() ?? [];
  const { entries } = await advance(
    core,
    patterns.length ? { do: "follow", patterns } : { do: "chance", random: await nextLot(core) },
  );
  const mine = isPerson(core.state, seat);
  const found = mine && goesOn() && core.listeners.found?.(entries);
  await pause(core, found ? 3 : mine ? 0.3 : 1);
}

/**
 * If hands are hidden and several people share the screen, cover what the last one saw; show the only person their hand; when the
 * game is over, open everything.
 * @param {Core} core
 * @param {() => boolean} goesOn
 * @returns {Promise<boolean>} whether the viewer has changed
 */
async function isCovered(core, goesOn) {
  const { hides, viewer, moment } = core.state;
  if (!hides || core.fixedViewer || viewer === "all") return false;
  const mover = moment?.view.mover;
  const [first, ...rest] = people(core.state);
  const others = mover !== "chance" && mover !== viewer && rest.length > 0;
  const alone = first && !rest.length ? /** @type {import("../engine/view.d.ts").SeatId} */ (first) : viewer;
  const wanted = mover === null ? "all" : others ? "public" : alone;
  if (wanted === viewer) return false;
  await lookAs(core, wanted, goesOn);
  return true;
}

/**
 * Show the game to another viewer, with the log as they may know it.
 * @param {Core} core
 * @param {import("../engine/view.d.ts").Viewer} viewer
 * @param {() => boolean} goesOn
 */
export async function lookAs(core, viewer, goesOn) {
  const [moment, log] = await Promise.all([
    core.client.ask({ do: "moment", viewer }),
    core.client.ask({ do: "log", viewer }),
  ]);
  if (!goesOn()) return;
  core.update({ ...CLEAR, ...core.state.game?.table.begin?.(moment.view, null), viewer, moment, log, curtain: null });
  core.listeners.looked?.();
}

/** Show how the game ended, once. @param {Core} core */
function showEnd(core) {
  if (core.ended !== lastName(core)) core.listeners.ended?.();
  core.ended = lastName(core);
  core.update();
}

/** A finished game was opened: its last turn and its last interlude have been seen. @param {Core} core */
export function openedAtEnd(core) {
  markPassedOn(core);
  core.ended = "";
  core.update({ interlude: null });
}

/** Wait for a person to undo something of a used-up turn, or to pass it on. @param {Core} core */
function awaitHandOn(core) {
  if (!core.state.hold) core.listeners.spent?.(lastDecision(core)?.mover ?? "");
  core.update({ hold: true });
}

/** Wait until the person of a seat, who plays on another device, has sent a link. @param {Core} core @param {string} seat */
function awaitLetter(core, seat) {
  if (core.called !== seat && isUnsent(core.state)) core.listeners.awaited?.(seat);
  core.called = seat;
  core.update();
}

/**
 * Wait for a person to act; if several people share the screen and the decision is about a hidden hand, once they have the device.
 * @param {Core} core
 * @param {string} seat
 */
function awaitPerson(core, seat) {
  const { hides, viewer, moment } = core.state;
  const isOpen = Boolean(moment?.view.offers.length); // to be decided with all hands covered
  if (hides && viewer !== seat && viewer !== "all" && !isOpen && !core.fixedViewer)
    return core.update({ curtain: seat });
  if (core.called !== seat) core.listeners.called?.(seat);
  core.called = seat;
  core.update();
}

/**
 * Forget what a computer player planned but was stopped before it could play: from here on it decides anew.
 * @param {Saved} saved
 * @param {number} step
 */
function forgetUnplayed(saved, step) {
  saved.why = (saved.why ?? []).filter(({ until = 0 }) => until <= step);
}

/**
 * The plan of a computer player; null if its worker crashed again and again, or if the plan is no longer wanted.
 * @param {Core} core
 * @param {import("./types.d.ts").Thinker} thinker
 * @param {string} seat
 * @param {string} level
 * @param {() => boolean} goesOn
 */
async function planned(core, thinker, seat, level, goesOn) {
  try {
    if (isOwnBot(level)) return await guestPlan(core, seat, level, goesOn);
    const { viewer } = core.state;
    const plan = await thinker.plan(await core.client.ask({ do: "record" }), { do: "think", level, viewer });
    return goesOn() ? plan : null;
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    if (goesOn()) {
      core.update({ paused: true });
      notify(core, { key: "computer-lost", tone: "refusal" });
    }
    return null;
  } finally {
    if (goesOn()) core.update({ thinking: null });
  }
}

/**
 * A computer player's plan, action by action.
 * @param {Core} core
 * @param {string} seat
 * @param {string} level
 * @param {() => boolean} goesOn
 */
async function computerTurn(core, seat, level, goesOn) {
  const saved = /** @type {Saved} */ (core.state.saved);
  core.called = "";
  core.update({ thinking: seat, fresh: null });
  const plan = await planned(core, /** @type {import("./types.d.ts").Thinker} */ (core.thinker), seat, level, goesOn);
  if (!plan) return;
  const step = core.state.moment?.step ?? 0;
  const { reasons, printed } = /** @type {import("../engine/protocol.d.ts").Plan & {printed?: string}} */ (plan);
  const thought = { step, seat, reasons, until: step + plan.actions.length, ...(printed && { printed }) };
  saved.why = [...(saved.why ?? []).filter((each) => each.step < step), thought];
  const instant = core.settings().pace === "instant";
  const portions = instant ? [plan.actions] : plan.actions.map((action) => [action]);
  for (const actions of portions) {
    const moment = await playOf(core, seat, level, () => advance(core, { do: "play", actions }));
    if (!moment || !goesOn()) return;
    await pause(core);
    if (!goesOn() || moment.view.mover !== seat) return;
  }
}

/**
 * @param {Core} core
 * @param {number} [share] of the time for which an action stays on show
 */
async function pause(core, share = 1) {
  const wait = PACE[core.settings().pace] * share;
  if (wait) await new Promise((done) => setTimeout(done, wait));
  await core.staged;
}
