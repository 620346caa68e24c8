// @ts-check
/** A tile that is not on the board: in hand, or in the display of an auction. */

import { html, svg } from "lit-html";
import { loose } from "./board.js";

/** The sides of a hex, clockwise. */
const SIDES = ["n", "ne", "se", "s", "sw", "nw"];

/**
 * @param {import("./types.d.ts").Tile} tile
 * @param {string} rotation
 * @param {import("../contract.d.ts").Words} words
 */
export function held(tile, rotation, { say }) {
  const stones = tile.stones[rotation] ?? Object.values(tile.stones)[0];
  const name = say("tile-label", { tile: tile.tile, kind: tile.kind, value: tile.value, treasures: tile.treasures });
  const sides = stones.flatMap((count, side) =>
    count ? [{ id: "tile-side", params: { side: SIDES[side], count } }] : [],
  );
  const label = sides.length ? say("tile-stones", { name, sides }) : name;
  return html`<svg class="held" viewBox="-62 -54 124 108" role="img" aria-label=${label}>${svg`${loose(tile, stones)}`}</svg>`;
}
