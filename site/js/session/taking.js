// @ts-check
/** Has the engine change the game, saves it, and takes over the engine's answers. */

import { EngineLost } from "../engine/channel.js";
import { promiseAll } from "./letters.js";
import { CLEAR, isPerson } from "./state.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").SessionState} SessionState */
/** @typedef {import("../engine/protocol.d.ts").Moment} Moment */
/** @typedef {import("../engine/protocol.d.ts").Entry} Entry */
/** @typedef {import("../engine/view.d.ts").SeatId} SeatId */

/**
 * What changes a game.
 * @typedef {{do: "play", actions: string[]} | {do: "chance", random: string} | {do: "follow", patterns: string[]} | {do: "undo", seat?: SeatId} | {do: "redo"}} Change
 */

/** Milliseconds that the device has to save a change before it is shown unsaved. */
const PATIENCE = 100;

/**
 * Take over an answer of the engine.
 * @param {Core} core
 * @param {Moment} moment
 * @param {Entry[] | null} [whole] the log, if it was asked for again
 * @param {Moment | null} [past] the past moment that stays on show
 * @param {Partial<SessionState>} [stays] what stays chosen
 */
export function take(core, moment, whole = null, past = null, stays = {}) {
  const { state } = core;
  const table = state.game?.table;
  const before = moment.step - moment.entries.length;
  const log = whole ?? [...state.log.filter((entry) => entry.step <= before), ...moment.entries];
  const shown = whole && !state.interlude ? { ...moment, entries: log } : moment;
  const interlude = table?.interlude.follow(state.interlude, shown) ?? null;
  const fresh = state.game?.board.fresh(moment.entries.flatMap(({ events }) => events)) ?? null;
  core.update({
    ...CLEAR,
    ...table?.begin?.(moment.view, null),
    ...stays,
    moment,
    log,
    interlude,
    fresh,
    past,
    hold: false,
  });
  core.staged = core.listeners.played?.(moment.entries);
  tell(core);
}

/**
 * Have the engine change the game, and save it before anybody sees the change: what is shown is not lost. If the device takes long
 * to save, the change is shown all the same, and with it that it is not saved yet.
 * @param {Core} core
 * @param {Change} request
 * @param {boolean} [keeps] whether the game is to be saved
 * @returns {Promise<Moment>}
 */
export async function change(core, request, keeps = core.state.kept) {
  const { saved, viewer } = core.state;
  // Asked for together, so that nothing comes between them.
  const [moment, course, open] = await Promise.all([
    core.client.ask({ ...request, viewer }),
    core.saves && keeps ? core.client.ask({ do: "record" }) : null,
    core.saves && keeps ? inPublic(core) : null,
  ]);
  if (!saved || core.state.elsewhere || core.state.saved !== saved) return moment;
  if (request.do === "undo") promiseAll(core, saved, moment.step);
  if (!course) return moment;
  Object.assign(saved, course, { still: still(open ?? moment) });
  await write(core, { ...saved, ...listed(moment) });
  return moment;
}

/**
 * Write a game to the device, and wait for it, but not for long: after that the state says that it is not saved yet.
 * @param {Core} core
 * @param {Saved} record
 */
async function write(core, record) {
  const number = ++core.written;
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE, "late"));
  const done = core.saves?.keep(record).then(() => {
    if (number === core.written && core.state.unsaved) core.update({ unsaved: false });
  });
  if ((await Promise.race([done, late])) === "late" && number === core.written) core.update({ unsaved: true });
}

/** What the list of games shows of a moment. @param {Moment} moment */
function listed({ view }) {
  const scores = Object.fromEntries(Object.entries(view.seats).map(([seat, { score }]) => [seat, score]));
  return { updated: Date.now(), mover: view.mover === "chance" ? view.turn : view.mover, scores };
}

/** The game now as everybody may see it, if this screen sees more. @param {Core} core @returns {Promise<Moment | null>} */
async function inPublic({ client, state }) {
  return state.hides && state.viewer !== "public" ? client.ask({ do: "moment", viewer: "public" }) : null;
}

/** A view to draw, without what can be done in it. @param {Moment} moment @returns {import("../engine/view.d.ts").View} */
function still({ view }) {
  return { ...view, offers: [], chances: [] };
}

/**
 * Have the engine do something for chance or a computer player. What is done is done, so its answer is always taken over,
 * even if everything was stopped or a past moment is on show by then; it is dropped only if another game is on the table.
 * @param {Core} core
 * @param {Change} request
 * @returns {Promise<Moment>}
 */
export function advance(core, request) {
  const { saved } = core.state;
  const taken = change(core, request).then((moment) => {
    if (core.state.saved === saved) take(core, moment, null, core.state.past, stillRead(core, moment));
    return moment;
  });
  core.underway = taken.catch(() => {});
  return taken;
}

/**
 * What somebody is reading about while others act stays chosen until it is a person's turn.
 * @param {Core} core
 * @param {Moment} moment
 */
function stillRead({ state }, { view }) {
  return isPerson(state, view.mover) ? {} : { place: state.place, hover: state.hover };
}

/** Save the game as it is now, without waiting for the device; a game that was only looked at is not saved. @param {Core} core */
export function save(core) {
  const saved = tell(core);
  if (saved) void keep(core, saved);
}

/** Say what the table and the list of games show now, whether it is saved or not. @param {Core} core @returns {Saved | null} the game, if it is one to save */
function tell(core) {
  const { saved, moment, kept, elsewhere } = core.state;
  if (!saved || !moment || !kept || elsewhere) {
    core.listeners.saved?.(null);
    return null;
  }
  Object.assign(saved, listed(moment));
  core.saves?.setTable(saved.id);
  core.listeners.saved?.(saved);
  return saved;
}

/**
 * Ask for the record and save it; if the engine dies meanwhile, the previous save stays.
 * @param {Core} core
 * @param {Saved} saved
 */
async function keep(core, saved) {
  if (core.inEngine !== saved) return;
  try {
    const [course, open] = await Promise.all([core.client.ask({ do: "record" }), inPublic(core)]);
    const { moment } = core.state;
    Object.assign(saved, course, moment && core.state.saved === saved && { still: still(open ?? moment) });
    await write(core, saved);
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
  }
}
