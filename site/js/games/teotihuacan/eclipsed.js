// @ts-check
/** An eclipse on the board itself: the light goes, and the points of each seat fly from where it stands to its card. */

import { svg } from "lit-html";
import { ROOF, stepRect, stepsOf, trackRect } from "./climbs.js";
import { box, middle } from "./draw.js";
import { layoutOf, PAGES, SIZE } from "./layout.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */
/** @typedef {import("../contract.d.ts").Act} Act */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */

/** What an eclipse scores, in its order. */
const SOURCES = /** @type {const} */ (["avenue", "leader", "pyramid", "masks"]);

/** @param {GameEvent[]} events @param {View} view the moment after them @param {Setting} setting @returns {Act[]} */
export function acts(events, view, setting) {
  const scored = events.filter(({ key }) => key === "eclipse_scored");
  if (!scored.length) return [];
  const layout = layoutOf(view, setting);
  const points = SOURCES.flatMap((source) =>
    scored.flatMap(({ params }) => scoring(view, setting, layout, String(params.seat), source, Number(params[source]))),
  );
  const eclipse = events.find(({ key }) => key === "eclipse")?.params.eclipse;
  return [...(eclipse ? [dusk(setting, Number(eclipse), view.board.calendar.final)] : []), ...points];
}

/** The shade over the board, and what is going on. @param {Setting} setting @param {number} eclipse @param {boolean} isFinal @returns {Act} */
function dusk({ page, words }, eclipse, isFinal) {
  const { width, height } = PAGES.find(({ id }) => id === page) ?? SIZE;
  const caption = words.say("eclipse-title", { eclipse, final: isFinal ? "yes" : "no" });
  const drawing = svg`${box("teo-shade", [-width / 2, -height / 2, width, height], 12)}<circle class="teo-sun-ring" r="62"></circle><circle class="teo-sun" r="52"></circle><circle class="teo-moon teo-passing" r="54"></circle>`;
  return { at: [width / 2, height / 2], how: "erupt", drawing, caption };
}

/** What a seat scores from one source. @param {View} view @param {Setting} setting @param {Layout} layout @param {string} seat @param {typeof SOURCES[number]} source @param {number} points @returns {Act[]} */
function scoring(view, setting, layout, seat, source, points) {
  if (!points) return [];
  const badge = `+${points}`;
  const step = source === "masks" ? null : stepOf(view, setting, layout, seat, source);
  if (!step) return [{ at: null, how: "turn", to: seat, badge }];
  const [x, y] = middle(step);
  const [, , w, h] = step;
  const drawing = svg`<g class=${`seat-${seat}`}>${box("teo-scores", [-w / 2, -h / 2, w, h], 5)}</g>`;
  return [{ at: [x, y], how: "glow", drawing, to: seat, badge }];
}

/** The step on which a seat stands; null if this page does not show it. @param {View} view @param {Setting} setting @param {Layout} layout @param {string} seat @param {"avenue" | "leader" | "pyramid"} source @returns {Rect | null} */
function stepOf(view, { facts }, { parts }, seat, source) {
  const own = view.seats[seat];
  if (source === "avenue")
    return parts.avenue ? stepRect(parts.avenue, ROOF, stepsOf(view, facts, "avenue"), own.avenue) : null;
  return parts.track ? trackRect(parts.track, stepsOf(view, facts, "track"), own.track) : null;
}
