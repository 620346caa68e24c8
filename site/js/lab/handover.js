// @ts-check
/** Games that go from the Lab to the table of the play page, in a tab of its own, so that the Lab stays as it is. */

import { newGame } from "../session/laying.js";
import { createSaves } from "../storage/saves.js";
import { kindOfBot } from "../ui/own-bots.js";
import { shownName } from "./names.js";

/** @typedef {import("./types.d.ts").Bot} Bot */
/** @typedef {import("../session/types.d.ts").Saved} Saved */
/** @typedef {import("../session/types.d.ts").Seat} Seat */

const saves = createSaves(() => {});

/**
 * Put a game on the table of the play page. The tab takes it over with what this tab remembers for its session.
 * @param {Saved} saved
 */
async function lay(saved) {
  await saves.keep(saved);
  saves.setTable(saved.id);
  const tab = open("./", "_blank");
  if (tab) await saves.clearTable();
  else location.assign("./");
}

/**
 * A new game: you, the bot, and whoever else was chosen.
 * @param {Bot} bot
 * @param {string} start the link of the game
 * @param {Record<string, unknown>} options
 * @param {Seat[]} others
 */
export function playAgainst(bot, start, options, others) {
  return lay(newGame(bot.game, options, [{ name: "", kind: "human", you: true }, seatOf(bot), ...others], start));
}

/** The seat that a bot plays, under its name. @param {Bot} bot @returns {Seat} */
export function seatOf({ id, name }) {
  return { name, kind: kindOfBot(id) };
}

/**
 * A game of a match, to look back at, with what the bots printed and why they did it. People sit in all seats, so nothing runs.
 * @param {string} game
 * @param {import("./types.d.ts").Played} played
 */
export function openReplay(game, { names, scores, link, options, notes }) {
  const seats = names.map((name) => ({ name: shownName(game, name), kind: "human" }));
  const saved = newGame(game, options, seats, link);
  saved.scores = Object.fromEntries(scores.map((score, seat) => [`P${seat + 1}`, score]));
  saved.why = notes.map((note) => ({ ...note, step: note.step - 1, seat: `P${note.seat + 1}` }));
  return lay(saved);
}
