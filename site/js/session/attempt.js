// @ts-check
/** One game at a time is wanted on the table. However that ends, the engine has the game on the table again. */

import { EngineLost } from "../engine/channel.js";
import { halt, settle } from "./autoplay.js";
import { notify } from "./notices.js";
import { FRESH } from "./state.js";
import { take } from "./taking.js";

/** @typedef {import("./types.d.ts").Attempt} Attempt */
/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").IfCurrent} IfCurrent */
/** @typedef {import("./types.d.ts").Saved} Saved */

/** Milliseconds that a game may take to open before it is said that it is being opened. */
const SOON = 400;
/** In place of the beginning of a game that is drawn before there is an engine to begin it. */
export const PICTURE = "";
/** How often an engine may break while it opens a game. */
const LOSSES = 2;

/** The game broke the engine again and again; it stays closed. */
export class BreaksTheEngine extends Error {
  name = "BreaksTheEngine";
}

/**
 * Put a game on the table; if the engine dies meanwhile, once more with the next one.
 * @param {Core} core
 * @param {Attempt["work"]} work
 * @param {string} [waiting] the text that is shown until it is there, unless that is soon
 * @returns {Promise<void>} ends when the game is on the table or another one is wanted
 */
export function put(core, work, waiting) {
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

/** Carry an attempt out, or let it fail; nothing is played until the engine has the game on the table. @param {Core} core @param {Attempt} attempt */
async function tryOnce(core, attempt) {
  attempt.running = true;
  core.update({ opening: true });
  try {
    await carryOut(core, attempt);
  } catch (error) {
    attempt.running = false;
    if (core.attempt === attempt && error instanceof EngineLost) {
      attempt.losses += Number(core.client.brokeAtWork());
      throw error; // `restore` goes on with it
    }
    attempt.failure ??= error;
  }
  if (core.attempt !== attempt) return;
  core.attempt = null;
  core.update({ opening: core.inEngine !== core.state.saved });
  if (!core.state.saved) core.saves?.letGo(); // what does not open can be removed
  if (attempt.failure) attempt.failed(attempt.failure);
  else attempt.done();
  await settle(core);
}

/** Do what an attempt is for; whatever comes of it, the engine then has the game on the table. @param {Core} core @param {Attempt} attempt */
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
 * Have the engine turn to another game; a request that it refuses leaves it the one it has.
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
 * The request for a game as it is, with what was taken back.
 * @param {import("../engine/protocol.d.ts").Course} course
 * @param {import("../engine/view.d.ts").Viewer} viewer
 */
export function whole({ start, actions, redo }, viewer) {
  const back = redo.length ? { step: actions.length } : {};
  return { do: /** @type {const} */ ("open"), link: start, actions: [...actions, ...redo], ...back, viewer };
}

/** Another tab plays the game on the table now. @param {Core} core */
export function lose(core) {
  halt(core);
  core.update({ elsewhere: true });
}

/** Nothing is wanted any more, and what goes on by itself stops. @param {Core} core */
export function giveUp(core) {
  core.attempt?.done();
  core.attempt = null;
  halt(core);
}

/**
 * Let the engine have the game on the table again, with all that can be done there; a picture of one is taken away.
 * @param {Core} core
 * @param {IfCurrent} ifCurrent
 */
async function putBack(core, ifCurrent) {
  const { saved, moment, viewer } = core.state;
  if (!saved || !moment) return;
  if (saved.start === PICTURE) return clear(core);
  const opened = await ifCurrent(turnTo(core, whole({ redo: [], ...saved }, viewer)));
  const held = core.saves ? ifCurrent(core.saves.hold(saved.id, () => lose(core))) : Promise.resolve(true);
  const isOurs = !core.state.elsewhere && (await held); // an attempt may have let go of it
  core.inEngine = saved;
  core.update({ elsewhere: !isOurs });
  take(core, { ...opened, entries: [] }, null, core.state.past);
}

/** Let an engine that knows nothing go on with what is asked for, or else with the game on the table. @param {Core} core */
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

/** Put back what an engine that died had. @param {Core} core @param {IfCurrent} ifCurrent */
async function bringBack(core, ifCurrent) {
  if (!core.state.saved) return;
  await putBack(core, ifCurrent);
  notify(core, { key: "engine-restarted", tone: "news" });
}

/** Nothing is on the table any more. @param {Core} core */
export async function clear(core) {
  core.inEngine = null;
  core.update({ ...FRESH, saved: null, game: null, kept: false, moment: null });
  core.listeners.left?.();
  await core.saves?.clearTable();
}
