// @ts-check
/** A match: games played in slices, so that it can be stopped; a bot that never answers loses its game, and the match goes on. */

import { PATIENCE, PythonRefused, PythonStopped } from "./python.js";

/** @typedef {import("./types.d.ts").Match} Match */
/** @typedef {import("./types.d.ts").Lost} Lost */
/** @typedef {import("./types.d.ts").UnderWay} UnderWay */

/** Seconds of play between two looks at the page. */
const SLICE = 0.2;
/** Seconds that a decision may take before it counts as slow. */
const LIMIT = 1;

/** Follows the game that is being played by what Python says of it, so that it is not lost with Python. */
export function createWitness() {
  /** @type {UnderWay | null} */
  let seen = null;
  return {
    /** @param {UnderWay} news */
    hear({ game, seat, actions, notes }) {
      const before = seen?.game === game ? seen : { actions: [], notes: [] };
      seen = { game, seat, actions: [...before.actions, ...actions], notes: [...before.notes, ...notes] };
    },
    forget() {
      seen = null;
    },
    /** Who was thinking in this game, and what had been played. @param {number} game */
    of: (game) => (seen?.game === game ? seen : null),
  };
}

/**
 * @param {ReturnType<typeof import("./python.js").createPython>} python
 * @param {ReturnType<typeof createWitness>} witness
 * @param {{game: string, bots: import("./types.d.ts").Entrant[], games: number, seed: number}} asked
 * @param {(match: Match) => boolean} changed told of every change; returns whether to go on
 * @param {(key: "match-silent" | "match-died" | "match-stopped") => string} say why it ended
 */
export async function playMatch(python, witness, asked, changed, say) {
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
  if (!changed(match)) return;
  witness.forget();
  /** @type {Lost | null} */
  let lost = null;
  while (true) {
    let isPlaying = false;
    try {
      const finished = match.played.map((each) => ({ ...each, notes: [] }));
      let slice = await python.ask({ do: "begin", budget: null, limit: LIMIT, ...asked, finished, lost });
      isPlaying = true;
      while (true) {
        match.played = [...match.played, ...slice.games];
        match.table = slice.table;
        match.decisions = slice.decisions;
        if (slice.done) return end("");
        if (!changed({ ...match })) return end(say("match-stopped"));
        slice = await python.ask({ do: "go_on", seconds: SLICE });
      }
    } catch (error) {
      if (error instanceof PythonRefused) return end(error.message);
      if (!(error instanceof PythonStopped)) throw error;
      if (error.why === "asked") return end(say("match-stopped"));
      const underWay = witness.of(match.played.length);
      if (!isPlaying || !underWay) return end(say(`match-${error.why}`));
      lost = { ...underWay, seconds: error.why === "silent" ? PATIENCE / 1000 : 0, stopped: error.why };
    }
  }
}
