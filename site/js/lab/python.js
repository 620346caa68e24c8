// @ts-check
/** The Lab's Python: PyScript in a worker of its own, with the engine installed by micropip. It can be stopped at any time. */

/** @typedef {import("./types.d.ts").Asked} Asked */

const BASE = new URL("../", import.meta.url);
const at = (/** @type {string} */ path) => new URL(path, BASE).href;

/** Python refused a request; the message is for people. */
export class PythonRefused extends Error {
  name = "PythonRefused";
}

/** Python was stopped before it answered. */
export class PythonStopped extends Error {
  name = "PythonStopped";

  /** @param {"asked" | "silent" | "died"} why somebody asked for it, it did not answer for long, or it ended by itself */
  constructor(why) {
    super(why);
    this.why = why;
  }
}

/** Milliseconds after which a Python that does not answer is stopped; a bot that loops in its own code was stopped by Python before. */
export const PATIENCE = 20_000;

/** PyScript's own modules, which also define its editor. @returns {Promise<any>} */
export async function loadPyScript() {
  const script = await import(/* webpackIgnore: true */ at("lab/pyscript/core.js"));
  // Its one stock hook would be evaluated in the worker, which the security policy forbids.
  script.hooks.worker.onBeforeRunAsync.clear();
  await customElements.whenDefined("py-script");
  return script;
}

/**
 * @param {Promise<any>} pyscript
 * @param {(state: "asleep" | "starting" | "ready" | "broken") => void} changed
 * @param {(news: any) => void} heard told of what Python says unasked
 */
export function createPython(pyscript, changed, heard) {
  /** @type {Promise<any> | null} */
  let worker = null;
  /** What to do with answers that will not come. @type {Set<(error: Error) => void>} */
  const waiting = new Set();

  async function start() {
    const { PyWorker } = await pyscript;
    const made = await PyWorker(at("lab/lab.py"), {
      async: true,
      version: at("lab/python/interpreter.js"),
      config: {
        packages: [at(`lab/python/${__LAB__.engine}`)],
        packages_cache: "never",
        sync_main_only: true,
        index_urls: ["about:blank"],
      },
    });
    made.addEventListener("message", (/** @type {MessageEvent} */ { data }) => {
      if (typeof data === "string") heard(JSON.parse(data));
    });
    return made;
  }

  /** Start, if nothing runs. */
  function wake() {
    if (worker) return worker;
    const starting = start();
    worker = starting;
    changed("starting");
    starting.then(
      () => starting === worker && changed("ready"),
      () => {
        if (starting !== worker) return;
        worker = null;
        changed("broken");
      },
    );
    return starting;
  }

  /** Stop whatever runs, for good; the next request starts a new Python. @param {PythonStopped["why"]} why */
  function stop(why = "asked") {
    const running = worker;
    if (!running) return;
    worker = null;
    changed("asleep");
    for (const reject of waiting) reject(new PythonStopped(why));
    waiting.clear();
    running.then(
      (made) => made.terminate(),
      () => {}, // it never ran
    );
  }

  /**
   * Ask Python something; rejects with PythonRefused or PythonStopped.
   * @param {Asked} asked
   * @param {number} [patience] milliseconds
   * @returns {Promise<any>}
   */
  async function ask(asked, patience = PATIENCE) {
    const mine = wake();
    const { sync } = await mine.catch(() => {
      throw new PythonStopped("died");
    });
    if (mine !== worker) throw new PythonStopped("asked");
    /** @type {(error: Error) => void} */
    let give = () => {};
    const stopped = new Promise((_, reject) => {
      give = reject;
    });
    waiting.add(give);
    const timer =
      patience < Number.POSITIVE_INFINITY ? setTimeout(() => mine === worker && stop("silent"), patience) : 0;
    const answer = sync.ask(JSON.stringify(asked)).catch(() => {
      if (mine === worker) stop("died"); // Python tells its own errors; this one ended it
      return stopped;
    });
    try {
      const { ok, error } = JSON.parse(await Promise.race([answer, stopped]));
      if (error !== undefined) throw new PythonRefused(error);
      return ok;
    } finally {
      clearTimeout(timer);
      waiting.delete(give);
    }
  }

  return { wake, ask, stop };
}
