// @ts-check
/** The market as a picture of its view. Pure: the same view and marks give the same drawing. */

import { svg } from "lit-html";
import { SHAPES } from "../../ui/emblem.js";

/** @typedef {import("./view.d.ts").Card} Card */
/** @typedef {import("./view.d.ts").Marks} Marks */
/** @typedef {import("./view.d.ts").MarketView} MarketView */

const [WIDTH, HEIGHT] = [900, 480];
const STALL = { width: 260, height: 400 };

/** @type {import("../contract.d.ts").Board<MarketView, Marks>} */
export const board = {
  size: { width: WIDTH, height: HEIGHT },
  noMarks: { chosen: null, focus: null, offers: new Set(), fresh: null, names: {} },
  draw,
  rows: (view) => [areas(view).map((id, at) => ({ id, x: middle(at), y: HEIGHT / 2 }))],
  inPlay: areas,
  entry: (view) => areas(view)[0],
  name: (area, { say }) => say(`area-${area}`),
  describe: (view, area, { say, nameOf }) => {
    const { worth, cards } = view.board.areas[area];
    return [
      say("stall-worth", { worth }),
      ...cards.map(({ seat, card }) => say("stall-card", { name: nameOf(seat), card: card ?? 0 })),
    ];
  },
  flights: (events, view) =>
    events.filter(isLaid).map(({ params }) => {
      const x = middle(areas(view).indexOf(String(params.area)));
      return { drawing: face(String(params.seat), null), from: [x, HEIGHT / 2], to: [x, HEIGHT / 2] };
    }),
  fresh: (events) => String(events.findLast(isLaid)?.params.area ?? "") || null,
};

/** @param {MarketView} view */
function areas(view) {
  return Object.keys(view.board.areas);
}

/** Where a stall stands. @param {number} at */
function middle(at) {
  return 160 + 290 * at;
}

/** @param {import("../../engine/protocol.d.ts").GameEvent} event */
function isLaid({ key }) {
  return key === "hidden" || key === "shown";
}

/** @param {MarketView} view @param {Marks} marks */
function draw(view, marks) {
  return svg`<rect class="sheet" x="4" y="4" width=${WIDTH - 8} height=${HEIGHT - 8} rx="10"></rect>
    ${areas(view).map((area, at) => svg`<g transform="translate(${middle(at)} ${HEIGHT / 2})">${stall(view, area, marks)}</g>`)}
    <g class="flights"></g>`;
}

/** @param {MarketView} view @param {string} area @param {Marks} marks */
function stall(view, area, marks) {
  const { worth, cards } = view.board.areas[area];
  const { width, height } = STALL;
  const frame = (/** @type {string} */ look) =>
    svg`<rect class=${look} x=${-width / 2} y=${-height / 2} width=${width} height=${height} rx="16"></rect>`;
  const looks = [
    marks.fresh === area ? "fresh" : "",
    marks.chosen === area ? "mark-chosen" : marks.offers.has(area) ? "mark-offer" : "",
    marks.focus === area ? "focus" : "",
  ];
  return svg`${frame("stall")}
    <path class="awning" d="M-130 -200h260v46q-26 26 -52 0q-26 26 -52 0q-26 26 -52 0q-26 26 -52 0q-26 26 -52 0Z"></path>
    <text class="stall-worth" y="-164">${[marks.names[area], worth].filter(Boolean).join(" · ")}</text>
    ${cards.map((card, at) => svg`<g transform="translate(${-60 + 120 * (at % 2)} ${-80 + 100 * Math.floor(at / 2)})">${face(card.seat, card.card)}</g>`)}
    ${looks.filter(Boolean).map((look) => svg`${frame(`casing ${look}-casing`)}${frame(look)}`)}
    <rect class=${marks.offers.has(area) ? "hit hit-live" : "hit"} data-place=${area} x=${-width / 2} y=${-height / 2} width=${width} height=${height}></rect>`;
}

/** A card with the shape of its player; without a value it lies face down. @param {string} seat @param {number | null} card */
function face(seat, card) {
  return svg`<rect class=${card === null ? "card card-down" : "card"} x="-50" y="-38" width="100" height="76" rx="8"></rect>
    <g class="band seat-${seat}" transform="translate(-24 0)"><path class="token" d=${SHAPES[seat]}></path></g>
    <text class="card-value" x="22" y="11">${card ?? "?"}</text>`;
}
