// @ts-check
/** Beginning, opening, forking and leaving games. */

import { digits } from "../engine/digits.js";
import { keptReview } from "./advice.js";
import { clear, giveUp, lose, PICTURE, put, turnTo, whole } from "./attempt.js";
import { openedAtEnd } from "./autoplay.js";
import { FRESH } from "./state.js";
import { take } from "./taking.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").IfCurrent} IfCurrent */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").Seat} Seat */
/** @typedef {import("../engine/protocol.d.ts").Opened} Opened */
/** @typedef {import("../engine/view.d.ts").Viewer} Viewer */

/**
 * Begin a new game and save it.
 * @param {Core} core
 * @param {string} name
 * @param {Record<string, unknown>} options
 * @param {Seat[]} seats
 */
export function begin(core, name, options, seats) {
  const saved = newGame(name, options, seats, PICTURE);
  return put(core, async (ifCurrent) => {
    const loaded = await ifCurrent(core.games(name));
    const viewer = viewerOf(core, loaded.hides, saved.seats);
    await drawOpening(core, ifCurrent, saved, loaded, viewer);
    const opened = await ifCurrent(turnTo(core, { do: "new", name, options, viewer }));
    const { start } = await ifCurrent(core.client.ask({ do: "record" }));
    await lay(core, ifCurrent, { ...saved, start }, opened, true);
  });
}

/**
 * Draw a new game while the engine that will begin it is still loading.
 * @param {Core} core
 * @param {IfCurrent} ifCurrent
 * @param {Saved} saved
 * @param {import("./types.d.ts").Loaded} loaded
 * @param {Viewer} viewer
 */
async function drawOpening(core, ifCurrent, saved, { game, facts, hides }, viewer) {
  if (core.client.isReady()) return;
  const opened = await ifCurrent(core.picture(saved.game, saved.options).catch(() => null)); // the engine will begin the game
  if (!opened) return;
  core.update({ ...FRESH, saved, game, facts, hides, viewer, kept: false, moment: opened, opening: true });
  core.listeners.laid?.(false);
}

/**
 * @param {string} game
 * @param {Record<string, unknown>} options
 * @param {Seat[]} seats
 * @param {string} start
 * @returns {Saved}
 */
function newGame(game, options, seats, start) {
  return {
    id: digits(), // `randomUUID` does not exist on plain http
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

/**
 * The first viewer of this screen: its only person if hands are hidden, else the public.
 * @param {Core} core
 * @param {boolean} hides
 * @param {Record<string, Seat>} seats
 * @returns {Viewer}
 */
function viewerOf(core, hides, seats) {
  const people = Object.keys(seats).filter((seat) => seats[seat].kind === "human");
  const alone = hides && people.length === 1 ? /** @type {Viewer} */ (people[0]) : "public";
  return core.fixedViewer ?? alone;
}

/**
 * Put a saved game on the table in its latest state: another tab may have played on.
 * @param {Core} core
 * @param {Saved} listed
 */
export function resume(core, listed) {
  return put(core, async (ifCurrent) => {
    if (core.saves) await ifCurrent(core.saves.hold(listed.id, () => lose(core)));
    const saved = (await ifCurrent(Promise.resolve(core.saves?.find(listed.id)))) ?? listed;
    const { hides } = await ifCurrent(core.games(saved.game));
    const opened = await ifCurrent(turnTo(core, whole({ redo: [], ...saved }, viewerOf(core, hides, saved.seats))));
    await lay(core, ifCurrent, saved, opened, true);
  });
}

/**
 * Open a link to a game. It is saved once something is played.
 * @param {Core} core
 * @param {string} link
 * @param {(game: string, count: number, levels: string[]) => Seat[]} seatsOf who plays
 * @param {boolean} [kept] save it at once, as for a game from a file
 */
export function openLink(core, link, seatsOf, kept = false) {
  return put(
    core,
    async (ifCurrent) => {
      let opened = await ifCurrent(turnTo(core, { do: "open", link, viewer: core.fixedViewer ?? "public" }));
      const { game, options, seats } = opened.view;
      const { levels, hides } = await ifCurrent(core.games(game));
      // Until it is saved, the link itself is its start.
      const saved = newGame(game, options, seatsOf(game, Object.keys(seats).length, levels), link);
      const viewer = viewerOf(core, hides, saved.seats);
      if (viewer !== opened.view.viewer) opened = await ifCurrent(turnTo(core, { do: "open", link, viewer }));
      await lay(core, ifCurrent, saved, opened, kept, link);
    },
    kept ? undefined : "link-opening",
  );
}

/**
 * Put a game that the engine has opened on the table: all at once, so that no half of it is ever saved.
 * @param {Core} core
 * @param {IfCurrent} ifCurrent
 * @param {Saved} saved
 * @param {Opened} opened
 * @param {boolean} kept
 * @param {string} [link] by which it was opened
 */
async function lay(core, ifCurrent, saved, opened, kept, link = "") {
  const { log, ...moment } = opened;
  const { game, facts, hides } = await ifCurrent(core.games(saved.game));
  const isOurs = core.saves ? await ifCurrent(core.saves.hold(saved.id, () => lose(core))) : true;
  core.inEngine = saved;
  const review = keptReview(saved, log) ?? core.state.review;
  const { viewer } = opened.view;
  core.update({
    ...FRESH,
    saved,
    game,
    facts,
    hides,
    viewer,
    kept,
    moment,
    link,
    elsewhere: !isOurs,
    opening: true,
    review,
  });
  if (Object.values(saved.seats).some(({ kind }) => kind !== "human")) core.thinker?.wake();
  take(core, { ...moment, entries: [] }, log);
  if (moment.view.mover === null) openedAtEnd(core);
  core.listeners.laid?.(true);
}

/** Take over a game from another tab, with everything played there. @param {Core} core */
export async function takeOver(core) {
  const { saved } = core.state;
  if (!saved) return;
  await core.saves?.hold(saved.id, () => lose(core), true);
  await resume(core, saved);
}

/** Continue from a past moment, as a separate game. @param {Core} core */
export async function playFromHere(core) {
  const { saved: from, past } = core.state;
  if (!from || !past) return;
  const { game, options, why = [] } = from;
  const seats = Object.values(from.seats).map((seat) => ({ ...seat }));
  const { viewer } = core.state;
  await put(core, async (ifCurrent) => {
    if (core.inEngine !== from) await ifCurrent(turnTo(core, whole({ redo: [], ...from }, viewer)));
    const course = { ...(await ifCurrent(core.client.ask({ do: "record", step: past.step }))), redo: [] };
    const saved = { ...newGame(game, options, seats, ""), ...course, why: why.filter(({ step }) => step < past.step) };
    const opened = await ifCurrent(turnTo(core, whole(course, viewerOf(core, core.state.hides, saved.seats))));
    await lay(core, ifCurrent, saved, opened, true);
  });
}

/** Begin the same game again with the same players. @param {Core} core */
export async function rematch(core) {
  const { saved } = core.state;
  if (!saved) return;
  const seats = Object.values(saved.seats).map((seat) => ({ ...seat }));
  await begin(core, saved.game, saved.options, seats);
}

/** Take the game off the table; it stays saved. @param {Core} core */
export async function leave(core) {
  giveUp(core);
  await clear(core);
}
