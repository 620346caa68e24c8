// @ts-check
/** Beginning, opening, keeping and leaving games. */

import { readAddress, seatsFromText } from "./address.js";
import { announce } from "./announce.js";
import { opening } from "./assets.js";
import * as computer from "./computer.js";
import { halt, openedAtEnd, settle, take } from "./flow.js";
import { canDraw } from "./games.js";
import { ask } from "./line.js";
import { CLEAR, state, update } from "./state.js";
import * as store from "./store.js";
import { learn, say } from "./texts.js";

/** @typedef {import("./state.js").Saved} Saved */
/** @typedef {import("./state.js").Seat} Seat */

const FRESH = { ...CLEAR, log: [], past: null, hold: false, scoring: null, paused: false, elsewhere: false, dialog: null };

/** Whether a game is just being put on the table. */
let busy = false;

/**
 * Put one game on the table at a time; what is asked for meanwhile is not done.
 * @param {() => Promise<void>} work
 */
async function alone(work) {
  if (busy) return;
  busy = true;
  halt();
  try {
    await work();
  } finally {
    busy = false;
    void settle();
  }
}

/**
 * Begin a new game and keep it.
 * @param {string} game
 * @param {Record<string, any>} options
 * @param {Seat[]} seats
 */
export function begin(game, options, seats) {
  return alone(async () => {
    await drawOpening(game, options, seats);
    const moment = await ask({ do: "new", name: game, options });
    await lay(newGame(game, options, seats, await ask({ do: "link" })), moment, true);
  });
}

/**
 * Draw a new game that the engine, which is still loading, will begin.
 * @param {string} game
 * @param {Record<string, any>} options
 * @param {Seat[]} seats
 */
async function drawOpening(game, options, seats) {
  const address = opening(game, options);
  if (state.engine === true || !address) return;
  const moment = await (await fetch(address)).json();
  update({ ...FRESH, saved: newGame(game, options, seats, ""), kept: false, screen: "table", moment, laying: true });
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

/** Put a kept game on the table. @param {Saved} saved */
export function resume(saved) {
  return alone(async () => {
    let moment = await ask({ do: "open", link: saved.start });
    if (saved.actions.length) moment = await ask({ do: "play", actions: saved.actions });
    await lay(saved, moment, true);
  });
}

/**
 * Open what somebody sent: the game, and which seats are the computer's. It is kept once something is played.
 * @param {string} text a link, or a whole address
 * @param {(saved: Saved) => void} [adopt] completes a game that comes from a file; such a game is kept at once
 */
export function openLink(text, adopt) {
  return alone(async () => {
    const told = readAddress(text);
    const moment = await ask({ do: "open", link: told.link });
    const { view } = moment;
    if (!canDraw(view.game)) {
      await reopen();
      throw new Error(say("link-no-board", { game: view.game }));
    }
    const seats = seatsFromText(view.game, Object.keys(view.seats).length, told);
    const start = await ask({ do: "link", step: 0 });
    const saved = newGame(view.game, view.options, seats, start);
    adopt?.(saved);
    await lay(saved, moment, adopt !== undefined);
  });
}

/**
 * Put a game that the engine has open on the table.
 * @param {Saved} saved
 * @param {import("./state.js").Moment} moment
 * @param {boolean} kept
 */
async function lay(saved, moment, kept) {
  update({ ...FRESH, saved, kept, screen: "table", moment, laying: true });
  learn(await ask({ do: "texts", name: saved.game }), (seat) => saved.seats[seat]?.name ?? seat);
  update({ facts: await ask({ do: "facts", name: saved.game }) });
  if (Object.values(saved.seats).some(({ kind }) => kind !== "human")) computer.wake();
  const ours = await store.hold(saved.id, lost);
  update({ elsewhere: !ours });
  await take({ ...moment, entries: [] }, true);
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
  if (!state.saved) return;
  const id = state.saved.id;
  await store.hold(id, lost, true);
  const saved = (await store.find(id)) ?? state.saved;
  await resume(saved);
}

/** Let the engine have the game on the table again, if there is one. */
async function reopen() {
  if (!state.saved || state.screen !== "table") return false;
  const actions = state.log.map((entry) => entry.text);
  let moment = await ask({ do: "open", link: state.saved.start });
  if (actions.length) moment = await ask({ do: "play", actions });
  await take({ ...moment, entries: [] }, true);
  return true;
}

/** Put the game on the table back into an engine that has lost it. */
export async function restore() {
  if (!(await reopen())) return;
  update({ message: { text: say("engine-restarted"), tone: "news" } });
  await settle();
}

/** Go on from a past moment, as a game of its own. */
export function playFromHere() {
  return alone(async () => {
    if (!state.past || !state.saved) return;
    const { game, options, seats, start, why = [] } = state.saved;
    const moment = await ask({ do: "fork", step: state.past.step });
    const saved = newGame(game, options, Object.values(seats).map((seat) => ({ ...seat })), start);
    await lay({ ...saved, why: why.filter(({ step }) => step < moment.step) }, moment, true);
  });
}

/** The same players once more. */
export async function rematch() {
  if (!state.saved) return;
  const { game, options, seats } = state.saved;
  await begin(game, options, Object.values(seats).map((seat) => ({ ...seat })));
}

/** Back to the start screen; the game stays kept. */
export async function leave() {
  halt();
  await store.clearTable();
  history.replaceState(null, "", location.pathname + location.search);
  update({ ...FRESH, screen: "start", saved: null, moment: null, list: await store.all() });
}
