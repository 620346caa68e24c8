// @ts-check
/**
 * What an address says beside the game: which seats are the computer's, and how people are called. Both are optional, and
 * whatever cannot be understood there is left out: the game opens all the same.
 *
 *     #<link>~<one letter per seat>~<names>
 */

import { state } from "./state.js";
import { say } from "./texts.js";

/** @typedef {import("./state.js").Seat} Seat */

/** Characters of a name. */
export const LONGEST_NAME = 16;
const SEPARATOR = "~";
const PERSON = "h";

/** How a computer player is called. @param {number} seat */
export function computerName(seat) {
  return say("computer-names").split(", ")[seat];
}

/**
 * A seat as it is called when nobody gives it a name.
 * @param {number} at
 * @param {string} kind
 */
function nameless(at, kind) {
  return kind === "human" ? say("seat-default", { number: at + 1 }) : computerName(at);
}

/**
 * A seat in other hands; a name that nobody gave it changes with them.
 * @param {Seat} seat
 * @param {number} at
 * @param {string} kind
 * @returns {Seat}
 */
export function handed({ name }, at, kind) {
  const invented = [computerName(at), say("seat-default", { number: at + 1 }), say("seat-you")].includes(name);
  const person = at ? say("seat-default", { number: at + 1 }) : say("seat-you");
  return { kind, name: !invented ? name : kind === "human" ? person : computerName(at) };
}

/** The levels of a game, weak to strong. @param {string} game @returns {string[]} */
export function levelsOf(game) {
  return state.games.find((each) => each.game === game)?.levels ?? [];
}

/**
 * A name that is fit to be shown, or nothing.
 * @param {unknown} told
 */
export function cleanName(told) {
  if (typeof told !== "string") return "";
  return [...told.replace(/\p{C}+/gu, " ").trim()].slice(0, LONGEST_NAME).join("");
}

/**
 * What stands behind the link of a game; a level that the game does not have is a person's there, as when it is read.
 * @param {string} game
 * @param {Seat[]} seats
 */
export function seatsAsText(game, seats) {
  const levels = levelsOf(game);
  const kinds = seats.map(({ kind }) => (levels.includes(kind) ? levels.indexOf(kind).toString(36) : PERSON)).join("");
  const isNamed = seats.some(({ name, kind }, at) => name !== nameless(at, kind) && name !== say("seat-you"));
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
  const [link, kinds = "", names = ""] = plain.slice(plain.lastIndexOf("#") + 1).trim().split(SEPARATOR);
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
 * @param {string} game
 * @param {number} count
 * @param {{kinds: string, names: string}} told
 * @returns {Seat[]}
 */
export function seatsFromText(game, count, { kinds, names }) {
  const levels = levelsOf(game);
  const called = fromBase64(names).split("\n");
  return Array.from({ length: count }, (_, at) => {
    const kind = levels[parseInt(kinds[at], 36)] ?? "human";
    return { kind, name: cleanName(called[at]) || nameless(at, kind) };
  });
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
