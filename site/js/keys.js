// @ts-check
/** Keys that work anywhere at the table. */

import { endTurn, isScored, letGo, offered, shownView } from "./choose.js";
import { dismissScoring, look, redo, release, undo } from "./flow.js";
import { module } from "./games.js";
import { entry, focusCell } from "./grid.js";
import { openGuide } from "./guide.js";
import { matching } from "./narrow.js";
import { state } from "./state.js";
import { fit, zoom } from "./viewport.js";

/** @type {Record<string, () => unknown>} */
const KEYS = {
  z: undo,
  Backspace: undo,
  y: redo,
  e: end,
  r: () => module().rotate(1),
  R: () => module().rotate(-1),
  l: () => document.getElementById("chip-lay")?.click(),
  h: () => document.getElementById("chip-hint")?.click(),
  "+": () => zoom(1.25),
  "-": () => zoom(0.8),
  0: fit,
  "[": back,
  "]": () => state.past && look(state.past.step + 1),
  Escape: () => (state.past && state.moment ? look(state.moment.step) : letGo()),
  "?": openGuide,
  b: () => focusCell(state.focus ?? entry(shownView())),
};

function end() {
  if (state.hold) return release();
  if (isScored()) return dismissScoring();
  const offer = matching(offered(), ["verb:end"])[0];
  return offer && endTurn(offer.actions);
}

/** One step back, if there is one. */
function back() {
  const step = (state.past ?? state.moment)?.step;
  return step && look(step - 1);
}

/** @param {KeyboardEvent} event */
export function pressed(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (state.screen !== "table" || state.dialog || event.ctrlKey || event.altKey || event.metaKey) return;
  if (target.matches("input:not([type=range]), select, textarea")) return;
  if (!state.settings.keys && event.key.length === 1) return;
  if (/^[1-9]$/.test(event.key)) return nthChip(Number(event.key));
  const run = KEYS[event.key];
  if (!run) return;
  event.preventDefault();
  void run();
}

/** Press the n-th button of the turn. @param {number} number */
function nthChip(number) {
  const chips = document.querySelectorAll(".turn .chips:not(.hint-head) button:not(:disabled)");
  /** @type {HTMLElement | undefined} */ (chips[number - 1])?.click();
}

