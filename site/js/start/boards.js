// @ts-check
/** Small pictures of saved games, drawn by the games' own boards once the page has nothing better to do. */

import { html } from "lit-html";
import { styles } from "../diagram/files.js";
import { say } from "../ui/texts.js";
import { scene } from "./games.js";

/** @typedef {import("../dialogs/types.d.ts").App} App */
/** @typedef {import("../session/types.d.ts").Saved} Saved */

/** Pictures by game, with the moment and the colours they show. @type {Map<string, {of: string, address: string}>} */
const made = new Map();
/** Pictures that wait to be drawn, one after another. */
let queue = Promise.resolve();
/** What waits, was drawn, or could not be: then the picture of the game stays. @type {Set<string>} */
const asked = new Set();

/** @returns {"light" | "dark"} */
function theme() {
  return document.documentElement.dataset.theme === "dark" ? "dark" : "light";
}

/** The board of a saved game; until it is drawn, the picture of the game. @param {App} app @param {Saved} saved */
export function boardOf(app, saved) {
  const { id, game, still, updated } = saved;
  const of = `${id} ${updated} ${theme()}`;
  if (still && app.state.engine === true && !asked.has(of)) {
    asked.add(of);
    queue = queue.then(() => idle()).then(() => draw(app, saved, of).catch(() => {}));
  }
  const ready = made.get(id);
  const title = say("saved-picture");
  return ready
    ? html`<img class="scene-small board-small" src=${ready.address} alt="" title=${title} data-board=${game}>`
    : scene(game, "scene-small board-small");
}

/** Waits until the browser has time. */
function idle() {
  const wait = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ done) => setTimeout(done, 50));
  return new Promise((/** @type {(value?: unknown) => void} */ done) => wait(() => done(), { timeout: 2000 }));
}

/** @param {App} app @param {Saved} saved @param {string} of */
async function draw(app, { id, game: name, still: view }, of) {
  const [{ game, facts }, { picture }] = await Promise.all([app.load(name), import("../picture/picture.js")]);
  const words = app.words(name);
  if (!view || !words) return;
  const drawing = picture({ game, view, facts, words, title: "" }, styles(), theme());
  const before = made.get(id);
  if (before) URL.revokeObjectURL(before.address);
  made.set(id, { of, address: URL.createObjectURL(new Blob([drawing], { type: "image/svg+xml" })) });
  app.update();
}
