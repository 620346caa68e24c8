// @ts-check
/** What can be done on a lit board, as buttons on the board itself: in words, or on the very thing that is worshipped or claimed. */

import { svg } from "lit-html";
import { die } from "./dice.js";
import { at, box, label } from "./draw.js";
import { amountsIn, anyTemple, temple } from "./glyphs.js";
import { boardSign } from "./signs.js";
import { discoveryFace } from "./tiles.js";

/** @typedef {import("./draw.js").Rect} Rect */
/** @typedef {import("./frames.js").Frame} Frame */
/** @typedef {import("./types.d.ts").Pill} Pill */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** A pill where it lies: with words, with signs, or as a rim around what is printed there. @typedef {{pill: Pill, rect: Rect, look: "words" | "signs" | "rim"}} Laid */

/** What a pill does: the act, and for worship the space and what it is for. @param {Pill} pill */
function partsOf({ place }) {
  const [board, act, mode = ""] = place.slice("pill:".length).split("/");
  return { board, act, aim: mode };
}

/**
 * Where the pills of a board lie; several of one sort share their room.
 * @param {Pill[]} pills
 * @param {Frame} frame
 * @returns {Laid[]}
 */
export function pillRects(pills, frame) {
  const texts = pills.filter((pill) => !isOn(pill, frame));
  return [
    ...split(texts, textRoom(frame, pills.length > texts.length)),
    ...(frame.tile && !frame.table ? palaceRects(pills, frame) : worshipRects(pills, frame)),
  ];
}

/** Whether a pill lies on the thing it is about. @param {Pill} pill @param {Frame} frame */
function isOn(pill, frame) {
  const { act, aim } = partsOf(pill);
  if (act === "collect" || act === "main") return false;
  return aim !== "both" || !frame.table;
}

/** The room for pills with words. @param {Frame} frame @param {boolean} hasWorship @returns {Rect} */
function textRoom({ body, table, parts, tile }, hasWorship) {
  if (tile && !table) return [parts[3][0] - 1, body[1] + 1, parts[3][2] + 4, body[3] - 2];
  return hasWorship && table && tile ? [table[0], body[1], table[2], body[3]] : body;
}

/** Pills one below the other, or side by side in a flat room; the longer its words, the more room. @param {Pill[]} pills @param {Rect} room @returns {Laid[]} */
function split(pills, [x, y, w, h]) {
  const weights = pills.map(({ line }) => (line.length > 12 ? 1.5 : 1));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let from = 0;
  return pills.map((pill, n) => {
    const [start, share] = [from / whole, weights[n] / whole];
    from += weights[n];
    const look = partsOf(pill).aim === "both" ? "signs" : "words";
    return w > 2 * h
      ? { pill, look, rect: [x + start * w, y, share * w - 4, h] }
      : { pill, look, rect: [x, y + start * h, w, share * h - 3] };
  });
}

/** On the worship space and on the discovery tile. @param {Pill[]} pills @param {Frame} frame @returns {Laid[]} */
function worshipRects(pills, frame) {
  const aimed = (/** @type {string} */ aim, /** @type {Rect | null | undefined} */ rect) => {
    const found = pills.filter((pill) => isOn(pill, frame) && partsOf(pill).aim === aim);
    return rect
      ? found.map((pill, n) => ({ pill, look: /** @type {const} */ ("rim"), rect: slice(rect, n, found.length) }))
      : [];
  };
  return [...aimed("ability", frame.spaces[0]), ...aimed("claim", frame.tile)];
}

/** Under each royal tile: to use it, and to claim the discovery tile too. @param {Pill[]} pills @param {Frame} frame @returns {Laid[]} */
function palaceRects(pills, frame) {
  return Object.entries(frame.spaces).flatMap(([n, rect]) => {
    const found = pills.filter((pill) => partsOf(pill).act.endsWith(`_${Number(n) + 1}`));
    return found.map((pill, k) => ({ pill, look: /** @type {const} */ ("signs"), rect: slice(rect, k, found.length) }));
  });
}

/** One of so many equal parts, side by side. @param {Rect} rect @param {number} n @param {number} count @returns {Rect} */
function slice([x, y, w, h], n, count) {
  return [x + (n * w) / count + (n ? 1 : 0), y, w / count - (count > 1 ? 1 : 0), h];
}

/** @param {View} view @param {Setting} setting @param {string} name @param {Frame} frame @param {Pill[]} pills */
export function drawPills(view, setting, name, frame, pills) {
  return pillRects(pills, frame).map(({ pill, rect, look }) => {
    const form = ["teo-pill", `teo-pill-${look}`, pill.chosen && "teo-pill-chosen", pill.dim && "teo-pill-dim"];
    const drawing =
      look === "words"
        ? words(pill, rect)
        : look === "signs"
          ? signs(view, setting, name, pill, rect)
          : tag(pill, rect);
    const focus = pill.focus ? [box("casing teo-focus-casing", rect, 8), box("teo-focus", rect, 8)] : "";
    return svg`<g class=${form.filter(Boolean).join(" ")}>${box("teo-pill-back", rect, 8)}${drawing}${focus}</g>`;
  });
}

/** @param {Pill["cost"]} cost @param {number} x @param {number} y @param {number} [width] */
function price(cost, x, y, width = 38) {
  if (!Object.values(cost).some(Boolean)) return "";
  const kinds = Object.keys(cost).length;
  const half = Math.min(width, 20 + 18 * kinds) / 2;
  return at(
    x,
    y,
    svg`<g class="teo-on-ink">${box("teo-pill-price", [-half, -8.5, 2 * half, 17], 8.5)}${at(0, 0, amountsIn(cost, 2 * half - 4, 0.6, true))}</g>`,
  );
}

/** What is to be paid, at the foot of what is printed. @param {Pill} pill @param {Rect} rect */
function tag({ cost, dim }, [x, y, w, h]) {
  return dim ? "" : price(cost, x + w / 2, y + h - 4, w);
}

/** A pill of signs: what is worshipped for. @param {View} view @param {Setting} setting @param {string} name @param {Pill} pill @param {Rect} rect */
function signs(view, { facts }, name, pill, [x, y, w, h]) {
  const { ability } = facts.boards[name];
  const { tile } = view.board.boards[name];
  const own =
    ability === "temple_any"
      ? anyTemple()
      : ability.startsWith("temple_")
        ? temple(/** @type {import("./types.d.ts").Temple} */ (ability.slice(7)))
        : (held(view, facts, pill) ?? boardSign(name));
  const shown = [own, ...(partsOf(pill).aim === "both" && tile ? [discoveryFace(facts, tile)] : [])];
  const isPaid = Object.values(pill.cost).some(Boolean);
  const size = Math.min(0.9, (w - 6) / (27 * shown.length), h / 30);
  const isWide = w > 90;
  const middle = isWide && isPaid ? x + w / 2 - 22 : x + w / 2;
  return svg`${shown.map((each, n) => at(middle + (n - (shown.length - 1) / 2) * 28 * size, y + h / 2 - (isPaid && !isWide ? 5 : 0), each, size))}
    ${isWide ? price(pill.cost, x + w - 26, y + h / 2) : price(pill.cost, x + w / 2, y + h - 5, w)}`;
}

/** Who would be sent away from a space of the Palace. @param {View} view @param {Setting["facts"]} facts @param {Pill} pill */
function held(view, facts, pill) {
  const { board, act } = partsOf(pill);
  const [seat, power] = view.board.boards[board].spaces[act]?.split("/") ?? [];
  return seat ? die(seat, Number(power), facts.strong) : null;
}

/** A pill of words. @param {Pill} pill @param {Rect} rect */
function words({ title, line, cost }, [x, y, w, h]) {
  if (w < 70) {
    return svg`${label("teo-pill-title teo-pill-small", x + w / 2, y + h / 2 - 3, title)}${label("teo-pill-line", x + w / 2, y + h / 2 + 12, fitted(line, w))}`;
  }
  const isPaid = Object.values(cost).some(Boolean);
  const lines = linesOf(line, w - 14, h > 50 ? 2 : 1);
  const top = y + h / 2 - (lines.length * 13) / 2 + 5;
  return svg`${label("teo-pill-title teo-left", x + 8, top, title)}${lines.map((each, n) => label("teo-pill-line teo-left", x + 8, top + 14 + n * 12.5, each))}
    ${isPaid ? price(cost, x + w - 23, Math.max(y + 11, top - 4)) : ""}`;
}

/** Words cut to a width. @param {string} line @param {number} width */
function fitted(line, width) {
  const most = Math.floor(width / 5.3);
  return line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line;
}

/** Words in so many lines at most. @param {string} text @param {number} width @param {number} most */
function linesOf(text, width, most) {
  /** @type {string[]} */
  const lines = [];
  for (const word of text.split(" ").filter(Boolean)) {
    const last = lines.at(-1);
    const isLonger = last !== undefined && (`${last} ${word}`.length * 5.3 <= width || lines.length === most);
    if (isLonger) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines.map((line) => fitted(line, width));
}
