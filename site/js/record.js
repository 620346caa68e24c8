// @ts-check
/** The log, and the scrubber over the whole game. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { chip } from "./chip.js";
import { canLook, look } from "./flow.js";
import { playFromHere } from "./open.js";
import { recapDoor } from "./recap.js";
import { reviewDoor } from "./review.js";
import { emblem } from "./seats.js";
import { state } from "./state.js";
import { say, tell } from "./texts.js";

/** Sentences of log lines that were told before. @type {WeakMap<object, string>} */
const told = new WeakMap();

/** @param {import("./state.js").Entry} entry */
function sentence(entry) {
  const known = told.get(entry) ?? entry.events.map(tell).join(" ");
  told.set(entry, known);
  return known;
}

/** The line of the log that was followed last. @type {Element | null} */
let followed = null;

/** Bring the line of the moment on show into sight, inside the log only; to be called after drawing. */
export function followLog() {
  const line = /** @type {HTMLElement | null} */ (document.querySelector(".record .line-now"));
  if (line === followed) return;
  followed = line;
  const log = line?.parentElement;
  if (!line || !log) return;
  const [top, bottom] = [line.offsetTop - log.offsetTop, line.offsetTop - log.offsetTop + line.offsetHeight];
  if (top < log.scrollTop || bottom > log.scrollTop + log.clientHeight) log.scrollTop = top - log.clientHeight / 3;
}

/** Whether a past moment was on show when the page was drawn last. */
let wasPast = false;

/** Where the record moves up beside the board to look back, go up with it; to be called after drawing. */
export function followRecord() {
  const begins = state.past !== null && !wasPast;
  wasPast = state.past !== null;
  const panel = document.querySelector(".record");
  if (!begins || !panel || getComputedStyle(panel).order === "0") return;
  scrollTo(0, 0);
  panel.parentElement?.scrollTo(0, 0);
}

export function recordPanel() {
  const { log, moment, past } = state;
  if (!moment) return nothing;
  const at = past?.step ?? moment.step;
  const stuck = !canLook();
  return html`<section class="record" aria-label=${say("record-label")}>
    <div class="scrub">
      ${chip({ label: say("replay-first"), mark: "«", run: () => look(0), off: at === 0 || stuck, id: "replay-first" })}
      ${chip({ label: say("replay-back"), mark: "‹", run: () => look(at - 1), off: at === 0 || stuck, id: "replay-back" })}
      <input type="range" id="scrubber" aria-label=${say("replay-label")} min="0" max=${moment.step} .value=${String(at)} ?disabled=${stuck} @input=${scrubbed}>
      ${chip({ label: say("replay-on"), mark: "›", run: () => look(at + 1), off: !past || stuck, id: "replay-on" })}
      ${chip({ label: say("replay-last"), mark: "»", run: () => look(moment.step), off: !past, id: "replay-last" })}
    </div>
    ${past ? html`<div class="chips past">${chip({ label: say("replay-leave"), run: () => look(moment.step), strong: true, id: "replay-leave" })}
      ${chip({ label: say("replay-fork"), run: playFromHere, id: "replay-fork" })}</div>` : nothing}
    <div class="chips doors">${recapDoor()}${reviewDoor()}</div>
    <ol class="log" tabindex="0" aria-label=${say("log-label")}>${guard([log, at, stuck], () =>
      repeat(log.filter((entry) => entry.events.length).reverse(), (entry) => entry.step, (entry) => line(entry, at)))}</ol>
  </section>`;
}

/** @param {Event} event */
function scrubbed(event) {
  void look(Number(/** @type {HTMLInputElement} */ (event.target).value));
}

/**
 * @param {import("./state.js").Entry} entry
 * @param {number} at
 */
function line(entry, at) {
  const seat = entry.events[0].params.seat ?? entry.mover;
  return html`<li class=${entry.step === at ? "line line-now" : "line"}>
    <button ?disabled=${!canLook()} @click=${() => look(entry.step)} data-step=${entry.step}>${seat.startsWith("P") ? emblem(seat) : nothing}<span>${sentence(entry)}</span></button></li>`;
}
