// @ts-check
/** What is kept on this device: games in IndexedDB, settings in local storage, and who may write a game. */

import { createStore, del, get, set, values } from "idb-keyval";
import { DEFAULTS } from "./state.js";

/** @typedef {import("./state.js").Saved} Saved */

const games = createStore("sacbe", "games");
const SETTINGS = "sacbe.settings";
const CURRENT = "sacbe.current";

/** @param {Saved} saved */
export async function keep(saved) {
  await set(saved.id, saved, games);
  localStorage.setItem(CURRENT, saved.id);
}

/** @param {string} id @returns {Promise<Saved | undefined>} */
export function find(id) {
  return get(id, games);
}

/** The game that was played last. @returns {Promise<Saved | undefined>} */
export async function current() {
  const id = localStorage.getItem(CURRENT);
  return id ? find(id) : undefined;
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

/** Lets go of the game this tab holds. @type {() => void} */
let release = () => {};

/**
 * Take a game for this tab, so that no other tab writes it.
 * @param {string} id
 * @param {() => void} onLost told when another tab takes it over
 * @param {boolean} [steal] take it even from a tab that has it
 * @returns {Promise<boolean>} whether it is ours
 */
export function hold(id, onLost, steal = false) {
  release();
  release = () => {};
  if (!navigator.locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const options = steal ? { steal } : { ifAvailable: true };
    navigator.locks
      .request(`sacbe-game-${id}`, options, (lock) => {
        resolve(lock !== null);
        return lock && new Promise((free) => (release = () => free(undefined)));
      })
      .catch(onLost);
  });
}
