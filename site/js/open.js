// @ts-check
/** Beginning, opening, keeping and leaving games. */

import { readAddress, seatsFromText } from "./address.js";
import { announce } from "./announce.js";
import { opening } from "./assets.js";
import { EngineLost } from "./channel.js";
import * as computer from "./computer.js";
import { halt, openedAtEnd, settle, take } from "./flow.js";
import { canDraw } from "./games.js";
import { ask } from "./line.js";
import { nameOf } from "./seats.js";
import { CLEAR, state, update } from "./state.js";
import * as store from "./store.js";
import { learn, say } from "./texts.js";

/** @typedef {import("./state.js").Saved} Saved */
/** @typedef {import("./state.js").Seat} Seat */

const FRESH = { ...CLEAR, log: [], past: null, hold: false, scoring: null, paused: false, elsewhere: false, laying: false, dialog: null };

/** @typedef {<T>(waited: Promise<T>) => Promise<T>} Still what was waited for, if the game is still wanted then */

/**
 * A game that was asked for and is not on the table yet.
 * @typedef {object} Wish
 * @property {(still: Still) => Promise<void>} work puts it there
 * @property {() => void} done
 * @property {(error: unknown) => void} failed
 * @property {boolean} running
 * @property {boolean} touched whether the engine may no longer hold the game on the table
 */

/** What was asked for last; whatever was asked for before is given up. @type {Wish | null} */
let wish = null;

/**
 * Put a game on the table; if the engine dies meanwhile, once more with the next one.
 * @param {Wish["work"]} work
 * @param {string} [waiting] said until it is there
 * @returns {Promise<void>} ends when the game is on the table or another one is wanted
 */
function put(work, waiting) {
  const touched = wish !== null; // what is given up may have come to the engine already
  wish?.done();
  halt();
  update({ message: waiting ? { text: waiting, tone: "news" } : null });
  return new Promise((done, failed) => {
    wish = { work, done, failed, running: true, touched };
    void attempt(wish);
  });
}

/** @param {Wish} mine */
async function attempt(mine) {
  mine.running = true;
  /** @type {Still} */
  const still = async (waited) => {
    const came = await waited;
    if (wish !== mine) throw new Error("another game is wanted");
    mine.touched = true;
    return came;
  };
  try {
    await mine.work(still);
    if (wish !== mine) return;
    wish = null;
    mine.done();
  } catch (error) {
    mine.running = false;
    mine.touched ||= error instanceof EngineLost;
    if (wish !== mine) return;
    if (error instanceof EngineLost) throw error; // `restore` will do it again
    wish = null;
    update({ message: null });
    if (state.laying) await leave();
    else if (mine.touched) await reopen();
    mine.failed(error);
  }
  await settle();
}

/** Whether a game is asked for and not on the table yet. */
export function isWaiting() {
  return wish !== null;
}

/**
 * Begin a new game and keep it.
 * @param {string} game
 * @param {Record<string, any>} options
 * @param {Seat[]} seats
 */
export function begin(game, options, seats) {
  return put(async (still) => {
    await drawOpening(still, game, options, seats);
    const moment = await still(ask({ do: "new", name: game, options }));
    const saved = newGame(game, options, seats, await still(ask({ do: "link" })));
    await lay(still, saved, moment, true);
  });
}

/**
 * Draw a new game that the engine, which is still loading, will begin.
 * @param {Still} still
 * @param {string} game
 * @param {Record<string, any>} options
 * @param {Seat[]} seats
 */
async function drawOpening(still, game, options, seats) {
  const address = opening(game, options);
  if (state.engine === true || !address) return;
  const drawn = fetch(address).then((answer) => answer.json());
  const moment = await still(drawn.catch(() => null)); // only a picture; the game itself is the engine's
  if (moment) update({ ...FRESH, saved: newGame(game, options, seats, ""), kept: false, screen: "table", moment, laying: true });
}

/**
 * @param {string} game
 * @param {Record<string, any>} options
 * @param {Seat[]} seats
 * @param {string} start
 * @returns {Saved}
 */
function newGame(game, options, seats, start) {
  return {
    id: crypto.randomUUID(),
    game,
    options,
    seats: Object.fromEntries(seats.map((seat, at) => [`P${at + 1}`, seat])),
    start,
    actions: [],
    created: Date.now(),
    updated: Date.now(),
    scores: {},
    mover: null,
  };
}

/** Put a kept game on the table, as it is by now: another tab may have played on. @param {Saved} listed */
export function resume(listed) {
  return put(async (still) => {
    const ours = await still(store.hold(listed.id, lost));
    const saved = (await still(store.find(listed.id))) ?? listed;
    let moment = await still(ask({ do: "open", link: saved.start }));
    if (saved.actions.length) moment = await still(ask({ do: "play", actions: saved.actions }));
    await lay(still, saved, moment, true, ours);
  });
}

/**
 * Open what somebody sent: the game, and which seats are the computer's. It is kept once something is played.
 * @param {string} text a link, or a whole address
 * @param {(saved: Saved) => void} [adopt] completes a game that comes from a file; such a game is kept at once
 */
export function openLink(text, adopt) {
  const waiting = state.engine === true || adopt ? undefined : say("link-opening");
  return put(async (still) => {
    const told = readAddress(text);
    const moment = await still(ask({ do: "open", link: told.link }));
    const { view } = moment;
    if (!canDraw(view.game)) throw new Error(say("link-no-board", { game: view.game }));
    if (!state.games.length) update({ games: await still(ask({ do: "games" })) }); // the levels of its computer players
    const seats = seatsFromText(view.game, Object.keys(view.seats).length, told);
    const saved = newGame(view.game, view.options, seats, await still(ask({ do: "link", step: 0 })));
    adopt?.(saved);
    await lay(still, saved, moment, adopt !== undefined);
  }, waiting);
}

/**
 * Put a game that the engine has open on the table: all at once, so that no half of it is ever kept.
 * @param {Still} still
 * @param {Saved} saved
 * @param {import("./state.js").Moment} moment
 * @param {boolean} kept
 * @param {boolean} [held] whether this tab may play it, if that is known
 */
async function lay(still, saved, moment, kept, held) {
  const texts = await still(ask({ do: "texts", name: saved.game }));
  const facts = await still(ask({ do: "facts", name: saved.game }));
  const log = await still(ask({ do: "log" }));
  const ours = held ?? (await still(store.hold(saved.id, lost)));
  learn(texts, nameOf);
  update({ ...FRESH, saved, kept, screen: "table", moment, facts, elsewhere: !ours, laying: true });
  if (Object.values(saved.seats).some(({ kind }) => kind !== "human")) computer.wake();
  await still(take({ ...moment, entries: [] }, log));
  if (moment.view.mover === null) openedAtEnd();
  update({ laying: false });
  announce([say("table-laid")]);
}

/** Another tab plays this game now. */
function lost() {
  halt();
  update({ elsewhere: true });
}

/** Play here a game that another tab has; whatever was played there is taken over. */
export async function takeOver() {
  const { saved } = state;
  if (!saved) return;
  await store.hold(saved.id, lost, true);
  await resume(saved);
}

/** Let the engine have the game on the table again, if there is one and no other is wanted. */
async function reopen() {
  const { saved } = state;
  if (!saved || state.screen !== "table") return false;
  const actions = state.log.map((entry) => entry.text);
  let moment = await ask({ do: "open", link: saved.start });
  if (actions.length) moment = await ask({ do: "play", actions });
  const log = await ask({ do: "log" });
  if (wish || state.saved !== saved) return false;
  await take({ ...moment, entries: [] }, log);
  return true;
}

/** Let an engine that knows nothing go on with what is asked for, or else with the game on the table. */
export async function restore() {
  if (wish) return wish.running ? undefined : attempt(wish);
  if (!(await reopen())) return;
  update({ message: { text: say("engine-restarted"), tone: "news" } });
  await settle();
}

/** Go on from a past moment, as a game of its own. */
export function playFromHere() {
  return put(async (still) => {
    if (!state.past || !state.saved) return;
    const { game, options, seats, start, why = [] } = state.saved;
    const moment = await still(ask({ do: "fork", step: state.past.step }));
    const saved = newGame(game, options, Object.values(seats).map((seat) => ({ ...seat })), start);
    await lay(still, { ...saved, why: why.filter(({ step }) => step < moment.step) }, moment, true);
  });
}

/** The same players once more. */
export async function rematch() {
  if (!state.saved) return;
  const { game, options, seats } = state.saved;
  await begin(game, options, Object.values(seats).map((seat) => ({ ...seat })));
}

/** Back to the start screen; the game stays kept, and none is wanted any more. */
export async function leave() {
  wish?.done();
  wish = null;
  halt();
  await store.clearTable();
  history.replaceState(null, "", location.pathname + location.search);
  update({ ...FRESH, screen: "start", saved: null, moment: null, list: await store.all() });
}
