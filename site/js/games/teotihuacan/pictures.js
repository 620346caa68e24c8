// @ts-check
/** Small pictures for buttons and cards, of the same signs and tiles as on the board. */

import { svg } from "lit-html";
import { bars, die } from "./dice.js";
import { picture } from "./draw.js";
import { sign, vp } from "./glyphs.js";
import { decorationTile, discoveryTile, pyramidTile, startTile } from "./tiles.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").Worker} Worker */

/** The sign of a good, or of points. @param {string} unit */
export function goodPicture(unit) {
  return picture(unit === "points" ? vp("") : sign(unit));
}

/** A discovery tile. @param {Context} context @param {string} tile */
export function tilePicture({ facts }, tile) {
  return picture(discoveryTile(facts, tile), 50);
}

/** A starting tile. @param {Context} context @param {string} tile */
export function startPicture({ facts }, tile) {
  return picture(startTile(facts, tile), 98, 74);
}

/** A pyramid tile as it is turned. @param {Context} context @param {string} tile @param {number} rotation */
export function pyramidPicture({ facts }, tile, rotation) {
  return picture(pyramidTile(facts.pyramid.tiles[tile][rotation], 48), 50);
}

/** A decoration. @param {Context} context @param {string} tile */
export function decorationPicture({ facts }, tile) {
  return picture(decorationTile(facts.pyramid.decorations[tile], 28), 58, 30);
}

/** A worker of a seat. @param {Context} context @param {string} seat @param {Pick<Worker, "power" | "wage" | "locked">} worker */
export function workerPicture({ facts }, seat, { power, wage, locked }) {
  const strong = wage > facts.wage ? power : power + 1;
  return picture(svg`${die(seat, power, strong)}${locked ? bars(13) : ""}`, 32);
}

/** A worker of the mover, by its power alone. @param {Context} context @param {number} power */
export function powerPicture({ facts, view }, power) {
  return picture(die(view.mover ?? "", power, facts.strong), 32);
}
