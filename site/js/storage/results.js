// @ts-check
/** How games ended on this device: one short line per game, which stays when the game is deleted. */

import { readResults, writeResults } from "./preferences.js";

/**
 * One finished game: its id, which game, the strongest opponent ("" for people only), whether the person here won, and their points.
 * @typedef {{id: string, game: string, level: string, won: boolean, score: number}} Result
 */

/** The most results that are kept; the oldest go first. */
const MOST = 2000;

/** @param {unknown} value @returns {value is Result} */
function isResult(value) {
  const each = /** @type {any} */ (value);
  return (
    [each?.id, each?.game, each?.level].every((text) => typeof text === "string") &&
    typeof each.won === "boolean" &&
    Number.isFinite(each.score)
  );
}

/** Every result, oldest first. @returns {Result[]} */
export function results() {
  const kept = readResults();
  return Array.isArray(kept) ? kept.filter(isResult) : [];
}

/**
 * Count a game that has just ended, once; only if exactly one person played it here.
 * @param {import("../session/types.d.ts").Saved} saved
 * @param {import("../engine/view.d.ts").View} view its end
 * @param {string[]} levels of the game's computer players, weak to strong
 */
export function countResult({ id, game, seats }, { winners, seats: ends }, levels) {
  const own = Object.keys(seats).filter((seat) => seats[seat].kind === "human" && !seats[seat].away);
  if (own.length !== 1) return;
  const kinds = Object.values(seats).map(({ kind }) => kind);
  const level = levels.findLast((each) => kinds.includes(each)) ?? "";
  const result = { id, game, level, won: winners.some((seat) => seat === own[0]), score: ends[own[0]].score };
  void writeResults([...results().filter((each) => each.id !== id), result].slice(-MOST));
}

/** Forget them all. */
export function forgetResults() {
  void writeResults([]);
}

/**
 * Results by game and level: how many, how many won, the mean and the best score.
 * @param {Result[]} all
 * @param {(game: string) => string[]} levelsOf a game, weak to strong
 */
export function summed(all, levelsOf) {
  const games = [...new Set(all.map(({ game }) => game))];
  return games.flatMap((game) =>
    ["", ...levelsOf(game)].flatMap((level) => {
      const own = all.filter((each) => each.game === game && each.level === level);
      if (!own.length) return [];
      const scores = own.map(({ score }) => score);
      const mean = scores.reduce((sum, score) => sum + score, 0) / own.length;
      const won = own.filter((each) => each.won).length;
      return [{ game, level, played: own.length, won, mean, best: Math.max(...scores) }];
    }),
  );
}
