// @ts-check
/** The part of a frame that needs the engine; it is loaded when a reader wakes the board. */

import { createLibrary } from "../start/library.js";
import { worn } from "../ui/styles.js";
import { needTexts } from "../ui/texts.js";
import { openBoard } from "./board.js";
import { createEngine } from "./engine.js";

/** @typedef {import("./sources.js").Source} Source */
/** @typedef {import("./board.js").Awake} Awake */

/**
 * @typedef {object} Needs
 * @property {(share: number) => void} progress of the engine's start
 * @property {() => void} changed
 * @property {(actions: string[]) => void} played
 * @property {() => void} lost the engine is gone for good, though it was there: another board is awake, or it died too often
 */

const library = createLibrary(() => {});
/** Load the style sheet and the texts of a table. */
const dress = () => Promise.all([worn(styles()), needTexts("site")]);
const styles = () => new URL(document.body.dataset.awake ?? "", location.href).href;

/** Load what a game needs to be awake, but for the engine; whatever fails is tried again then. @param {string} game */
export async function prepare(game) {
  await Promise.allSettled([library.load(game), fetch(styles()), needTexts("site")]);
}

/**
 * The game of a source, at its moment; rejected if it cannot be opened.
 * @param {Source} source
 * @param {Needs} needs
 */
export function wakeUp(source, { progress, changed, played, lost }) {
  /** @type {(reason: Error) => void} */
  let giveUp = () => {};
  const gone = new Promise((_, reject) => {
    giveUp = reject;
  });
  gone.catch(lost);
  const engine = createEngine(progress, giveUp);
  library.load(source.game).catch(() => {}); // while the engine starts; the session asks for it again
  const dressed = dress();
  return openBoard(engine, library.load, source, { changed, played, gone, dressed });
}
