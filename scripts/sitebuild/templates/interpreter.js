/**
 * The Pyodide of the Lab: ours, with everything from this folder and the WebAssembly of the play page. It has a module `sacbe_fence`,
 * whose `close` takes away what a bot has no use for, before any bot runs.
 */

import { loadPyodide as load } from "./pyodide.mjs";

const HERE = new URL(".", import.meta.url).href;
const WASM = new URL("__WASM__", import.meta.url).href;

export const version = "__VERSION__";

/** @param {object} options of PyScript */
export async function loadPyodide(options) {
  const { fetch } = globalThis;
  globalThis.fetch = (input, init) => fetch(String(input) === `${HERE}pyodide.asm.wasm` ? WASM : input, init);
  try {
    const own = { ...options, indexURL: HERE, lockFileURL: `${HERE}pyodide-lock.json`, packageBaseUrl: HERE };
    const pyodide = await load(own);
    pyodide.registerJsModule("sacbe_fence", { close });
    return pyodide;
  } finally {
    globalThis.fetch = fetch;
  }
}

/** The ways of a worker to the network, to what this site keeps on the device, and to other windows and workers. */
const WAYS = [
  "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts",
  "indexedDB", "caches", "cookieStore", "BroadcastChannel", "Worker", "SharedWorker", "navigator",
  "fonts", "FontFace", "webkitRequestFileSystem", "webkitRequestFileSystemSync", "webkitResolveLocalFileSystemURL",
  "webkitResolveLocalFileSystemSyncURL",
];

/** Take them away for good; the security policy of the page forbids to make new ones from text. */
function close() {
  for (const way of WAYS) {
    for (let at = globalThis; at; at = Object.getPrototypeOf(at)) Reflect.deleteProperty(at, way);
    if (way in globalThis) throw new Error(`${way} is still there`);
  }
}
