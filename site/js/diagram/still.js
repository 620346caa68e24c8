// @ts-check
/**
 * A still: the view of one moment, short enough for an address, so that a board can be drawn before there is an engine. It is only
 * a picture; nothing is ever played from it.
 */

/** @typedef {import("../engine/view.d.ts").View} View */

/** Bytes of a view; real ones have a tenth of that. */
const LARGEST = 60_000;

/** A view without what can be done in it, compressed, in letters that need no escape. @param {View} view */
export async function toStill(view) {
  const text = JSON.stringify({ ...view, offers: [], chances: [] });
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer());
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/** The view in a still, or null if it is damaged. @param {string} still @returns {Promise<View | null>} */
export async function fromStill(still) {
  try {
    const letters = atob(still.replaceAll("-", "+").replaceAll("_", "/"));
    const packed = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    const text = await inflated(packed);
    const view = JSON.parse(text);
    return isView(view) ? { ...view, offers: [], chances: [] } : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array<ArrayBuffer>} packed */
async function inflated(packed) {
  const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
  const reader = stream.getReader();
  const parts = [];
  for (let size = 0; ; ) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts).text();
    size += value.length;
    if (size > LARGEST) throw new Error("this still is too large");
    parts.push(value);
  }
}

/** @param {any} view @returns {view is View} */
function isView(view) {
  return typeof view === "object" && view !== null && typeof view.game === "string" && typeof view.seats === "object";
}
