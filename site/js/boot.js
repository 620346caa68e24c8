// @ts-check
/** Starts Python and the engine inside a worker: from the snapshot of an earlier visit, or else the long way. */

import { loadPyodide } from "pyodide";
import { download } from "./download.js";
import { deleteSnapshots, findSnapshot, hasSnapshot, readSnapshot, writeSnapshot } from "./snapshot.js";

/**
 * What the build knows of the files that Python is made of; see `scripts/sitebuild/runtime.py`.
 * @typedef {object} Runtime
 * @property {{file: string, bytes: number}} wasm
 * @property {{file: string, bytes: number, integrity: string}} stdlib
 * @property {{bytes: number, integrity: string}} engine
 * @property {import("pyodide").Lockfile} lock
 * @property {string} key names exactly these files
 */

/** @typedef {(text: string) => string} Call the engine's door: a request in, an answer out, both JSON text */
/** @typedef {{call: Call, from: "snapshot" | "files"}} Started */
/** @typedef {{wasm: Promise<WebAssembly.Module>, stdlib: Promise<ArrayBuffer>, engine: Promise<ArrayBuffer>}} Files */

/** Where the engine's archive lies inside Python; the same in a snapshot as without one. */
const ENGINE = "/lib/sacbe.whl";
/** The rooms a first game needs; a snapshot holds every game of the house. */
const FIRST = "import sacbe.bridge, sacbe.tikal";
const EVERYTHING = "import sacbe.bridge, sacbe.games\nfor name in sacbe.games.CODES: sacbe.games.game(name)";

/** Where the lock file lies, and where its names count from. */
const BASE = new URL("../", import.meta.url).href;

/**
 * The engine, ready for its first request.
 * @param {Runtime} runtime
 * @param {import("./download.js").OnProgress} onProgress
 * @returns {Promise<Started>}
 */
export async function boot(runtime, onProgress) {
  const glue = import("pyodide/pyodide.asm.mjs"); // 1. Pyodide's own script, which takes longest to read
  const kept = await findSnapshot(runtime.key); // 2. what an earlier visit left
  const files = begin(runtime, kept ? null : onProgress); // 3. everything else, at once
  return (await fromSnapshot(runtime, glue, files, kept)) ?? (await fromFiles(runtime, glue, files)); // 4. Python
}

/**
 * Start once more, beside the game, and keep the memory for the next visit.
 * @param {Runtime} runtime
 */
export async function makeSnapshot(runtime) {
  if (await hasSnapshot(runtime.key)) return true;
  const glue = import("pyodide/pyodide.asm.mjs");
  const pyodide = await start(runtime, glue, begin(runtime, null), { _makeSnapshot: true });
  pyodide.runPython(EVERYTHING);
  return writeSnapshot(runtime.key, pyodide.makeMemorySnapshot());
}

/**
 * All files on their way; WebAssembly is compiled while it comes.
 * @param {Runtime} runtime
 * @param {import("./download.js").OnProgress | null} onProgress
 * @returns {Files}
 */
function begin({ wasm, stdlib, engine, lock }, onProgress) {
  const [wasmFile, stdlibFile, engineFile] = download(
    [
      { url: new URL(wasm.file, BASE).href, bytes: wasm.bytes },
      { url: new URL(stdlib.file, BASE).href, ...stdlib },
      { url: new URL(lock.packages.sacbe.file_name, BASE).href, ...engine },
    ],
    onProgress,
  );
  const files = {
    wasm: WebAssembly.compileStreaming(wasmFile),
    stdlib: stdlibFile.then((file) => file.arrayBuffer()),
    engine: engineFile.then((file) => file.arrayBuffer()),
  };
  // A file may fail before anybody waits for it; whoever does is told.
  for (const file of Object.values(files)) file.catch(() => {});
  return files;
}

/**
 * The engine from what an earlier visit kept, or null if there is nothing or it does not start.
 * @param {Runtime} runtime
 * @param {Promise<any>} glue
 * @param {Files} files
 * @param {Response | null} kept
 * @returns {Promise<Started | null>}
 */
async function fromSnapshot(runtime, glue, files, kept) {
  if (!kept) return null;
  try {
    const pyodide = await start(runtime, glue, files, { _loadSnapshot: await readSnapshot(kept) });
    return { call: door(pyodide), from: "snapshot" };
  } catch {
    await deleteSnapshots();
    return null;
  }
}

/**
 * The engine from the files of the site.
 * @param {Runtime} runtime
 * @param {Promise<any>} glue
 * @param {Files} files
 * @returns {Promise<Started>}
 */
async function fromFiles(runtime, glue, files) {
  const pyodide = await start(runtime, glue, files, {});
  pyodide.runPython(FIRST);
  return { call: door(pyodide), from: "files" };
}

/**
 * A Python that can import the engine; rejected if a file does not come.
 * @param {Runtime} runtime
 * @param {Promise<any>} glue
 * @param {Files} files
 * @param {object} snapshotOptions
 * @returns {Promise<any>}
 */
async function start({ lock }, glue, files, snapshotOptions) {
  const stdLibURL = `${BASE}stdlib`;
  const wasmURL = `${BASE}pyodide.asm.wasm`;
  // Pyodide fetches these two itself and takes them in no other way; ours began earlier and all at once.
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (input, init) => {
    if (String(input) === stdLibURL) return new Response(await files.stdlib);
    if (String(input) === wasmURL) return new Response(null);
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await files.wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    const loaded = loadPyodide({
      indexURL: BASE,
      stdLibURL,
      lockFileContents: lock,
      packageBaseUrl: BASE,
      createPyodideModule: async (settings) => (await glue).default(settings),
      env: { PYTHONPATH: ENGINE },
      fsInit: async (FS) => FS.writeFile(ENGINE, new Uint8Array(await files.engine)),
      ...snapshotOptions,
    });
    // Where a file is missing Pyodide would wait for ever.
    const [pyodide] = await Promise.all([loaded, glue, ...Object.values(files)]);
    return pyodide;
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * @param {any} pyodide
 * @returns {Call}
 */
function door(pyodide) {
  return pyodide.pyimport("sacbe.bridge").call;
}
