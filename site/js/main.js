// @ts-check
/** The page: what is drawn, and what happens when it opens. */

import { html, render } from "lit-html";
import { EngineLost, EngineRefused } from "./channel.js";
import { dialog, syncDialog } from "./dialogs.js";
import { openOrSay } from "./files.js";
import { pressed } from "./keys.js";
import { ask, connect } from "./line.js";
import { restore, resume } from "./open.js";
import { keepOffline } from "./pwa.js";
import { followLog, followRecord } from "./record.js";
import { firstSeats, startScreen } from "./start.js";
import { drawWith, state, update } from "./state.js";
import * as store from "./store.js";
import { table } from "./table.js";
import { applyTheme } from "./theme.js";
import { focusTurn } from "./turn.js";
import { followDrawn } from "./viewport.js";

/** The screen that was drawn last. @type {string | null} */
let drawn = null;

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const worked = document.activeElement?.closest(".turn, .record") !== null;
  render(html`${state.screen === "table" ? table() : startScreen()}${dialog()}`, root);
  syncDialog();
  if (worked && document.activeElement === document.body) focusTurn();
  if (state.screen === "table") {
    followDrawn();
    followLog();
    followRecord();
  }
  if (drawn !== null && drawn !== state.screen) scrollTo(0, 0);
  drawn = state.screen;
}

/** The engine can answer now: go on where this tab was, or with what the address says. */
async function ready() {
  update({ engine: true, games: await ask({ do: "games" }) });
  const before = await store.onTable();
  if (location.hash) await openAddress();
  else if (before && state.screen === "start") await resume(before);
  void keepOffline((takeOver) => update({ newer: takeOver }));
}

/** A lost engine is started again elsewhere; what it refused is said. @param {PromiseRejectionEvent} event */
function unheard(event) {
  if (event.reason instanceof EngineLost) event.preventDefault();
  if (!(event.reason instanceof EngineRefused)) return;
  event.preventDefault();
  update({ message: { text: event.reason.message, tone: "refusal" } });
}

/** Open the game in the address, if there is one. */
async function openAddress() {
  const link = location.hash.slice(1);
  if (link && state.games.length) await openOrSay(link); // before that, `ready` will do it
}

async function begin() {
  state.settings = store.readSettings();
  state.setup.seats = firstSeats();
  applyTheme(state.settings.theme);
  drawWith(draw);
  addEventListener("keydown", pressed);
  addEventListener("hashchange", openAddress);
  addEventListener("unhandledrejection", unheard);
  addEventListener("resize", () => update());
  connect(ready, restore);
  update({ list: await store.all() });
}

void begin();

