// @ts-check
/** The shape of what is kept: what other releases of the site or a damaged disk left may have another. */

import { canDraw } from "./games.js";

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
  return isObject(value) && typeof value.step === "number" && Array.isArray(value.reasons) && value.reasons.every(isReason);
}

/** @param {unknown} value */
function isPlan(value) {
  return isObject(value) && isTexts(value.actions) && Array.isArray(value.reasons) && value.reasons.every(isReason);
}

/** @param {unknown} value */
function isCount(value) {
  return isObject(value) && Number.isFinite(value.cost) && Number.isFinite(value.luck);
}

/** @param {unknown} value */
function isVerdict(value) {
  if (!isObject(value) || !isCount(value)) return false;
  const { step, seat, grade, played, best } = value;
  return Number.isFinite(step) && typeof seat === "string" && typeof grade === "string" && isTexts(played) && isPlan(best);
}

/** Whether the page can show this review. @param {unknown} value @returns {value is import("./state.js").KeptReview} */
export function isReview(value) {
  if (!isObject(value)) return false;
  const { verdicts, sums, actions } = value;
  return isTexts(actions) && Array.isArray(verdicts) && verdicts.every(isVerdict) && isObject(sums) && Object.values(sums).every(isCount);
}

/**
 * Whether the start screen can be set to this.
 * @param {unknown} value
 * @param {number[]} sizes how many may play
 * @param {string[]} kinds of players
 * @returns {value is import("./state.js").Setup}
 */
export function isSetup(value, sizes, kinds) {
  if (!isObject(value)) return false;
  const { game, auction, seats } = value;
  return canDraw(game) && typeof auction === "boolean" && Array.isArray(seats) && sizes.includes(seats.length) && seats.every((seat) => isSeat(seat) && kinds.includes(seat.kind));
}

/** Whether the page can list this record and put it on the table. @param {unknown} value @returns {value is import("./state.js").Saved} */
export function isGame(value) {
  if (!isObject(value)) return false;
  const { id, game, options, seats, start, actions, redo = [], updated, scores, mover, why = [] } = value;
  return (
    [id, game, start].every((each) => typeof each === "string") && canDraw(game) && typeof updated === "number" &&
    [options, seats, scores].every(isObject) && Object.values(seats).length > 0 && Object.values(seats).every(isSeat) &&
    isTexts(actions) && isTexts(redo) && (mover === null || typeof mover === "string") &&
    Array.isArray(why) && why.every(isThought)
  );
}
