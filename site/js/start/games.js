// @ts-check
/** Every game of the house: a picture, what kind of game it is, and the ways into it. None of its code is needed for that. */

import { html, nothing } from "lit-html";
import { asset } from "../engine/assets.js";
import { CATALOGUE, sizes } from "../engine/catalogue.js";
import { chip } from "../ui/chip.js";
import { titleOf } from "../ui/names.js";
import { rulesOf } from "../ui/rule-link.js";
import { say } from "../ui/texts.js";
import { learnDoor } from "./learn.js";
import { begin, chooseGame, FIRST, newSetup } from "./setup.js";

/** @typedef {import("../dialogs/types.d.ts").App} App */

/** The picture of a game in the theme of the page. @param {string} game @param {string} [form] its class */
export function scene(game, form = "scene") {
  const { scenes } = CATALOGUE[game];
  const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
  return html`<img class=${form} src=${asset(scenes[theme]).href} alt="" width="600" height="480" decoding="async">`;
}

/** @param {App} app */
export function gameCards(app) {
  return html`<ul class="games" aria-label=${say("house-label")}>${Object.keys(CATALOGUE).map((game) => card(app, game))}</ul>`;
}

/** @param {App} app @param {string} game */
function card(app, game) {
  const { hasLine, hasRules, minutes } = CATALOGUE[game];
  const { state, update, load } = app;
  const counts = sizes(game);
  const first = game === FIRST ? "" : `-${game}`;
  const guide = () => {
    void load(game);
    update({ dialog: "guide", about: { game } });
  };
  return html`<li class="game-card">
    ${scene(game)}
    <div class="game-words">
      <h2>${titleOf(game)}</h2>
      ${hasLine ? html`<p>${say(`line-${game}`)}</p>` : nothing}
      <p class="small">${say("game-facts", { least: counts[0], most: counts[counts.length - 1], minutes })}</p>
    </div>
    <div class="game-doors">
      ${chip({ label: say("do-play"), run: () => begin(app, newSetup(game, state.list)), strong: true, id: `quick${first}` })}
      ${chip({ label: say("setup-title"), run: () => toSetup(app, game), id: `custom${first}` })}
    </div>
    <div class="game-links">${learnDoor(game)}
      <button type="button" class="link" id=${`chip-guide${first}`} @click=${guide}>${say("do-guide")}</button>
      ${hasRules ? html`<a href=${rulesOf(game)}>${say("rules-of-game")}</a>` : nothing}</div>
  </li>`;
}

/** Set up a custom game, further down on the page. @param {App} app @param {string} game */
function toSetup(app, game) {
  if (app.state.setup.game !== game) chooseGame(app, game);
  requestAnimationFrame(() => {
    document.getElementById("setup-title")?.scrollIntoView({ block: "start" });
    document.getElementById("setup-title")?.focus({ preventScroll: true });
  });
}
