// @ts-check
/** The only state of a session: everything shown of a game is drawn from it. */

/** Nothing chosen, nothing said. */
export const CLEAR = { chosen: [], place: null, hover: null, draft: {}, notice: null, hint: null, peek: null };

/** A table on which nothing has happened yet. */
export const FRESH = {
  ...CLEAR,
  log: [],
  past: null,
  hold: false,
  interlude: null,
  curtain: null,
  promises: {},
  paused: false,
  elsewhere: false,
  opening: false,
  link: "",
};

/** @returns {import("./types.d.ts").SessionState} */
export function emptyState() {
  return {
    ...FRESH,
    saved: null,
    game: null,
    facts: {},
    hides: false,
    viewer: "public",
    kept: false,
    unsaved: false,
    moment: null,
    thinking: null,
    focus: null,
    fresh: null,
    seeking: false,
    review: null,
  };
}

/** The seats played by people at this screen. @param {import("./types.d.ts").SessionState} state */
export function people(state) {
  return Object.keys(state.saved?.seats ?? {}).filter((seat) => isPerson(state, seat));
}

/** Whether a person at this screen plays a seat. @param {import("./types.d.ts").SessionState} state @param {string | null | undefined} seat */
export function isPerson({ saved }, seat) {
  const own = saved?.seats[seat ?? ""];
  return own?.kind === "human" && !own.away;
}

/** The seat that has to act, chance included, if its person plays on another device; else null. @param {import("./types.d.ts").SessionState} state */
export function awaits({ saved, moment }) {
  const view = moment?.view;
  const seat = view?.mover === "chance" ? view.turn : view?.mover;
  const own = saved?.seats[seat ?? ""];
  return seat && own?.kind === "human" && own.away ? seat : null;
}

/** Whether the game has gone on here since it was last sent or received, or was never sent. @param {import("./types.d.ts").SessionState} state */
export function isUnsent({ saved, moment }) {
  return Boolean(
    saved?.letter && moment && saved.letter.sent < moment.step && (awaitsAnybody(saved) || moment.view.mover === null),
  );
}

/** Whether anybody plays on another device. @param {import("./types.d.ts").Saved} saved */
function awaitsAnybody({ seats }) {
  return Object.values(seats).some(({ kind, away }) => kind === "human" && away);
}

/** The view on show: of the game now, or of a past moment. @param {import("./types.d.ts").SessionState} state */
export function shownView({ past, moment }) {
  return (past ?? moment)?.view ?? null;
}

/** Whose turn it is: a used-up turn still belongs to its player until it is passed on. @param {import("./types.d.ts").SessionState} state */
export function acting(state) {
  const { hold, past, log } = state;
  if (hold && !past) return log.findLast((entry) => entry.mover !== "chance")?.mover ?? null;
  const view = shownView(state);
  return view?.mover === "chance" ? view.turn : (view?.mover ?? null);
}
