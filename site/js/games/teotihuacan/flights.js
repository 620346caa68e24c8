// @ts-check
/** What events move on the board, and where something last happened. */

import { ROOF, stepRect, stepsOf } from "./climbs.js";
import { die, marker } from "./dice.js";
import { at, middle } from "./draw.js";
import { layoutOf } from "./layout.js";
import { MOMENTS } from "./moments.js";
import { decorationTile, discoveryTile, pyramidTile } from "./tiles.js";

/** @typedef {import("./layout.js").Layout} Layout */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Temple} Temple */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */
/** @typedef {import("../contract.d.ts").Flight} Flight */
/** @typedef {import("../../engine/protocol.d.ts").GameEvent} GameEvent */
/** @typedef {[number, number] | null} Point */

/** @param {GameEvent[]} events @param {View} view @param {Setting} setting @returns {Flight[]} */
export function flights(events, view, setting) {
  const layout = layoutOf(view, setting);
  return events.flatMap((event) => flightOf(event, view, setting, layout));
}

/** @param {GameEvent} event @param {View} view @param {Setting} setting @param {Layout} layout @returns {Flight[]} */
function flightOf(event, view, setting, layout) {
  const { key, params } = event;
  if (key in MOMENTS) return MOMENTS[key](event, view, setting, layout);
  const { facts } = setting;
  const text = (/** @type {string} */ name) => String(params[name] ?? "");
  const lane = (/** @type {string} */ board) => (layout.boards[board] ? middle(layout.boards[board].lane) : null);
  const spot = (/** @type {string} */ id) => centre(layout, id);
  const step = (/** @type {string} */ track, /** @type {number} */ count, /** @type {number} */ n) =>
    layout.parts[track] ? middle(stepRect(layout.parts[track], ROOF, count, n)) : null;
  const seat = text("seat");
  const reached = Number(params.step);
  switch (key) {
    case "moved": {
      const by = between(view, text("start"), text("board")).flatMap((board) =>
        layout.boards[board] ? [middle(layout.boards[board].lane)] : [],
      );
      const powers = /** @type {number[]} */ (params.powers);
      return powers.flatMap((power) =>
        fly(die(seat, power, facts.strong), lane(text("start")), lane(text("board")), by),
      );
    }
    case "worshipped": {
      const held = view.board.boards[boardOf(text("space"))]?.spaces[text("space")];
      return fly(
        die(seat, Number(held?.split("/")[1] ?? 1), facts.strong),
        lane(boardOf(text("space"))),
        spot(`space:${text("space")}`),
      );
    }
    case "raised":
      return fly(die(seat, Number(params.power), facts.strong), lane(text("board")), lane(text("board")));
    case "fourth_worker":
      return fly(die(seat, Number(params.power), facts.strong), spot("wheel"), lane("palace"));
    case "advanced": {
      const temple = /** @type {Temple} */ (params.temple);
      const count = stepsOf(view, facts, temple);
      return fly(at(0, 0, marker(seat), 0.6), step(temple, count, reached - 1), step(temple, count, reached));
    }
    case "walked":
      return fly(
        at(0, 0, marker(seat), 0.6),
        step("avenue", facts.avenue.last + 1, reached - 1),
        step("avenue", facts.avenue.last + 1, reached),
      );
    case "learned":
      return fly(at(0, 0, marker(seat), 0.6), lane("alchemy"), spot(`technology:${text("technology")}`));
    case "built": {
      const to = spot(`square:${squareOf(params)}`);
      return fly(
        pyramidTile(facts.pyramid.tiles[text("tile")][Number(params.rotation)], 44),
        layout.boards.construction ? middle(layout.boards.construction.body) : to,
        to,
      );
    }
    case "decorated": {
      const to = spot(`stairs:${text("side")}`);
      return fly(
        decorationTile(facts.pyramid.decorations[text("tile")], 22),
        layout.boards.decorations ? middle(layout.boards.decorations.body) : to,
        to,
      );
    }
    case "claimed": {
      const from =
        spot(`site:${text("site")}`) ??
        (layout.boards[text("site")]?.tile
          ? middle(/** @type {import("./draw.js").Rect} */ (layout.boards[text("site")].tile))
          : null);
      return fly(discoveryTile(facts, text("tile"), 40), from, from && [from[0], from[1] - 60]);
    }
    default:
      return [];
  }
}

/** @param {unknown} drawing @param {Point} from @param {Point} to @param {[number, number][]} [by] @returns {Flight[]} */
function fly(drawing, from, to, by = []) {
  return from && to ? [{ drawing, from, by, to }] : [];
}

/** The boards that a worker passes on its way round the ring. @param {View} view @param {string} start @param {string} goal */
function between({ board: { ring } }, start, goal) {
  const [from, to] = [ring.indexOf(start), ring.indexOf(goal)];
  const steps = (to - from + ring.length) % ring.length || ring.length;
  return Array.from({ length: steps - 1 }, (_, n) => ring[(from + n + 1) % ring.length] ?? "");
}

/**
 * The view before some events without what flies because of them, which is on its way.
 * @param {View} before
 * @param {GameEvent[]} events
 */
export function lifted(before, events) {
  const view = structuredClone(before);
  const { board, seats } = view;
  for (const { key, params } of events) {
    const seat = String(params.seat);
    if (key === "moved")
      for (const power of /** @type {number[]} */ (params.powers)) leave(view, seat, String(params.start), power);
    if (key === "raised") leave(view, seat, String(params.board), Number(params.power) - 1);
    if (key === "advanced") delete board.temples[/** @type {Temple} */ (params.temple)].markers[seat];
    if (key === "walked") seats[seat].avenue = -1;
    if (key === "built") board.pyramid.offer = board.pyramid.offer.filter((tile) => tile !== params.tile);
    if (key === "decorated")
      board.pyramid.decoration_offer = board.pyramid.decoration_offer.filter((tile) => tile !== params.tile);
  }
  return view;
}

/** Take a worker off a board, if it stands there. @param {View} view @param {string} seat @param {string} board @param {number} power */
function leave({ board: { boards } }, seat, board, power) {
  const powers = boards[board]?.workers[seat] ?? [];
  if (powers.includes(power)) powers.splice(powers.indexOf(power), 1);
}

/** @param {Layout} layout @param {string} id @returns {Point} */
function centre({ spots }, id) {
  const spot = spots.get(id);
  return spot ? middle(spot.rect) : null;
}

/** The board a worship space belongs to. @param {string} space */
function boardOf(space) {
  return space.replace(/_\d$/, "");
}

/** The name of the square that an event is about. @param {GameEvent["params"]} params */
function squareOf({ square }) {
  return /** @type {{square: string}} */ (square).square;
}

/** The place where something last happened. @param {GameEvent[]} events */
export function fresh(events) {
  for (const { key, params } of events.toReversed()) {
    const { seat, board, space, temple, technology, side, row, power } = params;
    if (key === "built") return `square:${squareOf(params)}`;
    if (key === "decorated") return `stairs:${side}`;
    if (key === "learned") return `technology:${technology}`;
    if (key === "housed") return `house:${row}`;
    if (key === "advanced") return `temple:${temple}`;
    if (key === "walked") return "avenue";
    if (key === "worshipped") return `space:${space}`;
    if (key === "raised") return `worker:${seat}.${board}/${power}`;
    if (key === "moved") return `board:${board}`;
  }
  return null;
}
