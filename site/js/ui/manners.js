// @ts-check
/** The styles of computer players, which say what each is fond of; they make nobody stronger or weaker. */

import { html, nothing } from "lit-html";
import { say } from "./texts.js";

/** The choice of no style. */
const NONE = "none";

/** @typedef {import("../session/types.d.ts").Seat} Seat */

/** The levels and styles of every game; none until the page says so. @type {Record<string, {levels: readonly string[], manners: readonly string[]}>} */
let known = {};

/** Tell which styles there are. @param {typeof known} catalogue */
export function offerStyles(catalogue) {
  known = catalogue;
}

/** The styles that whoever plays a seat may have: people, the weakest player and bots from the Lab have their own ways. @param {string} game @param {string} kind */
function stylesOf(game, kind) {
  const { levels, manners } = known[game] ?? { levels: [], manners: [] };
  return levels.indexOf(kind) > 0 ? manners : [];
}

/** The style that a new computer player gets at this place of the table, different from those beside it. @param {string} game @param {string} kind @param {number} at */
export function styleAt(game, kind, at) {
  const styles = stylesOf(game, kind);
  return styles.length ? styles[at % styles.length] : undefined;
}

/** The style of a seat, if whoever plays it has one. @param {string} game @param {Seat} seat */
export function styleOf(game, { kind, style }) {
  return style && stylesOf(game, kind).includes(style) ? style : undefined;
}

/** A seat without a style that its player cannot have. @param {string} game @param {Seat} seat @returns {Seat} */
export function withStyle(game, { style: wanted, ...seat }) {
  const style = styleOf(game, { ...seat, style: wanted });
  return style ? { ...seat, style } : seat;
}

/**
 * The choice of a style, if there is one to be made.
 * @param {string} game
 * @param {Seat} seat
 * @param {number} at its place at the table, from 0
 * @param {string} id
 * @param {(style: string | undefined) => void} choose
 */
export function styleChoice(game, seat, at, id, choose) {
  const styles = stylesOf(game, seat.kind);
  if (!styles.length) return nothing;
  const now = styleOf(game, seat) ?? NONE;
  const change = (/** @type {any} */ { target }) => choose(target.value === NONE ? undefined : target.value);
  return html`<select class="seat-style" id=${id} aria-label=${say("seat-style", { number: at + 1 })} @change=${change}>${[NONE, ...styles].map((each) => html`<option value=${each} ?selected=${each === now}>${say(`style-${each}`)}</option>`)}</select>`;
}
