// @ts-check
/** The places of the board in words, and how the arrow keys walk over them. */

import { CLOISTERS, GATES, HALLS, spot } from "./temple.js";

/** @typedef {import("./types.d.ts").EschnapurView} EschnapurView */
/** @typedef {import("../contract.d.ts").Words} Words */

const BESIDE = ["deck:symbols", "deck:bids", "stock", "pool"];

/** Gates, cloisters, halls, sector by sector, so that up and down lead from a gate to its hall; then what lies beside the temple. @param {EschnapurView} _view @param {{page: string | null}} setting */
export function rows(_view, { page }) {
  const areas = [GATES, CLOISTERS, HALLS].map((names) => names.map((area) => `area:${area}`));
  return [...areas, ...(page === null ? [BESIDE] : [])].map((places) =>
    places.map((id) => {
      const [x, y] = spot(id);
      return { id, x, y };
    }),
  );
}

/** Where the keyboard begins: at the pawn of the viewer, or of the active player. @param {EschnapurView} view */
export function entry({ viewer, seats, board }) {
  return `area:${(seats[viewer] ?? seats[board.active]).area}`;
}

/** @param {string} place @param {Words} words */
export function name(place, { say }) {
  return say(place.startsWith("area:") ? `area-${place.slice(5)}` : `place-${place.replace(":", "-")}`);
}

/** @param {EschnapurView} view @param {string} place @param {Words} words */
export function describe(view, place, words) {
  const { board } = view;
  const { say } = words;
  switch (place) {
    case "deck:symbols":
      return [
        say("deck-count", { count: board.symbol_deck.count }),
        ...(board.symbol_deck.returned.length
          ? [say("deck-known", { cards: colours(board.symbol_deck.returned) })]
          : []),
        say("deck-price", { coins: board.prices.symbol }),
      ];
    case "deck:bids":
      return [
        say("deck-count", { count: board.bid_deck }),
        say("deck-discard", { count: board.bid_discard.length, cards: board.bid_discard }),
        say("deck-price", { coins: board.prices.bid }),
      ];
    case "stock":
      return [say("stock-count", { count: board.stock }), say("deck-price", { coins: board.prices.move })];
    case "pool":
      return [say("pool-count", { count: board.pool_count }), say("bank-count", { count: board.bank })];
    default:
      return room(view, place.slice("area:".length), words);
  }
}

/** Colours as part of a text. @param {string[]} names */
function colours(names) {
  return names.map((colour) => ({ id: `colour-${colour}` }));
}

/** Neighbours, steps, niche and pawns of an area. @param {EschnapurView} view @param {string} area @param {Words} words */
function room({ board, seats, viewer }, area, { say, nameOf }) {
  const { symbols, open, pawns, adjacent } = board.areas[area];
  const cards = colours(symbols);
  const lies = board.token?.area === area ? board.token : null;
  const mine = seats[viewer]?.can_open?.includes(area) ?? false;
  return [
    lies
      ? say("niche-token", { small: lies.small, large: lies.large })
      : open
        ? say("niche-open")
        : say("niche-closed", { cards }),
    ...(mine && !open ? [say("niche-yours")] : []),
    ...pawns.map((seat) => say("pawn-here", { name: nameOf(seat) })),
    say("area-steps", { steps: board.steps[area] }),
    say("area-ways", { areas: adjacent.map((to) => ({ id: `area-${to}` })) }),
  ];
}
