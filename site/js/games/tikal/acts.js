// @ts-check
/** What is staged on the board: a volcano that erupts, temples that score one by one, a treasure that turns its face up. */

import { svg } from "lit-html";
import { mini } from "./glyphs.js";
import { centre, HEIGHT, handHex, WIDTH } from "./hex.js";
import { volcano } from "./terrain.js";

/** @typedef {import("./types.d.ts").TikalView} TikalView */
/** @typedef {import("../contract.d.ts").Act} Act */

/**
 * @param {import("../../engine/protocol.d.ts").GameEvent[]} events
 * @param {TikalView} view the moment after them
 * @param {import("../contract.d.ts").Setting} setting
 * @returns {Act[]}
 */
export function acts(events, view, { words }) {
  return events.flatMap(({ key, params }) => {
    const seat = String(params.seat ?? "");
    if (key === "scoring_round")
      return [eruption(words.say("volcano-erupts", { final: params.round === view.board.rounds ? "yes" : "no" }))];
    if (key === "scored") return scoring(view, seat);
    if (key === "found") return [{ at: null, how: "turn", to: seat, badge: mini(String(params.treasure)) }];
    return [];
  });
}

/** @param {string} caption @returns {Act} */
function eruption(caption) {
  const sparks = [-64, -40, -18, 8, 30, 52].map(
    (turn) => svg`<g transform="rotate(${turn} 0 -30)"><circle class="spark" cx="0" cy="-34" r="4"></circle></g>`,
  );
  return {
    at: [WIDTH / 2, HEIGHT / 2],
    how: "erupt",
    caption,
    drawing: svg`<circle class="erupt-glow" r="170"></circle><g class="erupt" transform="scale(3)">${volcano()}${sparks}</g>`,
  };
}

/** The temples of a seat, then its treasures. @param {TikalView} view @param {string} seat @returns {Act[]} */
function scoring(view, seat) {
  const temples = Object.entries(view.board.cells).filter(([, hex]) => hex.owner === seat);
  const sets = Object.entries(view.seats[seat]?.sets ?? {});
  return [
    ...temples.map(([cell, { value }]) => ({
      at: centre(cell),
      how: /** @type {const} */ ("glow"),
      drawing: svg`<path class="scores-here seat-${seat}" d=${handHex(56, cell)}></path>`,
      to: seat,
      badge: `+${value}`,
    })),
    ...sets.map(([kind, points]) => ({
      at: null,
      how: /** @type {const} */ ("turn"),
      to: seat,
      badge: [mini(kind), `+${points}`],
    })),
  ];
}
