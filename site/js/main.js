// @ts-check
/** The play page: what it draws, and what happens when it opens. */

import { html, nothing, render } from "lit-html";
import { createDialog } from "./dialogs/dialogs.js";
import { engineNews } from "./dialogs/loading.js";
import { openingOf } from "./engine/catalogue.js";
import { EngineLost, EngineRefused } from "./engine/channel.js";
import { createClient } from "./engine/client.js";
import { createThinker } from "./engine/thinker.js";
import { BreaksTheEngine } from "./session/attempt.js";
import { createSession } from "./session/session.js";
import { showLink } from "./start/address-bar.js";
import { createLibrary, NoBoard } from "./start/library.js";
import { newer } from "./start/newer.js";
import { FIRST, firstSetup, startScreen } from "./start/start.js";
import { readAddress, seatsFromText } from "./storage/addresses.js";
import { BadFile, readFile } from "./storage/files.js";
import { keepOffline } from "./storage/offline.js";
import { readSettings, writeSettings } from "./storage/preferences.js";
import { createSaves } from "./storage/saves.js";
import { createTable } from "./table/context.js";
import { hintSaid } from "./table/hint.js";
import { pressed } from "./table/keys.js";
import { announceNotice } from "./table/notices.js";
import { drawTable, flyPieces, followTable } from "./table/table.js";
import { focusTurn } from "./table/turn.js";
import { announce, hush } from "./ui/announce.js";
import { chip } from "./ui/chip.js";
import { say } from "./ui/texts.js";
import { applyTheme } from "./ui/theme.js";

/** @typedef {import("./dialogs/types.d.ts").App} App */
/** @typedef {import("./dialogs/types.d.ts").PageState} PageState */

/** @type {PageState} */
const state = {
  screen: "start",
  engine: 0,
  broken: false,
  unkept: false,
  dialog: null,
  about: null,
  notice: null,
  newer: null,
  list: [],
  setup: firstSetup(),
  settings: readSettings(),
  reviewing: { order: "worst", seat: null },
};

let isDue = false;

/** Draw the page in the next frame. */
function redraw() {
  if (isDue) return;
  isDue = true;
  requestAnimationFrame(() => {
    isDue = false;
    draw();
  });
}

/** Change the state and redraw. @param {Partial<PageState>} [patch] */
function update(patch = {}) {
  Object.assign(state, patch);
  redraw();
}

const library = createLibrary(redraw);
const saves = createSaves((unkept) => update({ unkept }));
const client = createClient({
  progress: (engine) => update({ engine }),
  ready,
  broken: () => update({ dialog: "broken" }),
});

const session = createSession({
  client: client.table(),
  games: library.load,
  thinker: createThinker(),
  saves,
  settings: () => state.settings,
  picture: openingOf,
  listeners: {
    played(entries) {
      const { tell } = table.words();
      announce(entries.flatMap(({ events }) => events.map(tell)));
      flyPieces(table, entries);
    },
    said: (notice) => announceNotice(notice, session.state.game ? table.words() : null),
    saved(saved) {
      showLink(session.state);
      if (saved) update({ list: [saved, ...state.list.filter(({ id }) => id !== saved.id)] });
    },
    laid(isReal) {
      update({ screen: "table", dialog: null, notice: null });
      if (isReal) announce([say("table-laid")]);
    },
    left() {
      showLink(session.state);
      update({ screen: "start", dialog: null });
      void saves.all().then((list) => update({ list }));
    },
    ended: () => update({ dialog: "finish" }),
    asked(actions) {
      const question = session.state.game?.table.unspent(table.context()) ?? null;
      if (question !== null) update({ dialog: "end", about: { question, actions } });
      return question !== null;
    },
    looked: hush,
    called: (seat) => announce([say("your-turn", { name: table.words().nameOf(seat) })]),
    spent(seat) {
      const words = table.words();
      announce([words.say("turn-spent", { name: words.nameOf(seat) }), say("prompt-spent")]);
    },
    found(entries) {
      const news = session.state.game?.table.news(table.context(), entries) ?? null;
      if (news) session.point({ notice: news });
      return news !== null;
    },
    advised() {
      announce(hintSaid(table));
      requestAnimationFrame(() => document.querySelector(".hint")?.scrollIntoView({ block: "nearest" }));
    },
    reviewed: () => announce([say("review-ready")]),
    undone(entries) {
      const { tell } = table.words();
      announce([say("undone", { sentence: entries.flatMap(({ events }) => events.map(tell)).join(" ") })]);
    },
  },
});
session.subscribe(redraw);

const table = createTable(session, {
  settings: () => state.settings,
  changeSettings,
  open: (dialog) => update({ dialog }),
  hasDialog: () => state.dialog !== null,
  loading: () => engineNews(app),
  extras: () =>
    html`${newer(app)}${state.unkept && !session.state.opening ? chip({ label: say("unkept"), run: () => update({ dialog: "unkept" }), id: "unkept" }) : nothing}`,
  leave: () => void session.leave(),
  redraw,
});

/** @type {App} */
const app = {
  state,
  update,
  session,
  table,
  client,
  saves,
  load: library.load,
  loaded: library.loaded,
  words: library.words,
  changeSettings,
  openLink,
  importFile,
};
const dialog = createDialog(app);

/** The screen or game that was last drawn. @type {string | undefined} */
let drawn;

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  const isAtWork = document.activeElement?.closest(".turn, .record") !== null;
  render(html`${state.screen === "table" ? drawTable(table) : startScreen(app)}${dialog.draw()}`, root);
  dialog.sync();
  if (isAtWork && document.activeElement?.matches("body, :disabled")) focusTurn(table);
  if (state.screen === "table") followTable(table);
  const before = drawn;
  drawn = state.screen === "table" ? session.state.saved?.id : state.screen;
  if (before && before !== drawn) scrollTo(0, 0);
}

/** @param {Partial<PageState["settings"]>} patch */
function changeSettings(patch) {
  const settings = { ...state.settings, ...patch };
  void writeSettings(settings);
  update({ settings });
  applyTheme(settings.theme);
}

/** The engine is ready: resume where this tab left off, unless something else was requested. */
async function ready() {
  const before = await saves.onTable();
  void keepOffline((takeOver) => update({ newer: takeOver }));
  if (before && state.screen === "start" && !session.isOpening()) void session.resume(before);
}

/** Say at once that this tab's game is coming back, unless something else was requested. */
async function promiseReturn() {
  const before = await saves.onTable();
  if (before && state.screen === "start" && !session.isOpening())
    update({ notice: { key: "table-returns", tone: "news" } });
}

/** Why something could not be opened, in words. @param {unknown} error */
function inWords(error) {
  if (error instanceof NoBoard) return say("link-no-board", { game: error.game });
  if (error instanceof BadFile) return say(error.key);
  return error instanceof BreaksTheEngine ? say("game-breaks") : /** @type {Error} */ (error).message;
}

/** Open a link; if that fails, say why and leave everything as it was, or put it back. @param {string} text */
async function openLink(text) {
  try {
    const address = readAddress(text);
    await session.openLink(address.link, (_, count, levels) => seatsFromText(levels, count, address));
  } catch (error) {
    showLink(session.state);
    const before = state.screen === "start" ? await saves.onTable() : undefined;
    if (before) await session.resume(before);
    update({ dialog: "bad-link", about: { text: inWords(error) } });
  }
}

/** @param {Event} event */
async function importFile(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  if (!file) return;
  try {
    const { link, seatsOf } = await readFile(file);
    await session.openLink(link, (_, count, levels) => seatsOf(levels, count), true);
  } catch (error) {
    update({ dialog: "bad-link", about: { text: inWords(error) } });
  } finally {
    field.value = "";
  }
}

/**
 * Shows engine errors that nobody caught. A lost engine is restarted elsewhere and needs no message, unless it is the computer
 * players' own.
 * @param {PromiseRejectionEvent} event
 */
function unheard(event) {
  const { reason } = event;
  if (![EngineLost, EngineRefused, BreaksTheEngine].some((known) => reason instanceof known)) return;
  event.preventDefault();
  if (reason instanceof EngineLost && state.engine !== true) return;
  const text = reason instanceof EngineLost ? say("computer-lost") : inWords(reason);
  const notice = { text, tone: /** @type {const} */ ("refusal") };
  session.point({ notice });
  announceNotice(notice, null);
}

/** Open the game that an address holds, if it holds one. @param {string} address */
async function openAddress(address) {
  const link = new URL(address).hash.slice(1);
  if (link) await openLink(link);
}

async function begin() {
  applyTheme(state.settings.theme);
  window.addEventListener("keydown", (event) => state.screen === "table" && pressed(table, event));
  // The address in the event, not `location`: a computer player that acts in between sets that back to the game on the table.
  window.addEventListener("hashchange", ({ newURL }) => openAddress(newURL));
  addEventListener("unhandledrejection", unheard);
  addEventListener("resize", redraw);
  for (const game of new Set([FIRST, state.setup.game])) void library.load(game);
  void openAddress(location.href);
  void promiseReturn();
  update({ list: await saves.all() });
}

void begin();
