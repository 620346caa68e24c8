// @ts-check
/** A button that says what it does and what it costs. */

import { html, nothing } from "lit-html";
import { say } from "./texts.js";

/**
 * @typedef {object} Chip
 * @property {unknown} label
 * @property {(event: PointerEvent) => unknown} run
 * @property {string} id
 * @property {string} [cost] in words
 * @property {unknown} [mark] a symbol or a picture shown instead of the label
 * @property {boolean} [on] chosen
 * @property {boolean} [off] disabled
 * @property {boolean} [waits] disabled for a while; keeps the keyboard focus
 * @property {boolean} [dim] not possible now; pressing it says why
 * @property {boolean} [strong] the most likely choice
 * @property {(on: boolean) => unknown} [point] called when the pointer or the keyboard comes to it, and when it leaves
 * @property {string} [look] a class of its own
 * @property {string} [drag] the thing that can be dragged onto the board from here
 * @property {() => unknown} [why] disabled; pressing it says why
 */

/** @param {Chip} chip */
export function chip({ label, run, id, cost, mark, on, off, waits, dim, strong, point, look: own, drag, why }) {
  const look = ["chip", strong && "chip-strong", dim && "chip-dim", mark && "chip-mark", own].filter(Boolean).join(" ");
  return html`<button type="button" class=${look} id=${`chip-${id}`} ?disabled=${off ?? false} aria-disabled=${waits || why ? "true" : nothing} data-drag=${drag ?? nothing} aria-pressed=${on === undefined ? nothing : String(on)}
    aria-label=${mark ? label : nothing} title=${mark ? label : nothing} @click=${waits ? null : (why ?? run)}
    @pointerenter=${point ? (/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse" && point(true) : null} @pointerleave=${point ? () => point(false) : null}
    @focus=${point ? () => point(true) : null} @blur=${point ? () => point(false) : null}>
    <span>${mark ?? label}</span>${cost ? html`<span class="chip-cost">${cost}</span>` : nothing}
    ${dim ? html`<span class="chip-cost" aria-label=${say("chip-why")}>?</span>` : nothing}</button>`;
}
