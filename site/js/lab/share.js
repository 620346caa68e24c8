// @ts-check
/** A bot in a link: its game, name and source, compressed, in the fragment, which never reaches a server. */

import { isListed } from "../engine/catalogue.js";
import { isNamed, LONGEST_SOURCE } from "./bots.js";

/** @typedef {{game: string, name: string, source: string}} Shared */

/** What a link of a bot begins with. */
const MARK = "bot1.";

/** A link that holds no bot of ours. */
export class BadBotLink extends Error {
  name = "BadBotLink";
}

/** The fragment of a bot. @param {Shared} bot @returns {Promise<string>} */
export async function toFragment({ game, name, source }) {
  const bytes = new TextEncoder().encode(JSON.stringify([game, name, source]));
  return MARK + base64url(await through(bytes, new CompressionStream("deflate-raw"), Number.POSITIVE_INFINITY));
}

/** Whether a fragment claims to hold a bot. @param {string} fragment */
export function holdsBot(fragment) {
  return fragment.startsWith(MARK);
}

/** The bot in a fragment; throws BadBotLink, and never runs anything. @param {string} fragment @returns {Promise<Shared>} */
export async function fromFragment(fragment) {
  try {
    const bytes = fromBase64url(fragment.slice(MARK.length));
    const text = await through(bytes, new DecompressionStream("deflate-raw"), 4 * LONGEST_SOURCE);
    const [game, name, source] = JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(text));
    if (!isListed(game) || !isNamed(name) || typeof source !== "string" || source.length > LONGEST_SOURCE)
      throw new BadBotLink("not a bot");
    return { game, name, source };
  } catch {
    throw new BadBotLink("not a bot");
  }
}

/**
 * Bytes after a stream; throws if there are more than allowed, so that a small link cannot fill the memory.
 * @param {Uint8Array} bytes
 * @param {CompressionStream | DecompressionStream} stream
 * @param {number} most
 */
async function through(bytes, stream, most) {
  const writer = stream.writable.getWriter();
  const written = writer.write(/** @type {any} */ (bytes)).then(() => writer.close());
  /** @type {Uint8Array[]} */
  const parts = [];
  let length = 0;
  written.catch(() => {}); // the reader hears of it
  for await (const part of /** @type {any} */ (stream.readable)) {
    parts.push(part);
    length += part.length;
    if (length > most) throw new BadBotLink("too long");
  }
  await written;
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** @param {Uint8Array} bytes */
function base64url(bytes) {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** @param {string} text */
function fromBase64url(text) {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
}
