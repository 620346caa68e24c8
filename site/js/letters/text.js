// @ts-check
/**
 * A letter as it stands in an address, after everything else: the game's id, and of every chain its seat, the step at which it was
 * promised, and its latest value. A checksum over the whole address tells damage from deceit.
 */

import { bytesToHex, hexToBytes } from "@noble/hashes/utils.js";
import { hash, SIZE } from "./chains.js";

/** @typedef {{id: string, chains: {seat: string, from: number, value: string}[]}} Letter */

const VERSION = 1;
/** Bytes of an id, of a chain and of the checksum. */
const [ID, CHAIN, CHECK] = [8, 3 + SIZE, 3];
/** The most chains that a letter may hold: everybody may change devices several times. */
const MOST = 40;

/**
 * The bytes of a letter.
 * @param {Letter} letter
 * @param {string} before what stands before it in the address
 */
export function toBytes({ id, chains }, before) {
  const body = [
    VERSION,
    ...hexToBytes(id),
    ...chains.flatMap(({ seat, from, value }) => [Number(seat.slice(1)), from >> 8, from & 255, ...hexToBytes(value)]),
  ];
  return Uint8Array.from([...body, ...check(before, Uint8Array.from(body))]);
}

/**
 * The letter that some bytes spell; null if they are damaged, or of a later version.
 * @param {Uint8Array | null} bytes
 * @param {string} before
 * @returns {Letter | null}
 */
export function fromBytes(bytes, before) {
  const count = bytes ? (bytes.length - 1 - ID - CHECK) / CHAIN : 0;
  if (!bytes || bytes[0] !== VERSION || !Number.isInteger(count) || count < 1 || count > MOST) return null;
  const body = bytes.slice(0, -CHECK);
  if (check(before, body).some((byte, at) => byte !== bytes[body.length + at])) return null;
  const chains = Array.from({ length: count }, (_, at) => {
    const [seat, high, low, ...value] = body.slice(1 + ID + at * CHAIN);
    return { seat: `P${seat}`, from: high * 256 + low, value: bytesToHex(Uint8Array.from(value.slice(0, SIZE))) };
  });
  return { id: bytesToHex(body.slice(1, 1 + ID)), chains };
}

/** @param {string} before @param {Uint8Array} body */
function check(before, body) {
  return hash("letter", before, body).slice(0, CHECK);
}
