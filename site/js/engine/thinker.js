// @ts-check
/**
 * Computer players: a worker of their own that works in slices, so that it can be stopped at any moment. It does one job at a
 * time; a new job ends the one before.
 */

import { EngineLost } from "./channel.js";
import { digits } from "./digits.js";
import { Engine } from "./engine.js";

/** @typedef {import("./protocol.d.ts").Course} Course */
/** @typedef {import("./protocol.d.ts").Requests} Requests */

/** Seconds that one slice takes. */
const SLICE = 0.05;
/** How many times a worker that dies during a job is replaced. */
const RETRIES = 2;
/** The most seconds one thought may take, however slow the machine. */
const LONGEST = 2.4;
/** No game is open. */
const NOTHING = { start: "", actions: /** @type {string[]} */ ([]) };

/** @returns {import("../session/types.d.ts").Thinker} */
export function createThinker() {
  /** @type {Engine | null} */
  let engine = null;
  /** The game that the worker has open. */
  let there = NOTHING;
  /** The latest job; all others stop. */
  let job = { sort: "", stopped: true };
  /** Resolves when the worker is free. @type {Promise<unknown>} */
  let free = Promise.resolve();

  /** Start the worker ahead of time. */
  function wake() {
    engine ??= new Engine({
      onLost: () => {
        engine = null;
        there = NOTHING;
      },
    });
    return engine;
  }

  /**
   * Do a job as soon as the worker is free, and again if the worker dies.
   * @template T
   * @param {"plan" | "review"} sort
   * @param {Course} course the game it is about
   * @param {(asked: Engine, goesOn: () => boolean) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async function alone(sort, course, work) {
    const own = { sort, stopped: false };
    job.stopped = true;
    job = own;
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
          return await work(asked, () => !own.stopped);
        } catch (error) {
          if (!(error instanceof EngineLost) || tries === RETRIES) throw error;
        }
      }
    } finally {
      letGo();
    }
  }

  /**
   * Bring the worker's game to the same moment as this one, with as little work as possible.
   * @param {Engine} asked
   * @param {Course} course
   */
  async function follow(asked, { start, actions }) {
    const same = there.start === start && there.actions.every((action, at) => actions[at] === action);
    const known = same ? there.actions.length : 0;
    there = NOTHING;
    if (!same) await asked.ask({ do: "open", link: start, actions, viewer: "public" });
    else if (known < actions.length) await asked.ask({ do: "play", actions: actions.slice(known), viewer: "all" });
    there = { start, actions };
  }

  return {
    wake,
    /** End a job of this sort, if there is one, with what it has so far. */
    stop(sort) {
      if (job.sort === sort) job.stopped = true;
    },
    /** The plan of a computer player for the mover of a game. */
    plan: (course, request) =>
      alone("plan", course, async (asked, goesOn) => {
        const began = performance.now();
        const random = digits();
        for (;;) {
          const thought = await asked.ask({ ...request, seconds: SLICE, random });
          const spent = (performance.now() - began) / 1000;
          if (thought.done || thought.likes <= 0 || !goesOn() || spent > LONGEST) return thought.plan;
        }
      }),
    /** Judge every turn of a game, or continue doing so: the engine reports each verdict once. */
    review: (course, anew, viewer, found) =>
      alone("review", course, async (asked, goesOn) => {
        const random = digits();
        if (anew) {
          there = NOTHING;
          await follow(asked, course);
        }
        for (let more = true; more && goesOn(); ) {
          more = found(await asked.ask({ do: "review", seconds: SLICE, random, viewer }));
        }
      }),
  };
}
