// @ts-check
/**
 * The memory of a started engine, kept in Cache Storage to start from next time.
 *
 * It is a convenience and never a duty: whatever goes wrong here, the engine starts the long way. More than half of
 * the memory is zero, so only the pages that are not are kept: [length, number of runs, (first page, pages)…, data].
 */

const STORE = "sacbe-snapshot";
const CHECKSUM = "x-checksum";
/** Bytes of a page: small enough to leave most zeros out, large enough to be found quickly. */
const PAGE = 4096;

/**
 * The address under which the snapshot for exactly these files is kept; nothing is ever fetched from it.
 * @param {string} key
 */
const address = (key) => new URL(`snapshot/${key}`, import.meta.url).href;

/**
 * What is kept for these files, or null.
 * @param {string} key
 * @returns {Promise<Response | null>}
 */
export async function findSnapshot(key) {
  try {
    return (await caches.match(address(key), { cacheName: STORE })) ?? null;
  } catch {
    return null; // no storage here, or not for us
  }
}

/**
 * Whether anything is kept for these files.
 * @param {string} key
 */
export async function hasSnapshot(key) {
  return Boolean(await findSnapshot(key));
}

/**
 * The memory in what was kept; throws if it is damaged.
 * @param {Response} kept
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function readSnapshot(kept) {
  const packed = await kept.arrayBuffer();
  if (packed.byteLength % 4 || checksum(packed) !== kept.headers.get(CHECKSUM)) throw new Error("the snapshot is damaged");
  return unpack(packed);
}

/**
 * Keep a snapshot and forget those of other versions; false if there is no room or no storage.
 * @param {string} key
 * @param {Uint8Array<ArrayBuffer>} memory
 */
export async function writeSnapshot(key, memory) {
  try {
    await deleteSnapshots();
    const packed = pack(memory);
    const headers = { "content-type": "application/octet-stream", [CHECKSUM]: checksum(packed) };
    await (await caches.open(STORE)).put(address(key), new Response(packed, { headers }));
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

/**
 * The memory without its pages of zeros.
 * @param {Uint8Array<ArrayBuffer>} memory
 * @returns {ArrayBuffer}
 */
export function pack(memory) {
  const runs = usedRuns(memory);
  const pages = runs.reduce((sum, [, count]) => sum + count, 0);
  const head = 4 * (2 + 2 * runs.length);
  const packed = new Uint8Array(head + pages * PAGE);
  const words = new Uint32Array(packed.buffer, 0, head / 4);
  words.set([memory.length, runs.length]);
  let at = head;
  runs.forEach(([first, count], run) => {
    words.set([first, count], 2 + 2 * run);
    packed.set(memory.subarray(first * PAGE, (first + count) * PAGE), at);
    at += count * PAGE;
  });
  return packed.buffer;
}

/**
 * The inverse of `pack`.
 * @param {ArrayBuffer} packed
 * @returns {Uint8Array<ArrayBuffer>}
 */
export function unpack(packed) {
  const [length, runs] = new Uint32Array(packed, 0, 2);
  const words = new Uint32Array(packed, 8, 2 * runs);
  const memory = new Uint8Array(length);
  let at = 8 + words.byteLength;
  for (let run = 0; run < runs; run++) {
    const start = words[2 * run] * PAGE;
    const size = Math.min(words[2 * run + 1] * PAGE, length - start);
    memory.set(new Uint8Array(packed, at, size), start);
    at += words[2 * run + 1] * PAGE;
  }
  return memory;
}

/**
 * The runs of pages that are not all zero, as [first page, number of pages].
 * @param {Uint8Array<ArrayBuffer>} memory
 */
function usedRuns(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length >> 2);
  /** @type {[number, number][]} */
  const runs = [];
  for (let page = 0; page * PAGE < memory.length; page++) {
    let word = (page * PAGE) >> 2;
    const end = Math.min(word + (PAGE >> 2), words.length);
    while (word < end && !words[word]) word++;
    if (word === end) continue;
    const last = runs.at(-1);
    if (last && last[0] + last[1] === page) last[1]++;
    else runs.push([page, 1]);
  }
  return runs;
}

/**
 * The sum of all words, the sum so far turned before each: notices damage, not malice; the browser keeps strangers out.
 * @param {ArrayBuffer} bytes
 */
function checksum(bytes) {
  const words = new Uint32Array(bytes);
  let sum = bytes.byteLength | 0;
  for (let i = 0; i < words.length; i++) sum = (((sum << 5) | (sum >>> 27)) + words[i]) | 0;
  return String(sum >>> 0);
}
