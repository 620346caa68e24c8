// @ts-check
/** The one state of the page. Everything on the screen is drawn from it; nothing else is remembered. */

/**
 * @typedef {object} Seat
 * @property {string} name what people call it
 * @property {string} kind "human", or the level of a computer player
 */

/**
 * A game as it is kept between visits.
 * @typedef {object} Saved
 * @property {string} id
 * @property {string} game the name of the game, for example tikal
 * @property {Record<string, any>} options
 * @property {Record<string, Seat>} seats by P1, P2, ...
 * @property {string} start the link of the game before its first action
 * @property {string[]} actions everything played since, chance included
 * @property {string[]} [redo] what was taken back and may be done again
 * @property {number} created
 * @property {number} updated
 * @property {Record<string, number>} scores as shown in the list of games
 * @property {string | null} mover who is to act; null when the game is over
 * @property {Why[]} [why] what the computer players had in mind
 * @property {KeptReview} [review] what its turns were worth, if that was asked for to the end
 */

/**
 * Why a computer player did what it did from a step on; reasons as the engine gives them.
 * @typedef {object} Why
 * @property {number} step
 * @property {string} seat
 * @property {Reason[]} reasons
 * @property {number} [until] the step at which all of it is played
 */

/** @typedef {{key: string, params: Record<string, any>, points: number, later: boolean}} Reason */

/**
 * What a turn was worth; see `Verdict` in engine/sacbe/bots/review.py.
 * @typedef {object} Verdict
 * @property {number} step the moment before the turn
 * @property {string} seat
 * @property {string[]} played
 * @property {{actions: string[], value: number, reasons: Reason[]}} best
 * @property {number} cost points lost against the best plan found
 * @property {number} luck points that chance gave above the average
 * @property {string} grade fine, slip or mistake
 */

/** @typedef {{verdicts: Verdict[], sums: Record<string, {cost: number, luck: number}>}} Judgement verdicts, and their sums by seat */

/** @typedef {Judgement & {actions: string[]}} KeptReview a review as it is kept: what was played when it was made */

/**
 * A review, as far as it got.
 * @typedef {Judgement & {game: string, last: Entry | undefined, step: number, steps: number, running: boolean, broke: boolean, done: boolean}} Review
 * of a game up to its `last` line; up to `step` of its `steps` it got
 */

/**
 * What the engine says of one moment of a game; see `_moment` in engine/sacbe/bridge.py.
 * @typedef {object} Moment
 * @property {any} view
 * @property {number} step
 * @property {number} undo how many steps may be taken back
 * @property {string[]} redo the actions that were taken back and may be done again
 * @property {{mover: string, text: string} | null} last
 * @property {Entry[]} entries
 */

/** @typedef {{step: number, mover: string, text: string, events: {key: string, rule: string, params: any}[]}} Entry */

/** @typedef {{game: string, auction: boolean, seats: Seat[]}} Setup */

/** @typedef {{text: string, tone: "refusal" | "news", rule?: string, picture?: unknown}} News a sentence beside the turn, with a rule or a picture */

export const state = {
  /** Which screen is shown. @type {"start" | "table"} */
  screen: "start",
  /** How far the engine is: a share from 0 to 1 while it loads, then true. @type {number | true} */
  engine: /** @type {number | true} */ (0),
  /** Whether the engine does not start, and the dialog that said so was closed. */
  broken: false,
  /** Every game of the house with its options and levels, once the engine has told. @type {any[]} */
  games: [],

  /** The fixed data of the game on the table, as the engine has it. @type {any} */
  facts: {},
  /** The game on the table. @type {Saved | null} */
  saved: null,
  /** Whether the game on the table is kept yet; a link that was only looked at is not. */
  kept: false,
  /** Whether the device refuses to keep games. */
  unkept: false,
  /** Whether another game is being put on the table, or this one back into the engine; nothing is played meanwhile. */
  laying: false,
  /** The link by which the game on the table was opened, if it was. */
  link: "",
  /** The moment the game is at. @type {Moment | null} */
  moment: null,
  /** Everything played so far. @type {Entry[]} */
  log: [],
  /** A past moment that is looked at instead, or null. @type {Moment | null} */
  past: null,
  /** The human turn is used up but not handed on yet, so that its last action can be taken back. */
  hold: false,
  /** The computer seat that is thinking. @type {string | null} */
  thinking: null,
  /** Whether the computer players are stopped. */
  paused: false,
  /** Another tab has this game; here it can only be looked at. */
  elsewhere: false,

  /** References chosen so far; see narrow.js. @type {string[]} */
  chosen: [],
  /** The cell that was chosen last. @type {string | null} */
  cell: null,
  /** How the tile in hand is turned. */
  rotation: "0",
  /** The cell under the pointer. @type {string | null} */
  hover: null,
  /** The cell the keyboard is on. @type {string | null} */
  focus: null,
  /** The cell where something just happened. @type {string | null} */
  fresh: null,
  /** Points of the bid that is being made up. @type {number | null} */
  bid: null,
  /** Why something is not possible, or what just happened. @type {News | null} */
  message: null,
  /** What a computer player would do in the human's place. @type {any} */
  hint: null,
  /** Whether such a hint is being looked for. */
  seeking: false,
  /** The review that was made last. @type {Review | null} */
  review: null,
  /** How its turns are shown: worst first or in order, of one seat or of all. */
  reviewing: { order: "worst", seat: /** @type {string | null} */ (null) },
  /** The scoring round on show. @type {{round: number, rows: any[], done: boolean} | null} */
  scoring: null,

  /** The dialog that is open. @type {string | null} */
  dialog: null,
  /** What the open dialog is about. @type {any} */
  about: null,
  /** Changes to a newer version of the site, if one waits. @type {(() => Promise<string>) | null} */
  newer: null,
  /** Kept games, newest first. @type {Saved[]} */
  list: [],
  /** What the start screen is set to. @type {Setup} */
  setup: { game: "tikal", auction: false, seats: [] },
  /** @type {typeof DEFAULTS} */
  settings: /** @type {any} */ ({}),
};

/** Settings before anybody changes them. */
export const DEFAULTS = {
  /** @type {"system" | "light" | "dark"} */
  theme: "system",
  /** @type {"slow" | "normal" | "fast" | "instant"} */
  pace: "normal",
  /** Ask before a turn is ended with points left. */
  ask: true,
  /** Single letters, digits and signs do something at the table; whoever speaks to the machine presses them by mistake. */
  keys: true,
};
state.settings = { ...DEFAULTS };

/** @type {() => void} */
let draw = () => {};
let due = false;

/** Name the function that draws the page. @param {() => void} render */
export function drawWith(render) {
  draw = render;
}

/** Change the state and draw it with the next frame. @param {Partial<typeof state>} [patch] */
export function update(patch = {}) {
  Object.assign(state, patch);
  if (due) return;
  due = true;
  requestAnimationFrame(() => {
    due = false;
    draw();
  });
}

/** Nothing chosen, nothing said. */
export const CLEAR = { chosen: [], cell: null, hover: null, bid: null, message: null, hint: null };

/** A table on which nothing has happened yet. */
export const FRESH = { ...CLEAR, log: [], past: null, hold: false, scoring: null, paused: false, elsewhere: false, laying: false, link: "", dialog: null };

/** Whether the game on the table can go on: the engine has it, and no other tab plays it. */
export function isLive() {
  return state.engine === true && state.saved !== null && !state.laying && !state.elsewhere;
}

/** The game on the table as the worker needs it. @param {Saved} saved */
export function course(saved) {
  return { start: saved.start, actions: state.log.map((entry) => entry.text) };
}
