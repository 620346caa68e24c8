// @ts-check
/**
 * Starts Python and the engine inside a worker: from the snapshot of an earlier visit if there is one, else from the files.
 * Marks tell `scripts/bench.py boot` and developer tools how long each stage takes; `docs/start.md` explains them.
 */

import { loadPyodide } from "pyodide";
import runScript from "pyodide/pyodide.asm.mjs"; // as the build changes it; see `scripts/sitebuild/glue.py`
import { deleteSnapshots, hasSnapshot, writeSnapshot } from "./snapshot.js";

/** @typedef {import("./runtime.js").Runtime} Runtime */
/** @typedef {import("./runtime.js").Files} Files */
/** @typedef {import("./snapshot.js").Kept} Kept */
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
 * @param {Files} files
 * @param {Promise<Kept | null>} found what an earlier visit stored
 * @returns {Promise<Started>}
 */
export async function boot(runtime, files, found) {
  const kept = await found;
  return (await fromSnapshot(runtime, files, kept)) ?? (await fromFiles(runtime, files));
}

/**
 * Start a second engine beside the game's, and store its memory for the next visit.
 * @param {Runtime} runtime
 * @param {Files} files
 */
export async function makeSnapshot(runtime, files) {
  if (await hasSnapshot(runtime.key)) return true;
  const pyodide = await start(runtime, files, null, { _makeSnapshot: true });
  pyodide.runPython(EVERYTHING);
  return writeSnapshot(runtime.key, pyodide.makeMemorySnapshot());
}

/**
 * The engine from what an earlier visit stored, or null if there is nothing or it does not start.
 * @param {Runtime} runtime
 * @param {Files} files
 * @param {Kept | null} kept
 * @returns {Promise<Started | null>}
 */
async function fromSnapshot(runtime, files, kept) {
  if (!kept) return null;
  try {
    const pyodide = await start(runtime, files, kept);
    return { call: door(pyodide), from: "snapshot" };
  } catch {
    await deleteSnapshots();
    return null;
  }
}

/**
 * The engine from the files of the site.
 * @param {Runtime} runtime
 * @param {Files} files
 * @returns {Promise<Started>}
 */
async function fromFiles(runtime, files) {
  const pyodide = await start(runtime, files);
  pyodide.runPython(FIRST);
  performance.mark("engine");
  return { call: door(pyodide), from: "files" };
}

/**
 * A Python that can import the engine; rejected if a file cannot be loaded.
 * @param {Runtime} runtime
 * @param {Files} files
 * @param {Kept | null} [kept] a snapshot to start from, which may still be on its way
 * @param {object} [options] further options for Pyodide
 * @returns {Promise<any>}
 */
async function start({ lock }, files, kept = null, options = {}) {
  const head = kept && new Uint8Array(kept.head);
  const archives = files.archives.then(unpacked);
  const isLost = new Promise((_, reject) => {
    for (const file of [files.wasm, archives]) file.catch(reject);
  });
  const stdLibURL = `${BASE}stdlib`;
  const wasmURL = `${BASE}pyodide.asm.wasm`;
  // Pyodide insists on fetching these two itself; the page has fetched them already.
  const { fetch } = self;
  const { instantiateStreaming, Module } = WebAssembly;
  self.fetch = async (input, init) => {
    if (String(input) === stdLibURL) return new Response((await archives.catch(forEver)).stdlib);
    if (String(input) === wasmURL) return new Response(null);
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    performance.mark("wasm wanted");
    const module = await files.wasm.catch(forEver);
    performance.mark("files");
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  WebAssembly.Module = rememberingModule(Module);
  try {
    const starting = loadPyodide({
      indexURL: BASE,
      stdLibURL,
      lockFileContents: lock,
      packageBaseUrl: BASE,
      createPyodideModule: async (settings) => {
        // Pyodide would copy the memory that follows the head; there is none there, because it is filled in here, zeros and all.
        if (kept) settings.INITIAL_MEMORY = kept.memory;
        const module = await runScript(settings);
        performance.mark("linked");
        if (kept) {
          const snapshot = await kept.content;
          performance.mark("snapshot");
          head?.set(snapshot.head);
          snapshot.fill(module.HEAPU8, module._sbrk(0)); // nothing has been allocated beyond the end of the heap
          performance.mark("filled");
        }
        return module;
      },
      env: { PYTHONPATH: ENGINE },
      fsInit: async (FS) => FS.writeFile(ENGINE, new Uint8Array((await archives.catch(forEver)).engine)),
      ...(head && { _loadSnapshot: head }),
      ...options,
    });
    const pyodide = await Promise.race([starting, isLost]);
    performance.mark("python");
    return pyodide;
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
    WebAssembly.Module = Module;
  }
}

/** Nothing more happens: Pyodide would print the error, and not pass it on. @returns {Promise<never>} */
const forEver = () => new Promise(() => {});

/** The archives without their compression, which spans all files of each: that is shorter than file by file. @param {import("./runtime.js").Archives} packed */
async function unpacked({ stdlib, engine }) {
  const [library, wheel] = [stdlib, engine].map((archive) =>
    new Response(new Blob([archive]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer(),
  );
  return { stdlib: await library, engine: await wheel };
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
