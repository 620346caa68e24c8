// @ts-check
/**
 * A board in a notebook (Jupyter, marimo): the drawing and the session of the site, with the notebook's own Python as the engine. It
 * lives in a shadow root, so that its styles and those of the notebook leave each other alone. See `engine/sacbe/notebook/`.
 */

import { render as draw, html, nothing } from "lit-html";
import { DEFAULTS } from "../diagram/options.js";
import { openBoard } from "../embed/board.js";
import { asciiJson, EngineRefused } from "../engine/channel.js";
import { digits } from "../engine/digits.js";
import { GAMES } from "../games/index.js";
import { oncePerFrame } from "../ui/redraw.js";
import { leaveSite } from "../ui/rule-link.js";
import { say, speak } from "../ui/texts.js";
import { needWords } from "../ui/words.js";

/**
 * What a notebook gives to a widget.
 * @typedef {object} Model
 * @property {(key: string) => any} get
 * @property {(name: string, heard: (...news: any[]) => void) => void} on
 * @property {(name: string, heard: (...news: any[]) => void) => void} off
 * @property {(content: unknown) => void} send
 */

/** Sends the engine's requests to Python, for a table of its own there. @param {Model} model */
function createClient(model) {
  const table = digits();
  /** @type {Map<string, {resolve: (value: any) => void, reject: (error: Error) => void}>} */
  const waiting = new Map();

  /** @param {{id?: string, text?: string}} news */
  function heard({ id = "", text = "" }) {
    const asked = waiting.get(id);
    if (!asked) return; // another view of the same board asked
    waiting.delete(id);
    const { ok, error } = JSON.parse(text);
    if (error) asked.reject(new EngineRefused(error));
    else asked.resolve(ok);
  }
  model.on("msg:custom", heard);

  return {
    /** @type {import("../session/types.d.ts").Client} */
    client: {
      ask: (request) =>
        new Promise((resolve, reject) => {
          const id = digits();
          waiting.set(id, { resolve, reject });
          model.send({ id, table, text: asciiJson(request) });
        }),
      isReady: () => true,
      brokeAtWork: () => false,
      onLost: () => {},
      onRestart: () => {},
    },
    stop() {
      model.send({ table, text: asciiJson({ do: "close" }) });
      model.off("msg:custom", heard);
    },
  };
}

/** Light or dark, as the notebook is: JupyterLab, marimo and VS Code say so on their body. */
function isDark() {
  const { jpThemeLight, theme, vscodeThemeKind } = document.body.dataset;
  return jpThemeLight === "false" || theme === "dark" || vscodeThemeKind === "vscode-dark";
}

leaveSite();

/** @param {{model: Model, el: HTMLElement}} given */
async function render({ model, el }) {
  const place = document.createElement("div");
  place.dataset.lmSuppressShortcuts = "true"; // JupyterLab leaves the keys that are pressed here to the board
  el.append(place);
  const root = place.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = __STYLES__;
  const page = document.createElement("div");
  page.className = "flows";
  root.append(style, page);
  place.dataset.theme = isDark() ? "dark" : "light";

  const name = model.get("game");
  const { facts, levels, hides } = JSON.parse(model.get("facts"));
  const games = async () => {
    const [{ default: game }] = await Promise.all([GAMES[name](), needWords(name)]);
    return { game, facts, levels, hides };
  };
  const options = { ...DEFAULTS, play: model.get("play") };
  /** @type {import("../embed/board.js").Awake | null} */
  let board = null;

  const redraw = oncePerFrame(() => {
    if (!board) return;
    const bar = { options, text: "", play: () => void board?.play(), again, onward: () => nothing };
    draw(board.draw(bar), page);
  });

  async function open() {
    await speak("en");
    const engine = createClient(model);
    const source = { link: model.get("link"), at: model.get("step"), viewer: model.get("viewer") || null };
    board = await openBoard(engine, games, source, { changed: redraw, played: () => {} });
    redraw();
  }

  /** Open what Python shows: at the beginning, and whenever that changes. */
  function again() {
    board?.stop();
    board = null;
    open().catch((error) =>
      draw(html`<p class="message" role="alert">${say("embed-failed", { words: error.message })}</p>`, page),
    );
  }

  const pressed = (/** @type {KeyboardEvent} */ event) => board?.press(event);
  page.addEventListener("keydown", pressed);
  model.on("change:link", again);
  again();
  return () => {
    model.off("change:link", again);
    board?.stop();
  };
}

export default { render };
