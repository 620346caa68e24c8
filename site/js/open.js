// @ts-check
/** Beginning, opening, keeping and leaving games. */

import { readAddress, seatsFromText } from "./address.js";
import { keptReview } from "./advice.js";
import { announce } from "./announce.js";
import { opening } from "./assets.js";
import * as computer from "./computer.js";
import { openedAtEnd, take } from "./drive.js";
import { canDraw } from "./games.js";
import { ask } from "./line.js";
import { nameOf } from "./seats.js";
import { FRESH, state, update } from "./state.js";
import * as store from "./store.js";
import { learn, say } from "./texts.js";
import { PICTURE, clear, engineHas, giveUp, lost, put, turnTo, whole } from "./wish.js";

/** @typedef {import("./state.js").Saved} Saved */
/** @typedef {import("./state.js").Seat} Seat */
/** @typedef {import("./wish.js").Still} Still */

/**
 * Begin a new game and keep it.
 * @param {string} game
 * @param {Record<string, any>} options
 * @param {Seat[]} seats
 */
export function begin(game, options, seats) {
  const picture = newGame(game, options, seats, PICTURE);
  return put(async (still) => {
    await drawOpening(still, picture);
    const moment = await still(turnTo({ do: "new", name: game, options }));
    await lay(still, { ...picture, start: await still(ask({ do: "link" })) }, moment, true);
  });
}

/**
 * Draw a new game that the engine, which is still loading, will begin.
 * @param {Still} still
 * @param {Saved} picture
 */
async function drawOpening(still, picture) {
  const address = opening(picture.game, picture.options);
  if (state.engine === true || !address) return;
  const drawn = fetch(address).then((answer) => answer.json());
  const moment = await still(drawn.catch(() => null)); // only a picture; the game itself is the engine's
  if (moment) update({ ...FRESH, saved: picture, kept: false, screen: "table", moment, laying: true });
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
    await still(store.hold(listed.id, lost));
    const saved = (await still(store.find(listed.id))) ?? listed;
    const moment = await still(turnTo(whole(saved.start, saved.actions, saved.redo)));
    await lay(still, saved, moment, true);
  });
}

/**
 * Open what somebody sent: the game, and which seats are the computer's. It is kept once something is played.
 * @param {string} text a link, or a whole address
 * @param {(saved: Saved) => void} [adopt] completes a game that comes from a file; such a game is kept at once
 */
export function openLink(text, adopt) {
  return put(async (still) => {
    const told = readAddress(text);
    const moment = await still(turnTo({ do: "open", link: told.link }));
    const { view } = moment;
    if (!canDraw(view.game)) throw new Error(say("link-no-board", { game: view.game }));
    if (!state.games.length) update({ games: await still(ask({ do: "games" })) }); // the levels of its computer players
    const seats = seatsFromText(view.game, Object.keys(view.seats).length, told);
    const saved = newGame(view.game, view.options, seats, await still(ask({ do: "link", step: 0 })));
    adopt?.(saved);
    await lay(still, saved, moment, adopt !== undefined, told.link);
  }, adopt ? undefined : say("link-opening"));
}

/**
 * Put a game that the engine has open on the table: all at once, so that no half of it is ever kept.
 * @param {Still} still
 * @param {Saved} saved
 * @param {import("./state.js").Moment} moment
 * @param {boolean} kept
 * @param {string} [link] by which it was opened
 */
async function lay(still, saved, moment, kept, link = "") {
  const texts = await still(ask({ do: "texts", name: saved.game }));
  const facts = await still(ask({ do: "facts", name: saved.game }));
  const log = await still(ask({ do: "log" }));
  const ours = await still(store.hold(saved.id, lost));
  learn(texts, nameOf);
  engineHas(saved);
  update({ ...FRESH, saved, kept, screen: "table", moment, facts, link, elsewhere: !ours, laying: true, review: keptReview(saved, log) ?? state.review });
  if (Object.values(saved.seats).some(({ kind }) => kind !== "human")) computer.wake();
  take({ ...moment, entries: [] }, log);
  if (moment.view.mover === null) openedAtEnd();
  announce([say("table-laid")]);
}

/** Play here a game that another tab has; whatever was played there is taken over. */
export async function takeOver() {
  const { saved } = state;
  if (!saved) return;
  await store.hold(saved.id, lost, true);
  await resume(saved);
}

/** Go on from a past moment, as a game of its own. */
export async function playFromHere() {
  const { saved: from, past } = state;
  if (!from || !past) return;
  const { game, options, start, why = [] } = from;
  const seats = Object.values(from.seats).map((seat) => ({ ...seat }));
  const actions = state.log.slice(0, past.step).map((entry) => entry.text);
  await put(async (still) => {
    const moment = await still(turnTo(whole(start, actions)));
    const saved = { ...newGame(game, options, seats, start), why: why.filter(({ step }) => step < past.step) };
    await lay(still, saved, moment, true);
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
  giveUp();
  await clear();
}

