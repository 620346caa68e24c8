// @ts-check
/** Where the steps of the temples, of the Avenue and of the pyramid track lie, and the stacks of tiles on them. */

/** @typedef {import("./draw.js").Rect} Rect */
/** Gives a place its rectangle, if it has one. @typedef {(id: string, rect: Rect | null | undefined) => void} Put */
/** What is needed of a layout. @typedef {{parts: Record<string, Rect>}} Layout */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Temple} Temple */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** Where a step of a track lies: the first at the bottom. @param {Rect} rect @param {number} head @param {number} count @param {number} step @returns {Rect} */
export function stepRect([x, y, w, h], head, count, step) {
  const high = (h - head) / count;
  return [x, y + h - (step + 1) * high, w, high];
}

/** Height of the roof over the steps of a temple, and of the head of the Avenue. */
export const ROOF = 30;

/** Where a step of the pyramid track lies: the first at the left. @param {Rect} rect @param {number} count @param {number} step @returns {Rect} */
export function trackRect([x, y, w, h], count, step) {
  const [head, top] = h > 34 ? [0, 15] : [70, 3];
  const wide = (w - head - 8) / count;
  return [x + head + 4 + step * wide, y + top, wide - 2, h - top - 3];
}

/** How many steps a track has, the ground included. @param {View} view @param {Setting["facts"]} facts @param {string} track */
export function stepsOf({ board }, facts, track) {
  if (track === "track") return board.track_end + 1;
  return track === "avenue"
    ? facts.avenue.last + 1
    : Object.keys(facts.temples[/** @type {Temple} */ (track)]).length + 1;
}

/** Every step of a track as a place of its own. @param {View} view @param {Setting} setting @param {Layout} layout @param {string} track @param {Put} put */
export function putSteps(view, { facts }, { parts }, track, put) {
  const rect = parts[track];
  const count = stepsOf(view, facts, track);
  for (let step = 0; rect && step < count; step += 1)
    put(`step:${track}/${step}`, track === "track" ? trackRect(rect, count, step) : stepRect(rect, ROOF, count, step));
}

/** @param {View} view @param {Setting} setting @param {Layout} layout @param {Put} put */
export function putTemples(view, setting, layout, put) {
  const { facts, page } = setting;
  for (const temple of Object.keys(facts.temples)) {
    put(`temple:${temple}`, layout.parts[temple]);
    putSteps(view, setting, layout, temple, put);
  }
  for (const [site, tiles] of Object.entries(view.board.sites)) {
    const [track, step] = site.split("_");
    if (!layout.parts[track] || Number.isNaN(Number(step))) continue;
    const [x, y, w, h] = stepRect(layout.parts[track], ROOF, stepsOf(view, facts, track), Number(step));
    if (tiles.length) put(`site:${site}`, [x, y, w, h]);
    const kinds = [...new Set(tiles)];
    const size = page === null ? 50 : 58;
    const whole = kinds.length * (size + 2);
    const from =
      track === "avenue"
        ? x - 6 - whole
        : page === null
          ? 346
          : Math.max(4, Math.min(380 - whole, x + w / 2 - whole / 2));
    const up = page === null ? y + h / 2 - size / 2 : y - size - 6;
    for (const [n, kind] of kinds.entries()) put(`discovery:${site}.${kind}`, [from + n * (size + 2), up, size, size]);
  }
}
