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
}

/** PyScript's own modules, which also define its editor. @returns {Promise<any>} */
export async function loadPyScript() {
  const script = await import(/* webpackIgnore: true */ at("lab/pyscript/core.js"));
  // Its one stock hook would be evaluated in the worker, which the security policy forbids.
  script.hooks.worker.onBeforeRunAsync.clear();
  await customElements.whenDefined("py-script");
  return script;
}

/** @param {Promise<any>} pyscript @param {(state: "starting" | "ready" | "broken") => void} changed */
export function createPython(pyscript, changed) {
  /** @type {Promise<any> | null} */
  let worker = null;
  /** What to do with answers that will not come. @type {Set<(error: Error) => void>} */
  const waiting = new Set();

  async function start() {
    changed("starting");
    try {
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
      changed("ready");
      return made;
    } catch (error) {
      worker = null;
      changed("broken");
      throw error;
    }
  }

  return {
    /** Start now, so that the first request need not wait. */
    wake() {
      worker ??= start();
      return worker;
    },
    /**
     * Ask Python something; rejects with PythonRefused or PythonStopped.
     * @param {Asked} asked
     * @returns {Promise<any>}
     */
    async ask(asked) {
      const { sync } = await this.wake();
      /** @type {(error: Error) => void} */
      let give = () => {};
      const stopped = new Promise((_, reject) => {
        give = reject;
      });
      waiting.add(give);
      try {
        const { ok, error } = JSON.parse(await Promise.race([sync.ask(JSON.stringify(asked)), stopped]));
        if (error !== undefined) throw new PythonRefused(error);
        return ok;
      } finally {
        waiting.delete(give);
      }
    },
    /** Stop whatever runs, for good; the next request starts a new Python. */
    async stop() {
      const running = worker;
      worker = null;
      for (const reject of waiting) reject(new PythonStopped("stopped"));
      waiting.clear();
      (await running)?.terminate();
    },
  };
}
