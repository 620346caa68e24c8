// @ts-check
/** Everything that the parts of one table share: its session, its words, its viewport. */

import { createViewport } from "../board/viewport.js";
import { advised } from "../session/advice.js";
import { people, shownView } from "../session/state.js";
import { isFreshTurn, turnsOfOthers } from "../session/turns.js";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { nameOfSeat } from "../ui/names.js";
import { perLanguage } from "../ui/texts.js";
import { createWords } from "../ui/words.js";
import { graspAt } from "./drag.js";
import { pageOn, shownSize } from "./pages.js";
import { createReplay } from "./replay.js";

/** @typedef {import("../games/contract.d.ts").Context} Context */
/** @typedef {import("../games/contract.d.ts").Game} Game */
/** @typedef {import("../games/contract.d.ts").Words} Words */
/** @typedef {import("./types.d.ts").Table} Table */

/**
 * @param {import("../session/session.js").Session} session
 * @param {import("./types.d.ts").Host} host
 * @param {string} [prefix] of the ids of this table
 * @returns {Table}
 */
export function createTable(session, host, prefix = "") {
  const { state } = session;
  const nameOf = (/** @type {string} */ seat) => nameOfSeat(state.saved?.seats[seat], Number(seat.slice(1)) - 1);
  /** Words by game; others in another language, so that whatever is drawn with them is drawn anew. @type {() => WeakMap<Game, Words>} */
  const known = perLanguage(() => new WeakMap());

  function words() {
    const game = /** @type {Game} */ (state.game);
    const found = known().get(game) ?? createWords(game.name, nameOf);
    known().set(game, found);
    return found;
  }

  /** @returns {Context} */
  function context() {
    const view = shownView(state);
    if (!view) throw new Error("no game is on the table");
    const { say, tell, reason } = words();
    return {
      say,
      tell,
      reason,
      nameOf,
      view,
      facts: state.facts,
      get page() {
        return pageOn(table);
      },
      selection: state,
      offers: session.offers(),
      left: session.left(),
      isMyTurn: session.isMyTurn(),
      preview: session.preview,
      ahead: session.ahead,
      prospect: (action) => session.prospect([action]),
      refusal: (attempt, after) => session.refusal([attempt, ...after]),
      worth: (action) => session.worth([action]),
      log: state.log,
      thoughts: state.saved?.why ?? [],
      covered:
        state.hides && !state.past && people(state).length > 1 ? { people: people(state), peek: state.peek } : null,
      advised: state.chosen.length || state.place ? [] : advised(state),
      others: othersHere(),
      fresh: state.fresh,
      emblem,
      chip: table.chip,
      act: (intent) => void session.act(intent),
    };
  }

  /** What the others did, while the person at the screen has done nothing yet and asks for nothing else. */
  function othersHere() {
    const { past, hint, chosen, place, moment } = state;
    const isBusy = past || hint || chosen.length || place || moment?.view.mover === null;
    if (isBusy || table.quiet || !session.isMyTurn() || !isFreshTurn(state)) return [];
    return turnsOfOthers(state).map(({ seat, entries }) => ({
      seat,
      actions: entries.filter(({ mover }) => mover === seat).map(({ text }) => text),
    }));
  }

  /** The places of the board on show. */
  function places() {
    const view = shownView(state);
    return view && state.game
      ? state.game.board.rows(view, table.setting()).flatMap((row) => row.filter((place) => place !== null))
      : [];
  }

  /** @type {Table} */
  const table = {
    session,
    host,
    prefix,
    element: null,
    unfolded: false,
    followed: { line: null, past: false, game: undefined, view: null },
    flight: null,
    quiet: false,
    offered: 0,
    pages: { asked: null, chosen: null },
    words,
    context,
    setting: () => ({ facts: state.facts, words: words(), page: pageOn(table) }),
    chip: (each) => chip({ ...each, id: `${prefix}${each.id}` }),
    replay: createReplay(session, () => host.redraw()),
    viewport: createViewport({
      svg: () => table.element?.querySelector(".board") ?? null,
      size: () => shownSize(table),
      subject: () => `${state.saved?.id} ${pageOn(table)}`,
      inPlay: () => {
        const view = shownView(state);
        const seen = new Set(view && state.game ? state.game.board.inPlay(view) : []);
        return places().filter(({ id }) => seen.has(id));
      },
      focus: () => places().find(({ id }) => id === state.focus) ?? null,
      busy: () => {
        const here = new Set(host.settings().zoom ? [state.fresh, state.place] : []);
        return places().filter(({ id }) => here.has(id));
      },
      turn: (by, place) => {
        const intent = session.isMyTurn() ? (state.game?.table.turn?.(context(), by, place) ?? null) : null;
        void session.act(intent);
        return intent !== null;
      },
      grasp: (place, event) => graspAt(table, place, event),
      tap: (place) => tap(table, place),
      hover: (hover) => session.point({ hover }),
      redraw: () => host.redraw(),
    }),
  };
  return table;
}

/**
 * A tap on a place; while there is nothing to decide, it only shows the place.
 * @param {Table} table
 * @param {string} place
 */
export function tap({ session, context }, place) {
  const { state } = session;
  if (session.isMyTurn() && state.game) void session.act(state.game.table.tap(context(), place));
  else void session.act({ select: { place: state.place === place ? null : place, chosen: [] } });
}
