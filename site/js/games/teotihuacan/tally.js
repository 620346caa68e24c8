// @ts-check
/** Where the points of a game came from, era by era, for the chart at the end. */

import { amountIn } from "./eclipse.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").TeotihuacanView} TeotihuacanView */
/** @typedef {import("../../engine/protocol.d.ts").Entry} Entry */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */

/** The sources of points, in the order of the chart. */
export const SOURCES = ["building", "temples", "technologies", "work", "avenue", "track", "masks", "bonuses", "salary"];

/** By event: the source of the points it brings at once; everything else is work. @type {Record<string, string>} */
const SOURCE = {
  built: "building",
  decorated: "building",
  housed: "building",
  advanced: "temples",
  rewarded: "temples",
  profited: "technologies",
  royalty: "technologies",
};

/**
 * The points that an event brings, by source.
 * @param {GameEvent} event
 * @returns {Record<string, number>}
 */
function pointsOf({ key, params }) {
  switch (key) {
    case "eclipse_scored":
      return {
        avenue: Number(params.avenue),
        track: Number(params.leader) + Number(params.pyramid),
        masks: Number(params.masks),
      };
    case "salary":
      return { salary: -Number(params.lost) };
    case "bonus":
      return { bonuses: Number(params.points) };
    default:
      return { [SOURCE[key] ?? "work"]: amountIn(params.gain, "vp") };
  }
}

/**
 * @param {Context} context
 * @param {TeotihuacanView} first the view before the first line of the log
 * @param {Entry[]} log
 * @returns {import("../contract.d.ts").Tally[]}
 */
export function tally({ say }, first, log) {
  return Object.keys(first.seats).map((seat) => {
    let { era } = first.board.calendar;
    /** @type {Map<string, {label: string, source: string, points: number}>} */
    const parts = new Map();
    for (const event of log.flatMap(({ events }) => events)) {
      if (event.key === "next_era") era = Number(event.params.era);
      if (event.params.seat !== seat) continue;
      for (const [source, points] of Object.entries(pointsOf(event))) {
        const key = `${source} ${era}`;
        const label = say("chart-part", { era, source: { id: `source-${source}` } });
        const part = parts.get(key) ?? { label, source, points: 0 };
        parts.set(key, { ...part, points: part.points + points });
      }
    }
    const order = (/** @type {{source: string}} */ { source }) => SOURCES.indexOf(source);
    return { seat, parts: [...parts.values()].filter(({ points }) => points).toSorted((a, b) => order(a) - order(b)) };
  });
}
