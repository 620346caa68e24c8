// @ts-check
/** The only state of a session: everything shown of a game is drawn from it. */

/** Nothing chosen, nothing said. */
export const CLEAR = { chosen: [], place: null, hover: null, draft: {}, notice: null, hint: null };

/** A table on which nothing has happened yet. */
export const FRESH = {
  ...CLEAR,
  log: [],
  past: null,
  hold: false,
  interlude: null,
  curtain: null,
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
    moment: null,
    thinking: null,
    focus: null,
    fresh: null,
    seeking: false,
    review: null,
  };
}

/** The seats played by people. @param {import("./types.d.ts").SessionState} state */
export function people({ saved }) {
  const seats = Object.entries(saved?.seats ?? {});
  return seats.filter(([, seat]) => seat.kind === "human").map(([seat]) => seat);
}

/** Whether a person plays a seat. @param {import("./types.d.ts").SessionState} state @param {string | null | undefined} seat */
export function isPerson({ saved }, seat) {
  return Boolean(seat) && saved?.seats[seat ?? ""]?.kind === "human";
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
