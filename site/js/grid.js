// @ts-check
/** The board as a grid of buttons that is heard and reached by keys, but not seen. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { left, myTurn, shownView } from "./choose.js";
import { module } from "./games.js";
import { things } from "./narrow.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

/** Where the keyboard comes in before it has been anywhere. @param {any} view @returns {string} */
export function entry(view) {
  return module().entry(view);
}

/** @param {any} view */
export function grid(view) {
  const { COLUMNS, ROWS } = module();
  return html`<div class="unseen" role="grid" id="grid" aria-label=${say("grid-label")} aria-describedby="grid-help" @keydown=${walk} @focusin=${entered} @focusout=${gone}>
    ${guard([view, state.chosen, state.cell, state.focus, myTurn()], () => {
      const targets = things(left(), "cell");
      const reached = state.focus ?? entry(view);
      return ROWS.map((row) => html`<div role="row">${[...COLUMNS].map((column) => cell(view, `${column}${row}`, targets, reached))}</div>`);
    })}
  </div><p class="unseen" id="grid-help">${say("grid-help")} ${state.settings.keys ? say("grid-help-keys") : nothing}</p>`;
}

/**
 * @param {any} view
 * @param {string} name
 * @param {Map<string, import("./narrow.js").Offer>} targets
 * @param {string} reached the cell that the Tab key leads to
 */
function cell(view, name, targets, reached) {
  const words = [name, ...module().describe(view, name, targets)].join(", ");
  return html`<button role="gridcell" id="cell-${name}" data-grid=${name} tabindex=${name === reached ? 0 : -1}
    aria-selected=${state.cell === name} @click=${() => module().tap(name)}>${words}</button>`;
}

/** Arrow keys walk from cell to cell. @param {KeyboardEvent} event */
function walk(event) {
  const { COLUMNS, ROWS } = module();
  const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
  if (!step || event.ctrlKey || event.altKey || event.metaKey) return;
  event.preventDefault();
  event.stopPropagation();
  const from = state.focus ?? entry(shownView());
  const column = COLUMNS[COLUMNS.indexOf(from[0]) + step[0]];
  const row = Number(from[1]) + step[1];
  if (column && ROWS.includes(row)) focusCell(`${column}${row}`);
}

/** @param {string} name */
export function focusCell(name) {
  document.getElementById(`cell-${name}`)?.focus();
}

/** @param {FocusEvent} event */
function entered(event) {
  const name = /** @type {HTMLElement} */ (event.target).dataset.grid ?? null;
  if (name !== state.focus) update({ focus: name });
}

/** @param {FocusEvent} event */
function gone(event) {
  const next = /** @type {HTMLElement | null} */ (event.relatedTarget);
  if (!next?.dataset?.grid) update({ focus: null });
}
