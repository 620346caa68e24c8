// @ts-check
/** Computer players: a worker of their own that thinks in slices, so that they can be stopped at any moment. */

import { EngineLost } from "./channel.js";
import { Engine } from "./engine.js";

/** Seconds of one slice. */
const SLICE = 0.08;
/** How often a worker that died while thinking is replaced. */
const RETRIES = 2;
/** Seconds a whole turn may take here, however long a player would like to think. */
const LONGEST = 2.4;

/** @type {Engine | null} */
let engine = null;
/** What the worker's game consists of. @type {{start: string, actions: string[]}} */
let there = { start: "", actions: [] };
let stopped = false;

/** Random digits for one request. */
export function digits() {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Start the worker ahead of time. */
export function wake() {
  engine ??= new Engine({
    onLost: () => {
      engine = null;
      there = { start: "", actions: [] };
    },
  });
  return engine;
}

/** Make whoever thinks answer with the best plan so far. */
export function stopThinking() {
  stopped = true;
}

/**
 * The plan of a computer player for the mover of a game.
 * @param {string} start the link of the game's beginning
 * @param {string[]} actions everything played since
 * @param {string} level
 * @returns {Promise<{actions: string[], reasons: any[]}>}
 */
export async function plan(start, actions, level) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await think(wake(), start, actions, level);
    } catch (error) {
      if (!(error instanceof EngineLost) || tries === RETRIES) throw error;
    }
  }
}

/**
 * @param {Engine} asked
 * @param {string} start
 * @param {string[]} actions
 * @param {string} level
 */
async function think(asked, start, actions, level) {
  stopped = false;
  await follow(asked, start, actions);
  const began = performance.now();
  const random = digits();
  for (;;) {
    const thought = await asked.ask({ do: "think", level, seconds: SLICE, random });
    const spent = (performance.now() - began) / 1000;
    if (thought.done || stopped || spent + SLICE > Math.min(thought.likes, LONGEST)) return thought.plan;
  }
}

/**
 * Bring the worker's game to the same moment, with as little work as possible.
 * @param {Engine} asked
 * @param {string} start
 * @param {string[]} actions
 */
async function follow(asked, start, actions) {
  const same = there.start === start && there.actions.every((action, at) => actions[at] === action);
  const known = same ? there.actions.length : 0;
  there = { start: "", actions: [] };
  if (!same) await asked.ask({ do: "open", link: start });
  if (known < actions.length) await asked.ask({ do: "play", actions: actions.slice(known) });
  there = { start, actions: [...actions] };
}
