// @ts-check
/**
 * Runs bots at a table of the play page, in a worker of their own that can be ended at any time. The worker starts from a blob, so it
 * lives under the page's security policy on every host: a bot reaches no other host.
 */

import { asset } from "../engine/assets.js";
import { digits } from "../engine/digits.js";
import { botOfKind } from "../ui/own-bots.js";
import { readExamples, readOwn } from "./bots.js";

/** @typedef {import("../session/types.d.ts").Guested} Guested */

/** Milliseconds; Python itself ends a bot that loops in its own code before that. */
const PATIENCE = 20_000;
/** Milliseconds; a start may take long on a slow network. */
const START_PATIENCE = 60_000;

/** @returns {import("../session/types.d.ts").Guests} */
export function createRunner() {
  /** @type {Worker | null} */
  let worker = null;
  /** Ends the wait for an answer. @type {((found: Guested) => void) | null} */
  let waiting = null;

  function end() {
    worker?.terminate();
    worker = null;
  }

  /** @param {Guested} found */
  function answer(found) {
    waiting?.(found);
    waiting = null;
  }

  /** Give up on the worker and say why. @param {string} fault */
  function fail(fault) {
    end();
    answer({ fault });
  }

  function wake() {
    if (worker) return worker;
    const script = `import ${JSON.stringify(asset(__GUEST_WORKER__).href)};`;
    const source = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    worker = new Worker(source, { type: "module" });
    worker.onerror = () => fail("bot-asleep");
    worker.onmessage = ({ data }) => answer(JSON.parse(data));
    return worker;
  }

  return {
    async plan(kind, position) {
      const id = botOfKind(kind);
      const bot = (await readOwn()).find((each) => each.id === id && !each.isForeign) ?? (await findExample(id));
      if (!bot) return { fault: "bot-gone" };
      const isNew = !worker;
      const { name, source } = bot;
      let timer = 0;
      try {
        return await new Promise((resolve) => {
          waiting = resolve;
          timer = Number(setTimeout(fail, isNew ? START_PATIENCE : PATIENCE, isNew ? "bot-asleep" : "bot-silent"));
          wake().postMessage(JSON.stringify({ name, source, position, seed: digits() }));
        });
      } finally {
        clearTimeout(timer);
      }
    },
    stop() {
      if (waiting) fail("bot-silent");
    },
  };
}

/** An example of the Lab. @param {string} id */
async function findExample(id) {
  try {
    return (await readExamples()).find((each) => each.id === id);
  } catch {
    return undefined; // no network
  }
}
