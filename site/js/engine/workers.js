// @ts-check
/** Starts the workers that hold an engine, and sends each the files that Python is made of. */

import { asset } from "./assets.js";
import { files } from "./runtime.js";

/**
 * What a worker says (see `worker.js`), and what is said on its behalf while its files are coming.
 * @typedef {object} Said
 * @property {{done: number, total: number}} [progress] bytes of the download
 * @property {"snapshot" | "files"} [ready]
 * @property {boolean} [kept]
 * @property {string} [failed]
 * @property {number} [id]
 */

/** @typedef {(said: Said) => void} Hear */
/** @typedef {{worker: Worker, listen: (hear: Hear) => void}} Started */

/**
 * A new worker. Nothing it says is lost before somebody listens.
 * @param {"engine" | "careful engine" | "snapshot"} name what it is for
 * @returns {Started}
 */
export function startWorker(name) {
  const worker = new Worker(asset(__WORKER__), { type: "module", name });
  /** @type {Said[]} */
  const unheard = [];
  /** @type {Hear} */
  let hear = (said) => unheard.push(said);
  worker.onmessage = ({ data }) => hear(data);
  worker.onerror = ({ message }) => hear({ failed: message ?? "the worker broke" });
  files((done, total) => hear({ progress: { done, total } })).then(
    (found) => worker.postMessage({ files: found }),
    (error) => hear({ failed: String(error) }),
  );
  const listen = (/** @type {Hear} */ listener) => {
    hear = listener;
    queueMicrotask(() => unheard.splice(0).forEach(hear)); // the listener may not be whole yet
  };
  return { worker, listen };
}

/** @type {Started | null} */
let first = null;
/** Whether somebody has asked for the first worker; another one ahead of time would be for nobody. */
let isAsked = false;

/** Start a worker ahead of time, for whoever asks first. */
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
