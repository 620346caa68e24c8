// @ts-check
/** What people set on this device: settings, and the last setup of the start screen. */

import { tried } from "./tried.js";

const SETTINGS = "sacbe.settings";
const SETUP = "sacbe.setup";

/** The default settings. */
export const DEFAULTS = {
  /** @type {"system" | "light" | "dark"} */
  theme: "system",
  /** @type {import("../session/types.d.ts").Pace} */
  pace: "normal",
  /** Ask before a turn is ended with something left. */
  ask: true,
  /** Single-key shortcuts at the table; people who use voice input trigger them by mistake. */
  keys: true,
};

/** @typedef {typeof DEFAULTS} Settings */

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

/** @returns {Settings} */
export function readSettings() {
  const known = read(SETTINGS);
  return { ...DEFAULTS, ...(typeof known === "object" && known) };
}

/** @param {Settings} settings */
export function writeSettings(settings) {
  return write(SETTINGS, settings);
}

/** The setup of the last game begun on the start screen. */
export function readSetup() {
  return read(SETUP);
}

/** @param {import("./schema.js").Setup} setup */
export function writeSetup(setup) {
  return write(SETUP, setup);
}
