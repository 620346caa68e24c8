// @ts-check
/** Starts Python and the engine inside a worker: from the snapshot of an earlier visit, or else the long way. */

import { loadPyodide } from "pyodide";
import { Download } from "./download.js";
import { deleteSnapshots, readSnapshot, writeSnapshot } from "./snapshot.js";

/**
 * What the build knows of the files that Python is made of; see `scripts/sitebuild/runtime.py`.
 * @typedef {object} Runtime
 * @property {string} pyodide the folder of Pyodide's own files
 * @property {{file: string, bytes: number}} wasm
 * @property {{file: string, bytes: number, integrity: string}} stdlib
 * @property {{bytes: number, integrity: string}} engine
 * @property {import("pyodide").Lockfile} lock
 * @property {string} key names exactly these files
 */

/** @typedef {(text: string) => string} Call the engine's door: a request in, an answer out, both JSON text */
/** @typedef {{call: Call, from: "snapshot" | "files"}} Started */

/** Where the engine's archive lies inside Python; the same in a snapshot as without one. */
const ENGINE = "/lib/sacbe.whl";
/** The rooms a first game needs; a snapshot holds every game of the house. */
const FIRST = "import sacbe.bridge, sacbe.tikal";
const EVERYTHING = "import sacbe.bridge, sacbe.games\nfor name in sacbe.games.CODES: sacbe.games.game(name)";

const plainFetch = self.fetch.bind(self);
/** @param {string} file beside this module */
const address = (file) => new URL(file, import.meta.url).href;
/** Where the lock file lies, and where its names count from. */
const BASE = address("../");
/** @param {Runtime} runtime */
const engineAddress = ({ lock }) => new URL(lock.packages.sacbe.file_name, BASE).href;

/**
 * The engine, ready for its first request.
 * @param {Runtime} runtime
 * @param {import("./download.js").OnProgress} onProgress
 * @returns {Promise<Started>}
 */
export async function boot(runtime, onProgress) {
  return (await bootFromSnapshot(runtime)) ?? (await bootFromFiles(runtime, onProgress));
}

/**
 * The engine from what an earlier visit kept, or null if there is nothing or it does not start.
 * @param {Runtime} runtime
 * @returns {Promise<Started | null>}
 */
async function bootFromSnapshot(runtime) {
  const snapshot = await readSnapshot(runtime.key);
  if (!snapshot) return null;
  try {
    const pyodide = await start(runtime, plainFetch, { _loadSnapshot: snapshot });
    return { call: door(pyodide), from: "snapshot" };
  } catch {
    await deleteSnapshots();
    return null;
  }
}

/**
 * The engine from the files of the site.
 * @param {Runtime} runtime
 * @param {import("./download.js").OnProgress} onProgress
 * @returns {Promise<Started>}
 */
export async function bootFromFiles(runtime, onProgress) {
  const { wasm, stdlib, engine } = runtime;
  const download = new Download(
    plainFetch,
    new Map([
      [address(wasm.file), { bytes: wasm.bytes }],
      [address(stdlib.file), stdlib],
      [engineAddress(runtime), engine],
    ]),
    onProgress,
  );
  const pyodide = await Promise.race([start(runtime, download.fetch, {}), download.failed]);
  pyodide.runPython(FIRST);
  return { call: door(pyodide), from: "files" };
}

/**
 * Start once more, beside the game, and keep the memory for the next visit.
 * @param {Runtime} runtime
 */
export async function makeSnapshot(runtime) {
  const pyodide = await start(runtime, plainFetch, { _makeSnapshot: true });
  pyodide.runPython(EVERYTHING);
  return writeSnapshot(runtime.key, pyodide.makeMemorySnapshot());
}

/**
 * A Python that can import the engine.
 * @param {Runtime} runtime
 * @param {typeof fetch} fetchFile
 * @param {object} snapshotOptions
 * @returns {Promise<any>}
 */
async function start(runtime, fetchFile, snapshotOptions) {
  const engine = fetchFile(engineAddress(runtime)).then((r) => r.arrayBuffer());
  self.fetch = fetchFile; // Pyodide takes no `fetch` of ours in any other way.
  try {
    return await loadPyodide({
      indexURL: address(runtime.pyodide),
      stdLibURL: address(runtime.stdlib.file),
      lockFileContents: runtime.lock,
      packageBaseUrl: BASE,
      env: { PYTHONPATH: ENGINE },
      fsInit: async (FS) => FS.writeFile(ENGINE, new Uint8Array(await engine)),
      ...snapshotOptions,
    });
  } finally {
    self.fetch = plainFetch;
  }
}

/**
 * @param {any} pyodide
 * @returns {Call}
 */
function door(pyodide) {
  return pyodide.pyimport("sacbe.bridge").call;
}
