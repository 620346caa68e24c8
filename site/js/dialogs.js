// @ts-check
/** Everything that asks or shows something before the game goes on. */

import { html, nothing } from "lit-html";
import { chip } from "./chip.js";
import { exportFile, remove } from "./files.js";
import { finish } from "./finish.js";
import { play } from "./flow.js";
import { close, frame } from "./frame.js";
import { again } from "./loading.js";
import { guide } from "./guide.js";
import { recap } from "./recap.js";
import { review } from "./review.js";
import { share } from "./share.js";
import { state, update } from "./state.js";
import { settings } from "./settings.js";
import { say } from "./texts.js";

/** @type {Record<string, () => unknown>} */
const DIALOGS = { guide, settings, share, finish, recap, review, end: askEnd, remove: askRemove, "bad-link": badLink, unkept, broken };

/** The dialog on the screen. @type {string | null} */
let shown = null;

/** Whether the mouse or finger was last put down outside the dialog. */
let pressedOutside = false;

/** The dialog that is open, with a live region of its own. */
export function dialog() {
  return html`<dialog class=${`dialog dialog-${state.dialog}`} aria-labelledby="dialog-title" @close=${closed} @pointerdown=${pressed} @click=${clicked}>
    <div class="unseen live" aria-live="polite" role="log"></div>
    ${state.dialog ? html`<div class="dialog-body">${DIALOGS[state.dialog]()}</div>` : nothing}</dialog>`;
}

/** Open or close the element to fit the state; to be called after drawing. */
export function syncDialog() {
  const element = /** @type {HTMLDialogElement} */ (document.querySelector("dialog"));
  const changed = shown !== state.dialog;
  shown = state.dialog;
  if (!shown) state.about = null;
  if (state.dialog && !element.open) {
    element.querySelector(".live")?.replaceChildren();
    element.showModal();
  } else if (state.dialog && changed) element.scrollTop = 0;
  if (!state.dialog && element.open) element.close();
  if (state.dialog && !element.contains(document.activeElement)) document.getElementById("dialog-title")?.focus({ preventScroll: true });
}

/** The browser closed the dialog; by now another one may be asked for. */
function closed() {
  if (shown && shown === state.dialog) close();
}

/** @param {PointerEvent} event */
function pressed({ target, currentTarget }) {
  pressedOutside = target === currentTarget;
}

/** A click outside closes the dialog, but not the end of a drag that marked text in it. @param {MouseEvent} event */
function clicked({ target, currentTarget }) {
  if (pressedOutside && target === currentTarget) close();
}

function askEnd() {
  const { ap, actions } = state.about;
  const go = () => {
    update({ dialog: null });
    void play(actions);
  };
  return frame(say("end-title"), html`<p>${say("end-lost", { ap })}</p>`, chip({ label: say("do-end"), run: go, strong: true, id: "end-anyway" }), say("end-not"));
}

function askRemove() {
  const { saved } = state.about;
  const names = Object.values(saved.seats).map((/** @type {import("./state.js").Seat} */ seat) => seat.name).join(", ");
  const go = () => {
    update({ dialog: null });
    void remove(saved);
  };
  return frame(say("remove-title"), html`<p>${say("remove-line", { names })}</p>`, chip({ label: say("do-remove"), run: go, strong: true, id: "remove-anyway" }));
}

function badLink() {
  return frame(say("bad-link-title"), html`<p>${state.about.text}</p><p>${say("bad-link-kept")}</p>`);
}

function unkept() {
  return frame(say("unkept-title"), html`<p>${say("unkept-line")}</p>`, chip({ label: say("do-export"), run: exportFile, strong: true, id: "export" }));
}

function broken() {
  return frame(say("broken-title"), html`<p>${say("broken-text")}${state.kept && !state.unkept ? ` ${say("broken-kept")}` : nothing}</p>`, again("try-again"));
}
