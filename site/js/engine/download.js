// @ts-check
/** Downloads several files at once, with real progress. */

/** @typedef {(done: number, total: number) => void} OnProgress both in bytes */
/** @typedef {{url: string, bytes: number, integrity?: string}} Expected a file and what the build knows about it */

/**
 * Fetch files together, and report how many of their bytes have arrived if somebody wants to know; rejects for a file that is missing or
 * incomplete.
 * @param {Expected[]} files
 * @param {OnProgress | null} onProgress
 * @returns {Promise<Response>[]}
 */
export function download(files, onProgress) {
  const total = files.reduce((sum, file) => sum + file.bytes, 0);
  let done = 0;
  const count = (/** @type {number} */ bytes) => {
    done += bytes;
    onProgress?.(done, total);
  };
  return files.map(async ({ url, integrity }) => {
    const response = await fetch(url, { integrity });
    if (!response.ok) throw new Error(`${url} answers ${response.status}`);
    // Counts a copy and returns the response itself: browsers cache compiled WebAssembly only for original responses.
    if (onProgress) void counted(response.clone(), count);
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
    // Whoever reads the response itself gets the error.
  }
}
