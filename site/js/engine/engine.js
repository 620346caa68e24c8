// @ts-check
/** The engine as the page sees it: starts its worker, asks it, notices when it dies and restarts it. */

import { Channel, EngineLost } from "./channel.js";
import { startWorker, takeFirst } from "./workers.js";

/** Milliseconds; no request takes the engine this long, not even on an old phone. */
const PATIENCE = 20_000;
/** Milliseconds; a start may take long on a slow network, but it is never silent this long. */
const START_PATIENCE = 60_000;
/** Milliseconds that a page has to itself before the next visit is prepared. */
const QUIET = 4_000;

/** @typedef {import("./protocol.d.ts").Requests} Requests */

/**
 * @typedef {object} Listeners
 * @property {(done: number, total: number) => void} [onProgress] bytes of the download
 * @property {(error: EngineLost) => void} [onLost] the worker died; `restart` gives another, without a game in it
 */

/** @typedef {(careful: boolean) => import("./workers.js").Started} Open a worker; a careful one trusts nothing an earlier visit stored */

/** A worker of this page alone. @type {Open} */
function ownWorker(careful) {
  return careful ? startWorker("careful engine") : (takeFirst() ?? startWorker("engine"));
}

export class Engine {
  /** @type {import("./workers.js").Started["worker"]} */
  #worker;
  /** @type {Channel} */
  #channel;
  /** Rejects `ready`. @type {(error: EngineLost) => void} */
  #giveUp;
  #listeners;
  #open;
  /** Ends the wait for the worker's death. */
  #watch = new AbortController();
  /** Whether the last start failed: then what an earlier visit stored is not trusted. */
  #careful = false;

  /**
   * @param {Listeners} [listeners]
   * @param {Open} [open]
   */
  constructor(listeners = {}, open = ownWorker) {
    this.#listeners = listeners;
    this.#open = open;
    this.#start();
  }

  #start() {
    const { worker, listen } = this.#open(this.#careful);
    this.#careful = true;
    this.#worker = worker;
    const lose = (/** @type {string} */ reason) => {
      if (worker !== this.#worker) return;
      const error = new EngineLost(reason);
      this.stop(error);
      this.#listeners.onLost?.(error);
    };
    this.#watch = new AbortController();
    const { signal } = this.#watch;
    const channel = new Channel((message) => worker.postMessage(message), PATIENCE, lose);
    this.#channel = channel;
    /**
     * Resolves to where the engine came from, once it can answer; rejected if it cannot start.
     * @type {Promise<"snapshot" | "files">}
     */
    this.ready = new Promise((resolve, reject) => {
      let silence = setTimeout(lose, START_PATIENCE, "the start is silent");
      this.#giveUp = (error) => {
        clearTimeout(silence);
        reject(error);
      };
      listen((data) => {
        if (data.progress) {
          clearTimeout(silence);
          silence = setTimeout(lose, START_PATIENCE, "the start is silent");
          this.#listeners.onProgress?.(data.progress.done, data.progress.total);
        } else if (data.ready) {
          clearTimeout(silence);
          this.#careful = false;
          channel.open();
          resolve(arrived(data.ready));
        } else if (data.life) void afterDeath(data.life, signal, lose);
        else if (data.failed) lose(data.failed);
        else channel.receive(/** @type {any} */ (data));
      });
    });
    this.ready.catch(() => {});
  }

  /**
   * The engine's answer; rejected with EngineRefused (the request was wrong) or EngineLost (ask again after `restart`).
   * @template {keyof Requests} K
   * @param {{do: K} & Requests[K]["ask"]} request
   * @param {string} [table] which of its games the request is about
   * @returns {Promise<Requests[K]["answer"]>}
   */
  ask(request, table = "") {
    return this.#channel.ask(table, request);
  }

  /** End the worker; everything that waits for an answer is rejected. */
  stop(error = new EngineLost("stopped")) {
    this.#watch.abort();
    this.#worker.terminate();
    this.#giveUp(error);
    this.#channel.close(error);
  }

  /** A new worker in place of the old one; the game has to be opened again. */
  restart() {
    this.stop();
    this.#start();
  }
}

/**
 * Call a function when a worker has ended without a word, as when the system runs out of memory. A worker that is only busy
 * still holds its lock.
 * @param {string} life
 * @param {AbortSignal} signal ends the wait
 * @param {(reason: string) => void} lose
 */
async function afterDeath(life, signal, lose) {
  try {
    await navigator.locks.request(life, { signal }, () => lose("the worker ended"));
  } catch {
    // We ended it ourselves.
  }
}

/**
 * Record the time, for `scripts/bench.py boot` and for developer tools.
 * @template From
 * @param {From} from
 */
function arrived(from) {
  performance.mark("engine ready", { detail: from });
  return from;
}

/** Call a function once the page has had some time to itself. @param {() => void} work */
export function whenQuiet(work) {
  const idle = globalThis.requestIdleCallback ?? ((/** @type {() => void} */ run) => setTimeout(run, 0));
  // In a frame of another site, a page may never be called idle.
  setTimeout(() => idle(work, { timeout: QUIET }), QUIET);
}

/** Prepare the next visit, when it is quiet: a second worker makes the snapshot, if there is none, and ends. */
export function prepareNextVisit() {
  const made = () =>
    new Promise((resolve) => {
      const { worker, listen } = startWorker("snapshot");
      listen(({ progress }) => {
        if (progress) return;
        worker.terminate();
        resolve(null);
      });
    });
  // One page or frame at a time; where nothing can be stored there are no locks either, and no snapshot is needed.
  const prepare = () =>
    void navigator.locks?.request("sacbe-snapshot", { ifAvailable: true }, (lock) => lock && made()).catch(() => {});
  whenQuiet(prepare);
}
