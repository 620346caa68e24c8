// @ts-check
/** The table: board, players, turn and record. */

import { html, nothing, svg } from "lit-html";
import { chip } from "./chip.js";
import { isScored, shownView } from "./choose.js";
import { engineNews } from "./loading.js";
import { dismissScoring } from "./flow.js";
import { module } from "./games.js";
import { grid } from "./grid.js";
import { openGuide } from "./guide.js";
import { leave, takeOver } from "./open.js";
import { recordPanel } from "./record.js";
import { scoreStrip, seatCards } from "./seats.js";
import { newer } from "./newer.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";
import { scoringTitle, turnPanel } from "./turn.js";
import { fit, listeners, viewBox, zoom } from "./viewport.js";

export function table() {
  const view = shownView();
  if (!view) return nothing;
  return html`<main class=${state.past ? "table table-past" : "table"} data-game=${state.laying ? nothing : state.saved?.id} data-step=${state.moment?.step}>
    <h1 class="unseen">${say("table-title", { game: say(`game-${view.game}`) })}</h1>
    ${topBar(view)}
    ${scoreStrip(view)}
    <div class="sheet-area">
      ${grid(view)}
      ${boardPicture(view)}
      <div class="zoom">
        ${chip({ label: say("zoom-in"), mark: "+", run: () => zoom(1.3), id: "zoom-in" })}
        ${chip({ label: say("zoom-out"), mark: "−", run: () => zoom(1 / 1.3), id: "zoom-out" })}
        ${chip({ label: say("zoom-fit"), mark: "⤢", run: fit, id: "zoom-fit" })}
      </div>
      ${banner()}
      ${scoringBox()}
    </div>
    <div class="side">
      ${seatCards(view)}
      ${turnPanel(view)}
      ${scoredSoFar()}
      ${module().supplies(view)}
      ${recordPanel()}
    </div>
  </main>`;
}

/** @param {any} view */
function boardPicture(view) {
  return html`<svg class="board" viewBox=${viewBox()} aria-hidden="true" preserveAspectRatio="xMidYMid meet"
    @wheel=${listeners.wheel} @pointerdown=${listeners.pointerdown} @pointermove=${listeners.pointermove} @pointerup=${listeners.pointerup}
    @pointercancel=${listeners.pointerup} @pointerleave=${listeners.pointerleave} @click=${listeners.click}>${svg`${module().draw(view, module().marks())}`}</svg>`;
}

/** @param {any} view */
function topBar(view) {
  const letters = Object.entries(view.stack.letters).map(([letter, count]) => `${letter}${count}`).join(" ");
  return html`<header class="top">
    ${chip({ label: say("do-leave"), mark: "‹", run: leave, id: "leave" })}
    <p class="top-title">${say(`game-${view.game}`)}</p>
    <p class="top-facts" title=${say("stack-long", { letters })}>${say("stack", { count: view.stack.count, volcanoes: view.stack.volcanoes })}</p>
    <span class="grow"></span>
    ${newer()}
    ${state.unkept && !state.laying ? chip({ label: say("unkept"), run: () => update({ dialog: "unkept" }), id: "unkept" }) : nothing}
    ${chip({ label: say("do-share"), run: () => update({ dialog: "share" }), id: "share" })}
    ${view.mover === null && !state.hold ? chip({ label: say("do-result"), run: () => update({ dialog: "finish" }), strong: true, id: "result" }) : nothing}
    ${chip({ label: say("do-guide"), mark: "?", run: openGuide, id: "guide" })}
    ${chip({ label: say("do-settings"), mark: "⚙", run: () => update({ dialog: "settings" }), id: "settings" })}
  </header>`;
}

function banner() {
  if (state.elsewhere) return html`<div class="banner" role="alert"><p>${say("elsewhere")}</p>${chip({ label: say("do-take-over"), run: takeOver, strong: true, id: "take-over" })}</div>`;
  if (state.engine !== true) return html`<div class="banner" role="status">${engineNews()}</div>`;
  return nothing;
}

/** Whether everybody has been scored; until then nothing may lie on the board, on which people act. */
function isRoundOver() {
  return state.scoring?.done === true && !state.hold;
}

/** The points of a scoring round, once it is over. */
function scoringBox() {
  const shown = state.scoring;
  if (!shown || state.past || !isRoundOver()) return nothing;
  const title = scoringTitle();
  return html`<section class="scoring" aria-label=${title}>
    <h2>${title}</h2>
    ${module().scoreTable(shown)}
    ${isScored() ? html`<div class="chips">${chip({ label: say("do-continue"), run: dismissScoring, strong: true, id: "scored" })}</div>` : nothing}
  </section>`;
}

/** The same beside the board while the round goes on. */
function scoredSoFar() {
  const shown = state.scoring;
  if (!shown || state.past || isRoundOver()) return nothing;
  return html`<details class="left" open><summary>${scoringTitle()}</summary>${module().scoreTable(shown)}</details>`;
}
