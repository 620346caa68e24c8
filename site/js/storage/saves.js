// @ts-check
/**
 * Games saved on this device, and which tab may write them. A browser may refuse all of it, as some do in private windows; then
 * games last only as long as the page, and the page says so.
 */

import { createStore, del, get, set, values } from "idb-keyval";
import { readGame } from "./schema.js";
import { tried } from "./tried.js";

/** @typedef {import("../session/types.d.ts").Saved} Saved */
/** @typedef {ReturnType<typeof createSaves>} Saves */

/** The key of the game on this tab's table, so that a reload comes back to it. */
const TABLE = "sacbe.table";
/** Holds no game. */
const NONE = { id: "", ours: Promise.resolve(false), free: () => {} };

/** The name of the lock that a tab holds while it plays a game. @param {string} id */
function lockOf(id) {
  return `sacbe-game-${id}`;
}

/** @param {(isRefused: boolean) => void} onTried called with whether the device refused to save games */
export function createSaves(onTried) {
  const games = createStore("sacbe", "games");
  /** Games that the device did not save, or has not saved yet. @type {Map<string, Saved>} */
  const memory = new Map();
  /** The game this tab holds or has asked for: whether it got it, and how to release it. */
  let held = NONE;

  /** Let other tabs have the game. */
  function letGo() {
    held.free();
    held = NONE;
  }

  /** @param {string} id */
  async function drop(id) {
    memory.delete(id);
    await tried(() => del(id, games), undefined);
    return true;
  }

  /** @param {string} id @returns {Promise<Saved | undefined>} */
  async function find(id) {
    return readGame(memory.get(id) ?? (await tried(() => get(id, games), undefined)));
  }

  return {
    find,
    letGo,
    /**
     * Save a game; if the device refuses, until the page is closed. Nobody needs to wait for it: the device writes in
     * the order in which it was asked to, and until then the game is found in memory.
     * @param {Saved} saved
     */
    async keep(saved) {
      const record = { ...saved };
      memory.set(record.id, record);
      const kept = await tried(() => set(record.id, record, games).then(() => true), false);
      if (kept && memory.get(record.id) === record) memory.delete(record.id);
      onTried(!kept);
    },

    /** Note that this game is on this tab's table, so that a reload comes back to it. @param {string} id */
    setTable(id) {
      void tried(() => sessionStorage.setItem(TABLE, id), undefined);
    },

    /** The game that was on this tab's table before a reload. @returns {Promise<Saved | undefined>} */
    async onTable() {
      const id = await tried(() => sessionStorage.getItem(TABLE), null);
      return id ? find(id) : undefined;
    },

    /** Note that nothing is on this tab's table. */
    async clearTable() {
      letGo();
      await tried(() => sessionStorage.removeItem(TABLE), undefined);
    },

    /** Every saved game, newest first; records of another shape are left alone. @returns {Promise<Saved[]>} */
    async all() {
      /** @type {unknown[] | null} */
      const kept = await tried(() => values(games), null);
      onTried(kept === null);
      const listed = (kept ?? []).map(readGame).filter((saved) => saved !== undefined);
      const found = [...listed.filter(({ id }) => !memory.has(id)), ...memory.values()];
      return found.sort((a, b) => b.updated - a.updated);
    },

    /**
     * Delete a game, unless it is on a table: the tab that plays it would only save it again.
     * @param {string} id
     * @returns {Promise<boolean>} whether it is gone
     */
    async forget(id) {
      if (!navigator.locks) return drop(id);
      return navigator.locks.request(lockOf(id), { ifAvailable: true }, (lock) => lock !== null && drop(id));
    },

    /**
     * Take a game for this tab, so that no other tab writes to it.
     * @param {string} id
     * @param {() => void} onLost called when another tab takes it over
     * @param {boolean} [steal] take it even from a tab that has it
     * @returns {Promise<boolean>} whether it is ours
     */
    hold(id, onLost, steal = false) {
      if (!navigator.locks) return Promise.resolve(true);
      if (held.id === id && !steal) return held.ours;
      letGo();
      let free = () => {};
      /** @type {Promise<void>} */
      const freed = new Promise((resolve) => (free = resolve));
      const ours = new Promise((/** @type {(ours: boolean) => void} */ resolve) => {
        const options = steal ? { steal } : { ifAvailable: true };
        navigator.locks
          .request(lockOf(id), options, (lock) => {
            if (!lock && held === own) held = NONE;
            resolve(lock !== null);
            return lock ? freed : undefined;
          })
          .catch(() => {
            if (held !== own) return;
            held = NONE;
            onLost();
          });
      });
      const own = { id, ours, free };
      held = own;
      return ours;
    },
  };
}
