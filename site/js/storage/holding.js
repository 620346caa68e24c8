// @ts-check
/**
 * Which tab plays a game: at most one holds it and may write it.
 *
 * Where the browser has locks, they decide. Pages on plain http have none; there the tabs ask each other, the one that has held a
 * game longest keeps it, and a tab that hears of an older claim gives way.
 */

import { digits } from "../engine/digits.js";

/** @typedef {ReturnType<typeof byLocks>} Holding */

/** Milliseconds within which another tab says that it has a game; an answer that comes later is heeded too. */
const PATIENCE = 200;
const CHANNEL = "sacbe-games";

/** The name of a game's lock. @param {string} id */
function lockOf(id) {
  return `sacbe-game-${id}`;
}

/** @returns {Holding} */
export function createHolding() {
  return navigator.locks ? byLocks(navigator.locks) : byMessages(new BroadcastChannel(CHANNEL));
}

/** @param {LockManager} locks */
function byLocks(locks) {
  const none = { id: "", ours: Promise.resolve(false), free: () => {} };
  /** The game this tab holds or has asked for: whether it got it, and how to release it. */
  let held = none;

  /** Let other tabs have the game. */
  function letGo() {
    held.free();
    held = none;
  }

  return {
    letGo,
    /**
     * Take a game for this tab, so that no other tab writes to it.
     * @param {string} id
     * @param {() => void} onLost called when another tab takes it over
     * @param {boolean} [steal] take it even from a tab that has it
     * @returns {Promise<boolean>} whether it is ours
     */
    hold(id, onLost, steal = false) {
      if (held.id === id && !steal) return held.ours;
      letGo();
      let free = () => {};
      /** @type {Promise<void>} */
      const freed = new Promise((resolve) => (free = resolve));
      const ours = new Promise((/** @type {(ours: boolean) => void} */ resolve) => {
        const options = steal ? { steal } : { ifAvailable: true };
        locks
          .request(lockOf(id), options, (lock) => {
            if (!lock && held === own) held = none;
            resolve(lock !== null);
            return lock ? freed : undefined;
          })
          .catch(() => {
            if (held !== own) return;
            held = none;
            onLost();
          });
      });
      const own = { id, ours, free };
      held = own;
      return ours;
    },
    /**
     * Do something with a game, unless a tab has it.
     * @param {string} id
     * @param {() => Promise<boolean>} work
     * @returns {Promise<boolean>} the result; false if a tab has the game
     */
    ifFree(id, work) {
      return locks.request(lockOf(id), { ifAvailable: true }, async (lock) => lock !== null && work());
    },
  };
}

/**
 * A tab's wish to have a game: the older one wins.
 * @typedef {{id: string, since: number, tab: string, steal?: boolean}} Claim
 */

/** Whether one claim precedes another. @param {Claim} one @param {Claim} other */
function precedes(one, other) {
  return one.since < other.since || (one.since === other.since && one.tab < other.tab);
}

/**
 * The same without locks.
 * @param {BroadcastChannel} channel between the tabs
 * @returns {Holding}
 */
export function byMessages(channel) {
  const tab = digits();
  /** What this tab holds or has asked for, by game. @type {Map<string, {claim: Claim, ours: Promise<boolean>, lose: () => void}>} */
  const claims = new Map();
  /** The game on this tab's table. */
  let onTable = "";

  channel.onmessage = (/** @type {MessageEvent<Claim>} */ { data: claim }) => {
    const own = claims.get(claim.id);
    if (!own) return;
    if (!claim.steal && precedes(own.claim, claim)) return channel.postMessage(own.claim);
    claims.delete(claim.id);
    own.lose();
  };

  /**
   * Claim a game, and wait whether another tab objects.
   * @param {string} id
   * @param {() => void} onLost
   * @param {boolean} steal
   */
  function claimed(id, onLost, steal) {
    const claim = { id, since: Date.now(), tab };
    const own = { claim, ours: Promise.resolve(false), lose: onLost };
    own.ours = new Promise((resolve) => {
      const timer = setTimeout(() => {
        own.lose = onLost;
        resolve(true);
      }, PATIENCE);
      own.lose = () => {
        clearTimeout(timer);
        resolve(false);
      };
    });
    claims.set(id, own);
    channel.postMessage({ ...claim, steal });
    return own.ours;
  }

  function letGo() {
    claims.delete(onTable);
    onTable = "";
  }

  return {
    letGo,
    hold(id, onLost, steal = false) {
      const own = claims.get(id);
      if (own && !steal) return own.ours;
      letGo();
      onTable = id;
      return claimed(id, onLost, steal);
    },
    async ifFree(id, work) {
      if (claims.has(id)) return false;
      try {
        return (await claimed(id, () => {}, false)) && (await work());
      } finally {
        claims.delete(id);
      }
    },
  };
}
