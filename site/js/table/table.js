// @ts-check
/** The table: board, players, turn and record. */

import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { animate } from "../board/flights.js";
import { grid } from "../board/grid.js";
import { shownView } from "../session/state.js";
import { emblem } from "../ui/emblem.js";
import { say } from "../ui/texts.js";
import { tap } from "./context.js";
import { followLog, followRecord, recordPanel } from "./record.js";
import { scoreStrip, seatCards } from "./seats.js";
import { turnPanel } from "./turn.js";

/** @typedef {import("./types.d.ts").Table} Table */
/** @typedef {import("../games/contract.d.ts").Context} Context */
/** @typedef {import("../games/contract.d.ts").Game} Game */

/** @param {Table} table */
export function drawTable(table) {
  const { state } = table.session;
  if (!shownView(state) || !state.game) return nothing;
  const context = table.context();
  const { game } = state;
  const attach = (/** @type {Element | undefined} */ element) => {
    table.element = /** @type {HTMLElement | null} */ (element ?? null);
  };
  return html`<main class=${state.past ? "table table-past" : "table"} data-game=${state.opening ? nothing : state.saved?.id} data-step=${state.moment?.step} ${ref(attach)}>
    <h1 class="unseen">${say("table-title", { game: context.say("game-title") })}</h1>
    ${topBar(table, context)}
    ${scoreStrip(table, context)}
    <div class="sheet-area">
      ${gridOf(table, context)}
      ${picture(table, context)}
      <div class="zoom">
        ${table.chip({ label: say("zoom-in"), mark: "+", run: () => table.viewport.zoom(1.3), id: "zoom-in" })}
        ${table.chip({ label: say("zoom-out"), mark: "−", run: () => table.viewport.zoom(1 / 1.3), id: "zoom-out" })}
        ${table.chip({ label: say("zoom-fit"), mark: "⤢", run: table.viewport.fit, id: "zoom-fit" })}
      </div>
      ${banner(table)}
      ${interludeBox(table, context)}
      ${curtain(table)}
    </div>
    <div class="side">
      ${seatCards(table, context)}
      ${turnPanel(table, context)}
      ${interludeSoFar(table, context)}
      ${game.table.supplies(context)}
      ${recordPanel(table)}
    </div>
  </main>`;
}

/** Keep the viewport and the log up with the game; call after drawing. @param {Table} table */
export function followTable(table) {
  table.viewport.followDrawn();
  followLog(table);
  followRecord(table);
}

/**
 * Animate the pieces that moved.
 * @param {Table} table
 * @param {import("../engine/protocol.d.ts").Entry[]} entries
 */
export function flyPieces({ session, element, host }, entries) {
  const { game, moment } = session.state;
  if (!game || !moment) return;
  const flights = game.board.flights(
    entries.flatMap(({ events }) => events),
    moment.view,
  );
  animate(element?.querySelector(".flights"), flights, host.settings().pace);
}

/** @param {Table} table @param {Context} context */
function gridOf(table, context) {
  const { session, prefix, host } = table;
  const { state } = session;
  const { board, table: rules } = /** @type {Game} */ (state.game);
  const { view } = context;
  const describe = (/** @type {string} */ place) => {
    const offer = rules.offersAt(context, place);
    return [...board.describe(view, place, context), ...(offer ? [offer] : [])];
  };
  return grid({
    prefix,
    name: (place) => board.name?.(place, context) ?? place,
    rows: board.rows(view),
    depends: [view, state.chosen, state.log, context.isMyTurn],
    describe,
    chosen: state.place,
    reached: state.focus ?? board.entry(view),
    hasKeys: host.settings().keys,
    tap: (place) => tap(table, place),
    focus: (focus) => focus !== state.focus && session.point({ focus }),
  });
}

/** @param {Table} table @param {Context} context */
function picture({ session, viewport }, context) {
  const { board, table: rules } = /** @type {Game} */ (session.state.game);
  const { listeners } = viewport;
  return html`<svg class="board" viewBox=${viewport.viewBox()} aria-hidden="true" preserveAspectRatio="xMidYMid meet"
    @wheel=${listeners.wheel} @pointerdown=${listeners.pointerdown} @pointermove=${listeners.pointermove} @pointerup=${listeners.pointerup}
    @pointercancel=${listeners.pointerup} @pointerleave=${listeners.pointerleave} @click=${listeners.click}>${svg`${board.draw(context.view, rules.marks(context))}`}</svg>`;
}

/** @param {Table} table @param {Context} context */
function topBar({ session, host, chip }, context) {
  const { state } = session;
  const { view } = context;
  return html`<header class="top">
    ${chip({ label: say("do-leave"), mark: "‹", run: host.leave, id: "leave" })}
    <p class="top-title">${context.say("game-title")}</p>
    ${state.game?.table.header(context)}
    <span class="grow"></span>
    ${host.extras()}
    ${chip({ label: say("do-share"), run: () => host.open("share"), id: "share" })}
    ${view.mover === null && !state.hold ? chip({ label: say("do-result"), run: () => host.open("finish"), strong: true, id: "result" }) : nothing}
    ${chip({ label: say("do-guide"), mark: "?", run: () => host.open("guide"), id: "guide" })}
    ${chip({ label: say("do-settings"), mark: "⚙", run: () => host.open("settings"), id: "settings" })}
  </header>`;
}

/** @param {Table} table */
function banner({ session, host, chip }) {
  if (session.state.elsewhere) {
    return html`<div class="banner" role="alert"><p>${say("elsewhere")}</p>${chip({ label: say("do-take-over"), run: session.takeOver, strong: true, id: "take-over" })}</div>`;
  }
  const loading = host.loading();
  return loading === nothing ? nothing : html`<div class="banner" role="status">${loading}</div>`;
}

/** Hides all hands until the next person has the device. @param {Table} table */
function curtain({ session, chip, words }) {
  const { curtain: seat, past } = session.state;
  if (!seat || past) return nothing;
  const name = words().nameOf(seat);
  return html`<section class="curtain" role="alert" aria-label=${say("curtain-title", { name })}>
    <p class="curtain-head">${emblem(seat)}<span>${say("curtain-title", { name })}</span></p>
    <p>${say("curtain-line")}</p>
    ${chip({ label: say("do-lift", { name }), run: session.lift, strong: true, id: "lift" })}</section>`;
}

/** Whether the interlude is complete; until then it must not cover the board, because people still act there. @param {Table} table */
function isOver({ session }) {
  return session.state.interlude?.done === true && !session.state.hold;
}

/** An interlude, once it is complete. @param {Table} table @param {Context} context */
function interludeBox(table, context) {
  const { session, chip } = table;
  const { interlude, past, game } = session.state;
  if (!interlude || past || !isOver(table) || !game) return nothing;
  const title = game.table.interlude.title(context, interlude);
  return html`<section class="scoring" aria-label=${title}>
    <h2>${title}</h2>
    ${game.table.interlude.draw(context, interlude)}
    ${session.isInterlude() ? html`<div class="chips">${chip({ label: say("do-continue"), run: session.dismiss, strong: true, id: "scored" })}</div>` : nothing}
  </section>`;
}

/** An interlude that is still going on, shown beside the board. @param {Table} table @param {Context} context */
function interludeSoFar(table, context) {
  const { interlude, past, game } = table.session.state;
  if (!interlude || past || isOver(table) || !game) return nothing;
  return html`<details class="left" open><summary>${game.table.interlude.title(context, interlude)}</summary>${game.table.interlude.draw(context, interlude)}</details>`;
}
