// @ts-check
/** A custom game: which one, its options, who plays. */

import { html, nothing } from "lit-html";
import { CATALOGUE, choices, defaults, sizes } from "../engine/catalogue.js";
import { readSetup, writeSetup } from "../storage/preferences.js";
import { isSetup } from "../storage/schema.js";
import { chip } from "../ui/chip.js";
import { LONGEST_NAME } from "../ui/clean-name.js";
import { emblem } from "../ui/emblem.js";
import { kindOptions, playedBy } from "../ui/kinds.js";
import { styleAt, styleChoice, withStyle } from "../ui/manners.js";
import { nameOfSeat, titleOf } from "../ui/names.js";
import { say } from "../ui/texts.js";

/** @typedef {import("../dialogs/types.d.ts").App} App */
/** @typedef {import("../session/types.d.ts").Seat} Seat */
/** @typedef {import("../storage/schema.js").Setup} Setup */

/** The game that a newcomer is offered first. */
export const FIRST = "tikal";
/** The number of computer players in a first game. */
const RIVALS = 2;
/** The most choices that one reads in a list. */
const MOST_CHOICES = 12;

/** The level of a first opponent: the second weakest, if there is one, because the weakest has no plan. @param {string} game */
function firstLevel(game) {
  const { levels } = CATALOGUE[game];
  return levels[1] ?? levels[0];
}

/** A computer player who joins at this place of the table. @param {string} game @param {number} at @returns {Seat} */
function computer(game, at) {
  const kind = firstLevel(game);
  return { name: "", kind, style: styleAt(game, kind, at) };
}

/** The setup of the last game begun here, or else one person and two computer players. @returns {Setup} */
export function firstSetup() {
  const last = readSetup();
  return isSetup(last) ? last : newSetup(FIRST);
}

/**
 * The setup that a game offers: its defaults, but where it has a setup of its own for the first game, that one to a newcomer.
 * @param {string} game
 * @param {import("../session/types.d.ts").Saved[]} [played] the games on this device
 * @returns {Setup}
 */
export function newSetup(game, played = []) {
  const { players: _, ...options } = defaults(game);
  if ("first_game" in options) options.first_game = !played.some((saved) => saved.game === game);
  const rivals = Math.max(RIVALS, sizes(game)[0] - 1);
  const seats = [
    { name: "", kind: "human", you: true },
    ...Array.from({ length: rivals }, (_, at) => computer(game, at + 1)),
  ];
  return { game, options, seats };
}

/** Begin a game. @param {App} app @param {Setup} setup */
export function begin({ session }, { game, options, seats }) {
  return session.begin(
    game,
    { players: seats.length, ...options },
    seats.map((seat) => withStyle(game, seat)),
  );
}

/** Begin the game that is set up on the start screen. @param {App} app */
function beginSetup(app) {
  void writeSetup(app.state.setup);
  return begin(app, app.state.setup);
}

/** @param {App} app */
export function setupCard(app) {
  const { setup } = app.state;
  const { seats } = setup;
  const games = Object.keys(CATALOGUE);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    void beginSetup(app);
  };
  return html`<section class="card" aria-labelledby="setup-title"><h2 id="setup-title" tabindex="-1">${say("setup-title")}</h2>
    <form @submit=${submit}>
      ${games.length > 1 ? gameChoice(app, games) : nothing}
      ${CATALOGUE[setup.game].options.filter((option) => isAsked(option, setup.options)).map(({ key }) => optionChoice(app, key))}
      <fieldset class=${`setup-seats game-${setup.game}`}><legend>${say("setup-seats")}</legend>
        ${seats.map((seat, at) => seatRow(app, seat, at))}
        <div class="chips">
          ${chip({ label: say("seat-add"), run: () => change(app, { seats: [...seats, computer(setup.game, seats.length)] }), off: !sizes(setup.game).includes(seats.length + 1), id: "seat-add" })}
          ${chip({ label: say("seat-remove"), run: () => change(app, { seats: seats.slice(0, -1) }), off: !sizes(setup.game).includes(seats.length - 1), id: "seat-remove" })}
        </div>
      </fieldset>
      ${aboutComputers(setup.game)}
      <button class="chip chip-strong wide" id="begin">${say("do-begin")}</button>
    </form></section>`;
}

/** What the levels of computer players mean, and their styles. @param {string} game */
function aboutComputers(game) {
  return html`<details class="about"><summary>${say("about-computers")}</summary>
    <dl>${CATALOGUE[game].levels.map((level) => html`<div><dt>${say(`level-${level}`)}</dt><dd>${say(`about-${level}`)}</dd></div>`)}</dl>
    ${CATALOGUE[game].manners.length ? html`<p>${say("about-styles")}</p>` : nothing}</details>`;
}

/**
 * Whether people choose an option here: the seats say how many play, of what has too many choices the usual one is taken, and what
 * would change nothing is left out.
 * @param {{key: string, choices: unknown[], unless: string | null}} option
 * @param {Setup["options"]} chosen
 */
function isAsked({ key, choices, unless }, chosen) {
  return key !== "players" && choices.length <= MOST_CHOICES && !(unless && chosen[unless]);
}

/** The choice of game. @param {App} app @param {string[]} games */
function gameChoice(app, games) {
  const { setup } = app.state;
  return html`<fieldset class="variants" id="setup-games"><legend>${say("setup-game")}</legend>${games.map(
    (
      game,
    ) => html`<label class="variant"><input type="radio" name="game" value=${game} .checked=${setup.game === game} @change=${() => chooseGame(app, game)}>
      <span><b>${titleOf(game)}</b></span></label>`,
  )}</fieldset>`;
}

/** Set up this game. @param {App} app @param {string} game */
export function chooseGame({ state, update, load }, game) {
  update({ setup: newSetup(game, state.list) });
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
  // Who was chosen as computer player without a style keeps none.
  const play = (/** @type {string} */ choice) =>
    set({ ...playedBy(choice), ...(seat.kind === "human" && { style: styleAt(game, choice, at) }) });
  return html`<div class="seat-row">
    ${emblem(`P${at + 1}`)}
    <input type="text" maxlength=${LONGEST_NAME} required aria-label=${say("seat-name", { number: at + 1 })} .value=${nameOfSeat(seat, at)} @input=${(/** @type {any} */ event) => set({ name: event.target.value })}>
    <select aria-label=${say("seat-kind", { number: at + 1 })} @change=${(/** @type {any} */ event) => play(event.target.value)}>
      ${kindOptions(seat, CATALOGUE[game].levels)}
    </select>
    ${styleChoice(game, seat, at, `style-${at + 1}`, (style) => set({ style }))}</div>`;
}

/** @param {App} app @param {Partial<Setup>} patch */
function change({ state, update }, patch) {
  update({ setup: { ...state.setup, ...patch } });
}
