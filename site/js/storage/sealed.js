// @ts-check
/**
 * Links under a pass phrase: spoiler protection for games with hidden hands, not security. Whoever knows the phrase sees all cards.
 *
 *     <mark><salt, nonce, encrypted text and a checksum of these, in base64url>
 */

import { fromBytes, toBytes } from "./base64.js";

/** What a link under a phrase begins with; no other link has a dot. */
const MARK = "x1.";
const [SALT, NONCE, CHECK] = [16, 12, 4];
/** Rounds of PBKDF2 with SHA-256, as OWASP advises since 2023. */
const ROUNDS = 600_000;

/** A link under a phrase that could not be opened; `key` is the id of the message that says why. */
export class Sealed extends Error {
  name = "Sealed";

  /** @param {"sealed-damaged" | "sealed-phrase" | "sealed-nowhere"} key */
  constructor(key) {
    super(key);
    this.key = key;
  }
}

/** Whether this page may encrypt: browsers allow it only on https and on this very machine. */
export function canSeal() {
  return Boolean(globalThis.crypto?.subtle);
}

/** Whether a link or a whole address is under a phrase. @param {string} text */
export function isSealed(text) {
  return tail(text).startsWith(MARK);
}

/** @param {string} text */
function tail(text) {
  return text.slice(text.lastIndexOf("#") + 1).trim();
}

/** @param {string} phrase @param {Uint8Array<ArrayBuffer>} salt */
async function keyOf(phrase, salt) {
  const known = new TextEncoder().encode(phrase.normalize("NFKC").trim());
  const base = await crypto.subtle.importKey("raw", known, "PBKDF2", false, ["deriveKey"]);
  const method = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(method, base, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

/** The first bytes of a hash, by which damage is told from a wrong phrase. @param {Uint8Array<ArrayBuffer>} bytes */
async function checkOf(bytes) {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)).slice(0, CHECK);
}

/**
 * A text under a phrase.
 * @param {string} text
 * @param {string} phrase
 */
export async function seal(text, phrase) {
  if (!canSeal()) throw new Sealed("sealed-nowhere");
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(NONCE));
  const key = await keyOf(phrase, salt);
  const hidden = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text));
  const body = new Uint8Array([...salt, ...iv, ...new Uint8Array(hidden)]);
  return MARK + fromBytes(new Uint8Array([...body, ...(await checkOf(body))]));
}

/**
 * The text under a phrase; throws `Sealed` if the link is damaged or the phrase is wrong.
 * @param {string} link or a whole address
 * @param {string} phrase
 */
export async function unseal(link, phrase) {
  if (!canSeal()) throw new Sealed("sealed-nowhere");
  const bytes = toBytes(tail(link).slice(MARK.length));
  const body = bytes?.slice(0, -CHECK);
  if (!bytes || !body || bytes.length <= SALT + NONCE + CHECK) throw new Sealed("sealed-damaged");
  const check = await checkOf(body);
  if (bytes.slice(-CHECK).some((byte, at) => byte !== check[at])) throw new Sealed("sealed-damaged");
  const key = await keyOf(phrase, body.slice(0, SALT));
  try {
    const iv = body.slice(SALT, SALT + NONCE);
    const plain = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, body.slice(SALT + NONCE));
    return new TextDecoder().decode(plain);
  } catch {
    throw new Sealed("sealed-phrase");
  }
}
