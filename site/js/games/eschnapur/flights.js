// @ts-check
/** What flies over the board: pawns along passages, cards, coins, movement tiles, tokens, the slab of a niche, the monk. */

import { svg } from "lit-html";
import { back, coin, footprint, symbolFace, tokenFace } from "./goods.js";
import { monk, pawn } from "./pawns.js";
import { slab } from "./rooms.js";
import { BANK, spot } from "./temple.js";
import { AWAY, marker, monkSpot } from "./yard.js";

/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */
/** @typedef {import("../contract.d.ts").Flight} Flight */
/** @typedef {{good: string, amount?: number, colour?: import("./types.d.ts").Colour, small?: number, large?: number}} Thing */

/** How many pieces of one sort fly at most. */
const MOST = 2;

/** @param {GameEvent[]} events @param {EschnapurView} view @param {unknown} _setting @param {EschnapurView | null} before @returns {Flight[]} */
export function flights(events, view, _setting, before) {
  const others = events.filter(({ key }) => key !== "stepped");
  return [
    ...walks(events),
    ...others.flatMap((event) => FLY[event.key]?.(/** @type {any} */ (event.params), view, before) ?? []),
  ];
}

/** Every pawn that walked, along the passages it took. @param {GameEvent[]} events @returns {Flight[]} */
function walks(events) {
  const steps = events.filter(({ key }) => key === "stepped").map(({ params }) => params);
  return [...new Set(steps.map(({ seat }) => String(seat)))].map((seat) => {
    const own = steps.filter((step) => step.seat === seat);
    const [to, ...by] = own.map(({ area }) => low(String(area))).toReversed();
    return { drawing: small(pawn(seat), 0.66), from: low(String(own[0].start)), by: by.toReversed(), to };
  });
}

/** The view before these events without the pawns that walk, the slab that slides away and the monk if it goes somewhere. @param {EschnapurView} view @param {GameEvent[]} events @returns {EschnapurView} */
export function lifted(view, events) {
  const of = (/** @type {string} */ key) => events.filter((event) => event.key === key).map(({ params }) => params);
  const walkers = new Set(of("stepped").map(({ seat }) => seat));
  const opened = new Set(of("opened").map(({ area }) => area));
  const areas = Object.entries(view.board.areas).map(([name, area]) => [
    name,
    { ...area, open: area.open || opened.has(name), pawns: area.pawns.filter((seat) => !walkers.has(seat)) },
  ]);
  const monk = of("monk").length ? AWAY : view.board.monk;
  return { ...view, board: { ...view.board, monk, areas: Object.fromEntries(areas) } };
}

/** Where something last happened. @param {GameEvent[]} events */
export function fresh(events) {
  const event = events.findLast(({ key }) => key === "stepped" || key === "opened");
  return event ? `area:${event.params.area}` : null;
}

/**
 * By event: what moves.
 * @type {Record<string, (params: {seat: string, other: string, area: string, start: string, points: number, gain: Thing[], pay: Thing[], give: Thing[], ask: Thing[], cards: any[], token: Thing, card: Thing, number: number, doubled: number}, view: EschnapurView, before: EschnapurView | null) => Flight[]>}
 */
const FLY = {
  opened: ({ area, cards }) => [
    { drawing: slab(cards), from: spot(`area:${area}`), to: shift(spot(`area:${area}`), 30, 4) },
    ...cards.map((colour) => ({
      drawing: small(symbolFace(colour, ""), 0.5),
      from: spot(`area:${area}`),
      to: spot("deck:symbols"),
    })),
  ],
  drew_bid: ({ seat }, view) => [
    { drawing: small(back("bid"), 0.45), from: spot("deck:bids"), to: pawnOf(view, seat) },
  ],
  drew_symbol: ({ seat }, view) => [
    { drawing: small(back("sym"), 0.45), from: spot("deck:symbols"), to: pawnOf(view, seat) },
  ],
  bought_symbol: ({ seat, pay }, view) => toBank(view, seat, pay),
  bought_bid: ({ seat, pay }, view) => toBank(view, seat, pay),
  bought_move: ({ seat, pay, gain }, view) => [
    ...toBank(view, seat, pay),
    ...goods(gain, spot("stock"), pawnOf(view, seat)),
  ],
  refused_all: ({ seat, gain }, view) => goods(gain, BANK, pawnOf(view, seat)),
  received: ({ seat, gain }, view) => goods(gain, BANK, pawnOf(view, seat)),
  took: ({ seat, gain }, view) =>
    goods(gain, gain.some(({ good }) => good === "coins") ? BANK : spot("stock"), pawnOf(view, seat)),
  committed: ({ seat }, { board, ...view }) =>
    board.token
      ? [{ drawing: small(back("bid"), 0.4), from: low(view.seats[seat].area), to: spot(`area:${board.token.area}`) }]
      : [],
  bid_paid: ({ seat, pay }, view) => toBank(view, seat, pay),
  sold: ({ seat, other, give, ask }, view) => [
    ...goods(give, pawnOf(view, other), pawnOf(view, seat)),
    ...goods(ask, pawnOf(view, seat), pawnOf(view, other)),
  ],
  token_taken: ({ seat, token }, view) => [
    {
      drawing: small(tokenFace(token.small ?? "", token.large ?? ""), 0.55),
      from: pawnOf(view, view.board.active),
      to: pawnOf(view, seat),
    },
  ],
  turned: ({ token }, { board }) =>
    board.token
      ? [
          {
            drawing: small(tokenFace(token.small ?? "", token.large ?? ""), 0.9),
            from: spot(`area:${board.token.area}`),
            to: shift(spot(`area:${board.token.area}`), 0, -13),
          },
        ]
      : [],
  scored: ({ seat, number, doubled }, view) => [
    {
      drawing: gain(doubled ? `${number}+${doubled}` : String(number)),
      from: pawnOf(view, seat),
      to: marker(view, seat),
    },
  ],
  monk: (_, view, before) => [monkWalk(before ? monkSpot(before) : [18, monkSpot(view)[1]], monkSpot(view))],
};

/** Points that are scored, with what the monk adds. @param {string} text */
function gain(text) {
  const half = 7 + 4 * text.length;
  return svg`<g class="es-gain"><rect x=${-half} y="-11" width=${2 * half} height="22" rx="11"></rect><text y="5">+${text}</text></g>`;
}

/** How many hops the monk needs. */
const HOPS = 4;

/** The monk hops along the rail, laughing. @param {[number, number]} from @param {[number, number]} to @returns {Flight} */
function monkWalk(from, to) {
  const by = Array.from({ length: 2 * HOPS - 1 }, (_, at) => {
    const part = (at + 1) / (2 * HOPS);
    return /** @type {[number, number]} */ ([
      from[0] + part * (to[0] - from[0]),
      from[1] + part * (to[1] - from[1]) - (at % 2 ? 0 : 9),
    ]);
  });
  return { drawing: svg`<g class="es-laughs">${small(monk(), 0.74)}</g>`, from, by, to };
}

/** @param {unknown} drawing @param {number} size */
function small(drawing, size) {
  return svg`<g transform="scale(${size})">${drawing}</g>`;
}

/** The lane of the pawns in an area. @param {string} area @returns {[number, number]} */
function low(area) {
  return shift(spot(`area:${area}`), 0, 17.5);
}

/** @param {[number, number]} point @param {number} x @param {number} y @returns {[number, number]} */
function shift(point, x, y) {
  return [point[0] + x, point[1] + y];
}

/** @param {EschnapurView} view @param {string} seat */
function pawnOf(view, seat) {
  return low(view.seats[seat].area);
}

/** @param {EschnapurView} view @param {string} seat @param {Thing[]} pay */
function toBank(view, seat, pay) {
  return goods(pay, pawnOf(view, seat), BANK);
}

/** What change of owner looks like. @param {Thing[]} things @param {[number, number]} from @param {[number, number]} to @returns {Flight[]} */
function goods(things, from, to) {
  return things.flatMap((thing) =>
    Array.from({ length: Math.min(thing.amount ?? 1, MOST) }, () => ({ drawing: picture(thing), from, to })),
  );
}

/** @param {Thing} thing */
function picture({ good, colour }) {
  if (good === "coins") return coin();
  if (good === "movement_tiles") return footprint();
  if (good === "symbol_card" && colour) return small(symbolFace(colour, ""), 0.45);
  return small(back(good === "symbol_card" ? "sym" : "bid"), 0.45);
}
