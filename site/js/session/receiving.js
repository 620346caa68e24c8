// @ts-check
/** Letters that arrive: a link to a game between people on several devices is one game here, however often it is opened. */

import { lose, turnTo, whole } from "./attempt.js";
import { lay, viewerOf } from "./laying.js";
import { checked, compared, ownSeats, promiseAll } from "./letters.js";
import { notify } from "./notices.js";
import { people } from "./state.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").IfCurrent} IfCurrent */
/** @typedef {import("./types.d.ts").Letter} Letter */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("../engine/protocol.d.ts").Opened} Opened */
/** @typedef {"mine" | "theirs" | "both"} Fork which course to take: the saved one, the one in the link, or each as a game of its own */

/** The course in a letter forks from the one that is saved here; opened again with a `Fork`, it is taken or left. */
export class Forks extends Error {
  name = "Forks";
}

/**
 * Put the game of a letter on the table, as the one that is saved here if there is one; throws `BadLetter` and `Forks`.
 * @param {Core} core
 * @param {IfCurrent} ifCurrent
 * @param {{saved: Saved, opened: Opened, letter: import("../letters/text.js").Letter, to: string | null, fork?: Fork}} arrived
 */
export async function receive(core, ifCurrent, { saved, opened, letter: sent, to, fork }) {
  const { hides } = await ifCurrent(core.games(saved.game));
  const theirs = await ifCurrent(core.client.ask({ do: "record" }));
  const found = core.saves ? await ifCurrent(core.saves.letters(sent.id)) : [];
  const courses = found.map((mine) => ({ mine, ...compared(mine, theirs) }));
  const { mine, how, shared = 0 } = courses.find((each) => each.how !== "fork") ?? courses[0] ?? {};
  const seats = Object.keys(saved.seats).filter((seat) => saved.seats[seat].kind === "human");
  const letter = await ifCurrent(
    checked(core, sent, seats, opened.log, mine?.letter, { shared, isFurther: how === "theirs" }),
  );
  if (how === "fork" && !fork) throw new Forks("the course in this letter forks from the saved one");
  const isKnown = mine && fork !== "both";
  if (isKnown && (how === "same" || how === "mine" || fork === "mine")) {
    const latest = await taken(core, ifCurrent, mine);
    await layAs(core, ifCurrent, latest, requested(core, latest, hides));
    if (how === "mine") notify(core, { key: "letter-older", tone: "news" });
    return;
  }
  const before = isKnown ? await taken(core, ifCurrent, mine) : null;
  const game = before ? merged(before, saved) : seated(core, saved, letter);
  Object.assign(game, theirs, { redo: [], letter });
  promiseAll(core, game, opened.step);
  await layAs(core, ifCurrent, game, requested(core, game, hides));
  const moved = before && newDevice(core, before.letter, letter);
  if (moved) core.listeners.changedDevice?.(moved);
  if (!people(core.state).length) core.listeners.invited?.(to);
}

/** The request for a whole game, as the people at this screen may see it. @param {Core} core @param {Saved} saved @param {boolean} hides */
function requested(core, saved, hides) {
  return whole({ redo: [], ...saved }, viewerOf(core, hides, saved.seats));
}

/** A saved game in its latest state, taken from another tab that may have it. @param {Core} core @param {IfCurrent} ifCurrent @param {Saved} saved */
async function taken(core, ifCurrent, saved) {
  const { saves } = core;
  if (!saves) return saved;
  const lost = () => lose(core);
  if (!(await ifCurrent(saves.hold(saved.id, lost)))) await ifCurrent(saves.hold(saved.id, lost, true));
  return (await ifCurrent(saves.find(saved.id))) ?? saved;
}

/** @param {Core} core @param {IfCurrent} ifCurrent @param {Saved} saved @param {ReturnType<typeof whole>} request */
async function layAs(core, ifCurrent, saved, request) {
  const opened = await ifCurrent(turnTo(core, request));
  await lay(core, ifCurrent, saved, opened, true);
}

/** A saved game with the names that others have given themselves since. @param {Saved} mine @param {Saved} theirs @returns {Saved} */
function merged(mine, theirs) {
  const seats = Object.entries(mine.seats).map(([seat, own]) => {
    const { name } = theirs.seats[seat];
    return [seat, own.away && name ? { ...own, name } : own];
  });
  return { ...mine, seats: Object.fromEntries(seats) };
}

/** A game that is new here: everybody plays elsewhere, except who has played on this device before. @param {Core} core @param {Saved} saved @param {Letter} letter @returns {Saved} */
function seated(core, saved, letter) {
  const own = ownSeats(core, letter);
  const seats = Object.entries(saved.seats).map(([seat, each]) => [
    seat,
    each.kind === "human" ? { ...each, away: !own.includes(seat) } : each,
  ]);
  return { ...saved, seats: Object.fromEntries(seats) };
}

/** The seat that has made another promise since, as on a new device. @param {Core} core @param {Letter | undefined} before @param {Letter} now */
function newDevice(core, before, now) {
  const had = new Set(before?.chains.map(({ seat }) => seat));
  const added = now.chains.slice(before?.chains.length ?? 0);
  const own = ownSeats(core, now);
  return added.find(({ seat }) => had.has(seat) && !own.includes(seat))?.seat;
}
