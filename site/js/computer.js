// @ts-check
/**
 * Computer players: a worker of their own that works in slices, so that it can be stopped at any moment. It has one job at a
 * time; whoever comes with another one ends the job before.
 */

import { EngineLost } from "./channel.js";
import { Engine } from "./engine.js";

/** Seconds of one slice. */
const SLICE = 0.05;
/** How often a worker that died at work is replaced. */
const RETRIES = 2;
/** Seconds one thought may take here, on however slow a machine. */
const LONGEST = 2.4;

/** @type {Engine | null} */
let engine = null;
/** What the worker's game consists of. @type {{start: string, actions: string[]}} */
let there = { start: "", actions: [] };
/** The last job that was asked for; only that one goes on. */
let job = { sort: "", stopped: true };
/** Ends when the worker is free. @type {Promise<unknown>} */
let free = Promise.resolve();

/** @typedef {{start: string, actions: string[]}} Course the link of a game's beginning and everything played since */
/** @typedef {{actions: string[], value: number, reasons: import("./state.js").Reason[]}} Plan */

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

/** Make a job of this sort, if there is one, end with what it has. @param {"plan" | "review"} sort */
export function stop(sort) {
  if (job.sort === sort) job.stopped = true;
}

/**
 * Do a job as soon as the worker is free, once more if the worker dies.
 * @template T
 * @param {"plan" | "review"} sort
 * @param {Course} course the game it is about
 * @param {(asked: Engine, goesOn: () => boolean) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function alone(sort, course, work) {
  const mine = { sort, stopped: false };
  job.stopped = true;
  job = mine;
  const before = free;
  /** @type {(value?: unknown) => void} */
  let letGo = () => {};
  free = new Promise((resolve) => (letGo = resolve));
  await before;
  try {
    for (let tries = 0; ; tries += 1) {
      try {
        const asked = wake();
        await follow(asked, course);
        return await work(asked, () => !mine.stopped);
      } catch (error) {
        if (!(error instanceof EngineLost) || tries === RETRIES) throw error;
      }
    }
  } finally {
    letGo();
  }
}

/**
 * The plan of a computer player for the mover of a game.
 * @param {Course} course
 * @param {{do: "think", level: string} | {do: "hint"}} request who thinks: a player of some level, or the best one for a person
 * @returns {Promise<Plan>}
 */
export function plan(course, request) {
  return alone("plan", course, async (asked, goesOn) => {
    const began = performance.now();
    const random = digits();
    for (;;) {
      const thought = await asked.ask({ ...request, seconds: SLICE, random });
      const spent = (performance.now() - began) / 1000;
      if (thought.done || thought.likes <= 0 || !goesOn() || spent > LONGEST) return thought.plan;
    }
  });
}

/**
 * Judge every turn of a game, or go on with it: the engine tells every verdict once.
 * @param {Course} course
 * @param {boolean} anew from the beginning
 * @param {(found: any) => boolean} told what every slice brings (see `review` in engine/sacbe/bridge.py); whether more is wanted
 * @returns {Promise<void>} ends when no more is wanted or the job is taken away
 */
export function review(course, anew, told) {
  return alone("review", course, async (asked, goesOn) => {
    const random = digits();
    if (anew) {
      there = { start: "", actions: [] };
      await follow(asked, course);
    }
    for (let more = true; more && goesOn(); ) more = told(await asked.ask({ do: "review", seconds: SLICE, random }));
  });
}

/**
 * Bring the worker's game to the same moment, with as little work as possible.
 * @param {Engine} asked
 * @param {Course} course
 */
async function follow(asked, { start, actions }) {
  const same = there.start === start && there.actions.every((action, at) => actions[at] === action);
  const known = same ? there.actions.length : 0;
  there = { start: "", actions: [] };
  if (!same) await asked.ask({ do: "open", link: start, actions });
  else if (known < actions.length) await asked.ask({ do: "play", actions: actions.slice(known) });
  there = { start, actions: [...actions] };
}
