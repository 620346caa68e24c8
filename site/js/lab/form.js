// @ts-check
/** The form of a match: who plays against the bot, and how many games. */

import { html } from "lit-html";
import { CATALOGUE, sizes } from "../engine/catalogue.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").LabState} LabState */

const MOST_GAMES = 200;
const LEVEL = "level:";
/** The opponent that a newcomer meets. */
const FIRST = `${LEVEL}novice`;

/** The opponents a bot can have in its game. @param {LabState} state */
function rivals({ bot, bots }) {
  const levels = CATALOGUE[bot.game].levels.map((level) => ({ id: LEVEL + level, name: say(`level-${level}`) }));
  const others = bots.filter(({ game, id, isForeign }) => game === bot.game && id !== bot.id && !isForeign);
  return [...levels, ...others.map(({ id, name }) => ({ id, name }))];
}

/** The level that an opponent is, or null if it is a bot. @param {string} id */
export function levelOf(id) {
  return id.startsWith(LEVEL) ? id.slice(LEVEL.length) : null;
}

/** Opponents as chosen; the game says how many there are at least and at most. @param {LabState} state */
export function chosenRivals(state) {
  const counts = sizes(state.bot.game);
  const [least, most] = [Math.min(...counts) - 1, Math.max(...counts) - 1];
  const known = new Set(rivals(state).map(({ id }) => id));
  const chosen = state.opponents.filter((id) => known.has(id)).slice(0, most);
  while (chosen.length < least) chosen.push(FIRST);
  return { chosen, least, most };
}

/**
 * @param {LabState} state
 * @param {{update: (patch: Partial<LabState>) => void, run: () => unknown, stop: () => void, play: () => unknown}} does
 */
export function matchForm(state, { update, run, stop, play }) {
  const { chosen, least, most } = chosenRivals(state);
  const running = state.match?.running ?? false;
  const set = (/** @type {number} */ at, /** @type {string} */ value) => update({ opponents: chosen.with(at, value) });
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (running) stop();
    else run();
  };
  return html`<form class="lab-match" @submit=${submit}>
    <fieldset><legend>${say("opponents-label")}</legend>
      ${chosen.map(
        (
          id,
          at,
        ) => html`<select aria-label=${say("opponent-label", { number: at + 1 })} @change=${(/** @type {any} */ event) => set(at, event.target.value)}>
          ${rivals(state).map((each) => html`<option value=${each.id} ?selected=${each.id === id}>${each.name}</option>`)}</select>`,
      )}
      <div class="chips">
        <button class="chip" type="button" id="more" ?disabled=${chosen.length >= most} @click=${() => update({ opponents: [...chosen, FIRST] })}>${say("do-add-opponent")}</button>
        <button class="chip" type="button" id="fewer" ?disabled=${chosen.length <= least} @click=${() => update({ opponents: chosen.slice(0, -1) })}>${say("do-remove-opponent")}</button>
      </div></fieldset>
    <label>${say("lab-games")} <input id="games" type="number" min="1" max=${MOST_GAMES} .value=${String(state.games)} @change=${(/** @type {any} */ event) => update({ games: Math.min(MOST_GAMES, Math.max(1, Math.round(Number(event.target.value)) || 1)) })}></label>
    <div class="chips lab-go">
      <button class="chip chip-strong" id="run">${say(running ? "do-stop" : "do-run")}</button>
      <button class="chip" type="button" id="play-it" ?disabled=${running} @click=${play}>${say("do-play-it")}</button>
    </div>
  </form>`;
}
