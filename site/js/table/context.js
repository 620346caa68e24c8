// @ts-check
/** Everything that the parts of one table share: its session, its words, its viewport. */

import { createViewport } from "../board/viewport.js";
import { advised } from "../session/advice.js";
import { shownView } from "../session/state.js";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { nameOfSeat } from "../ui/names.js";
import { createWords } from "../ui/words.js";

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
  /** Words by game. @type {WeakMap<Game, Words>} */
  const known = new WeakMap();

  function words() {
    const game = /** @type {Game} */ (state.game);
    const found = known.get(game) ?? createWords(game.texts, nameOf);
    known.set(game, found);
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
      selection: state,
      offers: session.offers(),
      left: session.left(),
      isMyTurn: session.isMyTurn(),
      advised: state.chosen.length || state.place ? [] : advised(state),
      fresh: state.fresh,
      emblem,
      chip: table.chip,
      act: (intent) => void session.act(intent),
    };
  }

  /** The places of the board on show. */
  function places() {
    const view = shownView(state);
    return view && state.game
      ? state.game.board.rows(view).flatMap((row) => row.filter((place) => place !== null))
      : [];
  }

  /** @type {Table} */
  const table = {
    session,
    host,
    prefix,
    element: null,
    followed: { line: null, past: false },
    words,
    context,
    chip: (each) => chip({ ...each, id: `${prefix}${each.id}` }),
    viewport: createViewport({
      svg: () => table.element?.querySelector(".board") ?? null,
      size: () => state.game?.board.size ?? { width: 1, height: 1 },
      subject: () => state.saved?.id,
      inPlay: () => {
        const view = shownView(state);
        const seen = new Set(view && state.game ? state.game.board.inPlay(view) : []);
        return places().filter(({ id }) => seen.has(id));
      },
      focus: () => places().find(({ id }) => id === state.focus) ?? null,
      turn: (by, place) => {
        const intent = session.isMyTurn() ? (state.game?.table.turn(context(), by, place) ?? null) : null;
        void session.act(intent);
        return intent !== null;
      },
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
