// @ts-check
/** Beginning, opening, forking and leaving games. */

import { clear, Damaged, giveUp, lose, PICTURE, putOnTable, turnTo, whole } from "./attempt.js";
import { lay, newGame, viewerOf } from "./laying.js";
import { promiseAll } from "./letters.js";
import { notify } from "./notices.js";
import { receive } from "./receiving.js";
import { FRESH } from "./state.js";

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
  return putOnTable(core, async (ifCurrent) => {
    const loaded = await ifCurrent(core.games(name));
    const viewer = viewerOf(core, loaded.hides, saved.seats);
    await drawOpening(core, ifCurrent, saved, loaded, viewer);
    const opened = await ifCurrent(turnTo(core, { do: "new", name, options, viewer }));
    const { start } = await ifCurrent(core.client.ask({ do: "record" }));
    const begun = { ...saved, start };
    promiseAll(core, begun, 0);
    await lay(core, ifCurrent, begun, opened, true);
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
 * Put a saved game on the table in its latest state: another tab may have played on.
 * @param {Core} core
 * @param {Saved} listed
 */
export function resume(core, listed) {
  return putOnTable(core, async (ifCurrent) => {
    if (core.saves) await ifCurrent(core.saves.hold(listed.id, () => lose(core)));
    const saved = (await ifCurrent(Promise.resolve(core.saves?.find(listed.id)))) ?? listed;
    const { hides } = await ifCurrent(core.games(saved.game));
    const opened = await ifCurrent(turnTo(core, whole({ redo: [], ...saved }, viewerOf(core, hides, saved.seats))));
    if (!fits(saved, opened)) throw new Damaged("the saved game does not fit its start");
    await lay(core, ifCurrent, saved, opened, true);
  });
}

/** Whether what was saved about a game agrees with what the engine opened. @param {Saved} saved @param {Opened} opened */
function fits({ game, seats }, { view }) {
  return view.game === game && Object.keys(view.seats).join() === Object.keys(seats).join();
}

/**
 * How a link arrives: whether to save the game at once, as from a file; whom it is for; the letter that came with it; and which
 * course to take if it forks from the one that is saved here.
 * @typedef {{kept?: boolean, to?: string | null, letter?: import("../letters/text.js").Letter | null, fork?: import("./receiving.js").Fork}} Arrival
 */

/**
 * Open a link to a game. A letter and a finished game are saved at once, any other link once something is played.
 * @param {Core} core
 * @param {string} link
 * @param {(game: string, count: number, levels: string[]) => Seat[]} seatsOf who plays
 * @param {Arrival} arrival
 */
export function openLink(core, link, seatsOf, { kept = false, to = null, letter = null, fork }) {
  return putOnTable(
    core,
    async (ifCurrent) => {
      let opened = await ifCurrent(turnTo(core, { do: "open", link, viewer: core.fixedViewer ?? "public" }));
      const { game, options, seats, mover } = opened.view;
      const { levels, hides } = await ifCurrent(core.games(game));
      // Until it is saved, the link itself is its start.
      const saved = newGame(game, options, seatsOf(game, Object.keys(seats).length, levels), link);
      if (letter) return receive(core, ifCurrent, { saved, opened, letter, to, fork });
      const viewer = viewerOf(core, hides, saved.seats);
      if (viewer !== opened.view.viewer) opened = await ifCurrent(turnTo(core, { do: "open", link, viewer }));
      // A running game with hidden hands is saved at once, because its link must not stay in the address.
      const isKept = kept || (mover === null ? opened.step > 0 : hides);
      await lay(core, ifCurrent, saved, opened, isKept, link);
      if (to && to === mover && viewer === "public" && saved.seats[to]?.kind === "human" && !core.fixedViewer)
        core.update({ curtain: hides ? to : null });
    },
    kept ? undefined : "link-opening",
  );
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
  const seats = Object.values(from.seats).map((seat) => ({ ...seat, away: false }));
  const { viewer } = core.state;
  await putOnTable(core, async (ifCurrent) => {
    if (core.inEngine !== from) await ifCurrent(turnTo(core, whole({ redo: [], ...from }, viewer)));
    const course = { ...(await ifCurrent(core.client.ask({ do: "record", step: past.step }))), redo: [] };
    const saved = { ...newGame(game, options, seats, ""), ...course, why: why.filter(({ step }) => step < past.step) };
    const opened = await ifCurrent(turnTo(core, whole(course, viewerOf(core, core.state.hides, saved.seats))));
    await lay(core, ifCurrent, saved, opened, true);
    notify(core, { key: "forked", tone: "news" });
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
