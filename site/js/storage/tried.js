// @ts-check
/** Features that a browser may refuse. */

/**
 * What a function returns, or a fallback if it throws.
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
