// @ts-check
/** What people set on this device: settings, the last setup of the start screen, finished lessons. */

import { tried } from "./tried.js";

const SETTINGS = "sacbe.settings";
const SETUP = "sacbe.setup";
const LESSONS = "sacbe.lessons";
const DEVICE = "sacbe.device";
const RESULTS = "sacbe.results";

/** The bytes of the device's secret. */
const SECRET = 32;

/** The default settings. */
export const DEFAULTS = {
  /** @type {"system" | "light" | "dark"} */
  theme: "system",
  /** @type {import("../session/types.d.ts").Pace} */
  pace: "normal",
  /** Ask before a turn is ended with something left. */
  ask: true,
  /** Ask even when there is only one thing to do. */
  windows: false,
  /** Cover an open hand when nobody has touched the page for a while and several people share the screen. */
  cover: true,
  /** Single-key shortcuts at the table; people who use voice input trigger them by mistake. */
  keys: true,
  /** On a small screen, show the part of the board where something happens. */
  zoom: false,
  /** Sounds. */
  sound: false,
  /** Vibration, on devices that have it. */
  shake: false,
};

/** @typedef {typeof DEFAULTS} Settings */

/** The values that a setting may have. @type {Record<string, unknown[]>} */
const VALUES = {
  theme: ["system", "light", "dark"],
  pace: ["slow", "normal", "fast", "instant"],
  ask: [true, false],
  windows: [true, false],
  cover: [true, false],
  sound: [true, false],
  shake: [true, false],
  keys: [true, false],
  zoom: [true, false],
};

/** @param {string} key @returns {unknown} */
function read(key) {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} key @param {unknown} value */
async function write(key, value) {
  await tried(() => localStorage.setItem(key, JSON.stringify(value)), undefined);
}

/** The settings of this device; whatever is not a value of a setting is ignored. @returns {Settings} */
export function readSettings() {
  const known = Object.entries(read(SETTINGS) ?? {}).filter(
    ([key, value]) => Object.hasOwn(VALUES, key) && VALUES[key].includes(value),
  );
  return { ...DEFAULTS, ...Object.fromEntries(known) };
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  return write(SETTINGS, settings);
}

/** A secret of this device, from which it makes its promises in games by link; made at the first visit. @returns {Uint8Array} */
export function deviceSecret() {
  const known = read(DEVICE);
  if (Array.isArray(known) && known.length === SECRET && known.every((byte) => Number.isInteger(byte)))
    return Uint8Array.from(known);
  const secret = crypto.getRandomValues(new Uint8Array(SECRET));
  void write(DEVICE, [...secret]);
  return secret;
}

/** How games ended on this device, as it was stored. */
export function readResults() {
  return read(RESULTS);
}

/** @param {unknown[]} results */
export function writeResults(results) {
  return write(RESULTS, results);
}

/** The ids of the lessons that were finished on this device, by game. @returns {Record<string, string[]>} */
export function readLessons() {
  const known = Object.entries(read(LESSONS) ?? {}).filter(([, ids]) => Array.isArray(ids));
  return Object.fromEntries(known);
}

/** @param {Record<string, string[]>} lessons */
export function writeLessons(lessons) {
  return write(LESSONS, lessons);
}

/** The setup of the last game begun on the start screen. */
export function readSetup() {
  return read(SETUP);
}

/** @param {import("./schema.js").Setup} setup */
export function writeSetup(setup) {
  return write(SETUP, setup);
}
