// @ts-check
/** Buttons that show what they bring when they are pointed at, and play it when they are pressed; on touch, when they are pressed again. */

import { html, nothing } from "lit-html";
import { matching } from "../../ui/offers.js";
import { FREE, named } from "./gestures.js";
import { choose } from "./question.js";
import { costOf } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */
/** @typedef {import("../contract.d.ts").Intent} Intent */

/**
 * A label with a line below it. On touch, what is to be done next takes the room of the line once the button was pressed.
 * @param {unknown} label
 * @param {unknown} [line]
 * @param {string} [next]
 */
export function face(label, line, next) {
  if (!line && !next) return label;
  return html`<span class="chip-face"><span class="chip-label">${label}</span><small class="chip-line">${line}</small>${next ? html`<small class="chip-next" aria-hidden="true">${next}</small>` : nothing}</span>`;
}

/** A label with a shorter one that takes its place where there is little room. @param {unknown} label @param {unknown} short */
export function shortened(label, short) {
  return html`<span class="label-long">${label}</span><span class="label-short" aria-hidden="true">${short}</span>`;
}

/** Whether a press came from a finger, which cannot point before. @param {Event} event */
export function isTouch(event) {
  return /** @type {PointerEvent} */ (event).pointerType === "touch";
}

/**
 * A button for something on the table, by its place or reference.
 * @param {Context} context
 * @param {{place: string, label: unknown, line?: unknown, picture?: unknown, cost?: string, dim?: boolean, strong?: boolean, press?: (shown: boolean) => Intent}} button
 */
export function placeButton(context, { place, label, line, picture, cost, dim, strong, press }) {
  const { chip, act, selection, say } = context;
  const isOn = selection.place === place && !dim;
  const go = press ?? ((/** @type {boolean} */ shown) => choose(context, place, shown));
  return chip({
    label: html`${picture ?? nothing}${face(label, line, dim ? "" : say("tap-again"))}`,
    cost,
    dim,
    strong: strong || isOn,
    look: isOn ? "chip-pressed" : undefined,
    point: (on) => act({ point: on ? place : null }),
    run: (event) => act(go(!isTouch(event))),
    id: place.replaceAll(/[^\w-]+/g, "-"),
  });
}

/** A button for an offer. @param {Context} context @param {Offer} offer @param {unknown} label @param {unknown} [line] @param {unknown} [picture] */
export function offerButton(context, offer, label, line, picture) {
  const { say } = context;
  const free = named(offer, "tile").includes(FREE) && offer.verb !== "use";
  return placeButton(context, {
    place: ownRef(context, offer),
    label,
    line,
    picture,
    cost: free ? say("cost-free") : costOf(context, offer.cost),
    press: (shown) => pressOffer(context, offer, shown),
  });
}

/** The reference that tells an offer from the others, or else its action. @param {Context} context @param {Offer} offer */
export function ownRef({ offers }, offer) {
  return offer.refs.find((ref) => matching(offers, [ref]).length === 1) ?? offer.actions.join(",");
}

/** @param {Context} context @param {Offer} offer @param {boolean} shown @returns {Intent} */
function pressOffer(context, offer, shown) {
  const place = ownRef(context, offer);
  return shown || context.selection.place === place ? { play: offer.actions } : { select: { place } };
}

/** Buttons with a heading of their own, if there are any. @param {string} title @param {unknown[]} buttons */
export function group(title, buttons) {
  return buttons.length
    ? html`<div class="choices-group"><p class="choices-head">${title}</p><div class="chips">${buttons}</div></div>`
    : nothing;
}
