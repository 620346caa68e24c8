// @ts-check
/** Every place in rows for the arrow keys, region by region. */

import { layoutOf, SLOTS } from "./layout.js";

/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */
/** @typedef {import("../contract.d.ts").Place} Place */

/** @param {View} view @param {Setting} setting @returns {(Place | null)[][]} */
export function rows(view, setting) {
  const layout = layoutOf(view, setting);
  const place = (/** @type {string} */ id) => {
    const spot = layout.spots.get(id);
    if (!spot) return null;
    const [x, y, w, h] = spot.rect;
    return { id, x: x + w / 2, y: y + h / 2, region: spot.region };
  };
  const named = (/** @type {(id: string) => boolean} */ isIn) => [...layout.spots.keys()].filter(isIn).map(place);
  const found = [
    ...ring(view, place),
    ...Object.keys(layout.boards).map((name) =>
      named((id) => layout.spots.get(id)?.region === "pieces" && belongs(id, name)),
    ),
    ...inRows(
      named((id) => id.startsWith("square:")),
      (id) => id.split("-").slice(0, 2).join("-"),
    ),
    named((id) => id.startsWith("stairs:")),
    named((id) => id.startsWith("temple:")),
    ...inRows(
      named((id) => /^step:(blue|red|green)/.test(id)),
      (id) => id.split("/")[1],
    ).toReversed(),
    ...inRows(
      named((id) => layout.spots.get(id)?.region === "temples" && /^(site|discovery):/.test(id)),
      (id) => id.split(/[:.]/)[1],
    ),
    ...["avenue", "track", "calendar", "forecast"].map((track) =>
      named((id) => id === track || id.startsWith(`step:${track}/`)),
    ),
    named((id) => id === "wheel"),
    named((id) => id.startsWith("wheel:")),
    ...pairs(
      named((id) => id.startsWith("technology:")),
      3,
    ),
    ...named((id) => id.startsWith("house:")).map((each) => [each]),
    named((id) => id.startsWith("pyramid:")),
    named((id) => id.startsWith("decoration:")),
  ];
  return found.filter((row) => row.some((each) => each !== null));
}

/** By phase: what its decision is about, if that is not the ring. @type {Record<string, string>} */
const SUBJECTS = {
  build: "square:",
  decorate: "decoration:",
  any: "temple:",
  matched: "temple:",
  royal_temples: "temple:",
  learn: "technology:",
  house: "house:",
  wheel: "wheel:",
  claim: "discovery:",
};

/** Where the keyboard enters the board: at what the decision is about. @param {View} view @param {Setting} setting */
export function entry(view, setting) {
  const places = rows(view, setting).flatMap((row) => row.flatMap((place) => place?.id ?? []));
  const refs = new Set(view.offers.flatMap((offer) => offer.refs));
  const subject = SUBJECTS[view.phase];
  return places.find((id) => subject && id.startsWith(subject) && refs.has(id)) ?? places[0] ?? "";
}

/** The ring as it lies: three by three around the pyramid. @param {View} view @param {(id: string) => Place | null} place */
function ring(view, place) {
  /** @type {(Place | null)[][]} */
  const table = [
    [null, null, null],
    [null, null, null],
    [null, null, null],
  ];
  for (const [slot, name] of view.board.ring.entries()) {
    const [column, row] = SLOTS[slot];
    if (name) table[row][column] = place(`board:${name}`);
  }
  return table;
}

/** Whether a piece, space or tile is on a board. @param {string} id @param {string} name */
function belongs(id, name) {
  const [sort, rest] = id.split(":");
  if (sort === "worker") return rest.split(/[./]/)[1] === name;
  if (sort === "space") return rest === name || rest.startsWith(`${name}_`);
  return sort === "royal" ? name === "palace" : rest.split(".")[0] === name;
}

/** Places with the same key in one row. @param {(Place | null)[]} places @param {(id: string) => string} keyOf */
function inRows(places, keyOf) {
  /** @type {Map<string, (Place | null)[]>} */
  const found = new Map();
  for (const place of places) {
    if (!place) continue;
    const key = keyOf(place.id);
    found.set(key, [...(found.get(key) ?? []), place]);
  }
  return [...found.values()];
}

/** Places in rows of so many. @param {(Place | null)[]} places @param {number} count */
function pairs(places, count) {
  return Array.from({ length: Math.ceil(places.length / count) }, (_, n) => places.slice(n * count, (n + 1) * count));
}
