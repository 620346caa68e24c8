// @ts-check
/** The eight action boards of the ring: what is printed on them, who stands there, and what it costs. */

import { svg } from "lit-html";
import { bars, die, marker, neutral } from "./dice.js";
import { at, box, inset, label, middle, round, widthOf } from "./draw.js";
import { amountsIn, anyTemple, avenue, cocoa, house, powerUp, temple, vp, wheel } from "./glyphs.js";
import { crowd } from "./layout.js";
import { mural } from "./murals.js";
import { boardSign } from "./signs.js";
import {
  boardNumber,
  decorationTile,
  discoveryTile,
  pyramidTile,
  royalFace,
  royalSign,
  technologyFace,
} from "./tiles.js";
import { yieldTable } from "./yields.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Temple} Temple */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** What is drawn of one board. @typedef {{view: View, setting: Setting, name: string, frame: Frame, cell: string | null}} Subject */

/** A whole board; where it has pills, what is printed gives way to them. @param {Subject} subject @param {boolean} isCovered */
export function actionBoard(subject, isCovered) {
  const { frame, name, setting } = subject;
  return svg`<g class="teo-board teo-board-${name}">${box("teo-card", frame.rect, 9)}${ground(frame, name)}${header(subject)}
    ${setting.page === null ? print(subject, isCovered) : cardPrint(subject)}</g>`;
}

/** @param {Frame} frame @param {string} name */
function ground({ lane }, name) {
  const rect = /** @type {Rect} */ ([lane[0] - 4, lane[1] - 1, lane[2] + 8, lane[3] + 2]);
  return svg`${box("teo-lane", rect, 5)}${mural(name, inset(rect, 2))}`;
}

/** The size of the letters of a title. */
const TITLE = 15;
/** What the number and the price of a board take of its head. */
const PRICE = 97;

/** @param {Subject} subject */
function header({ view, setting, name, frame }) {
  const [x, y, w, h] = frame.head;
  const board = view.board.boards[name];
  const { main, number } = setting.facts.boards[name];
  const scale = h / 28;
  const d = `M${x} ${y + h}V${y + 9}A9 9 0 0 1 ${x + 9} ${y}H${x + w - 9}A9 9 0 0 1 ${x + w} ${y + 9}V${y + h}Z`;
  const long = setting.words.say(`board-${name}`);
  const isLong = setting.page === null && widthOf(long, TITLE) < w - PRICE;
  const title = isLong ? long : setting.words.say(`board-short-${name}`);
  return svg`<path class="teo-head" d=${d}></path><path class="teo-head-line" d="M${x} ${y + h}H${x + w}"></path>
    ${at(x + 15 * scale, y + h / 2, boardNumber(number), scale)}
    ${label(setting.page === null ? "teo-title" : "teo-title teo-title-short", x + 29 * scale, y + h / 2 + 5 * scale, title)}
    ${
      setting.page === null
        ? svg`${at(x + w - 34, y + h / 2, price(main ? board.colours : null, board.collect))}${name === "decorations" ? "" : at(x + w - 92, y + h / 2, pile(view, name))}`
        : main
          ? at(
              x + w - 17,
              y + h / 2,
              svg`${box("teo-badge", [-15, -9, 30, 18], 9)}${label("teo-badge-text", -5, 5, board.colours)}${at(6, 0, cocoa(), 0.56)}`,
            )
          : ""
    }`;
}

/** How many tiles are left in a stack, where a board draws from one. @param {View} view @param {string} name */
function pile({ board: { stack } }, name) {
  const count = { palace: stack.discovery, decorations: stack.decoration, construction: stack.pyramid }[name];
  if (count === undefined) return "";
  return svg`${box("teo-pile", [-12, -7, 14, 14], 2)}${box("teo-pile", [-14, -9, 14, 14], 2)}${label("teo-pile-count", 12, 5, count)}`;
}

/** What the main action costs in cocoa, and what collecting brings. @param {number | null} cost @param {number} gain */
function price(cost, gain) {
  return svg`${box("teo-badge", [-29, -10, 58, 20], 10)}${at(0, 0, cocoa(), 0.62)}
    ${label("teo-badge-text teo-badge-cost", -17, 5, cost === null ? "·" : `−${cost}`)}${label("teo-badge-text teo-badge-gain", 17, 5, `+${gain}`)}`;
}

/** The workers of a board on its lane. @param {View} view @param {Setting} setting @param {string} name @param {Frame} frame */
export function workers(view, { facts }, name, frame) {
  return crowd(view, name, frame).map(({ seat, power, spots, size }) =>
    spots.map(([x, y]) =>
      at(x, y, seat ? die(seat, power, facts.strong) : neutral(power), Math.round((size / 35) * 100) / 100),
    ),
  );
}

/** Those who are locked on its worship spaces. @param {View} view @param {Setting} setting @param {string} name @param {Frame} frame */
export function lockedWorkers(view, { facts }, name, frame) {
  return facts.boards[name].spaces.map((space, n) => {
    const who = view.board.boards[name].spaces[space];
    if (!who) return "";
    const [seat, power] = who.split("/");
    const [x, y] = middle(frame.spaces[n]);
    const half = Math.min(17, frame.spaces[n][2] / 2 - 3, frame.spaces[n][3] / 2 - 1);
    return at(x, y, svg`${at(0, 0, die(seat, Number(power), facts.strong), half / 19)}${bars(half)}`);
  });
}

/** @param {Subject} subject @param {boolean} isCovered */
function print(subject, isCovered) {
  const { view, setting, name, frame } = subject;
  if (name === "palace") return palace(subject, isCovered);
  const isWorshipped = setting.facts.boards[name].spaces.length > 0;
  return svg`${isWorshipped ? worship(subject) : ""}${name === "decorations" ? foot(view, frame) : ""}${isCovered ? "" : offered(subject)}`;
}

/** What a board offers besides worship. @param {Subject} subject */
function offered({ view, setting, name, frame, cell }) {
  switch (name) {
    case "alchemy":
      return view.board.technologies.map((technology, n) => technologyCard(setting, technology, frame.parts[n]));
    case "nobles":
      return nobles(view, setting, frame.parts, frame.table);
    case "decorations":
      return svg`${decorationCosts(setting, frame)}${decorations(view, setting, frame.parts)}`;
    case "construction":
      return svg`${levels(setting, frame)}${pyramidOffer(view, setting, frame.parts)}`;
    default:
      return yieldTable(setting.facts, name, /** @type {Rect} */ (frame.table), cell);
  }
}

/** The decorations that are left, below the discovery tile. @param {View} view @param {Frame} frame */
function foot(view, { rect: [x, y, , h] }) {
  return svg`<g class="teo-on-paper">${at(x + 30, y + h - 12, pile(view, "decorations"))}</g>`;
}

/** A worship space with its ability, and the discovery tile beside it. @param {Subject} subject */
function worship({ view, setting, name, frame }) {
  const { ability } = setting.facts.boards[name];
  const [x, y, w, h] = frame.spaces[0];
  const colour = /** @type {Temple} */ (ability.replace("temple_", ""));
  const isAny = ability === "temple_any";
  const small = w < 48;
  return svg`${box(`teo-space teo-space-${colour}`, [x, y, w, h], 7)}
    ${view.board.boards[name].spaces[setting.facts.boards[name].spaces[0]] ? "" : at(x + w / 2, y + h / 2, svg`<g class="teo-on-bone">${isAny ? anyTemple() : temple(colour)}</g>`, small ? 1.1 : 1.5)}
    ${tileOrGap(view, setting, name, frame)}`;
}

/** @param {View} view @param {Setting} setting @param {string} name @param {Frame} frame */
function tileOrGap(view, { facts }, name, frame) {
  if (!frame.tile) return "";
  const kind = view.board.boards[name].tile;
  const [x, y] = middle(frame.tile);
  return kind ? at(x, y, discoveryTile(facts, kind, frame.tile[2])) : box("teo-gap", inset(frame.tile, 1), 7);
}

/** @param {Subject} subject @param {boolean} isCovered */
function palace({ view, setting, frame }, isCovered) {
  const { facts } = setting;
  const [wx, wy, ww, wh] = frame.parts[3];
  return svg`${(view.board.boards.palace.royals ?? []).map((royal, n) => {
    const [x, y, w, h] = frame.parts[n];
    const space = frame.spaces[n];
    const isFree = !view.board.boards.palace.spaces[facts.boards.palace.spaces[n]];
    return svg`${box("teo-royal", [x, y, w, space[1] + space[3] - y], 7)}${at(x + w / 2, y + h / 2 + 1, royalFace(facts, royal))}
      ${box("teo-space teo-space-palace", inset(space, 2), 6)}${isFree ? at(space[0] + space[2] / 2, space[1] + space[3] / 2, boardSign("palace"), 0.9) : ""}`;
  })}
    ${tileOrGap(view, setting, "palace", frame)}
    ${isCovered ? "" : svg`${box("teo-well", [wx, wy, ww, wh], 8)}${at(wx + ww / 2, wy + wh / 2, wheel(), 1.6)}`}`;
}

/**
 * A technology on its card, with those who know it.
 * @param {Setting} setting
 * @param {import("./view.d.ts").Technology} technology
 * @param {Rect} rect
 */
export function technologyCard({ facts }, { tile, cost, temple: colour, owners }, [x, y, w, h]) {
  return svg`${box(`teo-technology teo-technology-${colour}`, [x, y, w, h], 6)}<path class="teo-ribbon teo-fill-${colour}" d="M${x} ${y + 15}V${y + 6}A6 6 0 0 1 ${x + 6} ${y}H${x + w - 6}A6 6 0 0 1 ${x + w} ${y + 6}V${y + 15}Z"></path>
    <g class="teo-on-ink">${at(x + 16, y + 7.6, amountsIn({ gold: cost }, 30, 0.54, true))}${at(x + w - 12, y + 8, temple(colour), 0.5)}</g>
    ${at(x + w / 2, y + 15 + (h - 30) / 2, technologyFace(facts, tile, w), Math.min(1, (h - 30) / 40))}
    <path class="teo-rule" d="M${x + 3} ${y + h - 14}H${x + w - 3}"></path>
    ${owners.map((seat, n) => at(x + 9 + n * 13, y + h - 7.2, marker(seat), 0.42))}`;
}

/**
 * The rows of the nobles' houses; below, what a house costs and brings besides.
 * @param {View} view
 * @param {Setting} setting
 * @param {Rect[]} rows
 * @param {Rect | null} foot
 */
export function nobles(view, { facts }, rows, foot) {
  const { houses } = view.board.nobles;
  return svg`${facts.nobles.map((values, row) => {
    const [x, y, w, h] = rows[row];
    const wide = Math.min((w - 34) / 5, 40);
    return svg`${box("teo-row", [x, y, w, h], 6)}${crew(row + 1, x + 16, y + h / 2)}${values.map((points, n) => {
      const rect = /** @type {Rect} */ ([x + 32 + n * wide, y + 3, wide - 2, h - 6]);
      const [cx, cy] = middle(rect);
      if (n < houses[row])
        return svg`${box("teo-plot teo-plot-built", rect, 4)}${at(cx, cy, house(), Math.min(1, wide / 30))}`;
      const isNext = n === houses[row];
      return svg`${box(isNext ? "teo-plot teo-plot-next" : "teo-plot", rect, 4)}${at(cx, cy, vp(points), Math.min(1, wide / 32))}`;
    })}`;
  })}${foot ? houseTerms(facts, foot) : ""}`;
}

/** What every house costs, and what it brings besides its points. @param {Setting["facts"]} facts @param {Rect} rect */
function houseTerms(facts, [x, y, w, h]) {
  const ups = facts.boards.nobles.power_ups;
  return svg`${at(x + 20, y + h / 2, amountsIn(facts.house_cost, 36, 0.7, true))}<path class="teo-arrow" d="M${x + 42} ${y + h / 2}h10m-4 -3.4l4 3.4l-4 3.4"></path>
    ${at(x + 66, y + h / 2, house(), 0.7)}${at(x + 88, y + h / 2, avenue(), 0.7)}${at(x + 112, y + h / 2, powerUp(), 0.66)}${label("teo-small", x + w - 34, y + h / 2 + 4, ups.join(" · "))}`;
}

/** So many workers, as heads of a row. @param {number} count @param {number} x @param {number} y */
export function crew(count, x, y) {
  return Array.from(
    { length: count },
    (_, n) =>
      svg`<rect class="teo-head-die" x=${round(x - 3.6 + (n - (count - 1) / 2) * 9)} y=${round(y - 3.6)} width="7.2" height="7.2" rx="1.8"></rect>`,
  );
}

/** Gold to pay by workers. @param {Setting} setting @param {Frame} frame */
function decorationCosts(setting, frame) {
  const [x, y, w] = /** @type {Rect} */ (frame.table);
  const wide = w / 3;
  return setting.facts.pyramid.decoration_gold.map(
    (
      gold,
      n,
    ) => svg`${box("teo-cell", [x + n * wide + 1, y + 2, wide - 3, 50], 4)}${crew(n + 1, x + (n + 0.5) * wide - 0.5, y + 13)}
      ${at(x + (n + 0.5) * wide - 0.5, y + 34, amountsIn({ gold }, wide - 6, 0.8, true))}`,
  );
}

/** The decorations on offer. @param {View} view @param {Setting} setting @param {Rect[]} rects */
export function decorations(view, { facts }, rects) {
  return rects.map((rect, n) => {
    const tile = view.board.pyramid.decoration_offer[n];
    const [x, y] = middle(rect);
    return tile
      ? at(x, y, decorationTile(facts.pyramid.decorations[tile], rect[2] / 2 - 1))
      : box("teo-gap", inset(rect, 2), 5);
  });
}

/** What a tile costs and brings on each level. @param {Setting} setting @param {Frame} frame */
function levels(setting, frame) {
  const [x, y, w, h] = /** @type {Rect} */ (frame.table);
  const { levels: rows } = setting.facts.pyramid;
  const high = h / rows.length;
  return rows.map(({ cost, vp: points }, n) => {
    const cy = y + h - (n + 0.5) * high;
    const indent = n * 7;
    return svg`${box("teo-level", [x + indent / 2, cy - high / 2 + 1, w - indent, high - 2], 3)}
      ${label("teo-small", x + 14 + indent / 2, cy + 4, setting.words.say("level-short", { level: n + 1 }))}
      ${at(x + w / 2 - 4, cy, amountsIn(cost, 62, 0.66))}${at(x + w - 17 - indent / 2, cy, vp(points), 0.74)}`;
  });
}

/** The pyramid tiles on offer. @param {View} view @param {Setting} setting @param {Rect[]} rects */
export function pyramidOffer(view, { facts }, rects) {
  return rects.map((rect, n) => {
    const tile = view.board.pyramid.offer[n];
    const [x, y] = middle(rect);
    return tile ? at(x, y, pyramidTile(facts.pyramid.tiles[tile][0], rect[2])) : box("teo-gap", inset(rect, 2), 5);
  });
}

/** What a card of the ring shows on a small screen. @param {Subject} subject */
function cardPrint(subject) {
  const { view, setting, name, frame } = subject;
  switch (name) {
    case "palace":
      return svg`${frame.parts.map((rect, n) => {
        const royal = view.board.boards.palace.royals?.[n];
        const isFree = !view.board.boards.palace.spaces[setting.facts.boards.palace.spaces[n]];
        return svg`${box("teo-space teo-space-palace", rect, 5)}${royal && isFree ? at(...middle(rect), svg`<g class="teo-on-bone">${royalSign(setting.facts, royal)}</g>`, 0.9) : ""}`;
      })}${tileOrGap(view, setting, name, frame)}`;
    case "construction":
      return pyramidOffer(view, setting, frame.parts);
    case "nobles":
      return frame.parts.map((rect, row) => {
        const [x, y] = middle(rect);
        const next = view.board.nobles.next[row];
        return svg`${box("teo-plot", rect, 4)}${crew(row + 1, x, y - 11)}${next === null ? "" : at(x, y + 6, vp(next), 0.9)}`;
      });
    case "alchemy":
      return view.board.technologies.map(({ cost, temple: colour, owners }, n) => {
        const [x, y, w, h] = frame.parts[n % 3];
        const top = y + (n < 3 ? 0 : h / 2 + 0.5);
        return svg`${box(`teo-technology teo-technology-${colour}`, [x, top, w, h / 2 - 0.5], 3)}
          ${owners.length ? owners.map((seat, k) => at(x + 6.5 + k * 8, top + h / 4, marker(seat), 0.3)) : at(x + w / 2, top + h / 4, amountsIn({ gold: cost }, 30, 0.5, true))}`;
      });
    default:
      return worship(subject);
  }
}
