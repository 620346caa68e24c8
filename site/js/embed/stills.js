// @ts-check
/** What a sleeping board is drawn with: the board alone, its style sheet, its fixed data, and what is written on it. */

import { asset } from "../engine/assets.js";
import { CATALOGUE } from "../engine/catalogue.js";
import { boardAlone, sceneAlone } from "../games/boards.js";
import { nameOfSeat } from "../ui/names.js";
import { hasTexts } from "../ui/sources.js";
import { worn } from "../ui/styles.js";
import { needTexts, spoken } from "../ui/texts.js";
import { createWords } from "../ui/words.js";

/** @typedef {Awaited<ReturnType<typeof loadStill>>} Loaded */

/** The set of texts with what is written on the board of a game. @param {string} name */
const writtenOn = (name) => `${name}-written`;

/** Whether something is written on the board of a game. @param {string} name */
export function hasWriting(name) {
  return hasTexts(spoken(), writtenOn(name));
}

/**
 * What a view of a game is drawn with; or, if there is no view yet, the picture that stands for it.
 * @param {string} name
 * @param {boolean} hasView
 */
export async function loadStill(name, hasView) {
  const dressed = worn(asset(CATALOGUE[name].styles.board).href);
  const [found] = await Promise.all([hasView ? loadBoard(name) : sceneAlone(name), dressed]);
  return found;
}

/** @param {string} name */
async function loadBoard(name) {
  const [board, facts] = await Promise.all([
    boardAlone(name),
    fetch(asset(CATALOGUE[name].facts)).then((answer) => answer.json()),
    hasWriting(name) ? needTexts(writtenOn(name)) : null,
  ]);
  const words = createWords(name, (seat) => nameOfSeat(undefined, Number(seat.slice(1)) - 1));
  return { board, words, facts };
}
