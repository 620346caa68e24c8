// @ts-check
/** Laying a game on the table: what a new one consists of, who looks at it, and how it gets there all at once. */

import { digits } from "../engine/digits.js";
import { keptReview } from "./advice.js";
import { CannotBeShown, lose } from "./attempt.js";
import { openedAtEnd } from "./autoplay.js";
import { FRESH } from "./state.js";
import { save, take } from "./taking.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").IfCurrent} IfCurrent */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").Seat} Seat */
/** @typedef {import("../engine/protocol.d.ts").Opened} Opened */
/** @typedef {import("../engine/view.d.ts").Viewer} Viewer */

/**
 * @param {string} game
 * @param {Record<string, unknown>} options
 * @param {Seat[]} seats
 * @param {string} start
 * @returns {Saved}
 */
export function newGame(game, options, seats, start) {
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
export function viewerOf(core, hides, seats) {
  const people = Object.keys(seats).filter((seat) => seats[seat].kind === "human" && !seats[seat].away);
  const alone = hides && people.length === 1 ? /** @type {Viewer} */ (people[0]) : "public";
  return core.fixedViewer ?? alone;
}

/**
 * Put a game that the engine has opened on the table: all at once, so that no half of it is ever saved. If it cannot be
 * drawn, everything stays as it was.
 * @param {Core} core
 * @param {IfCurrent} ifCurrent
 * @param {Saved} saved
 * @param {Opened} opened
 * @param {boolean} kept whether to save it, once it is drawn
 * @param {string} [link] by which it was opened
 */
export async function lay(core, ifCurrent, saved, opened, kept, link = "") {
  const loaded = await ifCurrent(core.games(saved.game));
  const isOurs = core.saves ? await ifCurrent(core.saves.hold(saved.id, () => lose(core))) : true;
  const before = { ...core.state };
  try {
    show(core, saved, opened, loaded, { link, elsewhere: !isOurs });
  } catch (cause) {
    core.inEngine = null;
    core.update(before);
    if (!before.saved) core.listeners.left?.();
    throw new CannotBeShown("the game cannot be drawn", { cause });
  }
  core.state.kept = kept;
  save(core);
  if (Object.values(saved.seats).some(({ kind }) => kind !== "human")) core.thinker?.wake();
}

/**
 * Show a game that the engine has opened; throws if it cannot be drawn.
 * @param {Core} core
 * @param {Saved} saved
 * @param {Opened} opened
 * @param {import("./types.d.ts").Loaded} loaded
 * @param {{link: string, elsewhere: boolean}} more
 */
function show(core, saved, { log, ...moment }, { game, facts, hides }, more) {
  core.inEngine = saved;
  const review = keptReview(saved, log) ?? core.state.review;
  const { viewer } = moment.view;
  core.update({ ...FRESH, ...more, saved, game, facts, hides, viewer, kept: false, moment, opening: true, review });
  take(core, { ...moment, entries: [] }, log);
  if (moment.view.mover === null) openedAtEnd(core);
  core.listeners.laid?.(true);
  core.show();
}
