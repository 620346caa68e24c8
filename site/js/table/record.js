// @ts-check
/** The log, and the scrubber over the whole game. */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { grouped } from "../session/turns.js";
import { emblem } from "../ui/emblem.js";
import { ruleLink } from "../ui/rule-link.js";
import { perLanguage, say, spoken } from "../ui/texts.js";
import { recapDoor } from "./recap.js";
import { openReview } from "./verdicts.js";

/** A board in a frame: the sign for making a diagram. */
const DIAGRAM = html`<svg class="diagram-sign" viewBox="0 0 24 20" aria-hidden="true"><path d="M2 2h20v16H2ZM12 5l4.3 2.5v5L12 15l-4.3-2.5v-5Z"></path></svg>`;

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../engine/protocol.d.ts").Entry} Entry */

/** Sentences of log lines, made once in a language. @type {() => WeakMap<Entry, string>} */
const sentences = perLanguage(() => new WeakMap());

/** @param {Table} table @param {Entry} entry */
function sentence({ words }, entry) {
  const known = sentences().get(entry) ?? entry.events.map(words().tell).join(" ");
  sentences().set(entry, known);
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

/**
 * Replay, the doors to recap and review, and the log. Every row is always there, so that no button moves when a past moment is shown.
 * @param {Table} table
 */
export function recordPanel(table) {
  const { session, chip, prefix, host, replay } = table;
  const { log, moment, past } = session.state;
  if (!moment) return nothing;
  const { look } = session;
  const at = past?.step ?? moment.step;
  const stuck = !session.canLook();
  const scrubbed = (/** @type {Event} */ event) =>
    void look(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const isStart = at === 0 || stuck;
  return html`<section class="record" aria-label=${say("record-label")}>
    <div class="scrub">
      ${chip({ label: say("replay-first"), mark: "⇤", run: () => look(0), off: isStart, id: "replay-first" })}
      ${chip({ label: say("replay-turn-back"), mark: "«", run: replay.turnBack, off: isStart, id: "replay-turn-back" })}
      ${chip({ label: say("replay-back"), mark: "‹", run: () => look(at - 1), off: isStart, id: "replay-back" })}
      ${playChip(table, !moment.step || stuck)}
      <input type="range" id="${prefix}scrubber" aria-label=${say("replay-label")} min="0" max=${moment.step} .value=${String(at)} ?disabled=${stuck} @input=${scrubbed}>
      ${chip({ label: say("replay-on"), mark: "›", run: () => look(at + 1), off: !past || stuck, id: "replay-on" })}
      ${chip({ label: say("replay-turn-on"), mark: "»", run: replay.turnOn, off: !past || stuck, id: "replay-turn-on" })}
      ${chip({ label: say("replay-last"), mark: "⇥", run: () => look(moment.step), off: !past, id: "replay-last" })}
    </div>
    <div class="chips doors">${past ? nothing : recapDoor(table)}${
      past
        ? html`${chip({ label: say("replay-leave"), run: () => look(moment.step), strong: true, id: "replay-leave" })}
      ${chip({ label: say("replay-fork"), run: session.playFromHere, id: "replay-fork" })}
      ${chip({ label: say("replay-speed", { speed: replay.speed() }), mark: say("replay-speed-mark", { speed: replay.speed() }), run: replay.nextSpeed, id: "replay-speed" })}
      ${chip({ label: say("diagram-title"), mark: DIAGRAM, run: () => host.open("embed"), id: "diagram" })}`
        : html`${chip({ label: say("do-replay"), run: () => look(at - 1), off: at === 0 || stuck, id: "replay" })}`
    }${reviewDoor(table)}</div>
    <ol class=${stuck ? "log log-waits" : "log"} tabindex="0" aria-label=${say("log-label")}>${guard(
      [log, at, spoken()],
      () =>
        repeat(
          grouped(log).flatMap(({ seat, entries }) => [
            ...(seat ? [{ key: `turn ${entries[0].step}`, draw: () => head(table, seat) }] : []),
            ...entries
              .filter(({ events }) => events.length)
              .map((entry) => ({ key: String(entry.step), draw: () => line(table, entry, seat, at) })),
          ]),
          ({ key }) => key,
          ({ draw }) => draw(),
        ),
    )}</ol>
  </section>`;
}

/** The button by which the game plays by itself, or stops. @param {Table} table @param {boolean} off */
function playChip({ chip, replay }, off) {
  const isRunning = replay.isRunning();
  const [label, mark] = isRunning ? [say("replay-stop"), "❚❚"] : [say("replay-play"), "▶"];
  return chip({ label, mark, run: isRunning ? replay.stop : replay.start, off, id: "replay-play" });
}

/** The button that opens the review, while looking back at a game; a review tells of hidden hands, so those games must be over. @param {Table} table */
function reviewDoor(table) {
  const { past, moment, log, hides } = table.session.state;
  const isOver = moment?.view.mover === null;
  if ((!past && !isOver) || (hides && !isOver) || !log.length) return nothing;
  return table.chip({ label: say("do-review"), run: () => openReview(table), id: "review" });
}

/** Whose turn begins here. @param {Table} table @param {string} seat */
function head({ words }, seat) {
  return html`<li class="log-turn">${emblem(seat)}<span>${words().nameOf(seat)}</span></li>`;
}

/**
 * A line is drawn once: a game has hundreds, and each move would cost as many. Whether one can look back now is asked when one does.
 * @param {Table} table @param {Entry} entry @param {string | null} seat whose turn it is @param {number} at
 */
function line(table, entry, seat, at) {
  const { session } = table;
  const isNow = entry.step === at;
  return guard([entry, isNow, spoken()], () => {
    const own = String(entry.events[0].params.seat ?? entry.mover);
    return html`<li class=${isNow ? "line line-now" : "line"}>
    <button @click=${() => session.canLook() && session.look(entry.step)} data-step=${entry.step}>${own !== seat && own.startsWith("P") ? emblem(own) : nothing}<span>${sentence(table, entry)}</span></button>${rules(table, entry)}</li>`;
  });
}

/** The rules that a line follows. @param {Table} table @param {Entry} entry */
function rules({ session }, entry) {
  const game = session.state.saved?.game ?? "";
  return html`<span class="line-rules">${[...new Set(entry.events.map(({ rule }) => rule))].map((rule) => ruleLink(game, rule))}</span>`;
}
