// @ts-check
/** The games of the page, loaded when they are needed: their code, style sheets, texts and fixed data. */

import { asset } from "../engine/assets.js";
import { CATALOGUE, isListed } from "../engine/catalogue.js";
import { GAMES } from "../games/index.js";
import { worn } from "../ui/styles.js";
import { createWords, needWords } from "../ui/words.js";

/** @typedef {import("../session/types.d.ts").Loaded} Loaded */
/** @typedef {import("../games/contract.d.ts").Words} Words */

/** A game that this release knows but cannot draw. */
export class NoBoard extends Error {
  name = "NoBoard";

  /** @param {string} game */
  constructor(game) {
    super(`there is no board of ${game}`);
    this.game = game;
  }
}

/** @param {() => void} arrived called whenever a game has loaded */
export function createLibrary(arrived) {
  /** @type {Map<string, Promise<Loaded>>} */
  const coming = new Map();
  /** @type {Map<string, {loaded: Loaded, words: Words}>} */
  const here = new Map();

  /** @param {string} name @returns {Promise<Loaded>} */
  async function fetched(name) {
    const { styles, facts, levels, hides } = CATALOGUE[name];
    const [{ default: game }, known] = await Promise.all([
      GAMES[name](),
      fetch(asset(facts)).then((answer) => answer.json()),
      worn(asset(styles.table).href),
      needWords(name),
    ]);
    const loaded = { game, facts: known, levels, hides };
    here.set(name, { loaded, words: createWords(name, (seat) => seat) });
    arrived();
    return loaded;
  }

  return {
    /** A game, which the first call starts to load; if that fails, the next call tries again. @param {string} name */
    load(name) {
      if (!isListed(name)) return Promise.reject(new NoBoard(name));
      const promised = coming.get(name) ?? fetched(name);
      coming.set(name, promised);
      promised.catch(() => coming.delete(name));
      return promised;
    },
    /** A loaded game, or null. @param {string} name */
    loaded: (name) => here.get(name)?.loaded ?? null,
    /** Its words, with seats named P1 to P5; null until it is loaded. @param {string} name */
    words: (name) => here.get(name)?.words ?? null,
  };
}
