// @ts-check
/**
 * Games saved on this device, and which tab may write them. A browser may refuse all of it, as some do in private windows; then
 * games last only as long as the page, and the page says so.
 */

import { del, get, set, values } from "idb-keyval";
import { lastingStore } from "./database.js";
import { createHolding } from "./holding.js";
import { readGame } from "./schema.js";
import { tried } from "./tried.js";

/** @typedef {import("../session/types.d.ts").Saved} Saved */
/** @typedef {ReturnType<typeof createSaves>} Saves */

/** The key of the game on this tab's table, so that a reload comes back to it. */
const TABLE = "sacbe.table";

/** @param {(isRefused: boolean) => void} onTried called with whether the device refused to save games */
export function createSaves(onTried) {
  const games = lastingStore("sacbe", "games");
  /** Games that the device did not save, or has not saved yet. @type {Map<string, Saved>} */
  const memory = new Map();
  const { hold, ifFree, letGo } = createHolding();

  let isAskedToLast = false;

  /** Ask the browser, once, to keep what is saved here even when the device runs out of space. */
  function askToLast() {
    if (isAskedToLast) return;
    isAskedToLast = true;
    void tried(() => navigator.storage.persist(), false);
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

  /** Every saved game, newest first; records of another shape are left alone. @returns {Promise<Saved[]>} */
  async function all() {
    /** @type {unknown[] | null} */
    const kept = await tried(() => values(games), null);
    onTried(kept === null);
    const listed = (kept ?? []).map(readGame).filter((saved) => saved !== undefined);
    const found = [...listed.filter(({ id }) => !memory.has(id)), ...memory.values()];
    return found.sort((a, b) => b.updated - a.updated);
  }

  return {
    find,
    all,
    /** The games by link with this id, newest first. @param {string} id */
    letters: async (id) => (await all()).filter(({ letter }) => letter?.id === id),
    hold,
    letGo,
    /**
     * Save a game; if the device refuses, until the page is closed. Nobody needs to wait for it: the device writes in
     * the order in which it was asked to, and until then the game is found in memory.
     * @param {Saved} saved
     */
    async keep(saved) {
      const record = { ...saved };
      memory.set(record.id, record);
      if (record.actions.length) askToLast();
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

    /**
     * Delete a game, unless it is on a table: the tab that plays it would only save it again.
     * @param {string} id
     * @returns {Promise<boolean>} whether it is gone
     */
    forget: (id) => ifFree(id, () => drop(id)),
  };
}
