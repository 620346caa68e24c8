// @ts-check
/** Connects to the worker that all boards of an article share. */

import { asset } from "./assets.js";

/** @typedef {import("./workers.js").Started} Started */
/** @typedef {import("./workers.js").Said} Said */

/** Milliseconds; a shared worker answers as soon as its script runs. One that does not is left alone: a worker of one's own is sure. */
const PATIENCE = 6_000;

/** Whether a shared worker was refused here: some browsers only say so after the fact. */
let isRefused = false;

/** Whether this browser has shared workers and, as far as is known, lets a page like this one use them. */
export function canShare() {
  return typeof SharedWorker === "function" && !isRefused;
}

/**
 * A connection that looks like a worker of one's own; throws if the browser does not allow it.
 * @param {boolean} careful whether the last engine broke: then a new one is started that trusts nothing an earlier visit stored
 * @param {string} table the name of this board's table, which is closed when the frame goes away
 * @returns {Started}
 */
export function connect(careful, table) {
  const name = careful ? "careful engine" : "engine";
  const shared = new SharedWorker(asset(__WORKER__), { type: "module", name });
  const { port } = shared;
  /** @type {Said[]} */
  const unheard = [];
  /** @type {import("./workers.js").Hear} */
  let hear = (said) => unheard.push(said);
  const refuse = () => {
    isRefused = true;
    hear({ failed: "there is no shared worker here" });
  };
  const silence = setTimeout(refuse, PATIENCE);
  port.onmessage = ({ data }) => {
    clearTimeout(silence);
    hear(data);
  };
  shared.onerror = refuse;
  const leave = () => port.postMessage({ leave: table });
  addEventListener("pagehide", leave, { once: true });
  return {
    worker: {
      postMessage: (message) => port.postMessage(message),
      terminate() {
        clearTimeout(silence);
        removeEventListener("pagehide", leave);
        leave();
        port.onmessage = null;
      },
    },
    listen(listener) {
      hear = listener;
      queueMicrotask(() => unheard.splice(0).forEach(hear));
    },
  };
}
