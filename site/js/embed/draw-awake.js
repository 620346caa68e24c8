// @ts-check
/** An awake board: stepping through its game, or playing on. */

import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { tap } from "../table/context.js";
import { deskPanel, handPanel } from "../table/desk.js";
import { shownSize, tabs } from "../table/pages.js";
import { gridOf, interludeBox } from "../table/table.js";
import { placeFacts, turnPanel } from "../table/turn.js";
import { say } from "../ui/texts.js";
import { sign } from "./signs.js";

/** @typedef {import("../table/types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Bar} Bar */

/** The board with its scrubber. @param {Table} table @param {Bar} bar @param {string} link of the moment on show @param {(step: number) => Promise<void>} look */
export function drawSteps(table, bar, link, look) {
  const context = table.context();
  return around(
    table,
    context,
    bar,
    html`${placeFacts(table, context)}
    ${bar.options.controls === "none" ? nothing : scrubber(table, look)}
    <div class="embed-bar">
      ${bar.options.play ? html`<button class="chip chip-strong" id="play" @click=${bar.play}>${sign("play")}${say("embed-try")}</button>` : nothing}
      <span class="grow"></span>${bar.onward(link)}
    </div>`,
  );
}

/** The board with the decisions of its players. @param {Table} table @param {Bar} bar @param {string} link of the moment on show */
export function drawPlaying(table, bar, link) {
  const context = table.context();
  return around(
    table,
    context,
    bar,
    html`${placeFacts(table, context)}${turnPanel(table, context)}
    <div class="embed-bar">
      <button class="chip" id="again" @click=${bar.again}>${say("embed-again")}</button>
      <span class="grow"></span>${bar.onward(link)}
    </div>`,
  );
}

/** @param {Table} table @param {Context} context @param {Bar} bar @param {unknown} below */
function around(table, context, bar, below) {
  const { game } = table.session.state;
  const attach = (/** @type {Element | undefined} */ element) => {
    table.element = /** @type {HTMLElement | null} */ (element ?? null);
  };
  const looks = ["embed", `game-${context.view.game}`, game?.board.look?.(context.view)];
  return html`<main class=${looks.filter(Boolean).join(" ")} ${ref(attach)}>
    <h1 class="unseen">${bar.text || say("embed-title", { game: context.say("game-title") })}</h1>
    <div class="sheet-area">${gridOf(table, context)}${sheet(table, context)}${tabs(table, context)}${interludeBox(table, context)}</div>
    ${deskPanel(table, context)}${handPanel(table, context)}
    <div class="embed-below">${below}</div>
  </main>`;
}

/** The whole board, without pan and zoom: the wheel and the finger belong to the article. @param {Table} table @param {Context} context */
function sheet(table, context) {
  const { board, table: rules } = /** @type {import("../games/contract.d.ts").Game} */ (table.session.state.game);
  const { width, height } = shownSize(table);
  const place = (/** @type {Event} */ event) =>
    /** @type {Element} */ (event.target).closest?.("[data-place]")?.getAttribute("data-place") ?? null;
  const hovered = (/** @type {PointerEvent} */ event) => {
    const hover = event.type === "pointerleave" ? null : place(event);
    if (event.pointerType === "mouse" && hover !== table.session.state.hover) table.session.point({ hover });
  };
  const tapped = (/** @type {Event} */ event) => {
    const at = place(event);
    if (at) tap(table, at);
  };
  return html`<svg class="board" viewBox="0 0 ${width} ${height}" aria-hidden="true" @click=${tapped} @pointermove=${hovered} @pointerleave=${hovered}>${svg`${board.draw(context.view, rules.marks(context), table.setting())}`}</svg>`;
}

/** @param {Table} table @param {(step: number) => Promise<void>} look */
function scrubber({ session, words }, look) {
  const { moment, past, log } = session.state;
  const steps = moment?.step ?? 0;
  const at = (past ?? moment)?.step ?? 0;
  const entry = log.find(({ step }) => step === at);
  const sentence = entry?.events.map(words().tell).join(" ") || say("embed-step", { step: at, steps });
  const scrubbed = (/** @type {Event} */ event) =>
    void look(Number(/** @type {HTMLInputElement} */ (event.target).value));
  const button = (/** @type {"first" | "back" | "on" | "last"} */ name, /** @type {number} */ to) =>
    html`<button class="chip chip-mark" id="step-${name}" aria-label=${say(`replay-${name}`)} title=${say(`replay-${name}`)} ?disabled=${to === at || to < 0 || to > steps} @click=${() => look(to)}>${sign(name)}</button>`;
  if (!steps) return nothing;
  return html`<p class="embed-said" aria-live="polite"><span class="embed-count">${say("embed-step", { step: at, steps })}</span> ${entry?.events.length ? sentence : nothing}</p>
    <div class="scrub">${button("first", 0)}${button("back", at - 1)}
      <input type="range" id="scrubber" aria-label=${say("replay-label")} min="0" max=${steps} .value=${String(at)} @input=${scrubbed}>
      ${button("on", at + 1)}${button("last", steps)}</div>`;
}
