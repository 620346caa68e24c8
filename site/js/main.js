// @ts-check
/** The page: what is drawn, and what happens when it opens. */

import { html, render } from "lit-html";
import { EngineLost, EngineRefused } from "./channel.js";
import { dialog, syncDialog } from "./dialogs.js";
import { openOrSay } from "./files.js";
import { addGame } from "./games.js";
import { pressed } from "./keys.js";
import { ask, connect } from "./line.js";
import { report } from "./news.js";
import { resume } from "./open.js";
import { keepOffline } from "./pwa.js";
import { followLog, followRecord } from "./record.js";
import { firstSetup, startScreen } from "./start.js";
import { drawWith, state, update } from "./state.js";
import * as store from "./store.js";
import { table } from "./table.js";
import { say } from "./texts.js";
import { applyTheme } from "./theme.js";
import * as tikal from "./tikal/game.js";
import { focusTurn } from "./turn.js";
import { followDrawn } from "./viewport.js";
import { isWaiting, restore } from "./wish.js";

/** The screen or the game that was drawn last. @type {string | undefined} */
let drawn;

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const worked = document.activeElement?.closest(".turn, .record") !== null;
  render(html`${state.screen === "table" ? table() : startScreen()}${dialog()}`, root);
  syncDialog();
  if (worked && document.activeElement?.matches("body, :disabled")) focusTurn();
  if (state.screen === "table") {
    followDrawn();
    followLog();
    followRecord();
  }
  const before = drawn;
  drawn = state.screen === "table" ? state.saved?.id : state.screen;
  if (before && before !== drawn) scrollTo(0, 0);
}

/** The engine can answer now: go on where this tab was, unless something else is asked for. */
async function ready() {
  update({ games: await ask({ do: "games" }) });
  const before = await store.onTable();
  void keepOffline((takeOver) => update({ newer: takeOver }));
  if (before && state.screen === "start" && !isWaiting()) void resume(before);
}

/** Say at once that the game which was on this tab's table comes back, unless something else is asked for. */
async function promiseReturn() {
  const before = await store.onTable();
  if (before && state.screen === "start" && !isWaiting()) update({ message: { text: say("table-returns"), tone: "news" } });
}

/**
 * A lost engine is started again elsewhere, unless it is the one of the computer players; what an engine refused is said.
 * @param {PromiseRejectionEvent} event
 */
function unheard(event) {
  const { reason } = event;
  if (!(reason instanceof EngineLost || reason instanceof EngineRefused)) return;
  event.preventDefault();
  if (reason instanceof EngineRefused) report(reason.message, "refusal");
  else if (state.engine === true) report(say("computer-lost"), "refusal");
}

/** Open the game in an address, if there is one. @param {string} address */
async function openAddress(address) {
  const link = new URL(address).hash.slice(1);
  if (link) await openOrSay(link);
}

async function begin() {
  addGame("tikal", tikal);
  state.settings = store.readSettings();
  state.setup = firstSetup();
  applyTheme(state.settings.theme);
  drawWith(draw);
  addEventListener("keydown", pressed);
  // As it was set: a computer player that acts in between lets the address say what is on the table again.
  window.addEventListener("hashchange", ({ newURL }) => openAddress(newURL));
  addEventListener("unhandledrejection", unheard);
  addEventListener("resize", () => update());
  connect(ready, restore);
  void openAddress(location.href);
  void promiseReturn();
  update({ list: await store.all() });
}

void begin();

