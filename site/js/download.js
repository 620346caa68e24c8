// @ts-check
/** A `fetch` that tells how many bytes have come, and notices when a file of ours does not come whole. */

/**
 * @typedef {{bytes: number, integrity?: string}} Expected what is known of a file before it comes
 * @typedef {(done: number, total: number) => void} OnProgress
 */

export class Download {
  #done = 0;
  #total = 0;
  /** @type {typeof fetch} */
  #fetch;
  #files;
  #onProgress;
  /** @type {(error: Error) => void} */
  #fail = () => {};

  /**
   * @param {typeof fetch} fetchPlainly
   * @param {Map<string, Expected>} files by address
   * @param {OnProgress} onProgress
   */
  constructor(fetchPlainly, files, onProgress) {
    this.#fetch = fetchPlainly;
    this.#files = files;
    this.#onProgress = onProgress;
    for (const { bytes } of files.values()) this.#total += bytes;
    /** Rejected as soon as a file of ours cannot be had. @type {Promise<never>} */
    this.failed = new Promise((_, reject) => (this.#fail = reject));
    this.failed.catch(() => {});
  }

  /**
   * Like the global `fetch`; files that are not ours pass through.
   * @type {typeof fetch}
   */
  fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    const expected = this.#files.get(url);
    if (!expected) return this.#fetch(input, init);
    try {
      const response = await this.#fetch(input, { ...init, integrity: expected.integrity });
      if (!response.ok || !response.body) throw new Error(`${url} answers ${response.status}`);
      const { status, headers } = response;
      // Rebuilt and not cloned: a clone would keep the whole body in memory until both are read.
      return new Response(response.body.pipeThrough(this.#counter()), { status, headers });
    } catch (error) {
      this.#fail(error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };

  /** @returns {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
  #counter() {
    return new TransformStream({
      transform: (chunk, controller) => {
        this.#done += chunk.byteLength;
        this.#onProgress(this.#done, this.#total);
        controller.enqueue(chunk);
      },
    });
  }
}
