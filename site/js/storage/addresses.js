// @ts-check
/**
 * What an address says beside the game: which seats are the computer's, and how people are called. Both are optional, and
 * whatever cannot be understood there is left out: the game opens all the same.
 *
 *     #<link>~<one letter per seat>~<names>
 */

import { CATALOGUE } from "../engine/catalogue.js";
import { cleanName } from "../ui/clean-name.js";

/** @typedef {import("../session/types.d.ts").Seat} Seat */

const SEPARATOR = "~";
const PERSON = "h";

/**
 * What stands behind the link of a game; a level that the game does not have is a person's there, as when it is read.
 * @param {string} game
 * @param {Seat[]} seats
 */
export function seatsAsText(game, seats) {
  const { levels } = CATALOGUE[game];
  const kinds = seats.map(({ kind }) => (levels.includes(kind) ? levels.indexOf(kind).toString(36) : PERSON)).join("");
  const isNamed = seats.some(({ name }) => name);
  const names = isNamed ? toBase64(seats.map(({ name }) => cleanName(name)).join("\n")) : "";
  const parts = [[...kinds].every((letter) => letter === PERSON) ? "" : kinds, names];
  while (parts.length && !parts.at(-1)) parts.pop();
  return parts.map((part) => SEPARATOR + part).join("");
}

/**
 * A link, or a whole address, apart into the link and what stands behind it.
 * @param {string} text
 */
export function readAddress(text) {
  const plain = unescaped(text);
  const [link, kinds = "", names = ""] = plain
    .slice(plain.lastIndexOf("#") + 1)
    .trim()
    .split(SEPARATOR);
  return { link, kinds, names };
}

/** An address without the escapes that some messengers write into it; one with a broken escape as it is. @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The seats that an address tells of.
 * @param {string[]} levels
 * @param {number} count
 * @param {{kinds: string, names: string}} address
 * @returns {Seat[]}
 */
export function seatsFromText(levels, count, { kinds, names }) {
  const called = fromBase64(names).split("\n");
  return Array.from({ length: count }, (_, at) => ({
    kind: levels[Number.parseInt(kinds[at], 36)] ?? "human",
    name: cleanName(called[at]),
  }));
}

/** @param {string} text */
function toBase64(text) {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Text from base64url; what is damaged or far too long gives none. @param {string} code */
function fromBase64(code) {
  if (code.length > 400) return "";
  try {
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return "";
  }
}
