// @ts-check
/** Where the points of every seat came from. */

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("../../engine/protocol.d.ts").Entry} Entry */

/** In the order of the chart. */
export const SOURCES = ["openings", "sealed", "monk", "bonus", "penalty"];

/**
 * The points of every seat, source by source.
 * @param {Context} context
 * @param {EschnapurView} first the view before the first line of the log
 * @param {Entry[]} log
 * @returns {import("../contract.d.ts").Tally[]}
 */
export function tally({ say }, first, log) {
  const gains = log.flatMap(({ events }) => {
    const number = events.some(({ key }) => key === "bid_shown") ? "sealed" : "openings";
    return events.flatMap((event) => read(event, number));
  });
  return Object.keys(first.seats).map((seat) => {
    const own = gains.filter((gain) => gain.seat === seat);
    const parts = SOURCES.map((source) => ({
      label: say(`source-${source}`),
      source,
      points: own.filter((gain) => gain.source === source).reduce((sum, { points }) => sum + points, 0),
    }));
    return { seat, parts: parts.filter(({ points }) => points) };
  });
}

/**
 * The points in an event; a number that is scored comes from one source, and what the monk adds from another.
 * @param {import("../../engine/protocol.d.ts").GameEvent} event
 * @param {string} number
 */
function read({ key, params }, number) {
  const gain = (/** @type {string} */ source, /** @type {unknown} */ points) => ({
    seat: params.seat,
    source,
    points: Number(points),
  });
  if (key === "scored") return [gain(number, params.number), gain("monk", params.doubled)];
  if (key === "bonus") return [gain("bonus", params.points)];
  return key === "penalty" ? [gain("penalty", -Number(params.points))] : [];
}
