// @ts-check
/** The log, and the scrubber over the whole game. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { emblem } from "../ui/emblem.js";
import { say } from "../ui/texts.js";
import { recapDoor } from "./recap.js";
import { openReview } from "./verdicts.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../engine/protocol.d.ts").Entry} Entry */

/** Sentences of log lines, made once. @type {WeakMap<Entry, string>} */
const sentences = new WeakMap();

/** @param {Table} table @param {Entry} entry */
function sentence({ words }, entry) {
  const known = sentences.get(entry) ?? entry.events.map(words().tell).join(" ");
  sentences.set(entry, known);
  return known;
}

/** Scroll the log, and nothing else, to the line of the moment on show; call after drawing. @param {Table} table */
export function followLog({ element, followed }) {
  const line = /** @type {HTMLElement | null} */ (element?.querySelector(".record .line-now") ?? null);
  if (line === followed.line) return;
  followed.line = line;
  const log = line?.parentElement;
  if (!line || !log) return;
  const top = line.offsetTop - log.offsetTop;
  const bottom = top + line.offsetHeight;
  if (top < log.scrollTop || bottom > log.scrollTop + log.clientHeight) log.scrollTop = top - log.clientHeight / 3;
}

/** On layouts where the record moves up beside the board for looking back, scroll up with it; call after drawing. @param {Table} table */
export function followRecord({ element, followed, session }) {
  const isPast = session.state.past !== null;
  const begins = isPast && !followed.past;
  followed.past = isPast;
  const panel = element?.querySelector(".record");
  if (!begins || !panel || getComputedStyle(panel).order === "0") return;
  scrollTo(0, 0);
  panel.parentElement?.scrollTo(0, 0);
}

/** @param {Table} table */
export function recordPanel(table) {
  const { session, chip, prefix } = table;
  const { log, moment, past } = session.state;
  if (!moment) return nothing;
  const { look } = session;
  const at = past?.step ?? moment.step;
  const stuck = !session.canLook();
  const scrubbed = (/** @type {Event} */ event) =>
    void look(Number(/** @type {HTMLInputElement} */ (event.target).value));
  return html`<section class="record" aria-label=${say("record-label")}>
    <div class="scrub">
      ${chip({ label: say("replay-first"), mark: "«", run: () => look(0), off: at === 0 || stuck, id: "replay-first" })}
      ${chip({ label: say("replay-back"), mark: "‹", run: () => look(at - 1), off: at === 0 || stuck, id: "replay-back" })}
      <input type="range" id="${prefix}scrubber" aria-label=${say("replay-label")} min="0" max=${moment.step} .value=${String(at)} ?disabled=${stuck} @input=${scrubbed}>
      ${chip({ label: say("replay-on"), mark: "›", run: () => look(at + 1), off: !past || stuck, id: "replay-on" })}
      ${chip({ label: say("replay-last"), mark: "»", run: () => look(moment.step), off: !past, id: "replay-last" })}
    </div>
    ${
      past
        ? html`<div class="chips past">${chip({ label: say("replay-leave"), run: () => look(moment.step), strong: true, id: "replay-leave" })}
      ${chip({ label: say("replay-fork"), run: session.playFromHere, id: "replay-fork" })}</div>`
        : nothing
    }
    <div class="chips doors">${recapDoor(table)}${reviewDoor(table)}</div>
    <ol class="log" tabindex="0" aria-label=${say("log-label")}>${guard([log, at, stuck], () =>
      repeat(
        log.filter((entry) => entry.events.length).reverse(),
        (entry) => entry.step,
        (entry) => line(table, entry, at),
      ),
    )}</ol>
  </section>`;
}

/** The button that opens the review, while looking back at a game. @param {Table} table */
function reviewDoor(table) {
  const { past, moment, log } = table.session.state;
  if ((!past && moment?.view.mover !== null) || !log.length) return nothing;
  return table.chip({ label: say("do-review"), run: () => openReview(table), id: "review" });
}

/** @param {Table} table @param {Entry} entry @param {number} at */
function line(table, entry, at) {
  const { session } = table;
  const seat = String(entry.events[0].params.seat ?? entry.mover);
  return html`<li class=${entry.step === at ? "line line-now" : "line"}>
    <button ?disabled=${!session.canLook()} @click=${() => session.look(entry.step)} data-step=${entry.step}>${seat.startsWith("P") ? emblem(seat) : nothing}<span>${sentence(table, entry)}</span></button></li>`;
}
