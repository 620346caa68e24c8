// @ts-check
/**
 * The memory of a started engine, stored in Cache Storage for the next start.
 *
 * It only saves time: whatever goes wrong here, the engine can start from its files. Two thirds of the memory
 * are zero, so only the other pages are stored, after what Pyodide writes before the memory (the head):
 * [bytes of the head, bytes of the memory, number of runs, (first page, pages)…], head, pages.
 */

const STORE = "sacbe-snapshot";
/** The headers of what is stored: a sum of it, and the sizes that a start has to know before it has read everything. */
const CHECKSUM = "x-checksum";
const HEAD = "x-head";
const MEMORY = "x-memory";
/** Bytes of a page: small enough to leave out most zeros, large enough to scan quickly; a memory consists of whole pages. */
const PAGE = 4096;

/**
 * The address under which the snapshot for exactly these files is stored; nothing is ever fetched from it.
 * @param {string} key
 */
const address = (key) => new URL(`snapshot/${key}`, import.meta.url).href;

/** What is stored for these files. @param {string} key */
async function stored(key) {
  try {
    return await caches.match(address(key), { cacheName: STORE });
  } catch {
    return undefined; // no storage here, or no access to it
  }
}

/**
 * A stored snapshot that is still being read: the bytes of its head and of the memory, and what it holds, rejected if it is damaged.
 * @typedef {{head: number, memory: number, content: Promise<Snapshot>}} Kept
 */

/**
 * The snapshot for these files, or null.
 * @param {string} key
 * @returns {Promise<Kept | null>}
 */
export async function findSnapshot(key) {
  const found = await stored(key);
  if (!found) return null;
  const [head, memory] = [HEAD, MEMORY].map((name) => Number(found.headers.get(name)));
  const content = readSnapshot(found, head, memory);
  content.catch(() => {}); // whoever waits for it gets the error
  return { head, memory, content };
}

/**
 * Whether anything is stored for these files.
 * @param {string} key
 */
export async function hasSnapshot(key) {
  return Boolean(await stored(key));
}

/**
 * What a stored snapshot holds; rejected if it is damaged, or not of these sizes.
 * @param {Response} found
 * @param {number} head
 * @param {number} memory
 */
async function readSnapshot(found, head, memory) {
  const packed = await found.arrayBuffer();
  const isWhole = packed.byteLength % 4 === 0 && checksum(packed) === found.headers.get(CHECKSUM);
  const snapshot = isWhole ? new Snapshot(packed) : null;
  if (snapshot?.head.length !== head || snapshot.bytes !== memory) throw new Error("the snapshot is damaged");
  return snapshot;
}

/**
 * Store a snapshot and delete those of other versions; false if there is no room or no storage.
 * @param {string} key
 * @param {Uint8Array<ArrayBuffer>} made by Pyodide
 */
export async function writeSnapshot(key, made) {
  try {
    await deleteSnapshots();
    const packed = pack(made);
    const { head, bytes } = new Snapshot(packed);
    const headers = {
      "content-type": "application/octet-stream",
      [CHECKSUM]: checksum(packed),
      [HEAD]: String(head.length),
      [MEMORY]: String(bytes),
    };
    await (await caches.open(STORE)).put(address(key), new Response(packed, { headers }));
    return true;
  } catch {
    await deleteSnapshots();
    return false;
  }
}

/** Delete every snapshot. */
export async function deleteSnapshots() {
  try {
    await caches.delete(STORE);
  } catch {
    // Where nothing can be stored, there is nothing to delete.
  }
}

/** A stored snapshot, unpacked piece by piece to where it belongs, so that the whole memory never exists twice. */
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
    /** The part that Pyodide reads. */
    this.head = new Uint8Array(packed, start, head);
    /** The size of the memory. */
    this.bytes = bytes;
  }

  /**
   * Make a memory of this size equal to the stored one.
   * @param {Uint8Array} memory
   * @param {number} [used] where its used part ends; everything beyond is known to be zero
   */
  fill(memory, used = memory.length) {
    const clear = (/** @type {number} */ from, /** @type {number} */ to) =>
      from < used && memory.fill(0, from, Math.min(to, used));
    let at = this.#data;
    let done = 0;
    for (let run = 0; run < this.#runs.length; run += 2) {
      const start = this.#runs[run] * PAGE;
      const size = this.#runs[run + 1] * PAGE;
      clear(done, start);
      memory.set(new Uint8Array(this.#packed, at, size), start);
      at += size;
      done = start + size;
    }
    clear(done, memory.length);
  }
}

/**
 * Pyodide's snapshot without the pages of its memory that are all zero.
 * @param {Uint8Array<ArrayBuffer>} made the snapshot; its second word says where the memory begins
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
 * The sum of all words, rotated before each addition. Detects damage, not malice: the browser keeps other sites out.
 * @param {ArrayBuffer} bytes
 */
function checksum(bytes) {
  const words = new Uint32Array(bytes);
  let sum = bytes.byteLength | 0;
  for (let i = 0; i < words.length; i++) sum = (((sum << 5) | (sum >>> 27)) + words[i]) | 0;
  return String(sum >>> 0);
}
