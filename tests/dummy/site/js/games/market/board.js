// @ts-check
/** The market as a picture of its view. Pure: the same view, marks and setting give the same drawing. */

import { svg } from "lit-html";
import { SHAPES } from "../../ui/emblem.js";

/** @typedef {import("./view.d.ts").Marks} Marks */
/** @typedef {import("./view.d.ts").MarketView} MarketView */
/** @typedef {import("../contract.d.ts").Setting} Setting */

/** The stalls from left to right. */
export const AREAS = ["gate", "plaza", "dock"];
const [WIDTH, HEIGHT] = [900, 480];

/** @type {import("../contract.d.ts").Board<MarketView, Marks>} */
export const board = {
  size: { width: WIDTH, height: HEIGHT },
  noMarks: { chosen: null, focus: null, offers: new Set(), fresh: null },
  draw,
  rows: () => [AREAS.map((id) => ({ id, x: middle(id)[0], y: middle(id)[1] }))],
  inPlay: () => AREAS,
  entry: () => AREAS[0],
  name: (area, { say }) => say(`area-${area}`),
  describe: (view, area, { say, nameOf }, { facts }) => [
    say("stall-worth", { worth: facts.areas[area] }),
    ...cardsAt(view, area).map(({ seat, card }) => say("stall-card", { name: nameOf(seat), card: card ?? 0 })),
  ],
  flights: (events) =>
    events.filter(isLaid).map(({ params }) => {
      const to = middle(String(params.area));
      return { drawing: face(String(params.seat), null), from: to, to };
    }),
  fresh: (events) => String(events.findLast(isLaid)?.params.area ?? "") || null,
};

/** @param {MarketView} view @param {Marks} marks @param {Setting} setting */
function draw(view, marks, setting) {
  return svg`<rect class="sheet" x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="10"></rect>
    ${AREAS.map((area) => svg`<g transform=${`translate(${middle(area)})`}>${stall(view, area, marks, setting)}</g>`)}
    <g class="flights"></g>`;
}

/** Where a stall stands. @param {string} area @returns {[number, number]} */
function middle(area) {
  return [160 + 290 * AREAS.indexOf(area), HEIGHT / 2];
}

/** @param {MarketView} view @param {string} area */
function cardsAt(view, area) {
  const laid = Object.entries(view.seats).flatMap(([seat, own]) => own.laid.map((card) => ({ seat, ...card })));
  return laid.filter((card) => card.area === area);
}

/** @param {import("../../engine/protocol.d.ts").GameEvent} event */
function isLaid({ key }) {
  return key === "hidden" || key === "shown";
}

/** @param {MarketView} view @param {string} area @param {Marks} marks @param {Setting} setting */
function stall(view, area, marks, { facts, words }) {
  const frame = (/** @type {string} */ look) =>
    svg`<rect class=${look} x="-130" y="-200" width="260" height="400" rx="16"></rect>`;
  const looks = [
    marks.fresh === area ? "fresh" : "",
    marks.chosen === area ? "mark-chosen" : marks.offers.has(area) ? "mark-offer" : "",
    marks.focus === area ? "focus" : "",
  ];
  return svg`${frame("stall")}
    <path class="awning" d="M-130 -200h260v46q-26 26 -52 0q-26 26 -52 0q-26 26 -52 0q-26 26 -52 0q-26 26 -52 0Z"></path>
    <text class="stall-worth" y="-164">${words.say(`area-${area}`)} · ${facts.areas[area]}</text>
    ${cardsAt(view, area).map(({ seat, card }, at) => svg`<g transform="translate(${-60 + 120 * (at % 2)} ${-80 + 100 * Math.floor(at / 2)})">${face(seat, card)}</g>`)}
    ${looks.filter(Boolean).map((look) => svg`${frame(`casing ${look}-casing`)}${frame(look)}`)}
    <rect class=${marks.offers.has(area) ? "hit hit-live" : "hit"} data-place=${area} x="-130" y="-200" width="260" height="400"></rect>`;
}

/** A card with the shape of its player; without a value it lies face down. @param {string} seat @param {number | null} card */
function face(seat, card) {
  return svg`<rect class=${card === null ? "card card-down" : "card"} x="-50" y="-38" width="100" height="76" rx="8"></rect>
    <g class="band seat-${seat}" transform="translate(-24 0)"><path class="token" d=${SHAPES[seat]}></path></g>
    <text class="card-value" x="22" y="11">${card ?? "?"}</text>`;
}
