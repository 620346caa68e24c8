// @ts-check
/**
 * What is kept on this device: games in IndexedDB, settings in local storage, and who may write a game. A browser may refuse
 * all of it, as some do in private windows; then games live as long as the page, and the page says so.
 */

import { createStore, del, get, set, values } from "idb-keyval";
import { isGame } from "./kept.js";
import { DEFAULTS, update } from "./state.js";

/** @typedef {import("./state.js").Saved} Saved */

const games = createStore("sacbe", "games");
const SETTINGS = "sacbe.settings";
const SETUP = "sacbe.setup";
/** The game on this tab's table, so that a reload comes back to it. */
const TABLE = "sacbe.table";

/** Games that the device did not take, or not yet. @type {Map<string, Saved>} */
const memory = new Map();

/**
 * What a part of the browser that may be refused gives, or something else instead.
 * @template T
 * @param {() => T | Promise<T>} work
 * @param {T} otherwise
 */
async function tried(work, otherwise) {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}

/**
 * Keep a game; if the device does not take it, until the page is closed. Nobody needs to wait for it: the device writes in the
 * order in which it was asked to, and until then the game is found here.
 * @param {Saved} saved
 */
export async function keep(saved) {
  const record = { ...saved };
  memory.set(record.id, record);
  void tried(() => sessionStorage.setItem(TABLE, record.id), undefined);
  const kept = await tried(() => set(record.id, record, games).then(() => true), false);
  if (kept && memory.get(record.id) === record) memory.delete(record.id);
  update({ unkept: !kept });
}

/** @param {string} id @returns {Promise<Saved | undefined>} */
export async function find(id) {
  const found = memory.get(id) ?? (await tried(() => get(id, games), undefined));
  return isGame(found) ? found : undefined;
}

/** The game that was on this tab's table before a reload. @returns {Promise<Saved | undefined>} */
export async function onTable() {
  const id = await tried(() => sessionStorage.getItem(TABLE), null);
  return id ? find(id) : undefined;
}

/** Nothing is on this tab's table any more. */
export async function clearTable() {
  letGo();
  await tried(() => sessionStorage.removeItem(TABLE), undefined);
}

/** Every kept game, newest first; records of another shape stay where they are. @returns {Promise<Saved[]>} */
export async function all() {
  /** @type {unknown[] | null} */
  const kept = await tried(() => values(games), null);
  update({ unkept: kept === null });
  const found = [...(kept ?? []).filter(isGame).filter(({ id }) => !memory.has(id)), ...memory.values()];
  return found.sort((a, b) => b.updated - a.updated);
}

/**
 * Throw a game away, unless it is on a table: whoever plays it would only keep it again.
 * @param {string} id
 * @returns {Promise<boolean>} whether it is gone
 */
export async function forget(id) {
  if (!navigator.locks) return drop(id);
  return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null && drop(id));
}

/** @param {string} id */
async function drop(id) {
  memory.delete(id);
  await tried(() => del(id, games), undefined);
  return true;
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
export async function writeSettings(settings) {
  await tried(() => localStorage.setItem(SETTINGS, JSON.stringify(settings)), undefined);
}

/** What the start screen was set to when a game was begun there last. @returns {unknown} */
export function readSetup() {
  try {
    return JSON.parse(localStorage.getItem(SETUP) ?? "null");
  } catch {
    return null;
  }
}

/** @param {import("./state.js").Setup} setup */
export async function writeSetup(setup) {
  await tried(() => localStorage.setItem(SETUP, JSON.stringify(setup)), undefined);
}

/** The lock that a tab has which plays a game. @param {string} id */
function lockOf(id) {
  return `sacbe-game-${id}`;
}

/** No game is held. */
const NONE = { id: "", ours: Promise.resolve(false), free: () => {} };
/** The game this tab holds or has asked for: whether it gets it, and how to let go of it. */
let held = NONE;

/** Let other tabs have the game. */
export function letGo() {
  held.free();
  held = NONE;
}

/**
 * Take a game for this tab, so that no other tab writes it.
 * @param {string} id
 * @param {() => void} onLost told when another tab takes it over
 * @param {boolean} [steal] take it even from a tab that has it
 * @returns {Promise<boolean>} whether it is ours
 */
export function hold(id, onLost, steal = false) {
  if (!navigator.locks) return Promise.resolve(true);
  if (held.id === id) return held.ours;
  letGo();
  let free = () => {};
  /** @type {Promise<void>} */
  const freed = new Promise((resolve) => (free = resolve));
  const ours = new Promise((/** @type {(ours: boolean) => void} */ resolve) => {
    const options = steal ? { steal } : { ifAvailable: true };
    navigator.locks
      .request(lockOf(id), options, (lock) => {
        if (!lock && held === mine) held = NONE;
        resolve(lock !== null);
        return lock ? freed : undefined;
      })
      .catch(() => {
        if (held !== mine) return;
        held = NONE;
        onLost();
      });
  });
  const mine = { id, ours, free };
  held = mine;
  return ours;
}
