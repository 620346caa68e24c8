// @ts-check
/** Starts Python and the engine inside a worker: from the snapshot of an earlier visit if there is one, else from the files. */

import { loadPyodide } from "pyodide";
import { deleteSnapshots, findSnapshot, hasSnapshot, readSnapshot, writeSnapshot } from "./snapshot.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */
/** @typedef {import("./runtime.js").Files} Files */
/** @typedef {(text: string, table: string) => string} Call sends the engine a request and returns its answer, both JSON text */
/** @typedef {{call: Call, from: "snapshot" | "files"}} Started */

/** Where the engine's archive is in Python's file system, with or without a snapshot. */
const ENGINE = "/lib/sacbe.whl";
/** The modules that a first game needs; a snapshot holds every game. */
const FIRST = "import sacbe.bridge, sacbe.tikal";
const EVERYTHING = "import sacbe.bridge, sacbe.games\nfor name in sacbe.games.CODES: sacbe.games.game(name)";

/** The address of the lock file, which the names in it are relative to. */
const BASE = new URL("../", import.meta.url).href;

/**
 * The engine, ready for its first request.
 * @param {Runtime} runtime
 * @param {Promise<Files>} files
 * @returns {Promise<Started>}
 */
export async function boot(runtime, files) {
  const glue = import("pyodide/pyodide.asm.mjs"); // Pyodide's own script, which takes a while to parse
  const kept = await findSnapshot(runtime.key);
  return (await fromSnapshot(runtime, glue, files, kept)) ?? (await fromFiles(runtime, glue, files));
}

/**
 * Start a second engine beside the game's, and store its memory for the next visit.
 * @param {Runtime} runtime
 * @param {Promise<Files>} files
 */
export async function makeSnapshot(runtime, files) {
  if (await hasSnapshot(runtime.key)) return true;
  const glue = import("pyodide/pyodide.asm.mjs");
  const pyodide = await start(runtime, glue, files, null, { _makeSnapshot: true });
  pyodide.runPython(EVERYTHING);
  return writeSnapshot(runtime.key, pyodide.makeMemorySnapshot());
}

/**
 * The engine from what an earlier visit stored, or null if there is nothing or it does not start.
 * @param {Runtime} runtime
 * @param {Promise<any>} glue
 * @param {Promise<Files>} files
 * @param {Response | null} kept
 * @returns {Promise<Started | null>}
 */
async function fromSnapshot(runtime, glue, files, kept) {
  if (!kept) return null;
  try {
    const pyodide = await start(runtime, glue, files, await readSnapshot(kept));
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
 * @param {Promise<Files>} files
 * @returns {Promise<Started>}
 */
async function fromFiles(runtime, glue, files) {
  const pyodide = await start(runtime, glue, files);
  pyodide.runPython(FIRST);
  return { call: door(pyodide), from: "files" };
}

/**
 * A Python that can import the engine; rejected if a file cannot be loaded.
 * @param {Runtime} runtime
 * @param {Promise<any>} glue
 * @param {Promise<Files>} files
 * @param {import("./snapshot.js").Snapshot | null} [snapshot] to start from
 * @param {object} [options] further options for Pyodide
 * @returns {Promise<any>}
 */
async function start({ lock }, glue, files, snapshot = null, options = {}) {
  const stdLibURL = `${BASE}stdlib`;
  const wasmURL = `${BASE}pyodide.asm.wasm`;
  // Pyodide insists on fetching these two itself; the page has fetched them already.
  const { fetch } = self;
  const { instantiateStreaming, Module } = WebAssembly;
  self.fetch = async (input, init) => {
    if (String(input) === stdLibURL) return new Response((await files).stdlib);
    if (String(input) === wasmURL) return new Response(null);
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = (await files).wasm;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  WebAssembly.Module = rememberingModule(Module);
  try {
    const loaded = loadPyodide({
      indexURL: BASE,
      stdLibURL,
      lockFileContents: lock,
      packageBaseUrl: BASE,
      createPyodideModule: async (settings) => {
        // Pyodide would copy the memory that follows the head; there is none there, because it is filled in here, zeros and all.
        if (snapshot) settings.INITIAL_MEMORY = snapshot.bytes;
        const module = await (await glue).default(settings);
        snapshot?.fill(module.HEAPU8);
        return module;
      },
      env: { PYTHONPATH: ENGINE },
      fsInit: async (FS) => FS.writeFile(ENGINE, new Uint8Array((await files).engine)),
      ...(snapshot && { _loadSnapshot: snapshot.head }),
      ...options,
    });
    // If its script is missing, Pyodide would wait for ever.
    const [pyodide] = await Promise.all([loaded, glue]);
    return pyodide;
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    WebAssembly.Module = Module;
  }
}

/**
 * The same constructor, but it makes only one module from the same bytes: Pyodide wraps each of hundreds of functions in
 * a module of its own, and the modules for functions of the same type are identical.
 * @param {typeof WebAssembly.Module} Module
 * @returns {typeof WebAssembly.Module}
 */
function rememberingModule(Module) {
  /** @type {Map<string, WebAssembly.Module>} */
  const made = new Map();
  return new Proxy(Module, {
    construct(target, [bytes]) {
      const key = String(bytes);
      const module = made.get(key) ?? new target(bytes);
      made.set(key, module);
      return module;
    },
  });
}

/**
 * @param {any} pyodide
 * @returns {Call}
 */
function door(pyodide) {
  return pyodide.pyimport("sacbe.bridge").call;
}
