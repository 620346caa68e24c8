// @ts-check
/** Parts of the browser that may be refused. */

/**
 * What such a part gives, or something else instead.
 * @template T
 * @param {() => T | Promise<T>} work
 * @param {T} otherwise
 */
export async function tried(work, otherwise) {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
