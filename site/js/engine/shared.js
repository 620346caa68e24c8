// @ts-check
/**
 * A worker that holds one engine for all boards of an article, each in a frame of its own. It speaks to every port as `dedicated.js`
 * does to its page, but fetches its files itself: compiled WebAssembly cannot be sent to it.
 *
 * A port may also send {leave}, with the name of its table, when its frame goes away. If Python crashes, everybody is told and the
 * worker ends; whoever connects next gets a new one.
 */

import { boot } from "./boot.js";
import { files } from "./runtime.js";
import { deleteSnapshots, findSnapshot } from "./snapshot.js";

/** @typedef {{id: number, table: string, text: string, leave?: undefined} | {leave: string}} Sent */

const scope = /** @type {SharedWorkerGlobalScope} */ (/** @type {unknown} */ (self));

/** @type {Set<MessagePort>} */
const ports = new Set();
/** How far the start has got: whoever connects is told at once, and so knows that this worker lives. @type {object} */
let news = { progress: { done: 0, total: 0 } };

/** @param {object} message */
function tellAll(message) {
  news = message;
  for (const port of ports) port.postMessage(message);
}

async function start() {
  if (scope.name === "careful engine") await deleteSnapshots();
  const kept = findSnapshot(__RUNTIME__.key);
  const coming = files((done, total) => tellAll({ progress: { done, total } }));
  const started = await boot(__RUNTIME__, coming, kept);
  tellAll({ ready: started.from });
  return started.call;
}

/** @param {unknown} error */
function end(error) {
  tellAll({ failed: String(error) });
  scope.close();
}

/** @type {ReturnType<typeof start>} */
let engine;

/** @param {MessagePort} port @param {Sent} sent */
async function receive(port, sent) {
  const call = await engine;
  try {
    if (sent.leave !== undefined) {
      ports.delete(port);
      call('{"do":"close"}', sent.leave);
    } else port.postMessage({ id: sent.id, text: call(sent.text, sent.table) });
  } catch (error) {
    end(error);
  }
}

/** Serve whoever connects. */
export function workForAll() {
  engine = start();
  engine.catch(end);
  scope.onconnect = ({ ports: [port] }) => {
    ports.add(port);
    port.onmessage = ({ data }) => void receive(port, data).catch(() => {}); // a failed start has been told already
    port.postMessage(news);
  };
}
