// @ts-check
/** Takes over the engine's answers, and saves the game. */

import { EngineLost } from "../engine/channel.js";
import { CLEAR, isPerson } from "./state.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").SessionState} SessionState */
/** @typedef {import("../engine/protocol.d.ts").Moment} Moment */
/** @typedef {import("../engine/protocol.d.ts").Entry} Entry */

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
    ...table?.begin(moment.view, null),
    ...stays,
    moment,
    log,
    interlude,
    fresh,
    past,
    hold: false,
  });
  core.listeners.played?.(moment.entries);
  save(core);
}

/**
 * Have the engine do something for chance or a computer player. What is done is done, so its answer is always taken over,
 * even if everything was stopped or a past moment is on show by then; it is dropped only if another game is on the table.
 * @param {Core} core
 * @param {{do: "chance", random: string} | {do: "play", actions: string[]}} request
 * @returns {Promise<Moment>}
 */
export function advance(core, request) {
  const { saved, viewer } = core.state;
  const taken = core.client.ask({ ...request, viewer }).then((moment) => {
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
  const { saved, moment, kept, elsewhere } = core.state;
  if (!saved || !moment || !kept || elsewhere) return core.listeners.saved?.(null);
  saved.updated = Date.now();
  saved.mover = moment.view.mover;
  saved.scores = Object.fromEntries(Object.entries(moment.view.seats).map(([seat, { score }]) => [seat, score]));
  core.saves?.setTable(saved.id);
  core.listeners.saved?.(saved);
  void keep(core, saved);
}

/**
 * Ask for the record and save it; if the engine dies meanwhile, the previous save stays.
 * @param {Core} core
 * @param {Saved} saved
 */
async function keep(core, saved) {
  if (core.inEngine !== saved) return;
  try {
    Object.assign(saved, await core.client.ask({ do: "record" }));
    await core.saves?.keep(saved);
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
  }
}
