// @ts-check
/** The files that Python needs: fetched by the page, once for all its workers, and compiled while they load. */

import { download } from "./download.js";

/**
 * What the build knows about these files; see `scripts/sitebuild/runtime.py`.
 * @typedef {object} Runtime
 * @property {{file: string, bytes: number}} wasm
 * @property {{file: string, bytes: number, integrity: string}} stdlib
 * @property {{bytes: number, integrity: string}} engine
 * @property {import("pyodide").Lockfile} lock
 * @property {string} key identifies exactly these files
 */

/** @typedef {{wasm: WebAssembly.Module, stdlib: ArrayBuffer, engine: ArrayBuffer}} Files */

/** The address of the lock file, which the names in it are relative to. */
const BASE = new URL("../", import.meta.url).href;

/** @type {Promise<Files> | null} */
let coming = null;
/** Listeners for the progress of the download. @type {import("./download.js").OnProgress[]} */
let waiting = [];

/**
 * The files, which the first call starts to fetch; if that fails, the next call tries again.
 * @param {import("./download.js").OnProgress} onProgress
 * @returns {Promise<Files>}
 */
export function files(onProgress) {
  waiting.push(onProgress);
  coming ??= fetched(__RUNTIME__, (done, total) => {
    for (const tell of waiting) tell(done, total);
  })
    .catch((error) => {
      coming = null;
      throw error;
    })
    .finally(() => {
      waiting = [];
    });
  return coming;
}

/**
 * @param {Runtime} runtime
 * @param {import("./download.js").OnProgress} onProgress
 * @returns {Promise<Files>}
 */
async function fetched({ wasm, stdlib, engine, lock }, onProgress) {
  const [wasmFile, stdlibFile, engineFile] = download(
    [
      { url: new URL(wasm.file, BASE).href, bytes: wasm.bytes },
      { url: new URL(stdlib.file, BASE).href, ...stdlib },
      { url: new URL(lock.packages.sacbe.file_name, BASE).href, ...engine },
    ],
    onProgress,
  );
  const all = await Promise.all([
    WebAssembly.compileStreaming(wasmFile),
    stdlibFile.then((file) => file.arrayBuffer()),
    engineFile.then((file) => file.arrayBuffer()),
  ]);
  return { wasm: all[0], stdlib: all[1], engine: all[2] };
}
