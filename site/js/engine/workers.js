// @ts-check
/** Starts the workers that hold an engine, and sends them the files that Python needs where the page has them sooner. */

import { asset } from "./assets.js";
import { files } from "./runtime.js";

/**
 * Messages of a worker (see `dedicated.js`).
 * @typedef {object} Said
 * @property {{done: number, total: number}} [progress] bytes of the download
 * @property {"snapshot" | "files"} [ready]
 * @property {boolean} [kept]
 * @property {string} [life] the lock that it holds as long as it lives
 * @property {string} [failed]
 * @property {number} [id]
 */

/** @typedef {(said: Said) => void} Hear */
/** @typedef {{worker: Pick<Worker, "postMessage" | "terminate">, listen: (hear: Hear) => void}} Started */

/** The files of the offline copy, for all workers of this page. @type {import("./runtime.js").Files | null} */
let given = null;

/** Send a worker the files of the offline copy. @param {Worker} worker */
async function give(worker) {
  given ??= files(null);
  const { archives, wasm } = given;
  try {
    await Promise.all([
      archives.then((found) => worker.postMessage({ archives: found })),
      wasm.then((found) => worker.postMessage({ wasm: found })),
    ]);
  } catch (error) {
    given = null; // the next worker may have more luck
    throw error;
  }
}

/**
 * A new worker. Its messages are kept until somebody listens.
 * @param {"engine" | "careful engine" | "snapshot"} name what it is for
 * @returns {Started}
 */
export function startWorker(name) {
  const isLocal = Boolean(navigator.serviceWorker?.controller);
  const worker = new Worker(asset(__WORKER__), { type: "module", name: isLocal ? `${name}, given files` : name });
  /** @type {Said[]} */
  const unheard = [];
  /** @type {Hear} */
  let hear = (said) => unheard.push(said);
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => hear({ failed: message || "the worker broke" });
  if (isLocal) give(worker).catch((error) => hear({ failed: String(error) }));
  const listen = (/** @type {Hear} */ listener) => {
    hear = listener;
    queueMicrotask(() => unheard.splice(0).forEach(hear)); // the listener may not be fully set up yet
  };
  return { worker, listen };
}

/** @type {Started | null} */
let first = null;
/** Whether the first worker has been asked for; then starting one ahead of time would be useless. */
let isAsked = false;

/** Start a worker ahead of time, for the first caller that needs one. */
export function startFirst() {
  if (!isAsked) first ??= startWorker("engine");
}

/** The worker that was started ahead of time, if nobody has taken it yet. */
export function takeFirst() {
  isAsked = true;
  const taken = first;
  first = null;
  return taken;
}
