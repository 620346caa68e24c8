// @ts-check
/** Games by link, like letters: who plays here, what every player has promised, and the draws that follow from it. */

import { digits } from "../engine/digits.js";
import { disagreement } from "../letters/agreement.js";
import { back, chainOf, digitsOf, hash } from "../letters/chains.js";
import { lots, revealed } from "../letters/lots.js";

/** @typedef {import("./types.d.ts").Core} Core */
/** @typedef {import("./types.d.ts").Saved} Saved */
/** @typedef {import("./types.d.ts").Letter} Letter */
/** @typedef {import("./types.d.ts").Promised} Promised */
/** @typedef {import("../letters/text.js").Letter} Sent */
/** @typedef {import("../engine/protocol.d.ts").Entry} Entry */

/** A letter that is not to be trusted; `key` is the id of the message that says why. */
export class BadLetter extends Error {
  name = "BadLetter";

  /** @param {"letter-damaged" | "letter-promise" | "letter-draw"} key @param {string} [seat] whose promise or turn it is */
  constructor(key, seat = "") {
    super(key);
    this.key = key;
    this.seat = seat;
  }
}

/** Whole chains by their secret, which take a moment to make. @type {Map<string, string[]>} */
const made = new Map();

/**
 * The chain that this device makes for a seat; always the same, so that a game that was deleted here can be opened again.
 * @param {Core} core
 * @param {string} id of the game
 * @param {{seat: string, from: number}} promised
 */
function ownChain({ device }, id, { seat, from }) {
  const key = `${id} ${seat} ${from}`;
  const found = made.get(key) ?? chainOf(hash("secret", device, id, seat, from));
  made.set(key, found);
  return found;
}

/** Whether a chain is this device's own. @param {Core} core @param {string} id @param {Promised} promised */
function isOwn(core, id, promised) {
  return ownChain(core, id, promised)[0] === back(promised.value, promised.count);
}

/** The seats whose chains were made on this device. @param {Core} core @param {Letter} letter */
export function ownSeats(core, { id, chains }) {
  const last = new Map(chains.map((promised) => [promised.seat, promised]));
  return [...last.values()].filter((promised) => isOwn(core, id, promised)).map(({ seat }) => seat);
}

/** A new promise for a seat, made at a step. @param {Core} core @param {string} id @param {string} seat @param {number} from @returns {Promised} */
function promise(core, id, seat, from) {
  return { seat, from, value: ownChain(core, id, { seat, from })[0], count: 0, told: false };
}

/** The people of a game who play at this screen. @param {Saved} saved */
function here({ seats }) {
  return Object.keys(seats).filter((seat) => seats[seat].kind === "human" && !seats[seat].away);
}

/** Whether somebody plays elsewhere. @param {Saved} saved */
function isApart({ seats }) {
  return Object.values(seats).some(({ kind, away }) => kind === "human" && away);
}

/**
 * Make a game a game by link once somebody plays elsewhere, and see that everybody here has promised something.
 * @param {Core} core
 * @param {Saved} saved
 * @param {number} step
 */
export function promiseAll(core, saved, step) {
  if (!saved.letter && !isApart(saved)) return;
  const letter = saved.letter ?? { id: digits().slice(0, 16), chains: [], sent: -1 };
  letter.chains = letter.chains.filter(({ told, from }) => told || from <= step); // its step may have been undone
  const own = ownSeats(core, letter);
  const missing = here(saved).filter((seat) => !own.includes(seat));
  letter.chains = [...letter.chains, ...missing.map((seat) => promise(core, letter.id, seat, step))];
  saved.letter = letter;
}

/** Chains as far as this device knows them. @param {Core} core @param {Letter} letter @returns {import("../letters/lots.js").Chain[]} */
function known(core, { id, chains }) {
  return chains.map((promised) => {
    const { seat, from, value, count } = promised;
    const own = isOwn(core, id, promised) ? ownChain(core, id, promised) : null;
    return { seat, from, at: (number) => own?.[number] ?? (number <= count ? back(value, count - number) : undefined) };
  });
}

/** Whether chance acted in a step. @param {Entry[]} log */
function chanceIn(log) {
  return (/** @type {number} */ step) => log[step]?.mover === "chance";
}

/**
 * The randomness of the next draw. Between people who play by link it follows from what they promised; right after a link was opened,
 * from the link, so that opening it again brings the same; otherwise it is the device's.
 * @param {Core} core
 * @returns {Promise<string>}
 */
export async function nextLot(core) {
  const { saved, link, kept, moment, log } = core.state;
  if (!saved?.letter) return link && !kept ? digitsOf("link", link, moment?.step ?? 0) : digits();
  const { letter } = saved;
  const whose = await core.client.ask({ do: "whose" });
  const find = () => lots(letter.id, whose, chanceIn(log), known(core, letter)).next;
  const found = find();
  if (found) return found;
  // This device has lost what it needs for its promise: it makes a new one, which the others will see.
  const seat = moment?.view.turn ?? "";
  letter.chains = [...letter.chains, promise(core, letter.id, seat, moment?.step ?? 0)];
  return find() ?? digits();
}

/** The letter of the game on the table with the latest value of every chain, as it goes with the link. @param {Core} core @returns {Promise<Letter | null>} */
export async function letterNow(core) {
  const { letter } = core.state.saved ?? {};
  if (!letter) return null;
  const counts = revealed(await core.client.ask({ do: "whose" }), letter.chains);
  const seen = known(core, letter);
  const chains = letter.chains.map((promised, at) => {
    const value = seen[at].at(counts[at]);
    return value === undefined ? promised : { ...promised, value, count: counts[at] };
  });
  return { ...letter, chains };
}

/**
 * The letter that came with a game which the engine has just opened, checked; throws `BadLetter`.
 * @param {Core} core
 * @param {Sent} sent
 * @param {string[]} seats of people
 * @param {Entry[]} log
 * @param {Letter | undefined} before what is known of the same game on this device
 * @param {{shared: number, isFurther: boolean}} course how many steps it has in common with the one on this device, and whether it goes on from there
 * @returns {Promise<Letter>}
 */
export async function checked(core, { id, chains }, seats, log, before, course) {
  const whose = await core.client.ask({ do: "whose" });
  if (chains.some(({ seat, from }) => !seats.includes(seat) || from > log.length))
    throw new BadLetter("letter-damaged");
  const counts = revealed(whose, chains);
  const letter = {
    id,
    chains: chains.map((chain, at) => ({ ...chain, count: counts[at], told: true })),
    sent: log.length,
  };
  const liar = disagreement(before?.chains ?? [], letter.chains, course);
  if (liar) throw new BadLetter("letter-promise", liar);
  const { drawn } = lots(id, whose, chanceIn(log), known(core, letter));
  const unknown = drawn.findIndex(({ digits: each }) => each === undefined);
  const sure = unknown < 0 ? drawn : drawn.slice(0, unknown); // a turn that is still going on shows its value later
  const rest = drawn.slice(sure.length).map(({ step }) => step);
  const wrong = await core.client.ask({
    do: "redraw",
    since: letter.chains[0].from,
    random: sure.map(({ digits: each }) => each ?? ""),
    ...(rest.length && { until: rest[0] }),
  });
  if (wrong !== null) throw new BadLetter("letter-draw", drawn.find(({ step }) => step === wrong)?.seat);
  return letter;
}

/** How many steps two courses have in common, and which of them goes further; they fork if neither is the beginning of the other. @param {{start: string, actions: string[]}} mine @param {{start: string, actions: string[]}} theirs @returns {{shared: number, how: "same" | "mine" | "theirs" | "fork"}} */
export function compared(mine, theirs) {
  if (mine.start !== theirs.start) return { shared: 0, how: "fork" };
  const differs = mine.actions.findIndex((text, at) => text !== theirs.actions[at]);
  const shared = differs < 0 ? mine.actions.length : differs;
  if (shared === mine.actions.length) return { shared, how: shared === theirs.actions.length ? "same" : "theirs" };
  return { shared, how: shared === theirs.actions.length ? "mine" : "fork" };
}
