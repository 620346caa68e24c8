// @ts-check
/** The Lab: a bot in the editor, its matches, a reference and a Python prompt. */

import { html, nothing, render } from "lit-html";
import { createLibrary } from "../start/library.js";
import { readSettings } from "../storage/preferences.js";
import { announce } from "../ui/announce.js";
import { wantedLanguage } from "../ui/language.js";
import { languageMenu, tabTitle, wearLanguage } from "../ui/language-menu.js";
import { oncePerFrame } from "../ui/redraw.js";
import { speak } from "../ui/texts.js";
import { applyTheme } from "../ui/theme.js";
import { readExamples, readOwn } from "./bots.js";
import { createEditor } from "./editor.js";
import { chosenRivals, levelOf, matchForm } from "./form.js";
import { openReplay, playAgainst, seatOf } from "./handover.js";
import { createWitness, playMatch } from "./match.js";
import { keepLabOffline } from "./offline.js";
import { promptPanel } from "./prompt.js";
import { createPython, loadPyScript, PythonStopped } from "./python.js";
import { reference } from "./reference.js";
import { replayPanel } from "./replay.js";
import { matchResults } from "./results.js";
import { botBar, createShelf } from "./shelf.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").LabState} LabState */

const FIRST = "tikal";
const TABS = /** @type {const} */ (["match", "reference", "prompt"]);

await speak(wantedLanguage(), "lab");
wearLanguage();

/** @type {LabState} */
const state = {
  python: "asleep",
  bots: [],
  bot: { id: "", game: FIRST, name: "", source: "", isExample: true },
  opponents: [],
  games: 20,
  match: null,
  replay: null,
  tab: "match",
  sought: "",
  offered: {},
  lines: [],
  isBusy: false,
  notice: null,
};

/** @type {import("./editor.js").Editor | null} */
let editor = null;
let isStopping = false;
/** Games about which Python was asked what they offer. @type {Set<string>} */
const asked = new Set();

const redraw = oncePerFrame(() => draw());

/** @param {Partial<LabState>} patch */
function update(patch) {
  Object.assign(state, patch);
  redraw();
}

/**
 * Say something where everybody sees and hears it.
 * @param {string} text
 * @param {"news" | "refusal"} [tone]
 * @param {() => unknown} [undo] how to take back what it is about
 */
function tell(text, tone = "news", undo) {
  update({ notice: { text, tone, undo } });
  announce([text]);
}

const library = createLibrary(redraw);
const pyscript = loadPyScript();
const witness = createWitness();
const python = createPython(pyscript, (now) => update({ python: now }), witness.hear);
const shelf = createShelf(state, update, tell, () => editor);

function draw() {
  render(page(), /** @type {HTMLElement} */ (document.getElementById("app")));
  document.title = tabTitle(say("lab-title"));
  editor?.name(say("code-label"));
}

function page() {
  const { tab, notice } = state;
  return html`<header class="top lab-top">
      <a class="chip" href="./">${say("lab-home")}</a>
      <h1 class="top-title">${say("lab-title")}</h1>
      <p class="top-facts" role="status">${say(`python-${state.python}`)}</p>
      ${languageMenu(redraw)}
    </header>
    <main class="lab">
      <section class="lab-code" aria-label=${say("code-label")}>
        ${botBar(state, shelf)}
        ${state.bot.isForeign ? html`<div class="message message-refusal" role="alert"><p>${say("foreign-warning", { name: state.bot.name })}</p><button class="chip chip-strong" type="button" id="trust" @click=${shelf.trust}>${say("do-trust")}</button></div>` : nothing}
        <p class="lab-hint">${say("editor-intro")}</p>
        <div class="lab-editor" id="lab-editor"></div>
        <p class="lab-hint">${say("editor-hint")}</p>
        ${notice ? html`<div class=${`message message-${notice.tone}`}><p>${notice.text}</p>${notice.undo ? html`<button class="chip" type="button" id="undo" @click=${notice.undo}>${say("do-undo")}</button>` : nothing}</div>` : nothing}
      </section>
      <section class="lab-side" aria-label=${say("side-label")}>
        <div class="lab-tabs" role="tablist">${TABS.map((id) => html`<button type="button" class="chip" role="tab" id=${`tab-${id}`} aria-selected=${String(id === tab)} aria-controls="lab-panel" @click=${() => openTab(id)}>${say(`tab-${id}`)}</button>`)}</div>
        <div id="lab-panel" role="tabpanel" aria-labelledby=${`tab-${tab}`} tabindex="-1">${panel()}</div>
      </section>
    </main>`;
}

function panel() {
  const { tab, replay, match, bot } = state;
  if (tab === "reference") return reference(say, state.sought, (sought) => update({ sought }), offered(bot.game));
  if (tab === "prompt") return promptPanel(state, library, { evaluate, stop: restart });
  if (replay) {
    const leave = () => update({ replay: null });
    return replayPanel(bot.game, replay, library, {
      look,
      close: leave,
      open: () => openReplay(bot.game, replay.played),
    });
  }
  return html`${matchForm(state, { update, run, stop, play })}${match ? matchResults(match, open) : nothing}`;
}

/** @param {typeof TABS[number]} tab */
function openTab(tab) {
  update({ tab, replay: null });
}

/** What a game has for its bots; Python is asked once, and the page drawn again when it has answered. @param {string} game */
function offered(game) {
  if (!state.offered[game] && !asked.has(game)) {
    asked.add(game);
    python.ask({ do: "offered", game }).then(
      (found) => update({ offered: { ...state.offered, [game]: found } }),
      () => asked.delete(game),
    );
  }
  return state.offered[game] ?? [];
}

/** An opponent in a match. @param {string} id */
function entrant(id) {
  const rival = state.bots.find((bot) => bot.id === id);
  return rival ? { name: rival.name, source: rival.source } : { level: levelOf(id) ?? "" };
}

/** The same as a seat at a table. @param {string} id */
function seated(id) {
  const rival = state.bots.find((bot) => bot.id === id);
  return rival ? seatOf(rival) : { name: "", kind: levelOf(id) ?? "" };
}

/** Play the match that is set up. */
async function run() {
  if (state.match?.running) return;
  if (state.bot.isForeign) return tell(say("foreign-first"), "refusal");
  isStopping = false;
  const { games } = state;
  const { game, name, source } = shelf.current();
  const bots = [{ name, source }, ...chosenRivals(state).chosen.map(entrant)];
  update({ replay: null, tab: "match", notice: null });
  void library.load(game); // its words tell what the rules refuse
  const seed = crypto.getRandomValues(new Uint32Array(1))[0];
  await playMatch(
    python,
    witness,
    { game, bots, games, seed },
    (match) => {
      update({ match });
      return !isStopping;
    },
    say,
  );
  announce([state.match?.failure || say("match-over", { games: state.match?.played.length ?? 0 })]);
}

function stop() {
  isStopping = true;
  restart();
}

/** Stop Python, whatever it does, and start a new one. */
function restart() {
  python.stop();
  python.wake();
}

/** Play against the bot on the play page; you take the place of its first opponent. */
async function play() {
  if (state.bot.isForeign) return tell(say("foreign-first"), "refusal");
  const others = chosenRivals(state).chosen.slice(1).map(seated);
  try {
    const { name, source, game } = shelf.current();
    await python.ask({ do: "check", name, source });
    const { start, options } = await python.ask({ do: "start", game, players: others.length + 2 });
    if (await shelf.settle()) await playAgainst(state.bot, start, options, others);
  } catch (error) {
    const why = error instanceof PythonStopped ? error.why : null;
    if (why !== "asked") tell(why ? say(`match-${why}`) : /** @type {Error} */ (error).message, "refusal");
  }
}

/** Show a game of the match. @param {number} number */
async function open(number) {
  const played = state.match?.played[number];
  if (!played) return;
  update({ replay: { played, number, step: 0, steps: 0, view: null, events: [] } });
  await look(played.fault ? played.fault.step : 0);
}

/** Show the open game after so many steps. @param {number} step */
async function look(step) {
  const { replay } = state;
  if (!replay) return;
  const found = await python.ask({ do: "look", link: replay.played.link, step });
  if (state.replay?.played === replay.played)
    update({ replay: { ...replay, step: Math.min(step, found.steps), ...found } });
}

/** Run a line of the prompt. @param {string} code */
async function evaluate(code) {
  update({ isBusy: true });
  let answer;
  try {
    answer = await python.ask({ do: "evaluate", code }, Number.POSITIVE_INFINITY);
  } catch (error) {
    const isStopped = error instanceof PythonStopped;
    answer = { printed: "", error: isStopped ? say("prompt-stopped") : /** @type {Error} */ (error).message };
  }
  if (answer.view) await library.load(answer.view.game).catch(() => {}); // so that its board is drawn at once
  update({ isBusy: false, lines: [...state.lines, { code, ...answer }] });
  requestAnimationFrame(() => document.getElementById("evaluate")?.scrollIntoView({ block: "nearest" }));
}

async function begin() {
  applyTheme(readSettings().theme);
  const [examples, own] = await Promise.all([readExamples(), readOwn()]);
  state.bots = [...examples, ...own];
  state.bot = own.findLast((bot) => !bot.isForeign) ?? examples.find(({ game }) => game === FIRST) ?? examples[0];
  draw();
  await shelf.openAddress();
  addEventListener("hashchange", shelf.openAddress);
  document.addEventListener("visibilitychange", () => document.hidden && shelf.keepChanges());
  const place = /** @type {HTMLElement} */ (document.getElementById("lab-editor"));
  const made = await createEditor(pyscript, place, state.bot.source, () => void run());
  made.show(state.bot.source);
  editor = made;
  redraw();
  python.wake().then(keepLabOffline, () => {});
}

void begin();
