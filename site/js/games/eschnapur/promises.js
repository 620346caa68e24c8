// @ts-check
/** What people need not be asked: what they have announced, and where there is nothing to decide. */

/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("./types.d.ts").Promise} Promise */

/** The turn of a view, by what changes with every turn. @param {EschnapurView} view */
function turnOf({ board }) {
  return `${board.active} ${board.opened} ${board.idle}`;
}

/** To stay out of the sale that is going on. @param {EschnapurView} view @returns {Promise} */
export function stayingOut(view) {
  return { key: turnOf(view) };
}

/** To lay a card when the sealed bids are due. @param {EschnapurView} view @param {string} bid the action @returns {Promise} */
export function bidding(view, bid) {
  return { key: turnOf(view), bid };
}

/**
 * What a promise means at this moment.
 * @param {EschnapurView} view
 * @param {unknown} promise
 */
export function keeps(view, promise) {
  const { key, bid } = /** @type {Promise} */ (promise);
  if (key !== turnOf(view)) return "over";
  if (bid) return view.phase === "ready" ? ["ready"] : view.phase === "commit" ? [bid] : "over";
  if (view.phase === "offer") return ["keep"];
  return view.phase === "reply" ? null : "over";
}

/** Phases in which a covered hand may hold another choice than those that everybody sees. */
const DEPENDS_ON_HAND = new Set(["main", "sell", "reply"]);

/** The only thing to do, if there is but one. @param {EschnapurView} view @returns {string[] | null} */
export function forced({ viewer, phase, offers }) {
  if (offers.length !== 1 || (viewer === "public" && DEPENDS_ON_HAND.has(phase))) return null;
  return offers[0].actions;
}
