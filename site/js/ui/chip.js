// @ts-check
/** A button that says what it does and what it costs. */

import { html, nothing } from "lit-html";
import { say } from "./texts.js";

/**
 * @typedef {object} Chip
 * @property {unknown} label
 * @property {() => unknown} run
 * @property {string} id
 * @property {string} [cost] in words
 * @property {string} [mark] a symbol shown instead of the label
 * @property {boolean} [on] chosen
 * @property {boolean} [off] disabled
 * @property {boolean} [waits] disabled for a while; keeps the keyboard focus
 * @property {boolean} [dim] not possible now; pressing it says why
 * @property {boolean} [strong] the most likely choice
 */

/** @param {Chip} chip */
export function chip({ label, run, id, cost, mark, on, off, waits, dim, strong }) {
  const look = ["chip", strong && "chip-strong", dim && "chip-dim", mark && "chip-mark"].filter(Boolean).join(" ");
  return html`<button type="button" class=${look} id=${`chip-${id}`} ?disabled=${off ?? false} aria-disabled=${waits ? "true" : nothing} aria-pressed=${on === undefined ? nothing : String(on)}
    aria-label=${mark ? label : nothing} title=${mark ? label : nothing} @click=${waits ? null : run}>
    <span>${mark ?? label}</span>${cost ? html`<span class="chip-cost">${cost}</span>` : nothing}
    ${dim ? html`<span class="chip-cost" aria-label=${say("chip-why")}>?</span>` : nothing}</button>`;
}
