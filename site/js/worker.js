// @ts-check
/**
 * The worker that holds the engine.
 *
 * Started under the name "engine" it answers requests, which may be sent before it is ready; as "careful engine" it
 * does so after a start that failed, without what an earlier visit kept; as "snapshot" it prepares the next visit and ends.
 *
 * It says {progress: {done, total}} in bytes, {ready: "snapshot" | "files"}, {failed: message}, and for each
 * request {id, text} one {id, text}, or {id, fault} if Python itself broke.
 */

import { boot, makeSnapshot } from "./boot.js";
import { deleteSnapshots } from "./snapshot.js";

/** @type {Promise<import("./boot.js").Call>} */
let engine;

/** @param {MessageEvent<{id: number, text: string}>} event */
async function answer({ data: { id, text } }) {
  try {
    self.postMessage({ id, text: (await engine)(text) });
  } catch (error) {
    self.postMessage({ id, fault: String(error) });
  }
}

async function start() {
  if (self.name === "careful engine") await deleteSnapshots();
  const started = await boot(__RUNTIME__, (done, total) => self.postMessage({ progress: { done, total } }));
  self.postMessage({ ready: started.from });
  return started.call;
}

async function serve() {
  engine = start();
  self.addEventListener("message", answer);
  await engine;
}

const work = self.name === "snapshot" ? makeSnapshot(__RUNTIME__).then((kept) => self.postMessage({ kept })) : serve();
work.catch((error) => self.postMessage({ failed: String(error) }));
