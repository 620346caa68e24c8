// @ts-check
/** The bots of the Lab: examples that the build brings, and those of yours, which stay on this device. */

import { get, set } from "idb-keyval";
import { asset } from "../engine/assets.js";
import { isListed } from "../engine/catalogue.js";

/** @typedef {import("./types.d.ts").Bot} Bot */

const KEY = "sacbe.bots";
export const LONGEST_NAME = 40;
/** Characters of a bot's source. */
export const LONGEST_SOURCE = 100_000;

/** The examples, in the order to read them. @returns {Promise<Bot[]>} */
export async function readExamples() {
  const found = await (await fetch(asset(__LAB__.examples))).json();
  return found.map((/** @type {Omit<Bot, "isExample">} */ each) => ({ ...each, isExample: true }));
}

/** Your bots; nothing if the device cannot keep any or what it kept is damaged. @returns {Promise<Bot[]>} */
export async function readOwn() {
  try {
    const kept = await get(KEY);
    return Array.isArray(kept) ? kept.filter(isBot) : [];
  } catch {
    return [];
  }
}

/** Keep your bots; returns whether that worked. @param {Bot[]} bots */
export async function keepOwn(bots) {
  try {
    await set(KEY, bots);
    return true;
  } catch {
    return false;
  }
}

/** Whether something read from outside is a bot of yours. @param {any} value @returns {value is Bot} */
export function isBot(value) {
  return (
    typeof value === "object" &&
    value !== null &&
    typeof value.id === "string" &&
    isListed(value.game) &&
    isNamed(value.name) &&
    typeof value.source === "string" &&
    value.source.length <= LONGEST_SOURCE &&
    value.isExample === false
  );
}

/** Whether a bot may be called that: it stands in tables and error messages. @param {unknown} name @returns {name is string} */
export function isNamed(name) {
  return typeof name === "string" && name.length <= LONGEST_NAME && /^[\p{L}\p{N}][\p{L}\p{N} ._-]*$/u.test(name);
}

/** A new bot of yours. @param {Pick<Bot, "game" | "name" | "source">} from @returns {Bot} */
export function ownBot({ game, name, source }) {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
  return { id, game, name, source, isExample: false };
}
