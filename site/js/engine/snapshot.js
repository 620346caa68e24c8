// @ts-check
/**
 * The memory of a started engine, kept in Cache Storage to start from next time.
 *
 * It is a convenience and never a duty: whatever goes wrong here, the engine starts the long way. Two thirds of the memory
 * are zero, so only the pages that are not are kept, behind what Pyodide writes before the memory (the head):
 * [bytes of the head, bytes of the memory, number of runs, (first page, pages)…], head, pages.
 */

const STORE = "sacbe-snapshot";
const CHECKSUM = "x-checksum";
/** Bytes of a page: small enough to leave most zeros out, large enough to be found quickly; a memory has whole pages. */
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
 * The snapshot in what was kept; throws if it is damaged.
 * @param {Response} kept
 * @returns {Promise<Snapshot>}
 */
export async function readSnapshot(kept) {
  const packed = await kept.arrayBuffer();
  if (packed.byteLength % 4 || checksum(packed) !== kept.headers.get(CHECKSUM))
    throw new Error("the snapshot is damaged");
  return new Snapshot(packed);
}

/**
 * Keep a snapshot and forget those of other versions; false if there is no room or no storage.
 * @param {string} key
 * @param {Uint8Array<ArrayBuffer>} made by Pyodide
 */
export async function writeSnapshot(key, made) {
  try {
    await deleteSnapshots();
    const packed = pack(made);
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

/** What was kept, unpacked piece by piece where it belongs: the whole memory need never lie there twice. */
export class Snapshot {
  #packed;
  #runs;
  #data;

  /** @param {ArrayBuffer} packed */
  constructor(packed) {
    const [head, bytes, runs] = new Uint32Array(packed, 0, 3);
    this.#packed = packed;
    this.#runs = new Uint32Array(packed, 12, 2 * runs);
    const start = 12 + this.#runs.byteLength;
    this.#data = start + head;
    /** What Pyodide wants to read. */
    this.head = new Uint8Array(packed, start, head);
    /** The size of the memory. */
    this.bytes = bytes;
  }

  /**
   * Make a fresh memory of this size equal to the one that was kept.
   * @param {Uint8Array} memory
   */
  fill(memory) {
    let at = this.#data;
    let done = 0;
    for (let run = 0; run < this.#runs.length; run += 2) {
      const start = this.#runs[run] * PAGE;
      const size = this.#runs[run + 1] * PAGE;
      memory.fill(0, done, start).set(new Uint8Array(this.#packed, at, size), start);
      at += size;
      done = start + size;
    }
    memory.fill(0, done);
  }
}

/**
 * A snapshot as Pyodide makes it without the pages of zeros in its memory.
 * @param {Uint8Array<ArrayBuffer>} made its second word says where the memory begins
 * @returns {ArrayBuffer}
 */
export function pack(made) {
  const head = new Uint32Array(made.buffer, made.byteOffset)[1];
  const memory = made.subarray(head);
  const runs = usedRuns(memory);
  const words = new Uint32Array([head, memory.length, runs.length, ...runs.flat()]);
  const pages = runs.reduce((sum, [, count]) => sum + count, 0);
  const packed = new Uint8Array(words.byteLength + head + pages * PAGE);
  packed.set(new Uint8Array(words.buffer));
  packed.set(made.subarray(0, head), words.byteLength);
  let at = words.byteLength + head;
  for (const [first, count] of runs) {
    packed.set(memory.subarray(first * PAGE, (first + count) * PAGE), at);
    at += count * PAGE;
  }
  return packed.buffer;
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
    const end = word + (PAGE >> 2);
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
