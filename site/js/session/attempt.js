// @ts-check
/** Attempts to put a game on the table, one at a time. However one ends, the engine then has the game on the table. */

import { EngineLost } from "../engine/channel.js";
import { halt, settle } from "./autoplay.js";
import { notify } from "./notices.js";
import { FRESH } from "./state.js";
import { take } from "./taking.js";

/** @typedef {import("./types.d.ts").Attempt} Attempt */
/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").IfCurrent} IfCurrent */
/** @typedef {import("./types.d.ts").Saved} Saved */

/** Milliseconds that a game may take to open before the page says that it is opening. */
const SOON = 400;
/** Stands for the start link of a game that is drawn before there is an engine to begin it. */
export const PICTURE = "";
/** How many times an engine may crash while it opens a game. */
const LOSSES = 2;

/** The game crashed the engine again and again; it stays closed. */
export class BreaksTheEngine extends Error {
  name = "BreaksTheEngine";
}

/** The page could not draw the game; `cause` says why. */
export class CannotBeShown extends Error {
  name = "CannotBeShown";
}

/** A saved game does not fit its own start: other rules, or other seats. */
export class Damaged extends Error {
  name = "Damaged";
}

/**
 * Put a game on the table; if the engine dies meanwhile, try again with the next one.
 * @param {Core} core
 * @param {Attempt["work"]} work
 * @param {string} [waiting] the text to show if that takes a while
 * @returns {Promise<void>} resolves when the game is on the table or another one is wanted
 */
export function putOnTable(core, work, waiting) {
  giveUp(core);
  core.update({ notice: null });
  return new Promise((done, failed) => {
    const attempt = { work, done, failed, running: false, losses: 0, failure: null };
    core.attempt = attempt;
    const tell = () => waiting && core.attempt === attempt && core.update({ notice: { key: waiting, tone: "news" } });
    setTimeout(tell, core.client.isReady() ? SOON : 0);
    void tryOnce(core, attempt);
  });
}

/** Carry out an attempt, or let it fail; nothing is played until the engine has the game on the table. @param {Core} core @param {Attempt} attempt */
async function tryOnce(core, attempt) {
  attempt.running = true;
  core.update({ opening: true });
  try {
    await carryOut(core, attempt);
  } catch (error) {
    attempt.running = false;
    if (core.attempt === attempt && error instanceof EngineLost) {
      attempt.losses += Number(core.client.brokeAtWork());
      throw error; // `restore` will continue it
    }
    attempt.failure ??= error;
  }
  if (core.attempt !== attempt) return;
  core.attempt = null;
  core.update({ opening: core.inEngine !== core.state.saved });
  if (!core.state.saved) core.saves?.letGo(); // a game that does not open can be removed
  if (attempt.failure) attempt.failed(attempt.failure);
  else attempt.done();
  await settle(core);
}

/** Do the work of an attempt; whatever happens, the engine then has the game on the table. @param {Core} core @param {Attempt} attempt */
async function carryOut(core, attempt) {
  /** @type {IfCurrent} */
  const ifCurrent = async (waited) => {
    const came = await waited;
    if (core.attempt !== attempt) throw new Error("another game is wanted");
    return came;
  };
  if (attempt.losses >= LOSSES) attempt.failure ??= new BreaksTheEngine("this game stopped the engine twice");
  try {
    if (!attempt.failure) await attempt.work(ifCurrent);
  } catch (error) {
    if (error instanceof EngineLost || core.attempt !== attempt) throw error;
    attempt.failure = error;
    core.update({ notice: null });
  }
  if (core.attempt === attempt && core.inEngine !== core.state.saved) await putBack(core, ifCurrent);
}

/**
 * Have the engine switch to another game; if it refuses, it keeps the one it has.
 * @template {"new" | "open"} K
 * @param {Core} core
 * @param {{do: K} & import("../engine/protocol.d.ts").Requests[K]["ask"]} request
 * @returns {Promise<import("../engine/protocol.d.ts").Opened>}
 */
export async function turnTo(core, request) {
  const opened = await core.client.ask(request);
  core.inEngine = null;
  return opened;
}

/**
 * The request for a whole game, including what was undone.
 * @param {import("../engine/protocol.d.ts").Course} course
 * @param {import("../engine/view.d.ts").Viewer} viewer
 */
export function whole({ start, actions, redo }, viewer) {
  const back = redo.length ? { step: actions.length } : {};
  return { do: /** @type {const} */ ("open"), link: start, actions: [...actions, ...redo], ...back, viewer };
}

/** Another tab has taken over the game on the table. @param {Core} core */
export function lose(core) {
  halt(core);
  core.update({ elsewhere: true });
}

/** Drop the current attempt and stop everything that runs by itself. @param {Core} core */
export function giveUp(core) {
  core.attempt?.done();
  core.attempt = null;
  halt(core);
}

/**
 * Give the engine the game on the table again, so that it can be played on; a mere picture of a game is removed.
 * @param {Core} core
 * @param {IfCurrent} ifCurrent
 */
async function putBack(core, ifCurrent) {
  const { saved, moment, viewer } = core.state;
  if (!saved || !moment) return;
  if (saved.start === PICTURE) return clear(core);
  const opened = await ifCurrent(turnTo(core, whole({ redo: [], ...saved }, viewer)));
  const held = core.saves ? ifCurrent(core.saves.hold(saved.id, () => lose(core))) : Promise.resolve(true);
  const isOurs = !core.state.elsewhere && (await held); // an attempt may have released it
  core.inEngine = saved;
  core.update({ elsewhere: !isOurs });
  take(core, { ...opened, entries: [] }, null, core.state.past);
}

/** Let a new engine continue with the current attempt, or else with the game on the table. @param {Core} core */
export async function restore(core) {
  core.attempt ??= {
    work: (ifCurrent) => bringBack(core, ifCurrent),
    done: () => {},
    failed: (error) => notify(core, { text: String(error), tone: "refusal" }),
    running: false,
    losses: 0,
    failure: null,
  };
  if (!core.attempt.running) await tryOnce(core, core.attempt);
}

/** Give a new engine what the one that died had. @param {Core} core @param {IfCurrent} ifCurrent */
async function bringBack(core, ifCurrent) {
  if (!core.state.saved) return;
  await putBack(core, ifCurrent);
  notify(core, { key: "engine-restarted", tone: "news" });
}

/** Clear the table. @param {Core} core */
export async function clear(core) {
  core.inEngine = null;
  core.update({ ...FRESH, saved: null, game: null, kept: false, moment: null });
  core.listeners.left?.();
  await core.saves?.clearTable();
}
