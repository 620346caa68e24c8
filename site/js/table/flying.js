// @ts-check
/** What moves over the board when something was played, or is to be seen once more. */

import { animate } from "../board/flights.js";
import { stage } from "../board/stage.js";

/** @typedef {import("./types.d.ts").Table} Table */

/**
 * Animate the pieces that moved, and stage what deserves it; until the pieces arrive, the board shows the moment before without them,
 * and until the points arrive, the seats have their old scores.
 * @param {Table} table
 * @param {import("../engine/protocol.d.ts").Entry[]} entries
 * @returns {{isStaged: boolean, over: Promise<unknown> | null}} when all of it is over; null if nothing moves
 */
export function flyPieces(table, entries) {
  const { session, element, host, followed } = table;
  const { game, moment, saved, past } = session.state;
  if (!game || !moment || past) return { isStaged: false, over: null };
  const events = entries.flatMap((entry) => entry.events);
  const { pace } = host.settings();
  const before = followed.game === saved?.id ? followed.view : null;
  const flights = game.board.flights(events, moment.view, table.setting(), before);
  const arrived = animate(element?.querySelector(".flights"), flights, pace);
  const staged = stage(element, game.board.acts?.(events, moment.view, table.setting()) ?? [], pace);
  const isStaged = staged !== null;
  if (!arrived && !staged) return { isStaged, over: null };
  const over = Promise.all([arrived, staged]);
  if (!before) return { isStaged, over };
  const view = arrived && game.board.lifted ? game.board.lifted(before, events) : moment.view;
  const flight = { of: moment, view, seats: staged ? before.seats : null };
  table.flight = flight;
  void over.then(() => {
    if (table.flight === flight) table.flight = null;
    host.redraw();
  });
  return { isStaged, over };
}

/** Show once more what the others did, over the board as it is now. @param {Table} table @param {import("../engine/protocol.d.ts").Entry[]} entries */
export function flyAgain({ session, element, host, setting }, entries) {
  const { game, moment, past } = session.state;
  if (!game || !moment || past) return;
  const { pace } = host.settings();
  const flights = game.board.flights(
    entries.flatMap(({ events }) => events),
    moment.view,
    setting(),
    null,
  );
  animate(element?.querySelector(".flights"), flights, pace === "instant" ? "normal" : pace);
}
