// @ts-check
/** The page: what is drawn, and what happens when it opens. */

import { html, render } from "lit-html";
import { opening } from "./assets.js";
import { dialog, syncDialog } from "./dialogs.js";
import { openOrSay } from "./files.js";
import { pressed } from "./keys.js";
import { ask, connect } from "./line.js";
import { restore } from "./open.js";
import { firstSeats, startScreen } from "./start.js";
import { drawWith, state, update } from "./state.js";
import * as store from "./store.js";
import { table } from "./table.js";
import { applyTheme } from "./theme.js";

/** The opening of a game, drawn before the engine is there. @type {any} */
let first = null;

/** Whether the end of the game on the table has been shown. */
let finished = "";

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  render(html`${state.screen === "table" ? table() : startScreen(first)}${dialog()}`, root);
  syncDialog();
  showEnd();
}

/** Show the end of a game once, when it has come and its last scoring has been seen. */
function showEnd() {
  const { moment, saved, past, hold, scoring } = state;
  if (!moment || !saved || state.screen !== "table") return;
  if (moment.view.mover !== null) finished = "";
  else if (finished !== saved.id && !past && !hold && !scoring) {
    finished = saved.id;
    update({ dialog: "finish" });
  }
}

/** The engine can answer now. */
async function ready() {
  update({ engine: true, games: await ask({ do: "games" }) });
  await openAddress();
}

/** Open the game in the address, if there is one. */
async function openAddress() {
  const link = decodeURIComponent(location.hash.slice(1));
  if (link) await openOrSay(link);
}

async function begin() {
  state.settings = store.readSettings();
  state.setup.seats = firstSeats();
  applyTheme(state.settings.theme);
  drawWith(draw);
  addEventListener("keydown", pressed);
  addEventListener("hashchange", openAddress);
  addEventListener("resize", () => update());
  connect(ready, restore);
  update({ list: await store.all() });
  const address = opening("tikal", { players: 2, auction: false });
  if (address) first = (await (await fetch(address)).json()).view;
  update();
}

void begin();

