// @ts-check
/** Cards, tiles, tokens and goods as pictures for panels. All of them are decoration: the words beside them say the same. */

import { html, svg } from "lit-html";
import {
  back,
  bidFace,
  coin,
  footprint,
  passFace,
  symbolFace,
  tileBack,
  tileFace,
  tokenBack,
  tokenFace,
} from "./goods.js";
import { monk } from "./pawns.js";
import { medallion } from "./signs.js";

/** @typedef {import("./types.d.ts").Colour} Colour */

/**
 * @param {string} look
 * @param {[number, number]} half of its width and height
 * @param {unknown} drawing centred on the origin
 */
function picture(look, [x, y], drawing) {
  return html`<svg class=${`es-picture ${look}`} viewBox="${-x} ${-y} ${2 * x} ${2 * y}" aria-hidden="true">${svg`${drawing}`}</svg>`;
}

/** @type {[number, number]} */
const CARD = [30.5, 42.5];
/** @type {[number, number]} */
const TILE = [59.5, 34.5];

/** A symbol card, face up. @param {Colour} colour @param {string} label the name of the colour */
export function symbolCard(colour, label) {
  return picture("es-picture-card", CARD, symbolFace(colour, label));
}

/** A bid card, face up. @param {import("./types.d.ts").BidCard} card */
export function bidCard({ value, coins }) {
  return picture("es-picture-card", CARD, bidFace(value, coins));
}

/** The pass card. @param {number} coins what it brings */
export function passCard(coins) {
  return picture("es-picture-card", CARD, passFace(coins));
}

/** A card, face down. @param {"sym" | "bid"} type */
export function cardBack(type) {
  return picture("es-picture-card", CARD, back(type));
}

/** A supply tile. @param {import("./types.d.ts").Tile} tile */
export function supplyTile(tile) {
  return picture("es-picture-tile", TILE, tileFace(tile));
}

/** A supply tile, face down. */
export function supplyTileBack() {
  return picture("es-picture-tile", TILE, tileBack());
}

/** A token by its name, such as "4/8". @param {string} name */
export function token(name) {
  const [small, large] = name.split("/");
  return picture("es-picture-token", [32, 32], tokenFace(small, large));
}

/** A token that is still face down. */
export function tokenDown() {
  return picture("es-picture-token", [32, 32], tokenBack());
}

/** A symbol in the size of an icon. @param {Colour} colour */
export function symbolIcon(colour) {
  return picture("mini", [21, 21], medallion(colour));
}

export function coinIcon() {
  return picture("mini", [13, 13], coin());
}

export function footprintIcon() {
  return picture("mini", [13, 13], footprint());
}

/** A card, face down, in the size of an icon. @param {"sym" | "bid"} type */
export function backIcon(type) {
  return picture("mini", [43, 43], back(type));
}

/** A supply tile, face down, in the size of an icon. */
export function tileIcon() {
  return picture("mini", [59.5, 45], tileBack());
}

/** A token in the size of an icon. */
export function tokenIcon() {
  return picture("mini", [32, 32], tokenBack());
}

/** An eye, for what is known. */
export function eyeIcon() {
  return picture(
    "mini",
    [13, 13],
    svg`<path class="es-lid" d="M-11 0C-6 -8 6 -8 11 0C6 8 -6 8 -11 0Z"></path><circle class="es-pupil" r="3.6"></circle>`,
  );
}

/** The laughing monk in the size of an icon. */
export function monkIcon() {
  return picture("mini", [17, 19], monk());
}
