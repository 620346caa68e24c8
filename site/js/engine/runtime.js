// @ts-check
/** The files that Python needs. WebAssembly is compiled while it loads. */

import { download } from "./download.js";

/**
 * What the build knows about these files; see `scripts/sitebuild/runtime.py`.
 * @typedef {object} Runtime
 * @property {{file: string, bytes: number}} wasm
 * @property {{file: string, bytes: number, integrity: string}} stdlib
 * @property {{file: string, bytes: number, integrity: string}} engine
 * @property {import("pyodide").Lockfile} lock
 * @property {string} key identifies exactly these files
 */

/** The standard library and the engine, compressed. @typedef {{stdlib: ArrayBuffer, engine: ArrayBuffer}} Archives */
/** The archives are there before WebAssembly. @typedef {{archives: Promise<Archives>, wasm: Promise<WebAssembly.Module>}} Files */

/** The address of the lock file, which the names in it are relative to. */
const BASE = new URL("../", import.meta.url).href;

/**
 * The files, which start to come.
 * @param {import("./download.js").OnProgress | null} onProgress
 * @returns {Files}
 */
export function files(onProgress) {
  const { wasm, stdlib, engine } = __RUNTIME__;
  const [wasmFile, stdlibFile, engineFile] = download(
    [
      { url: new URL(wasm.file, BASE).href, bytes: wasm.bytes },
      { url: new URL(stdlib.file, BASE).href, ...stdlib },
      { url: new URL(engine.file, BASE).href, ...engine },
    ],
    onProgress,
  );
  const archives = [stdlibFile, engineFile].map(async (file) => (await file).arrayBuffer());
  const found = {
    wasm: wasmFile.then(compiled),
    archives: Promise.all(archives).then(([stdlib, engine]) => ({ stdlib, engine })),
  };
  for (const each of Object.values(found)) each.catch(() => {}); // whoever waits for it gets the error
  return found;
}

/** WebAssembly, compiled while it loads; hosts that send it under another content type have it compiled once it is here. @param {Response} file */
async function compiled(file) {
  const isTyped = file.headers.get("content-type") === "application/wasm";
  return isTyped ? WebAssembly.compileStreaming(file) : WebAssembly.compile(await file.arrayBuffer());
}
