// @ts-check
/**
 * The worker that holds the engine.
 *
 * Started under the name "engine", it answers requests, which may be sent before it is ready; as "careful engine" it
 * does so after a failed start, ignoring what an earlier visit stored; as "snapshot" it prepares the next visit and ends.
 *
 * The page sends it {files} once. It sends {ready: "snapshot" | "files"} or {kept}, or else {failed: message}, and for
 * each request {id, table, text} one {id, text}, or {id, fault} if Python itself crashed. Each table has its own game.
 */

import { boot, makeSnapshot } from "./boot.js";
import { deleteSnapshots } from "./snapshot.js";

/** @type {Promise<import("./boot.js").Call>} */
let engine;
/** @type {(files: import("./runtime.js").Files) => void} */
let take;
/** @type {Promise<import("./runtime.js").Files>} */
const files = new Promise((resolve) => {
  take = resolve;
});

/** @param {MessageEvent<{files: import("./runtime.js").Files} | {files?: undefined, id: number, table: string, text: string}>} event */
async function receive({ data }) {
  if (data.files) return take(data.files);
  const { id, table, text } = data;
  try {
    self.postMessage({ id, text: (await engine)(text, table) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
}

async function start() {
  if (self.name === "careful engine") await deleteSnapshots();
  const started = await boot(__RUNTIME__, files);
  self.postMessage({ ready: started.from });
  return started.call;
}

async function serve() {
  engine = start();
  await engine;
}

self.addEventListener("message", receive);
const work =
  self.name === "snapshot" ? makeSnapshot(__RUNTIME__, files).then((kept) => self.postMessage({ kept })) : serve();
work.catch((error) => self.postMessage({ failed: String(error) }));
