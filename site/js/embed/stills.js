// @ts-check
/** What a sleeping board is drawn with: the board alone, its style sheet, its fixed data. */

import { asset } from "../engine/assets.js";
import { CATALOGUE } from "../engine/catalogue.js";
import { boardAlone } from "../games/boards.js";
import { nameOfSeat } from "../ui/names.js";
import { worn } from "../ui/styles.js";
import { needTexts } from "../ui/texts.js";
import { createWords } from "../ui/words.js";

/** @typedef {Awaited<ReturnType<typeof loadBoard>>} Loaded */

/** @param {string} name */
export async function loadBoard(name) {
  const { styles, facts } = CATALOGUE[name];
  const [{ board, scene }, known] = await Promise.all([
    boardAlone(name),
    fetch(asset(facts)).then((answer) => answer.json()),
    worn(asset(styles).href),
    needTexts(name),
  ]);
  const words = createWords(name, (seat) => nameOfSeat(undefined, Number(seat.slice(1)) - 1));
  return { board, scene, words, facts: known };
}
