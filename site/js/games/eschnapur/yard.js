// @ts-check
/** What lies below the temple: decks with what a card costs, the stock, the pool, the bank, and the rail of points. */

import { svg } from "lit-html";
import { back, coin, footprint, tileBack } from "./goods.js";
import { monk, pawn } from "./pawns.js";
import { BANK, RAIL, round, YARD } from "./temple.js";

/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */

/** Half the size of a box that can be tapped. @type {Record<string, [number, number]>} */
export const BOXES = { "deck:symbols": [48, 28], "deck:bids": [54, 28], stock: [48, 28], pool: [38, 28] };

/** @param {EschnapurView} view */
export function yard({ board }) {
  const { prices, symbol_deck, bid_deck, bid_discard, stock, pool_count, bank } = board;
  return svg`
    ${box("deck:symbols", !symbol_deck.count, svg`<g transform="translate(-29 0) scale(.52)">${pile(symbol_deck.count, () => back("sym"))}</g>${count(4, symbol_deck.count)}${price(prices.symbol, 3)}`)}
    ${box(
      "deck:bids",
      !(bid_deck + bid_discard.length),
      svg`<g transform="translate(-36 0) scale(.52)">${pile(bid_deck, () => back("bid"))}</g>
      <g class="es-discard" transform="translate(31 1) rotate(9) scale(.4)">${pile(bid_discard.length, discarded)}</g><text class="es-small" x="31" y="4.4">${bid_discard.length || ""}</text>
      ${count(-3, bid_deck)}${price(prices.bid, -5)}`,
    )}
    ${box("stock", !stock, svg`<g transform="translate(-27 -1) scale(1.16)">${pile(stock, footprint)}</g>${count(6, stock)}${price(prices.move, 5)}`)}
    ${box("pool", !pool_count, svg`<g transform="translate(0 -6) scale(.5)">${pile(pool_count, tileBack)}</g><text class="es-count es-count-small" y="24">${pool_count}</text>`)}
    <g transform="translate(${BANK[0]} ${BANK[1]})"><g transform="translate(-2 -8)">${pile(bank, coin)}</g><text class="es-count es-count-small" y="24">${bank}</text></g>`;
}

/** @param {string} place @param {boolean} isEmpty @param {unknown} drawing */
function box(place, isEmpty, drawing) {
  const [x, y] = BOXES[place];
  return svg`<g class=${isEmpty ? "es-box es-box-empty" : "es-box"} transform="translate(${YARD[place][0]} ${YARD[place][1]})"><rect class="es-box-edge" x=${-x} y=${-y} width=${2 * x} height=${2 * y} rx="8"></rect>${drawing}</g>`;
}

/** A pile of up to three. @param {number} count @param {() => unknown} draw */
function pile(count, draw) {
  return Array.from(
    { length: Math.min(count, 3) },
    (_, at) => svg`<g transform="translate(${at * 2.4 - 2} ${-at * 2.4})">${draw()}</g>`,
  );
}

/** A used bid card. */
function discarded() {
  return svg`<rect class="es-card-edge" x="-29" y="-41" width="58" height="82" rx="7"></rect>`;
}

/** @param {number} x @param {number} number */
function count(x, number) {
  return svg`<text class="es-count" x=${x} y="-4">${number}</text>`;
}

/** @param {number} coins @param {number} x */
function price(coins, x) {
  return svg`<g class="es-price" transform="translate(${x} 15)"><g transform="translate(-7 0) scale(.62)">${coin()}</g><text x="7" y="4.6">${coins}</text></g>`;
}

/** @param {EschnapurView} view */
function longest({ seats }) {
  return Math.max(50, Math.ceil((Math.max(...Object.values(seats).map(({ score }) => score)) + 4) / 10) * 10);
}

/** Where a score lies on the rail. @param {EschnapurView} view @param {number} score */
export function onRail(view, score) {
  return round(RAIL.left + (Math.min(score, longest(view)) / longest(view)) * (RAIL.right - RAIL.left));
}

/** Where the marker of a seat lies on the rail; those with the same score lie above each other. @param {EschnapurView} view @param {string} seat @returns {[number, number]} */
export function marker(view, seat) {
  const near = Object.entries(view.seats).filter(
    ([, { score }]) => Math.abs(onRail(view, score) - onRail(view, view.seats[seat].score)) < 7,
  );
  const level = near.findIndex(([each]) => each === seat);
  return [onRail(view, view.seats[seat].score), RAIL.y - 3 - level * (near.length > 2 ? 8 : 12)];
}

/** Stands for the holder of the monk while it is on its way. */
export const AWAY = "away";

/** Where the monk stands: at its holder, or beside the rail. @param {EschnapurView} view @returns {[number, number]} */
export function monkSpot(view) {
  const { monk: holder } = view.board;
  return holder && holder !== AWAY ? besideMarker(view, holder) : [19, RAIL.y - 18];
}

/** @param {EschnapurView} view @param {string} seat @returns {[number, number]} */
function besideMarker(view, seat) {
  const [x, y] = marker(view, seat);
  return [x, Math.max(y - 19, RAIL.y - 26)];
}

/**
 * The rail of points, with the markers of the seats and the monk.
 * @param {EschnapurView} view
 * @param {Record<string, number>} [before] earlier scores of the seats whose markers are to move
 * @param {string | null} [from] the seat from which the monk comes to its holder; null if it stood aside
 */
export function rail(view, before = {}, from) {
  const long = longest(view);
  const step = long > 100 ? 20 : 10;
  const ticks = Array.from({ length: Math.floor(long / step) + 1 }, (_, at) => at * step);
  return svg`<path class="es-rail" d="M${RAIL.left} ${RAIL.y}H${RAIL.right}"></path>
    ${ticks.map((score) => svg`<path class="es-tick" d="M${onRail(view, score)} ${RAIL.y - 4}v8"></path><text class="es-tick-number" x=${onRail(view, score)} y=${RAIL.y + 15}>${score}</text>`)}
    ${Object.keys(view.seats)
      .toReversed()
      .map((seat) => {
        const [sx, sy] = marker(view, seat);
        const moved = seat in before ? onRail(view, before[seat]) - onRail(view, view.seats[seat].score) : 0;
        return svg`<g class=${moved ? "es-moves" : ""} .style=${moved ? `--from: ${moved}px` : ""}><g transform="translate(${sx} ${sy}) scale(.6)">${pawn(seat)}</g></g>`;
      })}
    ${view.board.monk === AWAY ? "" : walkingMonk(view, before, from)}`;
}

/** The monk at its place, and what it does for its holder; if it comes from somewhere, it walks there and laughs. @param {EschnapurView} view @param {Record<string, number>} before @param {string | null} [from] */
function walkingMonk(view, before, from) {
  const [x, y] = monkSpot(view);
  const start = from === undefined ? x : from ? onRail(view, before[from] ?? view.seats[from].score) : 19;
  return svg`<g class=${start === x ? "" : "es-monk-walks"} .style=${start === x ? "" : `--from: ${start - x}px`}><g transform="translate(${x} ${y}) scale(.74)"><g class=${start === x ? "" : "es-laughs"}>${monk()}</g></g>
    ${view.board.monk ? svg`<g class="es-twice" transform="translate(${x + 19} ${y - 5})"><rect x="-10" y="-7" width="20" height="14" rx="7"></rect><text y="4.2">×2</text></g>` : ""}</g>`;
}
