// @ts-check
/** A short guide to a game. */

import { html } from "lit-html";
import { CATALOGUE } from "../engine/catalogue.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";

/** The guide to the game on the table, or to the one chosen on the start screen. @param {import("./types.d.ts").App} app */
export function guide(app) {
  const name = app.session.state.saved?.game ?? app.state.setup.game;
  const loaded = app.loaded(name);
  const words = app.words(name);
  const title = say("guide-title", { game: CATALOGUE[name].title });
  if (!loaded || !words) return frame(app, title, html`<p>${say("game-loading")}</p>`);
  return frame(app, title, loaded.game.table.guide(loaded.facts, words));
}
