// @ts-check
/**
 * What an address says besides the game: which seats the computer plays, and the names of people. Both are optional, and
 * whatever cannot be understood is ignored: the game opens all the same.
 *
 *     #<link>~<one letter per seat>~<names>
 */

import { CATALOGUE } from "../engine/catalogue.js";
import { cleanName } from "../ui/clean-name.js";

/** @typedef {import("../session/types.d.ts").Seat} Seat */

const SEPARATOR = "~";
const PERSON = "h";

/**
 * What follows the link of a game; a seat whose level the game does not have counts as a person, as when it is read.
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
 * A link or a whole address, split into the link and what follows it.
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

/** An address without the escapes that some messengers add; unchanged if an escape is broken. @param {string} text */
function unescaped(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The seats that an address describes.
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

/** Text from base64url; empty if it is damaged or far too long. @param {string} code */
function fromBase64(code) {
  if (code.length > 400) return "";
  try {
    const bytes = atob(code.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return "";
  }
}
