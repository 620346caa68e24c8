// @ts-check
/**
 * What an address says besides the game: which seats the computer plays, the names of people, and the person it is for. All are
 * optional, and whatever cannot be understood is ignored: the game opens all the same.
 *
 *     #<link>~<one letter per seat>~<names>~<seat>~<letter>
 *
 * The letter of a game by link is different: if it is there, it must be whole.
 */

import { CATALOGUE } from "../engine/catalogue.js";
import * as letters from "../letters/text.js";
import { cleanName } from "../ui/clean-name.js";
import { fromBytes, toBytes } from "./base64.js";

/** @typedef {import("../session/types.d.ts").Seat} Seat */

const SEPARATOR = "~";

/**
 * What is sent to others, with the link last: whatever is cut off its end damages the link, which notices that.
 *
 *     #~<one letter per seat>~<names>~<seat>~<letter>~<link>
 *
 * @param {string} text a link and what follows it
 */
export function linkLast(text) {
  const [link, ...rest] = text.split(SEPARATOR);
  return rest.length ? SEPARATOR + [...rest, link].join(SEPARATOR) : link;
}

/** The link first, as it is read. @param {string} text */
function linkFirst(text) {
  if (!text.startsWith(SEPARATOR)) return text;
  const parts = text.slice(1).split(SEPARATOR);
  return [parts.at(-1), ...parts.slice(0, -1)].join(SEPARATOR);
}
const PERSON = "h";

/**
 * What follows the link of a game; a seat whose level the game does not have counts as a person, as when it is read.
 * @param {string} game
 * @param {Seat[]} seats
 * @param {string} [to] the seat of the person it is for
 */
export function seatsAsText(game, seats, to = "") {
  const { levels } = CATALOGUE[game];
  const kinds = seats.map(({ kind }) => (levels.includes(kind) ? levels.indexOf(kind).toString(36) : PERSON)).join("");
  const isNamed = seats.some(({ name }) => name);
  const names = isNamed ? toBase64(seats.map(({ name }) => cleanName(name)).join("\n")) : "";
  const parts = [[...kinds].every((letter) => letter === PERSON) ? "" : kinds, names, to];
  while (parts.length && !parts.at(-1)) parts.pop();
  return parts.map((part) => SEPARATOR + part).join("");
}

/**
 * What follows the link of a game by link.
 * @param {string} link
 * @param {string} game
 * @param {Seat[]} seats
 * @param {string} to
 * @param {letters.Letter} letter
 */
export function letterAsText(link, game, seats, to, letter) {
  const plain = seatsAsText(game, seats, to);
  const tail = plain + SEPARATOR.repeat(3 - (plain.split(SEPARATOR).length - 1));
  return `${tail}${SEPARATOR}${fromBytes(letters.toBytes(letter, link + tail))}`;
}

/** A letter, null if there is none, or "damaged". @param {string[]} parts of an address @returns {letters.Letter | null | "damaged"} */
function letterIn(parts) {
  const [code, before] = [parts[4] ?? "", parts.slice(0, 4).join(SEPARATOR)];
  return code ? (letters.fromBytes(toBytes(code), before) ?? "damaged") : null;
}

/**
 * A link or a whole address, split into the link and what follows it.
 * @param {string} text
 */
export function readAddress(text) {
  const plain = unescaped(text);
  const parts = linkFirst(plain.slice(plain.lastIndexOf("#") + 1).trim()).split(SEPARATOR);
  const [link, kinds = "", names = "", to = ""] = parts;
  return { link, kinds, names, to: /^P[1-9]$/.test(to) ? to : null, letter: letterIn(parts) };
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
  return fromBytes(new TextEncoder().encode(text));
}

/** Text from base64url; empty if it is damaged or far too long. @param {string} code */
function fromBase64(code) {
  const bytes = code.length > 400 ? null : toBytes(code);
  try {
    return bytes ? new TextDecoder("utf-8", { fatal: true }).decode(bytes) : "";
  } catch {
    return "";
  }
}
