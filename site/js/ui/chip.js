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
 * @property {string} [mark] a sign shown instead of the label
 * @property {boolean} [on] chosen
 * @property {boolean} [off] not to be pressed now
 * @property {boolean} [waits] the same for a while; the keyboard stays on it
 * @property {boolean} [dim] refused; pressing it tells why
 * @property {boolean} [strong] what one most likely wants
 */

/** @param {Chip} chip */
export function chip({ label, run, id, cost, mark, on, off, waits, dim, strong }) {
  const look = ["chip", strong && "chip-strong", dim && "chip-dim", mark && "chip-mark"].filter(Boolean).join(" ");
  return html`<button type="button" class=${look} id=${`chip-${id}`} ?disabled=${off ?? false} aria-disabled=${waits ? "true" : nothing} aria-pressed=${on === undefined ? nothing : String(on)}
    aria-label=${mark ? label : nothing} title=${mark ? label : nothing} @click=${waits ? null : run}>
    <span>${mark ?? label}</span>${cost ? html`<span class="chip-cost">${cost}</span>` : nothing}
    ${dim ? html`<span class="chip-cost" aria-label=${say("chip-why")}>?</span>` : nothing}</button>`;
}
