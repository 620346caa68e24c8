// @ts-check
/** What opens out over the board: a stack of discovery tiles, and the ascension wheel. */

import { svg } from "lit-html";
import { ascensionWheel } from "./calendar.js";
import { at, box, label, middle } from "./draw.js";
import { wheelRect } from "./layout.js";
import { discoveryTile } from "./tiles.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** The sites that are fanned out: asked for, or with tiles to choose or in focus. @param {View} view @param {Layout} layout @param {Marks} marks */
export function openSites(view, { spots }, marks) {
  const pointed = [marks.focus, marks.chosen, ...Object.keys(marks.lit)];
  return Object.keys(view.board.sites).filter((site) => {
    if (!spots.has(`site:${site}`)) return false;
    return marks.open === site || pointed.some((id) => id === `site:${site}` || id?.startsWith(`discovery:${site}.`));
  });
}

/** @param {View} view @param {Setting} setting @param {Layout} layout @param {string} site */
export function fan(view, { facts }, { spots }, site) {
  const tiles = view.board.sites[site];
  const kinds = [...new Set(tiles)];
  const rects = kinds.map(
    (kind) => /** @type {import("./layout.js").Spot} */ (spots.get(`discovery:${site}.${kind}`)).rect,
  );
  const [left, right] = [rects[0][0], rects[rects.length - 1][0] + rects[0][2]];
  const back = /** @type {Rect} */ ([left - 6, rects[0][1] - 6, right - left + 12, rects[0][3] + 12]);
  return svg`${box("teo-fan", back, 10)}${kinds.map((kind, n) => {
    const [x, y] = middle(rects[n]);
    const count = tiles.filter((each) => each === kind).length;
    return svg`${at(x, y, discoveryTile(facts, kind, rects[n][2]))}${count > 1 ? svg`<circle class="teo-number" cx=${x + rects[n][2] / 2 - 5} cy=${y - rects[n][3] / 2 + 5} r="8"></circle>${label("teo-number-text", x + rects[n][2] / 2 - 5, y - rects[n][3] / 2 + 9, count)}` : ""}`;
  })}`;
}

/** Whether the wheel is opened out over the board. @param {Setting} setting @param {Marks} marks */
export function isWheelOpen({ page }, marks) {
  if (page !== null) return false;
  return (
    marks.wheel ||
    [marks.focus, marks.chosen, ...Object.keys(marks.lit)].some((id) => id === "wheel" || id?.startsWith("wheel:"))
  );
}

/** @param {Setting} setting @param {Layout} layout */
export function openWheel(setting, layout) {
  const rect = wheelRect(layout, setting.page);
  if (!rect) return "";
  const [x, y] = middle(rect);
  return svg`${setting.page === null ? svg`<circle class="teo-fan" cx=${x} cy=${y} r=${rect[2] / 2 + 8}></circle>` : ""}${ascensionWheel(setting, rect)}`;
}
