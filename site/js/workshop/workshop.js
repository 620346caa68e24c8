// @ts-check
/** The workshop: left the text of a position or scenario, right the board it describes, at every keystroke. */

import { html, nothing, render } from "lit-html";
import { createPanel } from "../diagram/panel.js";
import { asset } from "../engine/assets.js";
import { CATALOGUE } from "../engine/catalogue.js";
import { readSettings } from "../storage/preferences.js";
import { announce } from "../ui/announce.js";
import { chip } from "../ui/chip.js";
import { wantedLanguage } from "../ui/language.js";
import { languageMenu, tabTitle, wearLanguage } from "../ui/language-menu.js";
import { titleOf } from "../ui/names.js";
import { oncePerFrame } from "../ui/redraw.js";
import { say, speak, spoken } from "../ui/texts.js";
import { applyTheme } from "../ui/theme.js";
import { createBench } from "./bench.js";
import { editor } from "./editor.js";
import { results } from "./results.js";

/** @typedef {import("./types.d.ts").WorkshopState} WorkshopState */

/** Milliseconds without a keystroke after which the text is read. */
const PAUSE = 250;
const FIRST = "tikal/e21";

await speak(wantedLanguage());
wearLanguage();

/** @type {WorkshopState} */
const state = { text: "", name: FIRST, examples: [], examined: null, faults: [], busy: true, at: 0 };
/** @type {ReturnType<typeof setTimeout> | undefined} */
let pause;

const redraw = oncePerFrame(() => {
  render(page(), /** @type {HTMLElement} */ (document.getElementById("app")));
  document.title = tabTitle(say("workshop-title"));
});

/** @param {Partial<WorkshopState>} patch */
function update(patch) {
  Object.assign(state, patch);
  redraw();
}

const panel = createPanel(redraw);
const bench = createBench();

/** Take over a text, and read it once nobody types. @param {string} text @param {number} [wait] */
function write(text, wait = PAUSE) {
  update({ text, busy: true });
  clearTimeout(pause);
  pause = setTimeout(() => void read(text), wait);
}

/** @param {string} text */
async function read(text) {
  const found = await bench.examine(text);
  if (state.text !== text) return;
  const before = state.faults.length;
  const { faults } = found;
  const at = found.examined ? Math.min(state.at, found.examined.cases.length - 1) : state.at;
  update({ ...found, examined: found.examined ?? state.examined, at, busy: false });
  if (faults.length || before)
    announce([faults.length ? say("workshop-faults", { count: faults.length }) : say("workshop-fine")]);
}

/** Put one of the examples into the editor. @param {string} name */
async function openExample(name) {
  const answer = await fetch(new URL(`../scenarios/${name}.toml`, asset("")));
  if (!answer.ok) return;
  update({ name, at: 0 });
  write(await answer.text(), 0);
}

/** Put the position of a link into the editor. @param {string} link */
async function openLink(link) {
  const found = await bench.textOf(link);
  if (found.text !== undefined) write(found.text, 0);
  else update({ faults: found.faults, busy: false });
}

/** The least that makes a board: the opening of a game. @param {string} game */
function template(game) {
  return `game = "${game}"\n\n[position]\n`;
}

function page() {
  const games = Object.keys(CATALOGUE);
  return html`<main class="workshop">
    <header class="workshop-top">
      <h1>${say("workshop-title")}</h1>
      ${languageMenu(redraw)}
      <label class="field">${say("workshop-example")} <select id="example" @change=${(/** @type {any} */ event) => openExample(event.target.value)}>
        ${games.map((game) => html`<optgroup label=${titleOf(game)}>${state.examples.filter(({ name }) => name.startsWith(`${game}/`)).map(({ name, id, text }) => html`<option value=${name} ?selected=${name === state.name}>${id}: ${text[spoken()] ?? text.en}</option>`)}</optgroup>`)}
      </select></label>
      ${games.map((game) => chip({ label: say("workshop-new", { game: titleOf(game) }), run: () => write(template(game), 0), id: `new-${game}` }))}
      <span class="grow"></span><a href="./">${say("workshop-home")}</a>
    </header>
    <section class="workshop-side" aria-label=${say("workshop-text")}>
      <p class="small">${say("workshop-line")}</p>
      ${editor(state, write)}
    </section>
    <section class="workshop-side" aria-label=${say("workshop-board")}>${state.examined ? results(state, bench, panel, update) : nothing}</section>
  </main>`;
}

async function begin() {
  applyTheme(readSettings().theme);
  bench.onLoaded(redraw);
  const wanted = new URLSearchParams(location.hash.slice(1));
  const link = wanted.get("link");
  if (link) void openLink(link);
  else void openExample(wanted.get("scenario") ?? FIRST);
  const listed = await fetch(new URL("../scenarios/index.json", asset("")));
  update({ examples: await listed.json() });
}

void begin();
