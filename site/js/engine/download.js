// @ts-check
/** The files that Python is made of, on their way all at once, with real progress. */

/** @typedef {(done: number, total: number) => void} OnProgress both in bytes */
/** @typedef {{url: string, bytes: number, integrity?: string}} Expected a file and what the build knows of it */

/**
 * Fetch files together, telling how many of their bytes have come; a file that does not come whole rejects.
 * @param {Expected[]} files
 * @param {OnProgress} onProgress
 * @returns {Promise<Response>[]}
 */
export function download(files, onProgress) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  // From an offline copy they come too quickly for counting to be worth its time.
  const isLocal = Boolean(navigator.serviceWorker?.controller);
  const count = (/** @type {number} */ bytes) => {
    done += bytes;
    onProgress(done, total);
  };
  return files.map(async ({ url, integrity }) => {
    const response = await fetch(url, { integrity });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    // A copy is counted and the answer itself handed on: browsers keep compiled WebAssembly only for such.
    if (!isLocal) void counted(response.clone(), count);
    return response;
  });
}

/**
 * @param {Response} copy
 * @param {(bytes: number) => void} count
 */
async function counted(copy, count) {
  const reader = copy.body?.getReader();
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return;
      count(part.value.byteLength);
    }
  } catch {
    // Whoever reads the answer itself is told.
  }
}
