// @ts-check
/** The table: board, players, turn and record. */

import { html, nothing, svg } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { grid } from "../board/grid.js";
import { shownView } from "../session/state.js";
import { emblem } from "../ui/emblem.js";
import { say } from "../ui/texts.js";
import { tap } from "./context.js";
import { deskPanel, fold, handPanel, looks } from "./desk.js";
import { graspBeside } from "./drag.js";
import { tabs } from "./pages.js";
import { followLog, followRecord, recordPanel } from "./record.js";
import { scoreStrip, seatCards } from "./seats.js";
import { finishStaged } from "./staging.js";
import { isOver, placeFacts, turnPanel } from "./turn.js";

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
  return html`<main class=${looks(table, context)} data-game=${state.opening ? nothing : state.saved?.id} data-step=${state.moment?.step} @pointerdown=${(/** @type {PointerEvent} */ event) => pressedOn(table, event)} ${ref(attach)}>
    <h1 class="unseen">${say("table-title", { game: context.say("game-title") })}</h1>
    ${table.host.top?.() ?? topBar(table, context)}
    ${scoreStrip(table, context)}
    <div class="sheet-area">
      ${gridOf(table, context)}
      ${picture(table, context)}
      <div class="sheet-foot">
        ${tabs(table, context)}
        ${placeFacts(table, context)}
        <div class="zoom">
        ${table.chip({ label: say("zoom-in"), mark: "+", run: () => table.viewport.zoom(1.3), id: "zoom-in" })}
        ${table.chip({ label: say("zoom-out"), mark: "−", run: () => table.viewport.zoom(1 / 1.3), id: "zoom-out" })}
        ${table.chip({ label: say("zoom-fit"), mark: "⤢", run: table.viewport.fit, id: "zoom-fit" })}
        </div>
      </div>
      ${fold(table, context)}
      ${banner(table)}
      ${game.table.desk ? nothing : interludeBox(table, context)}
      ${curtain(table)}
    </div>
    ${deskPanel(table, context)}
    ${handPanel(table, context)}
    ${game.table.desk ? interludeBox(table, context) : nothing}
    <div class="side">
      ${seatCards(table, context)}
      ${turnPanel(table, context)}
      ${game.table.supplies?.(context)}
      ${recordPanel(table)}
    </div>
  </main>`;
}

/** @param {Table} table @param {PointerEvent} event */
function pressedOn(table, event) {
  finishStaged(table);
  graspBeside(table, event);
}

/** Keep the viewport and the log up with the game; call after drawing. @param {Table} table */
export function followTable(table) {
  const { saved, moment } = table.session.state;
  Object.assign(table.followed, { game: saved?.id, view: moment?.view ?? null });
  table.viewport.followDrawn();
  followLog(table);
  followRecord(table);
}

/** The view that the board shows: what flies has not arrived yet. @param {Table} table @param {Context} context */
function onBoard({ session, flight }, { view }) {
  const { moment, past } = session.state;
  return flight && flight.of === moment && !past ? flight.view : view;
}

/** @param {Table} table @param {Context} context */
export function gridOf(table, context) {
  const { session, prefix, host } = table;
  const { state } = session;
  const { board, table: rules } = /** @type {Game} */ (state.game);
  const { view } = context;
  const setting = table.setting();
  const acts = rules.acts?.(context) ?? [];
  const told = acts.flat().map(({ id }) => [id, rules.offersAt(context, id)].join(" "));
  const describe = (/** @type {string} */ place) => {
    const offer = rules.offersAt(context, place);
    return [...board.describe(view, place, context, setting), ...(offer ? [offer] : [])];
  };
  return grid({
    prefix,
    name: (place) => board.name?.(place, context) ?? place,
    rows: [...acts, ...board.rows(view, setting)],
    depends: [view, setting.page, state.chosen, state.log, context.isMyTurn, told.join("\n")],
    describe,
    chosen: state.place,
    reached: state.focus ?? board.entry(view, setting),
    hasKeys: host.settings().keys,
    tap: (place) => tap(table, place),
    focus: (focus) => focus !== state.focus && session.point({ focus }),
  });
}

/** @param {Table} table @param {Context} context */
function picture(table, context) {
  const { session, viewport } = table;
  const { board, table: rules } = /** @type {Game} */ (session.state.game);
  const { listeners } = viewport;
  return html`<svg class="board" viewBox=${viewport.viewBox()} aria-hidden="true" preserveAspectRatio="xMidYMid meet"
    @wheel=${listeners.wheel} @pointerdown=${listeners.pointerdown} @pointermove=${listeners.pointermove} @pointerup=${listeners.pointerup}
    @pointercancel=${listeners.pointerup} @pointerleave=${listeners.pointerleave} @click=${listeners.click} @contextmenu=${listeners.contextmenu}>${svg`${board.draw(onBoard(table, context), rules.marks(context), table.setting())}`}</svg>`;
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
    ${view.mover === null && !state.hold ? chip({ label: say("do-result"), run: () => host.open("finish"), strong: true, id: "result" }) : nothing}
    ${host.extras()}
    ${chip({ label: say("do-share"), run: () => host.open("share"), id: "share" })}
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

/** An interlude, once it is complete. @param {Table} table @param {Context} context */
export function interludeBox(table, context) {
  const { session } = table;
  const { interlude, past, game } = session.state;
  const isStaged = table.flight?.seats && table.flight.of === session.state.moment; // first it is seen on the board
  if (!interlude || past || isStaged || !isOver(session.state) || !game) return nothing;
  const title = game.table.interlude.title(context, interlude);
  return html`<section class="scoring" tabindex="0" aria-label=${title}>
    <h2>${title}</h2>
    ${game.table.interlude.draw(context, interlude)}
  </section>`;
}
