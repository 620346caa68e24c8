// @ts-check
/** One game at a time is wanted on the table. However that ends, the engine has the game on the table again. */

import { EngineLost, EngineRefused } from "./channel.js";
import { halt, settle, take } from "./drive.js";
import { showLink } from "./hash.js";
import { ask, brokeAtWork } from "./line.js";
import { report } from "./news.js";
import { FRESH, state, update } from "./state.js";
import * as store from "./store.js";
import { say } from "./texts.js";

/** @typedef {import("./state.js").Saved} Saved */

/** Milliseconds that a game may take to open before it is said that it is being opened. */
const SOON = 400;
/** In place of the beginning of a game that is drawn before there is an engine to begin it. */
export const PICTURE = "";
/** How often an engine may break while it opens a game. */
const LOSSES = 2;

/** @typedef {<T>(waited: Promise<T>) => Promise<T>} Still what was waited for, if the game is still wanted then */

/**
 * A game that was asked for and is not on the table yet.
 * @typedef {object} Wish
 * @property {(still: Still) => Promise<void>} work puts it there; may be done again with the next engine
 * @property {() => void} done
 * @property {(error: unknown) => void} failed
 * @property {boolean} running
 * @property {number} losses engines that broke at it
 * @property {unknown} failure why it will not come
 */

/** What was asked for last; whatever was asked for before is given up. @type {Wish | null} */
let wish = null;
/** The game that the engine has, if it is sure to be one that was on the table. @type {Saved | null} */
let inEngine = null;

/**
 * Put a game on the table; if the engine dies meanwhile, once more with the next one.
 * @param {Wish["work"]} work
 * @param {string} [waiting] said until it is there, unless that is soon
 * @returns {Promise<void>} ends when the game is on the table or another one is wanted
 */
export function put(work, waiting) {
  giveUp();
  update({ message: null });
  return new Promise((done, failed) => {
    const mine = { work, done, failed, running: false, losses: 0, failure: null };
    wish = mine;
    const told = () => waiting && wish === mine && update({ message: { text: waiting, tone: "news" } });
    setTimeout(told, state.engine === true ? SOON : 0);
    void attempt(mine);
  });
}

/** Fulfil a wish, or let it fail; nothing is played until the engine has the game on the table. @param {Wish} mine */
async function attempt(mine) {
  mine.running = true;
  update({ laying: true });
  try {
    await fulfil(mine);
  } catch (error) {
    mine.running = false;
    if (wish === mine && error instanceof EngineLost) {
      mine.losses += Number(brokeAtWork);
      throw error; // `restore` goes on with it
    }
    mine.failure ??= error;
  }
  if (wish !== mine) return;
  wish = null;
  update({ laying: inEngine !== state.saved });
  if (!state.saved) store.letGo(); // what does not open can be removed
  if (mine.failure) mine.failed(mine.failure);
  else mine.done();
  await settle();
}

/** Do what a wish wants; whatever comes of it, the engine then has the game on the table. @param {Wish} mine */
async function fulfil(mine) {
  /** @type {Still} */
  const still = async (waited) => {
    const came = await waited;
    if (wish !== mine) throw new Error("another game is wanted");
    return came;
  };
  if (mine.losses >= LOSSES) mine.failure ??= new EngineRefused({ name: "BreaksTheEngine", message: say("game-breaks") });
  try {
    if (!mine.failure) await mine.work(still);
  } catch (error) {
    if (error instanceof EngineLost || wish !== mine) throw error;
    mine.failure = error;
    update({ message: null });
  }
  if (wish === mine && inEngine !== state.saved) await putBack(still);
}

/**
 * Have the engine turn to another game; a request that it refuses leaves it the one it has.
 * @param {{do: string, [field: string]: unknown}} request
 * @returns {Promise<import("./state.js").Moment>}
 */
export async function turnTo(request) {
  const moment = await ask(request);
  inEngine = null;
  return moment;
}

/**
 * The request for a game as it is, with what was taken back.
 * @param {string} link of its beginning
 * @param {string[]} actions
 * @param {string[]} [redo]
 */
export function whole(link, actions, redo = []) {
  return { do: "open", link, actions: [...actions, ...redo], step: actions.length };
}

/** The engine has this game, and it comes on the table. @param {Saved} saved */
export function engineHas(saved) {
  inEngine = saved;
}

/** Another tab plays the game on the table now. */
export function lost() {
  halt();
  update({ elsewhere: true });
}

/** Nothing is wanted any more, and what goes on by itself stops. */
export function giveUp() {
  wish?.done();
  wish = null;
  halt();
}

/** Whether a game is asked for and not on the table yet. */
export function isWaiting() {
  return wish !== null;
}

/**
 * Let the engine have the game on the table again, with all that can be done there; a picture of one is taken away.
 * @param {Still} still
 */
async function putBack(still) {
  const { saved, moment } = state;
  if (!saved || !moment) return;
  if (saved.start === PICTURE) return clear();
  const actions = state.log.map((entry) => entry.text);
  const opened = await still(turnTo(whole(saved.start, actions, moment.redo)));
  const ours = !state.elsewhere && (await still(store.hold(saved.id, lost))); // a wish may have let go of it
  inEngine = saved;
  update({ elsewhere: !ours });
  take({ ...opened, entries: [] }, null, state.past);
}

/** Put back what an engine that died had. @type {Wish["work"]} */
async function bringBack(still) {
  if (!state.saved) return;
  await putBack(still);
  report(say("engine-restarted"), "news");
}

/** Let an engine that knows nothing go on with what is asked for, or else with the game on the table. */
export async function restore() {
  inEngine = null;
  wish ??= { work: bringBack, done: () => {}, failed: (error) => report(String(error), "refusal"), running: false, losses: 0, failure: null };
  if (!wish.running) await attempt(wish);
}

/** Nothing is on the table any more. */
export async function clear() {
  inEngine = null;
  update({ ...FRESH, screen: "start", saved: null, kept: false, moment: null });
  showLink();
  await store.clearTable();
  update({ list: await store.all() });
}
