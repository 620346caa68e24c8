// @ts-check
/** The start screen: a game in one click, or a custom one; saved games; links. */

import { html, nothing, svg } from "lit-html";
import { engineNews } from "../dialogs/loading.js";
import { CATALOGUE, choices, defaults, sizes } from "../engine/catalogue.js";
import { readSetup, writeSetup } from "../storage/preferences.js";
import { isSetup } from "../storage/schema.js";
import { noticeText } from "../table/notices.js";
import { chip } from "../ui/chip.js";
import { LONGEST_NAME } from "../ui/clean-name.js";
import { emblem } from "../ui/emblem.js";
import { nameOfSeat } from "../ui/names.js";
import { list, say } from "../ui/texts.js";
import { newer } from "./newer.js";

/** @typedef {import("../dialogs/types.d.ts").App} App */
/** @typedef {import("../session/types.d.ts").Seat} Seat */
/** @typedef {import("../storage/schema.js").Setup} Setup */

/** The game offered on a first visit. */
export const FIRST = "tikal";
/** The number of computer players in a first game. */
const RIVALS = 2;

/** The level of a first opponent: the second weakest, if there is one, because the weakest has no plan. @param {string} game */
function firstLevel(game) {
  const { levels } = CATALOGUE[game];
  return levels[1] ?? levels[0];
}

/** The setup of the last game begun here, or else one person and two computer players. @returns {Setup} */
export function firstSetup() {
  const last = readSetup();
  return isSetup(last) ? last : newSetup(FIRST);
}

/** The setup that a game offers to a newcomer. @param {string} game @returns {Setup} */
function newSetup(game) {
  const { players: _, ...options } = defaults(game);
  const rivals = Math.max(RIVALS, sizes(game)[0] - 1);
  const seats = [
    { name: "", kind: "human", you: true },
    ...Array.from({ length: rivals }, () => ({ name: "", kind: firstLevel(game) })),
  ];
  return { game, options, seats };
}

/** Begin a game. @param {App} app @param {Setup} setup */
function begin({ session }, { game, options, seats }) {
  return session.begin(
    game,
    { players: seats.length, ...options },
    seats.map((seat) => ({ ...seat })),
  );
}

/** Begin the game that is set up on the start screen. @param {App} app */
function beginSetup(app) {
  void writeSetup(app.state.setup);
  return begin(app, app.state.setup);
}

/** @param {App} app */
export function startScreen(app) {
  const { state, session, update } = app;
  const unfinished = state.list.find(({ mover }) => mover !== null);
  const notice = session.state.notice ?? state.notice;
  const scene = app.loaded(FIRST)?.game.scene();
  return html`<main class="start">
    <header class="hero">
      <svg class="hero-scene" viewBox="0 0 600 480" aria-hidden="true" preserveAspectRatio="xMidYMax slice">${scene ? svg`${scene}` : nothing}</svg>
      <div class="hero-words">
        <h1>${say("site-title")}</h1>
        <p class="hero-line">${say("site-line")}</p>
        <div class="hero-doors">
          ${unfinished ? chip({ label: say("do-resume"), run: () => session.resume(unfinished), strong: true, id: "resume" }) : nothing}
          ${chip({ label: say("do-quick", { game: CATALOGUE[FIRST].title }), run: () => begin(app, newSetup(FIRST)), strong: !unfinished, id: "quick" })}
          ${chip({ label: say("do-guide"), run: () => update({ dialog: "guide" }), id: "guide" })}
          ${chip({ label: say("do-settings"), run: () => update({ dialog: "settings" }), id: "settings" })}
          ${newer(app)}
        </div>
        ${state.engine === true ? nothing : html`<div class="loading" role="status">${engineNews(app)}</div>`}
        ${notice ? html`<p class=${`message message-${notice.tone}`} role=${notice.tone === "refusal" ? "alert" : "status"}>${noticeText(notice, null)}</p>` : nothing}
      </div>
    </header>
    <div class="start-cards">
      ${setupCard(app)}
      <div class="start-column">${savedCard(app)}${linkCard(app)}</div>
    </div>
    <footer class="start-foot"><p>${say("credits")} <a href="licences.txt">${say("licences")}</a></p></footer>
  </main>`;
}

/** @param {App} app */
function setupCard(app) {
  const { setup } = app.state;
  const { seats } = setup;
  const games = Object.keys(CATALOGUE);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void beginSetup(app);
  };
  return html`<section class="card" aria-labelledby="setup-title"><h2 id="setup-title">${say("setup-title")}</h2>
    <form @submit=${submit}>
      ${games.length > 1 ? gameChoice(app, games) : nothing}
      ${CATALOGUE[setup.game].options.filter(({ key }) => key !== "players").map(({ key }) => optionChoice(app, key))}
      <fieldset class="setup-seats"><legend>${say("setup-seats")}</legend>
        ${seats.map((seat, at) => seatRow(app, seat, at))}
        <div class="chips">
          ${chip({ label: say("seat-add"), run: () => change(app, { seats: [...seats, { name: "", kind: firstLevel(setup.game) }] }), off: !sizes(setup.game).includes(seats.length + 1), id: "seat-add" })}
          ${chip({ label: say("seat-remove"), run: () => change(app, { seats: seats.slice(0, -1) }), off: !sizes(setup.game).includes(seats.length - 1), id: "seat-remove" })}
        </div>
      </fieldset>
      <button class="chip chip-strong wide" id="begin">${say("do-begin")}</button>
    </form></section>`;
}

/** The choice of game. @param {App} app @param {string[]} games */
function gameChoice(app, games) {
  const { setup } = app.state;
  return html`<fieldset class="variants" id="setup-games"><legend>${say("setup-game")}</legend>${games.map(
    (
      game,
    ) => html`<label class="variant"><input type="radio" name="game" value=${game} .checked=${setup.game === game} @change=${() => chooseGame(app, game)}>
      <span><b>${CATALOGUE[game].title}</b></span></label>`,
  )}</fieldset>`;
}

/** @param {App} app @param {string} game */
function chooseGame({ update, load }, game) {
  update({ setup: newSetup(game) });
  void load(game);
}

/** One of the game's options, in its own words. @param {App} app @param {string} key */
function optionChoice(app, key) {
  const { game, options } = app.state.setup;
  const words = app.words(game);
  if (!words) return nothing;
  return html`<fieldset class="variants"><legend>${words.say(`option-${key}`)}</legend>
    ${choices(game, key).map(
      (
        value,
      ) => html`<label class="variant"><input type="radio" name=${`option-${key}`} .checked=${options[key] === value} @change=${() => change(app, { options: { ...options, [key]: value } })}>
        <span><b>${words.say(`option-${key}-${value}`)}</b><small>${words.say(`option-${key}-${value}-line`)}</small></span></label>`,
    )}
  </fieldset>`;
}

/** @param {App} app @param {Seat} seat @param {number} at */
function seatRow(app, seat, at) {
  const { game } = app.state.setup;
  // Looked up when something is typed: the page may not have been drawn since the last letter.
  const set = (/** @type {Partial<Seat>} */ patch) => {
    const { seats } = app.state.setup;
    change(app, { seats: seats.with(at, { ...seats[at], ...patch }) });
  };
  return html`<div class="seat-row">
    ${emblem(`P${at + 1}`)}
    <input type="text" maxlength=${LONGEST_NAME} required aria-label=${say("seat-name", { number: at + 1 })} .value=${nameOfSeat(seat, at)} @input=${(/** @type {any} */ event) => set({ name: event.target.value })}>
    <select aria-label=${say("seat-kind", { number: at + 1 })} @change=${(/** @type {any} */ event) => set({ kind: event.target.value })}>
      ${["human", ...CATALOGUE[game].levels].map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${say(`level-${kind}`)}</option>`)}
    </select></div>`;
}

/** @param {App} app @param {Partial<Setup>} patch */
function change({ state, update }, patch) {
  update({ setup: { ...state.setup, ...patch } });
}

/** @param {App} app */
function savedCard(app) {
  const { state, session, update } = app;
  return html`<section class="card" aria-labelledby="saved-title"><h2 id="saved-title">${say("saved-title")}</h2>
    ${
      state.list.length
        ? html`<ul class="saved">${state.list.map(
            (saved) => html`<li>
        <button class="saved-open" @click=${() => session.resume(saved)}>
          <b>${list(Object.values(saved.seats).map(nameOfSeat))}</b>
          <small>${savedLine(app, saved)}</small>
        </button>
        ${chip({ label: say("saved-remove"), mark: "×", run: () => update({ dialog: "remove", about: { saved } }), id: `remove-${saved.id}` })}</li>`,
          )}</ul>`
        : html`<p>${say(state.unkept ? "unkept-start" : "saved-none")}</p>`
    }
    <label class="chip file">${say("do-import")}<input class="unseen" type="file" id="import" accept=".json,application/json" @change=${app.importFile}></label></section>`;
}

/** A saved game's variant, scores and date. @param {App} app @param {import("../session/types.d.ts").Saved} saved */
function savedLine(app, saved) {
  const variant = app.words(saved.game)?.say("saved-variant", saved.options) ?? CATALOGUE[saved.game].title;
  return say("saved-line", {
    variant,
    date: new Date(saved.updated).toLocaleString(),
    over: saved.mover === null ? "yes" : "no",
    scores: Object.values(saved.scores).join(" · "),
  });
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
