// @ts-check
/** Checks the shape of stored data: other releases of the site, or a damaged disk, may have left something else. */

import { CATALOGUE, isListed, sizes } from "../engine/catalogue.js";
import { withStyle } from "../ui/manners.js";
import { isOwnBot } from "../ui/own-bots.js";

/** @typedef {import("../session/types.d.ts").Saved} Saved */

/** @param {unknown} value @returns {value is Record<string, any>} */
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** @param {unknown} value */
function isTexts(value) {
  return Array.isArray(value) && value.every((each) => typeof each === "string");
}

/** @param {unknown} value */
function isSeat(value) {
  return isObject(value) && typeof value.name === "string" && typeof value.kind === "string";
}

/** @param {unknown} value */
function isReason(value) {
  return isObject(value) && typeof value.key === "string" && isObject(value.params);
}

/** @param {unknown} value */
function isThought(value) {
  if (!isObject(value)) return false;
  const { step, reasons, printed = "" } = value;
  return typeof step === "number" && Array.isArray(reasons) && reasons.every(isReason) && typeof printed === "string";
}

/** @param {unknown} value */
function isPlan(value) {
  return isObject(value) && isTexts(value.actions) && Array.isArray(value.reasons) && value.reasons.every(isReason);
}

/** @param {unknown} value */
function isPromised(value) {
  if (!isObject(value)) return false;
  const { seat, from, value: latest, count, told } = value;
  return (
    /^P[1-9]$/.test(seat) && /^[0-9a-f]{32}$/.test(latest) && [from, count].every(isWhole) && typeof told === "boolean"
  );
}

/** Whether the page can go on with a game by link. @param {unknown} value */
function isLetter(value) {
  if (!isObject(value)) return false;
  const { id, chains, sent } = value;
  return typeof id === "string" && Number.isInteger(sent) && Array.isArray(chains) && chains.every(isPromised);
}

/** Whether the page can try to draw this view. @param {unknown} value @param {string} game */
function isStill(value, game) {
  return isObject(value) && value.game === game && isObject(value.seats) && isObject(value.board);
}

/** @param {unknown} value */
function isWhole(value) {
  return Number.isInteger(value) && Number(value) >= 0 && Number(value) < 65536;
}

/** @param {unknown} value */
function isCount(value) {
  return isObject(value) && Number.isFinite(value.cost) && Number.isFinite(value.luck);
}

/** @param {unknown} value */
function isVerdict(value) {
  if (!isObject(value) || !isCount(value)) return false;
  const { step, seat, grade, played, best } = value;
  return (
    Number.isFinite(step) && typeof seat === "string" && typeof grade === "string" && isTexts(played) && isPlan(best)
  );
}

/** Whether the page can show this review. @param {unknown} value */
function isReview(value) {
  if (!isObject(value)) return false;
  const { verdicts, sums, actions } = value;
  const counts = isObject(sums) && Object.values(sums).every(isCount);
  return isTexts(actions) && Array.isArray(verdicts) && verdicts.every(isVerdict) && counts;
}

/**
 * The setup of a game on the start screen.
 * @typedef {object} Setup
 * @property {string} game
 * @property {Record<string, string | number | boolean>} options without the number of players, which follows from the seats
 * @property {import("../session/types.d.ts").Seat[]} seats
 */

/** Whether the start screen can show this setup. @param {unknown} value @returns {value is Setup} */
export function isSetup(value) {
  if (!isObject(value) || !isListed(value.game)) return false;
  const { game, options, seats } = value;
  const kinds = ["human", ...CATALOGUE[game].levels];
  const known = CATALOGUE[game].options.filter(({ key }) => key !== "players");
  return (
    isObject(options) &&
    known.every(({ key, choices }) => choices.includes(options[key])) &&
    Array.isArray(seats) &&
    sizes(game).includes(seats.length) &&
    seats.every((seat) => isSeat(seat) && kinds.includes(seat.kind))
  );
}

/** Whether the page can list this record and put it on the table. @param {unknown} value @returns {value is Saved} */
function isGame(value) {
  if (!isObject(value)) return false;
  const { id, game, options, seats, start, actions, redo = [], updated, scores, mover, why = [] } = value;
  return (
    [id, start].every((each) => typeof each === "string") &&
    isListed(game) &&
    typeof updated === "number" &&
    [options, seats, scores].every(isObject) &&
    sizes(game).includes(Object.keys(seats).length) &&
    Object.entries(seats).every(([name, seat], at) => name === `P${at + 1}` && isSeat(seat)) &&
    isTexts(actions) &&
    isTexts(redo) &&
    (mover === null || typeof mover === "string") &&
    Array.isArray(why) &&
    why.every(isThought)
  );
}

/**
 * A saved game, without its review or its letter if they are damaged, and with people in the place of computer players that the game does
 * not have; undefined if the game cannot be put on the table.
 * @param {unknown} value
 * @returns {Saved | undefined}
 */
export function readGame(value) {
  if (!isGame(value)) return undefined;
  const { review, letter, still, ...game } = value;
  const kinds = ["human", ...CATALOGUE[game.game].levels];
  const isPosted = isLetter(letter);
  const seats = Object.entries(game.seats).map(([name, seat]) => [
    name,
    {
      ...withStyle(game.game, seat),
      kind: kinds.includes(seat.kind) || isOwnBot(seat.kind) ? seat.kind : "human",
      ...(!isPosted && { away: false }),
    },
  ]);
  return {
    ...game,
    seats: Object.fromEntries(seats),
    ...(isReview(review) && { review }),
    ...(isPosted && { letter }),
    ...(isStill(still, game.game) && { still }),
  };
}
