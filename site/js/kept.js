// @ts-check
/** The shape of a kept game: what other releases of the site or a damaged disk left may have another. */

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
function isThought(value) {
  return isObject(value) && typeof value.step === "number" && Array.isArray(value.reasons);
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
