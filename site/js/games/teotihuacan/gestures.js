// @ts-check
/** A worker's whole turn as one gesture: which moves the choice leaves, and what can be done on each board they lead to. */

import { touches } from "../../ui/offers.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Gesture} Gesture */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

export const DOUBLE = "disc_double_move";
export const ANYWHERE = "disc_move_any";
export const FREE = "disc_free_cocoa";
export const EXTRA = "disc_extra_worker";
/** Tiles that are laid out to go with a move or an action, not used by themselves. */
export const COMPANIONS = [DOUBLE, ANYWHERE, EXTRA, FREE];
/** How one worships for both, by whether the tile comes first. */
const BOTH = { no: "both_ability_first", yes: "both_claim_first" };
/** What was found last, with what it depends on. @type {WeakMap<Context, {chosen: unknown, draft: unknown, found: Gesture[]}>} */
const known = new WeakMap();

/** The names of the things of one sort that an offer touches. @param {Offer} offer @param {string} sort */
export function named({ refs }, sort) {
  return refs.filter((ref) => ref.startsWith(`${sort}:`)).map((ref) => ref.slice(sort.length + 1));
}

/** The reference that offers have for a place: a step of a temple stands for the temple. @param {string} place */
export function meant(place) {
  return place.replace(/^step:(blue|red|green)\/.*/, "temple:$1");
}

/** The tiles that are laid out to go with the next gesture. @param {Context} context */
export function laidOut({ selection }) {
  return selection.draft.tiles ?? [];
}

/** The moves that the tiles laid out allow. @param {Context} context */
export function walks(context) {
  const tiles = laidOut(context);
  return context.offers.filter((offer) => {
    if (offer.verb !== "move") return false;
    const used = named(offer, "tile");
    return used.includes(DOUBLE) === tiles.includes(DOUBLE) && (!used.includes(ANYWHERE) || tiles.includes(ANYWHERE));
  });
}

/** The moves that are left after what is chosen. @param {Context} context */
export function moves(context) {
  return walks(context).filter((offer) => touches(offer, context.selection.chosen));
}

/** The workers of a move, as one text. @param {Offer} move */
function crew(move) {
  return named(move, "worker").join("+");
}

/** The moves that are left, if all are of the same worker or pair; only then it is clear what can be done where. @param {Context} context */
export function settledMoves(context) {
  const left = moves(context);
  return new Set(left.map(crew)).size === 1 ? left : [];
}

/** Everything that the choice leaves to do, board by board; boards whose answer has not come yet are missing. @param {Context} context @returns {Gesture[]} */
export function gestures(context) {
  const { chosen, draft } = context.selection;
  const last = known.get(context);
  if (last && last.chosen === chosen && last.draft === draft) return last.found;
  const found = find(context);
  known.set(context, { chosen, draft, found });
  return found;
}

/** @param {Context} context @returns {Gesture[]} */
function find(context) {
  const { view, offers } = context;
  if (view.phase === "act") return atBoard(context, offers, arrived(context), []);
  if (view.phase !== "turn") return [];
  return settledMoves(context).flatMap((move) => {
    const [board] = named(move, "board");
    const follow = context.ahead(move.actions);
    return follow ? atBoard(context, follow, board, move.actions) : [];
  });
}

/** The board where the worker has just arrived. @param {Context} context */
export function arrived({ view }) {
  return view.board.tasks[0].split(" ")[1];
}

/**
 * What can be done on a board, and what cannot.
 * @param {Context} context
 * @param {Offer[]} offers
 * @param {string} board
 * @param {string[]} before the move that leads there
 * @returns {Gesture[]}
 */
function atBoard(context, offers, board, before) {
  const { main, spaces } = context.facts.boards[board];
  const { tileFirst, worshipper } = context.selection.draft;
  const gesture = (
    /** @type {string} */ act,
    /** @type {Partial<Gesture>} */ more,
    /** @type {Offer[]} */ ways,
    /** @type {string} */ attempt,
  ) => {
    const place = `pill:${board}/${act}${more.mode ? `/${more.mode}` : ""}`;
    return {
      place,
      board,
      act,
      mode: "",
      space: "",
      powers: [],
      orders: false,
      ...more,
      offer: suited(context, ways),
      before,
      attempt,
    };
  };
  const of = (/** @type {string} */ verb) => offers.filter((offer) => offer.verb === verb);
  return [
    gesture("collect", {}, of("collect"), "collect"),
    ...(main ? [gesture("main", {}, of("main"), "main")] : []),
    ...spaces.flatMap((space) => {
      const act = spaces.length > 1 ? space : "worship";
      const here = of("worship").filter((offer) => named(offer, "space")[0] === space);
      if (!here.length) return [gesture(act, { space, mode: "ability" }, [], `worship ${space} ability`)];
      const powerOf = (/** @type {Offer} */ offer) => named(offer, "worker")[0]?.split("/")[1] ?? "";
      const powers = [...new Set(here.map(powerOf))];
      const power = worshipper && powers.includes(worshipper) ? worshipper : powers[0];
      const own = here.filter((offer) => powerOf(offer) === power);
      const orders = own.some((offer) => named(offer, "mode")[0] === BOTH.yes);
      const modes = { ability: "ability", claim: "claim", both: tileFirst && orders ? BOTH.yes : BOTH.no };
      return Object.entries(modes).flatMap(([mode, how]) => {
        const ways = own.filter((offer) => named(offer, "mode")[0] === how);
        const attempt = `worship ${power ? `${space}/${power}` : space} ${how}`;
        return ways.length ? [gesture(act, { space, mode, powers, orders }, ways, attempt)] : [];
      });
    }),
  ];
}

/**
 * Of several ways to do the same, the one that uses most of the tiles laid out and fewest others.
 * @param {Context} context
 * @param {Offer[]} ways
 * @returns {Offer | null}
 */
function suited(context, ways) {
  const fit = (/** @type {Offer} */ offer) => {
    const rest = [...laidOut(context)];
    return named(offer, "tile").reduce((sum, tile) => {
      const at = rest.indexOf(tile);
      if (at >= 0) rest.splice(at, 1);
      return sum + (at >= 0 ? 1 : -9);
    }, 0);
  };
  return ways.length ? ways.reduce((best, each) => (fit(each) > fit(best) ? each : best)) : null;
}
