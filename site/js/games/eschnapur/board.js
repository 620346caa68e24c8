// @ts-check
/** The temple of Eschnapur as a picture of its view. Pure: the same view and marks give the same drawing. */

import { svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { flights, fresh, lifted } from "./flights.js";
import { mosaics } from "./floors.js";
import { ground, sheet, threshold } from "./ground.js";
import { NO_MARKS } from "./no-marks.js";
import { describe, entry, name, rows } from "./places.js";
import { niche, outline, people, room } from "./rooms.js";
import { HEIGHT, SPOTS, spot, TEMPLE_HEIGHT, WIDTH } from "./temple.js";
import { BOXES, rail, yard } from "./yard.js";

/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("./types.d.ts").Marks} Marks */

/** @type {import("../contract.d.ts").Board<EschnapurView, Marks>} */
export const board = {
  size: { width: WIDTH, height: HEIGHT },
  pages: [{ id: "temple", width: WIDTH, height: TEMPLE_HEIGHT }],
  noMarks: NO_MARKS,
  draw,
  look: ({ seats }) =>
    Object.entries(seats)
      .map(([seat, { colour }]) => `es-${seat}-${colour}`)
      .join(" "),
  rows,
  inPlay: ({ board: { areas } }) => Object.keys(areas).map((area) => `area:${area}`),
  entry,
  name,
  describe,
  flights,
  lifted,
  fresh,
};

/** @param {EschnapurView} view @param {Marks} marks @param {{page: string | null}} setting */
function draw(view, marks, { page }) {
  const { areas, token } = view.board;
  const names = Object.keys(areas);
  const whole = page === null;
  return svg`${mosaics()}${sheet(whole ? HEIGHT : TEMPLE_HEIGHT)}
    ${guard([names.join()], () => svg`<g>${ground(ways(areas))}</g><g>${names.map((name) => at(`area:${name}`, room(name, areas[name])))}</g>`)}
    <g class="marks">${names.map((name) => at(`area:${name}`, aura(name, areas[name], marks)))}</g>
    ${[...(marks.advice?.walks ?? []), marks.path].filter((path) => path.length > 1).map(trail)}
    <g>${guard([view], () => names.map((name) => at(`area:${name}`, svg`${niche(areas[name], token?.area === name ? token : null)}${people(areas[name].pawns)}`)))}</g>
    ${whole ? svg`${threshold()}${yard(view)}${rail(view)}` : ""}
    <g class="marks">${names.map((name) => at(`area:${name}`, highlight(`area:${name}`, outline(areas[name].kind, 3), marks)))}
      ${whole ? Object.keys(BOXES).map((place) => at(place, highlight(place, frame(place, 1.6), marks))) : ""}</g>
    <g class="badges">${names.filter((name) => name in marks.steps).map((name) => at(`area:${name}`, badge(marks.steps[name])))}
      ${Object.entries(marks.advice?.numbers ?? {}).map(([place, numbers]) => at(place, inOrder(numbers)))}</g>
    <g class="flights"></g>
    <g class="hits">${names.map((name) => at(`area:${name}`, hit(`area:${name}`, outline(areas[name].kind, 4), marks)))}
      ${whole ? Object.keys(BOXES).map((place) => at(place, hit(place, frame(place, 2), marks))) : ""}</g>`;
}

/** Every passage once. @param {EschnapurView["board"]["areas"]} areas @returns {[string, string][]} */
function ways(areas) {
  return Object.entries(areas).flatMap(([from, { adjacent }]) =>
    adjacent.filter((to) => from < to).map((to) => /** @type {[string, string]} */ ([from, to])),
  );
}

/** @param {string} place @param {unknown} drawing */
function at(place, drawing) {
  const [x, y] = spot(place);
  return svg`<g transform="translate(${x} ${y})">${drawing}</g>`;
}

/** The frame of a box in the yard, some units larger. @param {string} place @param {number} more */
function frame(place, more) {
  const [x, y] = BOXES[place].map((half) => half + more);
  return `M${-x + 8} ${-y}H${x - 8}Q${x} ${-y} ${x} ${-y + 8}V${y - 8}Q${x} ${y} ${x - 8} ${y}H${-x + 8}Q${-x} ${y} ${-x} ${y - 8}V${-y + 8}Q${-x} ${-y} ${-x + 8} ${-y}Z`;
}

/** The glow of a floor that can be walked to. @param {string} name @param {import("./types.d.ts").Area} area @param {Marks} marks */
function aura(name, { kind }, marks) {
  return name in marks.steps || marks.lit.has(`area:${name}`)
    ? svg`<path class="es-aura" d=${outline(kind, -6.4)}></path>`
    : "";
}

/** The rings around a place. @param {string} place @param {string} d @param {Marks} marks */
function highlight(place, d, marks) {
  const area = place.slice("area:".length);
  const looks = [
    marks.fresh === place && "fresh",
    marks.open.has(area) ? "mark-ready" : marks.lit.has(place) && "mark-offer",
    marks.picked.has(place) && "mark-picked",
    marks.chosen === place && "mark-chosen",
    marks.focus === place && "focus",
  ];
  return looks
    .filter((look) => look !== false)
    .map((look) => svg`<path class="casing ${look}-casing" d=${d}></path><path class=${look} d=${d}></path>`);
}

/** @param {string} place @param {string} d @param {Marks} marks */
function hit(place, d, marks) {
  const live = marks.lit.has(place) || place.slice("area:".length) in marks.steps;
  return svg`<path class=${live ? "hit hit-live" : "hit"} data-place=${place} d=${d}></path>`;
}

/** What is written at an area, at its upper right, clear of niche and pawns. @param {string} text */
function badge(text) {
  return svg`<g class="es-price-steps" transform="translate(29 -29)"><rect x=${-6.5 - text.length * 3.2} y="-9.5" width=${13 + text.length * 6.4} height="19" rx="3"></rect><text y="5.4">${text}</text></g>`;
}

/** The numbers of the steps of advice that lead to a place. @param {number[]} numbers */
function inOrder(numbers) {
  return numbers.map(
    (number, n) =>
      svg`<g class="badge" transform="translate(${-29 + 19 * n} -29)"><circle r="9.5"></circle><text y="5.4">${number}</text></g>`,
  );
}

/** The way through the passages. @param {string[]} path */
function trail(path) {
  const d = `M${path.map((area) => SPOTS[area].join(" ")).join("L")}`;
  return svg`<path class="casing trail-casing" d=${d}></path><path class="trail" d=${d}></path>`;
}
