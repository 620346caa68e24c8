// @ts-check
/** A board as an invisible grid of buttons, for screen readers and the keyboard. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { say, spoken } from "../ui/texts.js";
import { neighbour, nextRegion } from "./neighbour.js";

/** @typedef {import("../games/contract.d.ts").Place} Place */

/**
 * @typedef {object} Grid
 * @property {string} prefix of its ids
 * @property {(Place | null)[][]} rows
 * @property {(place: string) => string} name
 * @property {unknown[]} depends what the descriptions depend on
 * @property {(place: string) => string[]} describe
 * @property {string | null} chosen
 * @property {string} reached the place that the Tab key reaches
 * @property {boolean} hasKeys whether single-key shortcuts are on
 * @property {(place: string) => void} tap
 * @property {(place: string | null) => void} focus
 */

/** @param {Grid} grid */
export function grid({ prefix, rows, name, depends, describe, chosen, reached, hasKeys, tap, focus }) {
  const walk = (/** @type {KeyboardEvent} */ event) => {
    const leap = { PageUp: -1, PageDown: 1 }[event.key];
    const step = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if ((!step && !leap) || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const from = /** @type {HTMLElement} */ (event.target).dataset.grid ?? reached;
    const next = step ? neighbour(rows, from, step[0], step[1]) : nextRegion(rows, from, leap ?? 0);
    if (next) focusPlace(prefix, next);
  };
  const entered = (/** @type {FocusEvent} */ event) =>
    focus(/** @type {HTMLElement} */ (event.target).dataset.grid ?? null);
  const gone = (/** @type {FocusEvent} */ event) => {
    const next = /** @type {HTMLElement | null} */ (event.relatedTarget);
    if (!next?.dataset?.grid) focus(null);
  };
  const button = (/** @type {string} */ id) =>
    html`<button role="gridcell" id="${prefix}place-${id}" data-grid=${id} tabindex=${id === reached ? 0 : -1}
      aria-selected=${chosen === id} @click=${() => tap(id)}>${[name(id), ...describe(id)].join(", ")}</button>`;
  return html`<div class="unseen" role="grid" id="${prefix}grid" aria-label=${say("grid-label")} aria-describedby="${prefix}grid-help" @keydown=${walk} @focusin=${entered} @focusout=${gone}>
    ${guard([...depends, chosen, reached, spoken()], () => rows.map((row) => html`<div role="row">${row.map((place) => (place ? button(place.id) : nothing))}</div>`))}
  </div><p class="unseen" id="${prefix}grid-help">${say("grid-help")} ${hasKeys ? say("grid-help-keys") : nothing}</p>`;
}

/**
 * Move the keyboard focus to a place.
 * @param {string} prefix
 * @param {string} place
 */
export function focusPlace(prefix, place) {
  document.getElementById(`${prefix}place-${place}`)?.focus();
}
