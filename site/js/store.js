// @ts-check
/** What is kept on this device: games in IndexedDB, settings in local storage, and who may write a game. */

import { createStore, del, get, set, values } from "idb-keyval";
import { DEFAULTS } from "./state.js";

/** @typedef {import("./state.js").Saved} Saved */

const games = createStore("sacbe", "games");
const SETTINGS = "sacbe.settings";
/** The game on this tab's table, so that a reload comes back to it. */
const TABLE = "sacbe.table";

/** @param {Saved} saved */
export async function keep(saved) {
  sessionStorage.setItem(TABLE, saved.id);
  await set(saved.id, saved, games);
}

/** @param {string} id @returns {Promise<Saved | undefined>} */
export function find(id) {
  return get(id, games);
}

/** The game that was on this tab's table before a reload. @returns {Promise<Saved | undefined>} */
export async function onTable() {
  const id = sessionStorage.getItem(TABLE);
  return id ? find(id) : undefined;
}

/** Nothing is on this tab's table any more. */
export function clearTable() {
  sessionStorage.removeItem(TABLE);
  letGo();
}

/** Every kept game, newest first. @returns {Promise<Saved[]>} */
export async function all() {
  /** @type {Saved[]} */
  const found = await values(games);
  return found.sort((a, b) => b.updated - a.updated);
}

/** @param {string} id */
export function forget(id) {
  return del(id, games);
}

/** @returns {typeof DEFAULTS} */
export function readSettings() {
  try {
    return { ...DEFAULTS, ...JSON.parse(localStorage.getItem(SETTINGS) ?? "{}") };
  } catch {
    return { ...DEFAULTS };
  }
}

/** @param {typeof DEFAULTS} settings */
export function writeSettings(settings) {
  localStorage.setItem(SETTINGS, JSON.stringify(settings));
}

/** The game this tab holds, and how to let go of it. */
let held = { id: "", free: () => {} };

/** Let other tabs have the game. */
export function letGo() {
  held.free();
  held = { id: "", free: () => {} };
}

/**
 * Take a game for this tab, so that no other tab writes it.
 * @param {string} id
 * @param {() => void} onLost told when another tab takes it over
 * @param {boolean} [steal] take it even from a tab that has it
 * @returns {Promise<boolean>} whether it is ours
 */
export function hold(id, onLost, steal = false) {
  if (held.id === id || !navigator.locks) return Promise.resolve(true);
  letGo();
  return new Promise((resolve) => {
    const options = steal ? { steal } : { ifAvailable: true };
    navigator.locks
      .request(`sacbe-game-${id}`, options, (lock) => {
        resolve(lock !== null);
        if (lock) return new Promise((free) => (held = { id, free: () => free(undefined) }));
      })
      .catch(() => {
        held = { id: "", free: () => {} };
        onLost();
      });
  });
}
