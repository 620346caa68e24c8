// @ts-check
/** The start screen: a game in one click, or as one likes it; kept games; links. */

import { html, nothing, svg } from "lit-html";
import { computerName, handed, levelsOf, LONGEST_NAME } from "./address.js";
import { choices } from "./assets.js";
import { chip } from "./chip.js";
import { engineNews } from "./loading.js";
import { importFile, openTyped } from "./files.js";
import { module } from "./games.js";
import { openGuide } from "./guide.js";
import { isSetup } from "./kept.js";
import { newer } from "./newer.js";
import { begin, resume } from "./open.js";
import { emblem } from "./seats.js";
import { state, update } from "./state.js";
import * as store from "./store.js";
import { named, say } from "./texts.js";

/** @typedef {import("./state.js").Seat} Seat */

/** The levels offered, weak to strong; until the engine has told, all that have a name. */
function levels() {
  const told = levelsOf(state.setup.game);
  return told.length ? told : named("level-").filter((kind) => kind !== "human");
}

/** The level of a first opponent: the weakest but one, for the weakest has no plan. */
function firstLevel() {
  return levels()[1];
}

/** What a game was begun with last, or else one person and two computer players. @returns {import("./state.js").Setup} */
export function firstSetup() {
  const last = store.readSetup();
  const sizes = choices(state.setup.game, "players");
  return isSetup(last, sizes, ["human", ...levels()]) ? last : { ...state.setup, seats: firstSeats() };
}

/** Seats before anybody changes them. @returns {Seat[]} */
function firstSeats() {
  return [{ name: say("seat-you"), kind: "human" }, ...[1, 2].map((at) => ({ name: computerName(at), kind: firstLevel() }))];
}

/** Begin what the start screen is set to. */
function beginSetup() {
  const { game, auction, seats } = state.setup;
  void store.writeSetup(state.setup);
  return begin(game, { players: seats.length, auction }, seats.map((seat) => ({ ...seat })));
}

/** Begin a first game at once. */
function beginQuick() {
  return begin("tikal", { players: 3, auction: false }, firstSeats());
}

export function startScreen() {
  const unfinished = state.list.find(({ mover }) => mover !== null);
  return html`<main class="start">
    <header class="hero">
      <svg class="hero-scene" viewBox="0 0 600 480" aria-hidden="true" preserveAspectRatio="xMidYMax slice">${svg`${module().scene()}`}</svg>
      <div class="hero-words">
        <h1>${say("site-title")}</h1>
        <p class="hero-line">${say("site-line")}</p>
        <div class="hero-doors">
          ${unfinished ? chip({ label: say("do-resume"), run: () => resume(unfinished), strong: true, id: "resume" }) : nothing}
          ${chip({ label: say("do-quick"), run: beginQuick, strong: !unfinished, id: "quick" })}
          ${chip({ label: say("do-guide"), run: openGuide, id: "guide" })}
          ${chip({ label: say("do-settings"), run: () => update({ dialog: "settings" }), id: "settings" })}
          ${newer()}
        </div>
        ${state.engine === true ? nothing : html`<div class="loading" role="status">${engineNews()}</div>`}
        ${state.message ? html`<p class=${`message message-${state.message.tone}`} role=${state.message.tone === "refusal" ? "alert" : "status"}>${state.message.text}</p>` : nothing}
      </div>
    </header>
    <div class="start-cards">
      ${setupCard()}
      <div class="start-column">${savedCard()}${linkCard()}</div>
    </div>
    <footer class="start-foot"><p>${say("credits")} <a href="licences.txt">${say("licences")}</a></p></footer>
  </main>`;
}

function setupCard() {
  const { setup } = state;
  const sizes = choices(setup.game, "players");
  return html`<section class="card" aria-labelledby="setup-title"><h2 id="setup-title">${say("setup-title")}</h2>
    <form @submit=${(/** @type {Event} */ event) => { event.preventDefault(); void beginSetup(); }}>
      <fieldset class="variants"><legend>${say("setup-variant")}</legend>
        ${choices(setup.game, "auction").map((auction) => html`<label class="variant"><input type="radio" name="variant" .checked=${setup.auction === auction} @change=${() => change({ auction })}>
          <span><b>${say(auction ? "variant-auction" : "variant-base")}</b><small>${say(auction ? "variant-auction-line" : "variant-base-line")}</small></span></label>`)}
      </fieldset>
      <fieldset class="setup-seats"><legend>${say("setup-seats")}</legend>
        ${setup.seats.map((seat, at) => seatRow(seat, at))}
        <div class="chips">
          ${chip({ label: say("seat-add"), run: addSeat, off: !sizes.includes(setup.seats.length + 1), id: "seat-add" })}
          ${chip({ label: say("seat-remove"), run: () => change({ seats: setup.seats.slice(0, -1) }), off: !sizes.includes(setup.seats.length - 1), id: "seat-remove" })}
        </div>
      </fieldset>
      <button class="chip chip-strong wide" id="begin">${say("do-begin")}</button>
    </form></section>`;
}

/**
 * @param {Seat} seat
 * @param {number} at
 */
function seatRow(seat, at) {
  return html`<div class="seat-row">
    ${emblem(`P${at + 1}`)}
    <input type="text" maxlength=${LONGEST_NAME} required aria-label=${say("seat-name", { number: at + 1 })} .value=${seat.name} @input=${(/** @type {any} */ event) => setSeat(at, { name: event.target.value })}>
    <select aria-label=${say("seat-kind", { number: at + 1 })} @change=${(/** @type {any} */ event) => setKind(at, event.target.value)}>
      ${["human", ...levels()].map((kind) => html`<option value=${kind} ?selected=${kind === seat.kind}>${say(`level-${kind}`)}</option>`)}
    </select></div>`;
}

/** @param {Partial<typeof state.setup>} patch */
function change(patch) {
  update({ setup: { ...state.setup, ...patch } });
}

/**
 * @param {number} at
 * @param {Partial<Seat>} patch
 */
function setSeat(at, patch) {
  change({ seats: state.setup.seats.map((seat, each) => (each === at ? { ...seat, ...patch } : seat)) });
}

/**
 * @param {number} at
 * @param {string} kind
 */
function setKind(at, kind) {
  setSeat(at, handed(state.setup.seats[at], at, kind));
}

function addSeat() {
  const at = state.setup.seats.length;
  change({ seats: [...state.setup.seats, { name: computerName(at), kind: firstLevel() }] });
}

function savedCard() {
  return html`<section class="card" aria-labelledby="saved-title"><h2 id="saved-title">${say("saved-title")}</h2>
    ${state.list.length ? html`<ul class="saved">${state.list.map((saved) => html`<li>
        <button class="saved-open" @click=${() => resume(saved)}>
          <b>${Object.values(saved.seats).map((seat) => seat.name).join(", ")}</b>
          <small>${say("saved-line", { variant: saved.options.auction ? "auction" : "base", date: new Date(saved.updated).toLocaleString(), over: saved.mover === null ? "yes" : "no", scores: Object.values(saved.scores).join(" · ") })}</small>
        </button>
        ${chip({ label: say("saved-remove"), mark: "×", run: () => update({ dialog: "remove", about: { saved } }), id: `remove-${saved.id}` })}</li>`)}</ul>`
      : html`<p>${say(state.unkept ? "unkept-start" : "saved-none")}</p>`}
    <label class="chip file">${say("do-import")}<input class="unseen" type="file" id="import" accept=".json,application/json" @change=${importFile}></label></section>`;
}

function linkCard() {
  return html`<section class="card" aria-labelledby="link-title"><h2 id="link-title">${say("link-title")}</h2>
    <form class="link-form" @submit=${openTyped}><input type="text" id="link" required aria-label=${say("link-label")} placeholder=${say("link-label")} autocomplete="off" spellcheck="false">
      <button class="chip chip-strong" id="open-link">${say("do-open")}</button></form></section>`;
}
