// @ts-check
/** Keys that work anywhere at a table. */

import { focusPlace } from "../board/grid.js";
import { shownView } from "../session/state.js";
import { matching } from "../ui/offers.js";
import { finishStaged } from "./staging.js";

/** @typedef {import("./types.d.ts").Table} Table */

/** @type {Record<string, (table: Table) => unknown>} */
const KEYS = {
  z: ({ session }) => session.undo(),
  Z: ({ session }) => session.undoTurn(),
  Backspace: ({ session }) => session.undo(),
  y: ({ session }) => session.redo(),
  e: end,
  h: ({ session }) => session.hint(),
  "+": ({ viewport }) => viewport.zoom(1.25),
  "-": ({ viewport }) => viewport.zoom(0.8),
  0: ({ viewport }) => viewport.fit(),
  "[": back,
  "]": ({ session }) => session.state.past && session.look(session.state.past.step + 1),
  "{": ({ session, replay }) => session.state.moment?.step && replay.turnBack(),
  "}": ({ session, replay }) => session.state.past && replay.turnOn(),
  p: ({ replay }) => (replay.isRunning() ? replay.stop() : replay.start()),
  Escape: ({ session }) => {
    const { past, moment } = session.state;
    return past && moment ? session.look(moment.step) : session.deselect();
  },
  "?": ({ host }) => host.open("guide"),
  b: toBoard,
};

/** Keys that do nothing by themselves. */
const MODIFIERS = new Set(["Shift", "Control", "Alt", "Meta", "Tab"]);

/** @param {Table} table */
function end({ session }) {
  const { hold, game } = session.state;
  if (hold) return session.release();
  if (session.isInterlude()) return session.dismiss();
  const offer = matching(session.offers(), [`verb:${game?.table.verbs.ending}`])[0];
  return offer && session.endTurn(offer.actions);
}

/** One step back, if there is one. @param {Table} table */
function back({ session }) {
  const step = (session.state.past ?? session.state.moment)?.step;
  return step && session.look(step - 1);
}

/** @param {Table} table */
function toBoard({ session, prefix, setting }) {
  const { focus, game } = session.state;
  const view = shownView(session.state);
  if (game && view) focusPlace(prefix, focus ?? game.board.entry(view, setting()));
}

/**
 * @param {Table} table
 * @param {KeyboardEvent} event
 */
export function pressed(table, event) {
  const { session, host } = table;
  const { game } = session.state;
  const target = /** @type {HTMLElement} */ (event.target);
  if (!game || host.hasDialog() || event.ctrlKey || event.altKey || event.metaKey) return;
  if (target.matches("input:not([type=range]), select, textarea")) return;
  // Where play waits for people to look, the first key only ends what is staged.
  if (!MODIFIERS.has(event.key) && finishStaged(table) && session.isInterlude()) return event.preventDefault();
  if (!host.settings().keys && event.key.length === 1) return;
  if (/^[1-9]$/.test(event.key)) return nthChip(table, Number(event.key));
  const own = session.isMyTurn() ? game.table.keys?.[event.key] : undefined;
  const run = own ? () => session.act(own(table.context())) : KEYS[event.key];
  if (!run) return;
  event.preventDefault();
  void run(table);
}

/** Press the n-th button of the turn. @param {Table} table @param {number} number */
function nthChip({ element }, number) {
  const chips = element?.querySelectorAll(".turn .chips:not(.hint-head) button:not(:disabled)");
  /** @type {HTMLElement | undefined} */ (chips?.[number - 1])?.click();
}
