// @ts-check
/** A match: games played in slices, so that it can be stopped, and a bot that never answers loses its game. */

import { PythonRefused, PythonStopped } from "./python.js";

/** @typedef {import("./types.d.ts").Match} Match */

/** Seconds of play between two looks at the page. */
const SLICE = 0.1;
/** Milliseconds after which Python is stopped; a bot that loops in its own code was stopped by Python before. */
export const PATIENCE = 20_000;
/** Seconds that a decision may take before it counts as slow. */
const LIMIT = 1;

/**
 * @param {ReturnType<typeof import("./python.js").createPython>} python
 * @param {{game: string, bots: import("./types.d.ts").Entrant[], games: number, seed: number}} asked
 * @param {(match: Match) => boolean} changed told of every change; returns whether to go on
 * @param {(key: "match-endless" | "match-stopped") => string} say why it ended
 */
export async function playMatch(python, asked, changed, say) {
  /** @type {Match} */
  const match = {
    game: asked.game,
    seed: asked.seed,
    running: true,
    games: asked.games,
    decisions: 0,
    played: [],
    table: null,
    failure: "",
  };
  const end = (/** @type {string} */ failure) => {
    changed({ ...match, running: false, failure });
  };
  try {
    if (!changed(match)) return;
    await python.ask({ do: "begin", budget: null, limit: LIMIT, ...asked });
    for (let done = false; !done; ) {
      const slice = await withPatience(python, python.ask({ do: "go_on", seconds: SLICE }));
      done = slice.done;
      match.played = [...match.played, ...slice.games];
      match.table = slice.table;
      match.decisions = slice.decisions;
      if (!changed({ ...match })) return end(say("match-stopped"));
    }
    end("");
  } catch (error) {
    if (error instanceof PythonStopped) end(say(error.message === "endless" ? "match-endless" : "match-stopped"));
    else if (error instanceof PythonRefused) end(error.message);
    else throw error;
  }
}

/**
 * An answer, unless Python takes too long: then it is stopped.
 * @param {ReturnType<typeof import("./python.js").createPython>} python
 * @param {Promise<any>} answer
 */
async function withPatience(python, answer) {
  let timer;
  const tired = new Promise((_, reject) => {
    timer = setTimeout(() => {
      reject(new PythonStopped("endless"));
      void python.stop();
    }, PATIENCE);
  });
  answer.catch(() => {}); // the one who waits hears of it
  try {
    return await Promise.race([answer, tired]);
  } finally {
    clearTimeout(timer);
  }
}
