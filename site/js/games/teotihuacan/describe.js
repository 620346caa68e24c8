// @ts-check
/** Every place in words: its name, and all there is to know about it. */

import { columnsOf, gainOf } from "./yields.js";

/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("./types.d.ts").Temple} Temple */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */
/** @typedef {import("../contract.d.ts").Words} Words */

/** Asked for by its place: what comes before the colon, and what comes after. @param {string} place */
function split(place) {
  const at = place.indexOf(":");
  return at < 0 ? [place, ""] : [place.slice(0, at), place.slice(at + 1)];
}

/** @param {string} place @param {Words} words */
export function nameOf(place, words) {
  const { say } = words;
  const [sort, rest] = split(place);
  switch (sort) {
    case "board":
      return say(`board-${rest}`);
    case "pill":
      return say(`board-${rest.split("/")[0]}`);
    case "worker": {
      const [seat, board, power] = rest.split(/[./]/);
      return say("place-worker", { name: words.nameOf(seat), power, board: { id: `board-${board}` } });
    }
    case "space":
      return say("place-space", {
        board: { id: `board-${rest.replace(/_\d$/, "")}` },
        number: rest.match(/\d$/)?.[0] ?? "",
      });
    case "discovery":
      return say(`tile-${rest.split(".")[1]}`);
    case "site":
      return say("place-site", siteParams(rest));
    case "step": {
      const [track, step] = rest.split("/");
      return say("place-step", { track: trackPart(track), step: Number(step) });
    }
    case "square": {
      const [level, row, column] = rest.split("-").map(Number);
      return say("place-square", { level, row: row + 1, column: column + 1 });
    }
    case "temple":
    case "stairs":
      return say(`place-${sort}`, { [sort]: rest });
    case "house":
      return say("place-house", { row: Number(rest) });
    case "wheel":
      return rest ? say(`tile-${rest}`) : say("place-wheel");
    case "royal":
    case "technology":
      return say(`tile-${rest}`);
    case "start":
      return say("place-start", { number: Number(rest.slice(-2)) });
    case "pyramid":
    case "decoration":
      return say(`place-${sort}`, { number: Number(rest.slice(-2)) });
    case "tile":
      return say(`tile-${rest}`);
    case "avenue":
    case "track":
    case "calendar":
    case "forecast":
      return say(`place-${sort}`);
    default:
      return "";
  }
}

/** @param {string} site */
function siteParams(site) {
  const [track, step] = site.split("_");
  return { track: trackPart(track), step: Number(step) };
}

/** A track as part of a text. @param {string} track */
function trackPart(track) {
  return track === "avenue" || track === "track"
    ? { id: `place-${track}` }
    : { id: "place-temple", params: { temple: track } };
}

/** @param {View} view @param {string} place @param {Words} words @param {Setting} setting @returns {string[]} */
export function describe(view, place, words, setting) {
  const [sort, rest] = split(place);
  return (TELLERS[sort]?.({ view, rest, words, setting }) ?? []).filter(Boolean);
}

/** What a teller gets. @typedef {{view: View, rest: string, words: Words, setting: Setting}} Asked */

/** @type {Record<string, (asked: Asked) => string[]>} */
const TELLERS = {
  board: ({ view, rest, words, setting }) => boardWords(view, rest, words, setting),
  space: ({ view, rest, words }) => {
    const who = view.board.boards[rest.replace(/_\d$/, "")].spaces[rest];
    if (!who) return [words.say("space-free")];
    const [seat, power] = who.split("/");
    return [words.say("space-taken", { name: words.nameOf(seat), power })];
  },
  discovery: ({ rest, words, setting }) => discoveryWords(rest.split(".")[1], words, setting),
  tile: ({ rest, words }) => [words.say(longName(rest))],
  site: ({ view, rest, words }) => view.board.sites[rest].map((kind) => words.say(`tile-${kind}`)),
  royal: ({ rest, words }) => [words.say(`tile-${rest}-long`)],
  technology: ({ view, rest, words }) => {
    const known = view.board.technologies.find(({ tile }) => tile === rest);
    if (!known) return [];
    return [
      words.say(`tile-${rest}-long`),
      words.say("technology-terms", { cost: known.cost, temple: known.temple }),
      known.owners.length ? words.say("technology-owners", { names: known.owners.map(words.nameOf) }) : "",
    ];
  },
  house: ({ view, rest, words }) => {
    const next = view.board.nobles.next[Number(rest) - 1];
    return [next === null ? words.say("row-full") : words.say("row-next", { points: next })];
  },
  square: ({ view, rest, words, setting }) => squareWords(view, rest, words, setting),
  stairs: ({ view, rest, words }) => {
    const side = /** @type {Side} */ (rest);
    const icons = view.board.pyramid.stair_icons[side];
    const height = view.board.pyramid.decorations[side].length;
    return [words.say("stairs-height", { height }), icons ? words.say("icons", { icons: iconsPart(icons) }) : ""];
  },
  start: ({ view, rest, words, setting }) => {
    const { boards, gain } = setting.facts.starts[rest];
    const attached = view.seats[view.turn].attached[rest];
    return [
      words.say("start-gain", { gain: amountsPart(gain) }),
      words.say("start-boards", { boards: boards.map((board) => ({ id: `board-${board}` })) }),
      attached ? words.say("board-tile", { tile: { id: `tile-${attached}` } }) : "",
    ];
  },
  pyramid: ({ rest, words, setting }) => [
    words.say("icons", { icons: iconsPart(setting.facts.pyramid.tiles[rest][0]) }),
  ],
  decoration: ({ rest, words, setting }) => [
    words.say("icons", { icons: iconsPart(setting.facts.pyramid.decorations[rest]) }),
  ],
  temple: ({ view, rest, words, setting }) => templeWords(view, /** @type {Temple} */ (rest), words, setting),
  step: ({ view, rest, words, setting }) => stepWords(view, rest, words, setting),
  avenue: ({ view, words }) => [
    words.say("avenue-value", { points: view.board.nobles.visible }),
    ...Object.entries(view.seats).map(([seat, { avenue }]) =>
      words.say("on-step", { name: words.nameOf(seat), step: avenue }),
    ),
  ],
  track: ({ view, words }) => [
    words.say("track-title", { points: view.board.calendar.step_vp }),
    ...Object.entries(view.seats).map(([seat, { track }]) =>
      words.say("on-step", { name: words.nameOf(seat), step: track }),
    ),
  ],
  calendar: ({ view, words }) => {
    const { era, eras, white, black, eclipse } = view.board.calendar;
    const { least, most } = view.seats[view.turn].turns;
    return [
      words.say("era-short", { era, eras }),
      words.say("discs", { white, black }),
      eclipse === "none" ? words.say("turns-left", { least, most }) : words.say(`eclipse-${eclipse}`),
    ];
  },
  forecast: ({ view, words }) =>
    Object.entries(view.mover === null ? {} : view.seats).map(([seat, { projected, wage, cocoa, bonus_now: bonus }]) =>
      words.say("forecast-seat", {
        name: words.nameOf(seat),
        points: projected.total,
        ...projected.parts,
        bonus,
        wage,
        cocoa,
      }),
    ),
  wheel: ({ rest, words }) => (rest ? [] : [words.say("wheel-long")]),
  worker: ({ view, rest, words }) => {
    const [seat, board, power] = rest.split(/[./]/);
    const count = (view.board.boards[board]?.workers[seat] ?? []).filter((each) => String(each) === power).length;
    return count > 1 ? [words.say("workers-alike", { count })] : [];
  },
};

/** @param {View} view @param {string} name @param {Words} words @param {Setting} setting */
function boardWords(view, name, words, { facts }) {
  const board = view.board.boards[name];
  const known = facts.boards[name];
  const order = Object.entries(board.workers).map(([seat, powers]) =>
    words.say("board-workers", { name: words.nameOf(seat), powers }),
  );
  const neutral = view.board.neutral.filter((boards) => boards.includes(name)).length;
  return [
    known.main ? words.say("board-price", { colours: board.colours }) : "",
    words.say("board-collect", { amount: board.collect }),
    Object.keys(known.cells).length ? cellWords(view, name, words, facts) : "",
    ...order,
    neutral ? words.say("board-neutral", { count: neutral }) : "",
    board.tile ? words.say("board-tile", { tile: { id: `tile-${board.tile}` } }) : "",
  ];
}

/** What the workers of the seat to move would gather as they stand. @param {View} view @param {string} name @param {Words} words @param {Setting["facts"]} facts */
function cellWords(view, name, words, facts) {
  const seat = view.viewer in view.seats ? view.viewer : view.turn;
  const cell = view.board.boards[name].yields[seat]?.here;
  if (!cell) return "";
  const [workers, power] = cell.split("x").map(Number);
  const column = columnsOf(facts, name).find(({ first, last }) => first <= power && power <= last);
  return column ? words.say("board-yield", { gain: amountsPart(gainOf(column.cells[workers])) }) : "";
}

/** Amounts as part of a text. @param {Record<string, number>} amounts */
export function amountsPart(amounts) {
  return Object.entries(amounts).map(([unit, amount]) => ({
    id: `amount-${unit}`,
    params: { amount: Number(amount) },
  }));
}

/** The text that says what a discovery tile does. @param {string} kind */
function longName(kind) {
  return `tile-${kind.startsWith("mask") ? "mask" : kind}-long`;
}

/** @param {string} kind @param {Words} words @param {Setting} setting */
function discoveryWords(kind, words, { facts }) {
  const { cost } = facts.discoveries[kind];
  return [
    words.say(longName(kind)),
    Object.keys(cost).length ? words.say("tile-cost", { cost: amountsPart(cost) }) : words.say("tile-free"),
  ];
}

/** @param {View} view @param {string} name @param {Words} words @param {Setting} setting */
function squareWords(view, name, words, { facts }) {
  const { tiles, free, tops } = view.board.pyramid;
  const { level, cells } = facts.pyramid.squares[name];
  const { cost, vp } = facts.pyramid.levels[level - 1];
  const icons = cells.map(([row, column]) => tops[row][column]).join("");
  const state = name in tiles ? "square-filled" : free.includes(name) ? "square-free" : "square-later";
  return [
    words.say(state),
    name in tiles ? "" : words.say("square-terms", { cost: amountsPart(cost), points: vp }),
    words.say("icons", { icons: iconsPart(icons) }),
  ];
}

/** Icons as part of a text. @param {string} icons */
function iconsPart(icons) {
  return [...icons].map((code) => ({
    id: /[a-z]/.test(code) ? `icon-${code}` : `icon-${code.toLowerCase()}-coloured`,
  }));
}

/** @param {View} view @param {Temple} temple @param {Words} words @param {Setting} setting */
function templeWords(view, temple, words, { facts }) {
  const { bonus, markers } = view.board.temples[temple];
  return [
    ...Object.entries(markers).map(([seat, step]) => {
      const next = facts.temples[temple][step + 1];
      const tiles = view.board.sites[`${temple}_${step + 1}`]?.length ?? 0;
      const name = words.nameOf(seat);
      if (!next) return words.say("on-step", { name, step });
      if (tiles) return words.say("on-step-tiles", { name, step, count: tiles });
      return Object.keys(next.reward).length
        ? words.say("on-step-next", { name, step, gain: amountsPart(next.reward) })
        : words.say("on-step-bonus", { name, step });
    }),
    bonus ? words.say("temple-bonus", { bonus: { id: `tile-${bonus}` } }) : "",
  ];
}

/** What a step brings, and who is there. @param {View} view @param {string} name @param {Words} words @param {Setting} setting */
function stepWords(view, name, words, { facts }) {
  const [track, text] = name.split("/");
  const step = Number(text);
  const tiles = view.board.sites[`${track}_${step}`] ?? [];
  const stepOf = (/** @type {string} */ seat) =>
    track === "avenue" || track === "track"
      ? view.seats[seat][track]
      : view.board.temples[/** @type {Temple} */ (track)].markers[seat];
  const here = Object.keys(view.seats).filter((seat) => stepOf(seat) === step);
  const reward = facts.temples[/** @type {Temple} */ (track)]?.[step]?.reward;
  const { bonus } = view.board.temples[/** @type {Temple} */ (track)] ?? {};
  return [
    tiles.length ? words.say("step-tiles", { tiles: tiles.map((kind) => ({ id: `tile-${kind}` })) }) : "",
    reward && Object.keys(reward).length && !tiles.length
      ? words.say("step-brings", { gain: amountsPart(reward) })
      : "",
    reward && !Object.keys(reward).length && bonus ? words.say("temple-bonus", { bonus: { id: `tile-${bonus}` } }) : "",
    here.length ? words.say("step-seats", { names: here.map(words.nameOf) }) : words.say("step-empty"),
  ];
}
