// @ts-check
/**
 * The memory of a started engine, kept in Cache Storage to start from next time.
 *
 * It is a convenience and never a duty: whatever goes wrong here, the engine starts the long way.
 */

const STORE = "sacbe-snapshot";
const CHECKSUM = "x-checksum";

/**
 * The address under which the snapshot for exactly these files is kept; nothing is ever fetched from it.
 * @param {string} key
 */
const address = (key) => new URL(`snapshot/${key}`, import.meta.url).href;

/**
 * The sum of all words, each rotated into the last: notices damage, not malice; the browser keeps strangers out.
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
function checksum(bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength >> 2);
  let sum = bytes.byteLength | 0;
  for (let i = 0; i < words.length; i++) sum = (((sum << 5) | (sum >>> 27)) + words[i]) | 0;
  return String(sum >>> 0);
}

/**
 * The snapshot for these files, or null; a damaged one is deleted.
 * @param {string} key
 * @returns {Promise<Uint8Array<ArrayBuffer> | null>}
 */
export async function readSnapshot(key) {
  try {
    const kept = await (await caches.open(STORE)).match(address(key));
    if (!kept) return null;
    const bytes = new Uint8Array(await kept.arrayBuffer());
    if (checksum(bytes) === kept.headers.get(CHECKSUM)) return bytes;
    await deleteSnapshots();
  } catch {
    // No storage here, or not for us.
  }
  return null;
}

/**
 * Whether there is a snapshot for these files.
 * @param {string} key
 */
export async function hasSnapshot(key) {
  try {
    return Boolean(await (await caches.open(STORE)).match(address(key)));
  } catch {
    return false;
  }
}

/**
 * Keep a snapshot and forget those of other versions; false if there is no room or no storage.
 * @param {string} key
 * @param {Uint8Array<ArrayBuffer>} bytes
 */
export async function writeSnapshot(key, bytes) {
  try {
    await deleteSnapshots();
    const headers = { "content-type": "application/octet-stream", [CHECKSUM]: checksum(bytes) };
    await (await caches.open(STORE)).put(address(key), new Response(bytes, { headers }));
    return true;
  } catch {
    await deleteSnapshots();
    return false;
  }
}

/** Forget every snapshot. */
export async function deleteSnapshots() {
  try {
    await caches.delete(STORE);
  } catch {
    // Nothing to forget where nothing can be kept.
  }
}
