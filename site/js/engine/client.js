// @ts-check
/** Asks the engine: one worker for all tables of a page, restarted if it dies. */

import { Engine, prepareNextVisit } from "./engine.js";

/** @typedef {import("./protocol.d.ts").Requests} Requests */
/** @typedef {ReturnType<typeof createClient>} Client */

const TRIES = 3;

/**
 * @typedef {object} Listeners
 * @property {(share: number | true) => void} progress loading progress of the engine: a fraction from 0 to 1, then true
 * @property {() => Promise<void>} [ready] called when it can answer for the first time
 * @property {() => void} [broken] called when it has died too often; `tryAgain` starts it once more
 * @property {import("./engine.js").Open} [open] another way to a worker than one of this page alone
 */

/** @param {Listeners} listeners */
export function createClient({ progress, ready = async () => {}, broken = () => {}, open }) {
  let deaths = 0;
  let isReady = false;
  let brokeAtWork = false;
  /** Whether any engine has been ready before. */
  let begun = false;
  /** @type {Set<() => void>} */
  const lost = new Set();
  /** @type {Set<() => void>} */
  const restarted = new Set();

  const engine = new Engine(
    {
      onProgress: (done, total) => isReady || progress(total ? done / total : 0),
      onLost: () => void revive(),
    },
    open,
  );

  /** Once the engine can answer: begin if it is the first, and let every table restore what was lost with the one before. */
  async function goOn() {
    const before = deaths;
    await engine.ready;
    isReady = true;
    progress(true);
    if (!begun) await ready().then(prepareNextVisit);
    begun = true;
    if (before) for (const restore of restarted) restore();
    if (deaths === before) deaths = 0;
  }

  /** A new worker in place of the dead one. */
  async function revive() {
    deaths += 1;
    brokeAtWork = isReady;
    isReady = false;
    for (const forget of lost) forget();
    progress(0);
    if (deaths > TRIES) return broken();
    engine.restart();
    await goOn();
  }

  void goOn();

  return {
    /** End the worker; nothing is answered any more. */
    stop: () => engine.stop(),
    /** Start once more after too many deaths. */
    async tryAgain() {
      deaths = 0;
      await revive();
    },
    /**
     * A separate table in the engine.
     * @param {string} [name]
     * @returns {import("../session/types.d.ts").Client}
     */
    table(name = "") {
      return {
        ask: (request) => engine.ask(request, name),
        isReady: () => isReady,
        brokeAtWork: () => brokeAtWork,
        onLost: (listener) => void lost.add(listener),
        onRestart: (listener) => void restarted.add(listener),
      };
    },
  };
}
