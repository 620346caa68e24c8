// @ts-check
/** The start screen: the game to continue, every game of the house, a custom game, saved games, links. */

import { html, nothing } from "lit-html";
import { engineNews } from "../dialogs/loading.js";
import { noticeText } from "../table/notices.js";
import { chip } from "../ui/chip.js";
import { rulesOf } from "../ui/rule-link.js";
import { say } from "../ui/texts.js";
import { gameCards } from "./games.js";
import { newer } from "./newer.js";
import { continueCard, savedCard } from "./saved.js";
import { setupCard } from "./setup.js";

/** @typedef {import("../dialogs/types.d.ts").App} App */

/** @param {App} app @param {boolean} isFirst whether to draw only the top for now: all at once would keep a slow phone from listening */
export function startScreen(app, isFirst) {
  const { state, session, update } = app;
  const notice = session.state.notice ?? state.notice;
  return html`<main class="start">
    <header class="masthead">
      <div class="masthead-words"><h1>${say("site-title")}</h1><p>${say("site-line")}</p></div>
      <div class="masthead-doors">${newer(app)}${chip({ label: say("do-settings"), mark: "⚙", run: () => update({ dialog: "settings" }), id: "settings" })}</div>
      <div class="loading-line">${state.engine === true ? nothing : html`<div class="loading" role="status">${engineNews(app)}</div>`}</div>
    </header>
    ${notice ? html`<p class=${`message message-${notice.tone}`} role=${notice.tone === "refusal" ? "alert" : "status"}>${noticeText(notice, null)}</p>` : nothing}
    ${continueCard(app)}
    ${gameCards(app)}
    ${isFirst ? nothing : rest(app)}
  </main>`;
}

/** What is below the games. @param {App} app */
function rest(app) {
  return html`<div class="start-cards">
      ${setupCard(app)}
      <div class="start-column">${savedCard(app)}${linkCard(app)}${makersCard()}</div>
    </div>
    <footer class="start-foot"><p>${say("credits")} <a href=${rulesOf()}>${say("rules")}</a> · <a href="licences.txt">${say("licences")}</a></p></footer>`;
}

/** @param {App} app */
function linkCard({ openLink }) {
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    void openLink(/** @type {HTMLInputElement} */ (document.getElementById("link")).value);
  };
  return html`<section class="card" aria-labelledby="link-title"><h2 id="link-title">${say("link-title")}</h2>
    <form class="link-form" @submit=${submit}><input type="text" id="link" required aria-label=${say("link-label")} placeholder=${say("link-label")} autocomplete="off" spellcheck="false">
      <button class="chip chip-strong" id="open-link">${say("do-open")}</button></form></section>`;
}

/** Pages for people who make something: bots, diagrams. */
function makersCard() {
  return html`<section class="card" aria-labelledby="makers-title"><h2 id="makers-title">${say("makers-title")}</h2>
    <p><a id="to-lab" href="lab.html">${say("to-lab")}</a> ${say("to-lab-line")}</p>
    <p><a id="to-workshop" href="workshop.html">${say("to-workshop")}</a> ${say("to-workshop-line")}</p></section>`;
}
