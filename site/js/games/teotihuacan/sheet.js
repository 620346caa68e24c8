// @ts-check
/** The board of Teotihuacán as a picture of its view. Pure: the same view, marks and setting give the same drawing. */

import { svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { repeat } from "lit-html/directives/repeat.js";
import { calendar, forecast, ownSeat } from "./calendar.js";
import { box, inset, middle } from "./draw.js";
import { fan, isWheelOpen, openSites, openWheel } from "./fans.js";
import { ghosts, labels, laying, numbers, pointers, rings } from "./highlights.js";
import { layoutOf, PAGES, SIZE, slotRect, TEMPLES } from "./layout.js";
import { NO_MARKS } from "./no-marks.js";
import { drawPills, pillRects } from "./pills.js";
import { pyramid } from "./pyramid.js";
import { actionBoard, decorations, lockedWorkers, nobles, pyramidOffer, technologyCard, workers } from "./ring.js";
import { avenueTrack, pyramidTrack, templeTrack } from "./tracks.js";
import { ways } from "./ways.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** All that a picture needs of a board. @type {import("../contract.d.ts").Still<View, Marks>} */
export const still = {
  size: SIZE,
  pages: PAGES,
  noMarks: NO_MARKS,
  draw: (view, marks, setting) => draw(view, marks, /** @type {Setting} */ (setting)),
};

/** @param {View} view @param {Marks} marks @param {Setting} setting */
function draw(view, marks, setting) {
  const layout = layoutOf(view, setting);
  const names = Object.keys(layout.boards);
  const sites = openSites(view, layout, marks);
  const isOpen = isWheelOpen(setting, marks);
  return svg`
    ${guard([setting.page, names.length], () => (setting.page === null ? sheet(view) : ""))}
    <g>${repeat(
      names,
      (name) => name,
      (name) => {
        const cell = litCell(view, marks, name);
        const isCovered = Boolean(marks.pills[name]?.length) && setting.page === null;
        return svg`${guard([view, setting.page, setting.words, cell, isCovered], () => actionBoard({ view, setting, name, frame: layout.boards[name], cell }, isCovered))}`;
      },
    )}</g>
    ${guard([view, setting.page, setting.words], () => middleOf(view, setting, layout))}
    ${names.length ? ways(view, setting, marks) : ""}
    ${guard([view, setting.page], () => names.map((name) => [workers(view, setting, name, layout.boards[name]), lockedWorkers(view, setting, name, layout.boards[name])]))}
    <g>${setting.page === null ? Object.entries(marks.pills).map(([name, pills]) => (layout.boards[name] ? drawPills(view, setting, name, layout.boards[name], pills) : "")) : ""}</g>
    ${laying(view, setting, layout, marks)}
    ${isOpen || (setting.page !== null && layout.parts.wheel) ? openWheel(setting, layout) : ""}
    ${sites.map((site) => fan(view, setting, layout, site))}
    <g class="teo-marks">${rings(layout, marks)}${ghosts(view, setting, layout, marks)}${labels(setting, layout, marks)}${numbers(layout, marks)}${pointers(layout, marks)}</g>
    <g class="flights"></g>
    <g class="hits">${hits(setting, layout, marks, sites, isOpen)}</g>`;
}

/** The cell of a gathering board that applies to the seat on show: as its workers stand, or with the chosen one. @param {View} view @param {Marks} marks @param {string} name */
function litCell(view, marks, name) {
  const yields = view.board.boards[name].yields[marks.seat ?? ownSeat(view)];
  if (!yields) return null;
  const coming = [...marks.picked].find((id) => id.startsWith("worker:") && !id.includes(`.${name}/`));
  return yields[coming?.split("/")[1] ?? "here"] ?? null;
}

/** What lies inside the ring. @param {View} view @param {Setting} setting @param {Layout} layout */
function middleOf(view, setting, layout) {
  const { parts } = layout;
  const spotsOf = (/** @type {string} */ sort) =>
    [...layout.spots].filter(([id]) => id.startsWith(`${sort}:`)).map(([, { rect }]) => rect);
  return svg`${parts.pyramid ? pyramid(view, setting, layout) : ""}
    ${TEMPLES.map((temple) => (parts[temple] ? templeTrack(view, setting, temple, parts[temple]) : ""))}
    ${parts.avenue ? avenueTrack(view, setting, parts.avenue) : ""}${parts.track ? pyramidTrack(view, setting, parts.track) : ""}
    ${parts.calendar ? calendar(view, setting, parts.calendar) : ""}${parts.forecast ? forecast(view, setting, parts.forecast) : ""}
    ${parts.technologies ? view.board.technologies.map((technology, n) => technologyCard(setting, technology, spotsOf("technology")[n])) : ""}
    ${parts.nobles ? nobles(view, setting, spotsOf("house"), [parts.nobles[0], parts.nobles[1], 180, 22]) : ""}
    ${parts.offers ? svg`${pyramidOffer(view, setting, spotsOf("pyramid"))}${decorations(view, setting, spotsOf("decoration"))}` : ""}`;
}

/** The sheet the board is drawn on, and slots of the ring whose board is still to be drawn. @param {View} view */
function sheet({ board: { ring } }) {
  return svg`${box("teo-sheet", [0.8, 0.8, SIZE.width - 1.6, SIZE.height - 1.6], 12)}
    ${ring.map((name, slot) => (name ? "" : box("teo-gap", inset(slotRect(slot), 3), 9)))}`;
}

/**
 * Areas to tap, larger ones first: what lies on a board comes before the board itself, unless the board is what can be chosen.
 * @param {Setting} setting
 * @param {Layout} layout
 * @param {Marks} marks
 * @param {string[]} sites fanned out
 * @param {boolean} isOpen whether the wheel is
 */
function hits(setting, layout, marks, sites, isOpen) {
  const covered = new Set(Object.keys(marks.pills).filter((name) => marks.pills[name].length && setting.page === null));
  const isShown = (/** @type {string} */ id) => {
    const [sort, rest] = id.split(":");
    if (sort === "wheel" && rest) return isOpen || setting.page !== null;
    if (sort === "space") return !covered.has(rest.replace(/_\d$/, ""));
    if (sort !== "discovery") return true;
    const [site] = rest.split(".");
    return layout.spots.has(`site:${site}`) ? sites.includes(site) : !covered.has(site);
  };
  const pills = [...covered].flatMap((name) =>
    layout.boards[name] ? pillRects(marks.pills[name], layout.boards[name]) : [],
  );
  const wholes = Object.keys(marks.lit).filter((id) => /^(board|temple):/.test(id));
  const isPart = (/** @type {string} */ id, /** @type {Rect} */ rect) =>
    !(id in marks.lit) &&
    !marks.picked.has(id) &&
    wholes.some((whole) => isWithin(rect, layout.spots.get(whole)?.rect));
  const areas = [
    ...layout.areas.filter(({ id, rect }) => isShown(id) && !isPart(id, rect)),
    ...pills.map(({ pill, rect }) => ({ id: pill.place, rect })),
  ];
  return repeat(
    areas,
    ({ id }) => id,
    ({ id, rect }) => {
      const isLive = id in marks.lit || marks.picked.has(id) || id.startsWith("pill:");
      return svg`<rect class=${isLive ? "hit hit-live" : "hit"} data-place=${id} x=${rect[0]} y=${rect[1]} width=${rect[2]} height=${rect[3]}></rect>`;
    },
  );
}

/** Whether the middle of a rectangle lies in another. @param {Rect} rect @param {Rect | undefined} whole */
function isWithin(rect, whole) {
  if (!whole) return false;
  const [x, y] = middle(rect);
  return x > whole[0] && x < whole[0] + whole[2] && y > whole[1] && y < whole[1] + whole[3];
}
