// @ts-check
/** The play page: what it draws, and what happens when it opens. */

import { html, nothing, render } from "lit-html";
import { createDialog } from "./dialogs/dialogs.js";
import { close } from "./dialogs/frame.js";
import { engineNews } from "./dialogs/loading.js";
import { CATALOGUE, openingOf } from "./engine/catalogue.js";
import { EngineLost, EngineRefused } from "./engine/channel.js";
import { createClient } from "./engine/client.js";
import { createGuests } from "./engine/guests.js";
import { createThinker } from "./engine/thinker.js";
import { BreaksTheEngine, CannotBeShown, Damaged } from "./session/attempt.js";
import { BadLetter } from "./session/letters.js";
import { Forks } from "./session/receiving.js";
import { createSession } from "./session/session.js";
import { people } from "./session/state.js";
import { showLink } from "./start/address-bar.js";
import { createBack } from "./start/back.js";
import { createLibrary, NoBoard } from "./start/library.js";
import { newer } from "./start/newer.js";
import { firstSetup } from "./start/setup.js";
import { startScreen } from "./start/start.js";
import { readAddress, seatsFromText } from "./storage/addresses.js";
import { BadFile, readFile } from "./storage/files.js";
import { keepOffline } from "./storage/offline.js";
import { deviceSecret, readSettings, writeSettings } from "./storage/preferences.js";
import { countResult } from "./storage/results.js";
import { createSaves } from "./storage/saves.js";
import { isSealed } from "./storage/sealed.js";
import { createTable } from "./table/context.js";
import { flyPieces } from "./table/flying.js";
import { hintSaid } from "./table/hint.js";
import { pressed } from "./table/keys.js";
import { announceNotice } from "./table/notices.js";
import { drawTable, followTable } from "./table/table.js";
import { focusTurn } from "./table/turn.js";
import { announce, hush } from "./ui/announce.js";
import { chip } from "./ui/chip.js";
import { whenIdle } from "./ui/idle.js";
import { wantedLanguage } from "./ui/language.js";
import { wearLanguage } from "./ui/language-menu.js";
import { offerStyles } from "./ui/manners.js";
import { nameOfSeat } from "./ui/names.js";
import { oncePerFrame } from "./ui/redraw.js";
import { play } from "./ui/sound.js";
import { say, speak } from "./ui/texts.js";
import { applyTheme } from "./ui/theme.js";

offerStyles(CATALOGUE);

/** @typedef {import("./dialogs/types.d.ts").App} App */
/** @typedef {import("./dialogs/types.d.ts").PageState} PageState */

await speak(wantedLanguage());
wearLanguage();

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
  search: "",
  removed: null,
  setup: firstSetup(),
  settings: readSettings(),
  reviewing: { order: "worst", seat: null, game: "" },
};

/** Milliseconds without a touch after which an open hand is covered at a shared screen. */
const PATIENCE = 20_000;
/** Milliseconds after which the next game is loaded even though the engine still starts. */
const AT_LEISURE = 2_000;

const redraw = oncePerFrame(() => {
  try {
    draw();
  } catch (error) {
    retreat(error);
  }
});

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
  guests: createGuests(),
  saves,
  settings: () => state.settings,
  device: deviceSecret(),
  picture: openingOf,
  show: () => draw(),
  listeners: {
    played(entries) {
      const { tell } = table.words();
      const events = entries.flatMap((entry) => entry.events);
      announce(events.map(tell));
      const { isStaged, over } = flyPieces(table, entries);
      const cue = isStaged ? "score" : events.some(({ params }) => params.gain) ? "find" : "move";
      if (events.length) play(cue, state.settings);
      const { saved, moment } = session.state;
      if (saved && moment && entries.length && moment.view.mover === null)
        countResult(saved, moment.view, CATALOGUE[saved.game].levels);
      return over;
    },
    said(notice) {
      announceNotice(notice, session.state.game ? table.words() : null);
      if (notice.tone === "refusal") play("no", state.settings);
    },
    saved(saved) {
      showLink(session.state);
      if (saved) update({ list: [saved, ...state.list.filter(({ id }) => id !== saved.id)] });
    },
    laid(isReal) {
      update({ screen: "table", dialog: null, notice: null });
      if (isReal) announce([say("table-laid")]);
      requestAnimationFrame(() => document.activeElement === document.body && focusTurn(table));
    },
    left() {
      showLink(session.state);
      update({ screen: "start", dialog: null });
      void saves.all().then((list) => update({ list }));
    },
    invited: (to) => update({ dialog: "letter", about: { to } }),
    changedDevice(seat) {
      const params = { name: table.words().nameOf(seat) };
      session.point({ notice: { key: "letter-device", params, tone: "news" } });
    },
    awaited: (seat) => announce([say("letter-send", { name: table.words().nameOf(seat) })]),
    ended() {
      update({ dialog: "finish" });
      play("end", state.settings);
    },
    asked(actions) {
      const question = session.state.game?.table.unspent?.(table.context()) ?? null;
      if (question !== null) update({ dialog: "end", about: { question, actions } });
      return question !== null;
    },
    looked: hush,
    called(seat) {
      announce([say("your-turn", { name: table.words().nameOf(seat) })]);
      play("turn", state.settings);
    },
    spent(seat) {
      const words = table.words();
      announce([words.say("turn-spent", { name: words.nameOf(seat) }), say("prompt-spent")]);
    },
    found(entries) {
      const news = session.state.game?.table.news?.(table.context(), entries) ?? null;
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
  open: (dialog) => update({ dialog, ...(dialog === "review" && { reviewing: ownTurnsFirst() }) }),
  hasDialog: () => state.dialog !== null,
  loading: () => engineNews(app),
  extras: () =>
    html`${newer(app)}${state.unkept && !session.state.opening ? chip({ label: say("unkept"), run: () => update({ dialog: "unkept" }), id: "unkept" }) : nothing}${session.state.unsaved && !state.unkept ? html`<span class="saving">${say("saving")}</span>` : nothing}`,
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
const back = createBack({
  depth: () => Number(state.screen === "table") + Number(state.dialog !== null),
  back: () => (state.dialog ? close(app) : void session.leave()),
  arrived: () => showLink(session.state),
});

/** The screen or game that was last drawn. @type {string | undefined} */
let drawn;

function draw() {
  const root = /** @type {HTMLElement} */ (document.getElementById("app"));
  document.getElementById("opening")?.remove();
  const isAtWork = document.activeElement?.closest(".turn, .record") !== null;
  const isFirst = drawn === undefined;
  render(html`${state.screen === "table" ? drawTable(table) : startScreen(app, isFirst)}${dialog.draw()}`, root);
  dialog.sync();
  if (isAtWork && document.activeElement?.matches("body, :disabled")) focusTurn(table);
  if (state.screen === "table") followTable(table);
  const before = drawn;
  drawn = state.screen === "table" ? session.state.saved?.id : state.screen;
  if (before && before !== drawn) scrollTo(0, 0);
  if (isFirst && state.screen === "start") redraw();
  back.follow();
  document.title = tabTitle();
}

/**
 * Something cannot be drawn: close the dialog, leave the past moment or leave the table, and say so; the game stays saved.
 * @param {unknown} error
 */
function retreat(error) {
  reportError(error);
  const { dialog, screen } = state;
  const { past, moment } = session.state;
  if (dialog) update({ dialog: null });
  else if (past && moment) void session.look(moment.step);
  else if (screen === "table") void session.leave().then(() => sayWhy(say("cannot-show")));
}

/** What the tab says: the game on the table, and whether somebody here has to act. */
function tabTitle() {
  const { saved } = session.state;
  if (state.screen !== "table" || !saved) return say("tab-start");
  const game = table.words().say("game-title");
  return say(session.isMyTurn() ? "tab-yours" : "tab-table", { game });
}

/** How a review is shown: of a game that was not reviewed here before, the turns of the only person at the screen. */
function ownTurnsFirst() {
  const { saved } = session.state;
  if (state.reviewing.game === saved?.id) return state.reviewing;
  const own = people(session.state);
  return { order: "worst", seat: own.length === 1 ? own[0] : null, game: saved?.id ?? "" };
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
  if (before && isFree()) void session.resume(before);
  else foresee();
}

/** Load the game that would be begun, so that it is there at once. While the engine starts, it would only slow that down. */
function foresee() {
  void library.load(state.setup.game).catch(() => {});
}

/** Whether nothing was requested: no game is on the table or on its way there, and no link waits for its phrase. */
function isFree() {
  return state.screen === "start" && !session.isOpening() && state.dialog !== "unlock";
}

/** Say at once that this tab's game is coming back, unless something else was requested. */
async function promiseReturn() {
  const before = await saves.onTable();
  if (before && isFree()) update({ notice: { key: "table-returns", tone: "news" } });
}

/** Why something could not be opened, in words. @param {unknown} error */
function inWords(error) {
  if (error instanceof NoBoard) return say("link-no-board", { game: error.game });
  if (error instanceof BadFile) return say(error.key);
  if (error instanceof EngineRefused && error.name === "BadLink") return say(`link-${error.detail.key}`);
  if (error instanceof Damaged) return say("game-damaged");
  if (error instanceof CannotBeShown) {
    reportError(error.cause);
    return say("cannot-show");
  }
  return error instanceof BreaksTheEngine ? say("game-breaks") : /** @type {Error} */ (error).message;
}

/**
 * Open a link; if that fails, say why and leave everything as it was, or put it back.
 * @param {string} text
 * @param {import("./session/receiving.js").Fork} [fork] which course to take if it forks from a saved game
 */
async function openLink(text, fork) {
  if (isSealed(text)) return update({ dialog: "unlock", about: { sealed: text } });
  const address = readAddress(text);
  try {
    const seatsOf = (/** @type {string} */ _, /** @type {number} */ count, /** @type {string[]} */ levels) =>
      seatsFromText(levels, count, address);
    if (address.letter === "damaged") throw new BadLetter("letter-damaged");
    await session.openLink(address.link, seatsOf, { to: address.to, letter: address.letter, fork });
  } catch (error) {
    showLink(session.state);
    const before = state.screen === "start" ? await saves.onTable() : undefined;
    if (before) await session.resume(before);
    if (error instanceof Forks) update({ dialog: "fork", about: { link: text } });
    else sayWhy(error instanceof BadLetter ? whyNot(error, address) : inWords(error));
  }
}

/** Why a letter was not opened. @param {BadLetter} error @param {ReturnType<typeof readAddress>} address */
function whyNot({ key, seat }, address) {
  const at = Number(seat.slice(1)) - 1;
  return say(key, { name: seat ? nameOfSeat(seatsFromText([], at + 1, address)[at], at) : "" });
}

/** Open the dialog that says why something could not be opened. @param {string} text */
function sayWhy(text) {
  update({ dialog: "bad-link", about: { text } });
}

/** @param {Event} event */
async function importFile(event) {
  const field = /** @type {HTMLInputElement} */ (event.target);
  const file = field.files?.[0];
  if (!file) return;
  try {
    const { link, seatsOf, letter } = await readFile(file);
    await session.openLink(link, (_, count, levels) => seatsOf(levels, count), { kept: true, letter });
  } catch (error) {
    sayWhy(error instanceof BadLetter ? say(error.key, { name: error.seat }) : inWords(error));
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
  if (![EngineLost, EngineRefused, BreaksTheEngine, CannotBeShown, Damaged].some((known) => reason instanceof known))
    return;
  event.preventDefault();
  if (reason instanceof EngineLost && state.engine !== true) return;
  const text = reason instanceof EngineLost ? say("computer-lost") : inWords(reason);
  const notice = { text, tone: /** @type {const} */ ("refusal") };
  session.point({ notice });
  announceNotice(notice, null);
}

/** Cover a hand that was left open, and say why. */
async function coverUnwatched() {
  if (await session.cover()) session.point({ notice: { key: "hand-was-covered", tone: "news" } });
}

/** Open the game that an address holds, if it holds one. @param {string} address */
async function openAddress(address) {
  const link = new URL(address).hash.slice(1);
  if (link) await openLink(link);
}

async function begin() {
  document.getElementById("unloaded")?.remove();
  applyTheme(state.settings.theme);
  window.addEventListener("keydown", (event) => state.screen === "table" && pressed(table, event));
  // The address in the event, not `location`: a computer player that acts in between sets that back to the game on the table.
  window.addEventListener("hashchange", ({ newURL }) => back.isRestored(newURL) || openAddress(newURL));
  addEventListener("unhandledrejection", unheard);
  // Whoever comes back to the page may be somebody else.
  document.addEventListener("visibilitychange", () => document.hidden && void session.cover());
  whenIdle(PATIENCE, () => state.settings.cover && void coverUnwatched());
  addEventListener("resize", redraw);
  setTimeout(foresee, AT_LEISURE);
  void openAddress(location.href);
  void promiseReturn();
  update({ list: await saves.all() });
}

void begin();
