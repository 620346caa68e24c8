// @ts-check
/**
 * A worker that holds the engine of one page.
 *
 * Started under the name "engine", it answers requests, which may be sent before it is ready; as "careful engine" it
 * does so after a failed start, ignoring what an earlier visit stored; as "snapshot" it prepares the next visit and ends.
 *
 * It fetches its files itself, because WebAssembly that comes over a network would keep the page from painting. Only from the offline copy
 * does the page take them sooner: a worker named "engine, given files" is sent {archives} and {wasm} once.
 *
 * It sends {progress} while its files come, {ready: "snapshot" | "files"} or {kept}, or else {failed: message}, and for
 * each request {id, table, text} one {id, text}, or {id, fault} if Python itself crashed. Each table has its own game.
 * An engine also sends {life}, the name of a lock that it holds as long as it lives.
 */

import { boot, makeSnapshot } from "./boot.js";
import { digits } from "./digits.js";
import { files } from "./runtime.js";
import { deleteSnapshots, findSnapshot } from "./snapshot.js";

/** @type {Promise<import("./boot.js").Call>} */
let engine;
/** What the worker is for, and whether its files are sent to it. */
const [purpose, isGiven] = self.name.split(", ");
/** @type {Promised<import("./runtime.js").Archives>} */
const archives = promised();
/** @type {Promised<WebAssembly.Module>} */
const wasm = promised();

/** @template T @typedef {{promise: Promise<T>, resolve: (value: T) => void}} Promised */

/** A promise with the function that fulfils it. @returns {Promised<any>} */
function promised() {
  /** @type {(value: any) => void} */
  let resolve = () => {};
  const promise = new Promise((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** The files that Python needs, which are on their way. @returns {import("./runtime.js").Files} */
function coming() {
  if (isGiven) return { archives: archives.promise, wasm: wasm.promise };
  return files((done, total) => self.postMessage({ progress: { done, total } }));
}

/** @param {MessageEvent} event see above */
async function receive({ data }) {
  if (data.archives) return archives.resolve(data.archives);
  if (data.wasm) return wasm.resolve(data.wasm);
  const { id, table, text } = data;
  try {
    self.postMessage({ id, text: (await engine)(text, table) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
}

async function start() {
  if (purpose === "careful engine") await deleteSnapshots();
  const started = await boot(__RUNTIME__, coming(), findSnapshot(__RUNTIME__.key));
  self.postMessage({ ready: started.from });
  return started.call;
}

/** Hold a lock until the end, so that the page notices at once if the browser ends this worker, however busy Python is. */
function showLife() {
  const life = `sacbe-worker-${digits()}`;
  const held = navigator.locks?.request(life, () => {
    self.postMessage({ life });
    return new Promise(() => {});
  });
  held?.catch(() => {}); // in a frame that may store nothing there are no locks
}

async function serve() {
  showLife();
  engine = start();
  await engine;
}

/** Do what this worker was started for. */
export function work() {
  self.addEventListener("message", receive);
  const done =
    purpose === "snapshot" ? makeSnapshot(__RUNTIME__, coming()).then((kept) => self.postMessage({ kept })) : serve();
  done.catch((error) => self.postMessage({ failed: String(error) }));
}
