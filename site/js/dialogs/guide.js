// @ts-check
/** A short guide to a game. */

import { html } from "lit-html";
import { titleOf } from "../ui/names.js";
import { rulesOf } from "../ui/rule-link.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";

/** The guide to the game on the table, or to the one chosen on the start screen. @param {import("./types.d.ts").App} app */
export function guide(app) {
  const name = app.state.about?.game ?? app.session.state.saved?.game ?? app.state.setup.game;
  const loaded = app.loaded(name);
  const words = app.words(name);
  const title = say("guide-title", { game: titleOf(name) });
  if (!loaded || !words) return frame(app, title, html`<p>${say("game-loading")}</p>`);
  return frame(
    app,
    title,
    html`${loaded.game.table.guide(loaded.facts, words)}
      <p class="chips"><a class="chip" href=${rulesOf(name)} target="_blank">${say("guide-rules")}</a></p>`,
  );
}
