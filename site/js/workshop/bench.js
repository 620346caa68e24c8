// @ts-check
/** The engine of the workshop: reads texts and opens links, by the worker that the preview shares. */

import { EngineLost, EngineRefused } from "../engine/channel.js";
import { createClient } from "../engine/client.js";
import { digits } from "../engine/digits.js";
import { canShare, connect } from "../engine/sharing.js";
import { startWorker } from "../engine/workers.js";
import { createLibrary } from "../start/library.js";
import { nameOfSeat } from "../ui/names.js";
import { createWords } from "../ui/words.js";

/** @typedef {import("./types.d.ts").Fault} Fault */
/** @typedef {import("../engine/protocol.d.ts").Examined} Examined */
/** @typedef {ReturnType<typeof createBench>} Bench */

export function createBench() {
  const name = digits();
  const client = createClient({
    progress: () => {},
    open: (careful) => (canShare() ? connect(careful, name) : startWorker(careful ? "careful engine" : "engine")),
  }).table(name);
  /** @type {() => void} */
  let arrived = () => {};
  const library = createLibrary(() => arrived());
  /** @type {Map<string, import("../games/contract.d.ts").Words>} */
  const known = new Map();

  /**
   * The answer to a request, or what is wrong with it.
   * @template T
   * @param {Promise<T>} asked
   * @returns {Promise<{answer: T | null, faults: Fault[]}>}
   */
  async function answered(asked) {
    try {
      return { answer: await asked, faults: [] };
    } catch (error) {
      if (error instanceof EngineRefused)
        return { answer: null, faults: [{ line: error.detail.line ?? null, message: error.message }] };
      if (error instanceof EngineLost) return { answer: null, faults: [{ line: null, message: error.message }] };
      throw error;
    }
  }

  return {
    /** Call a function whenever a game has loaded. @param {() => void} listener */
    onLoaded(listener) {
      arrived = listener;
    },
    /** What a text shows, and what is wrong in it. @param {string} text @returns {Promise<{examined: Examined | null, faults: Fault[]}>} */
    async examine(text) {
      const { answer, faults } = await answered(client.ask({ do: "scenario", text }));
      return { examined: answer, faults: [...faults, ...(answer?.faults ?? [])] };
    },
    /** The position of a link as text. @param {string} link */
    async textOf(link) {
      const opened = await answered(client.ask({ do: "open", link, viewer: "public" }));
      const { answer, faults } = opened.answer
        ? await answered(client.ask({ do: "text" }))
        : { answer: null, faults: [] };
      return { text: answer ?? undefined, faults: [...opened.faults, ...faults] };
    },
    /** A game with its words; null until it is loaded. @param {string} game */
    game(game) {
      const loaded = library.loaded(game);
      if (!loaded) {
        void library.load(game).catch(() => {});
        return null;
      }
      const words = known.get(game) ?? createWords(game, (seat) => nameOfSeat(undefined, Number(seat.slice(1)) - 1));
      known.set(game, words);
      return { loaded, words };
    },
  };
}
