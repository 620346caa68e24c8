// @ts-check
/** What is highlighted on the board at this moment. */

import { matching, refsOf, things } from "../../ui/offers.js";
import { middle } from "./draw.js";
import { gestures, moves, named, settledMoves, walks } from "./gestures.js";
import { laying, laysOn, mostPoints, outcomes, rotation, squareInQuestion, tileInHand } from "./laying.js";
import { layoutOf } from "./layout.js";
import { NO_MARKS } from "./no-marks.js";
import { pillRects } from "./pills.js";
import { question } from "./question.js";
import { steps } from "./steps.js";
import { briefly, shortTitleOf, whyNot } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("./types.d.ts").Ghost} Ghost */
/** @typedef {import("./types.d.ts").Pill} Pill */
/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("../contract.d.ts").Place} Place */

/** What on the board can be lit by an offer that touches it. */
const SORTS = ["worker", "board", "discovery", "temple", "technology", "house", "decoration", "stairs", "wheel"];

/** @param {Context} context @returns {Marks} */
export function marks(context) {
  const { view, selection, offers, fresh, isMyTurn } = context;
  const none = {
    ...NO_MARKS,
    chosen: selection.place,
    focus: selection.focus,
    fresh,
    open: selection.hover?.match(/^(?:site|discovery):([a-z]+_\d)/)?.[1] ?? null,
    wheel: selection.hover === "wheel",
    seat: isMyTurn ? view.mover : null,
    picked: new Set(selection.chosen),
    advice: advice(context),
  };
  if (!offers.length) return none;
  const more = { ...none, ghosts: ghosts(context) };
  switch (view.phase) {
    case "turn":
    case "act":
      return { ...more, ...moving(context) };
    case "build":
      return { ...more, ...building(context) };
    case "decorate":
      return { ...more, ...decorating(context) };
    case "window":
      return more;
    default:
      return { ...more, lit: lit(context) };
  }
}

/** Where advice leads, while nothing is chosen: its steps are numbered as in the list. @param {Context} context @returns {Marks["advice"]} */
function advice(context) {
  const plan = steps(context, context.advised, context.view);
  if (!plan.length) return null;
  /** @type {Record<string, number[]>} */
  const numbers = {};
  plan.forEach(({ places }, at) => {
    for (const place of places) numbers[place] = [...(numbers[place] ?? []), at + 1];
  });
  return { numbers };
}

/** Everything that can be chosen next. @param {Context} context @returns {Marks["lit"]} */
function lit({ offers, selection, view }) {
  const isSet = view.phase === "station" || view.phase === "keep";
  const left = isSet ? offers : matching(offers, selection.chosen);
  const from = left.length ? left : offers;
  const refs = from.flatMap(refsOf).filter((ref) => SORTS.includes(ref.split(":")[0]));
  return Object.fromEntries(refs.map((ref) => [ref, { label: "" }]));
}

/** Workers, then boards with what can be done there. @param {Context} context */
function moving(context) {
  const { selection, say } = context;
  const settled = settledMoves(context);
  const from = settled.length ? moves(context) : [];
  /** @type {Marks["lit"]} */
  const shown = {};
  for (const move of settled.length ? walks(context) : moves(context)) {
    for (const worker of named(move, "worker")) shown[`worker:${worker}`] = { label: "" };
  }
  for (const move of from)
    shown[`board:${named(move, "board")[0]}`] = { label: say("steps-short", { steps: move.actions[0].split(" ")[2] }) };
  const asked = selection.hover ?? selection.place ?? selection.focus ?? "";
  return { lit: shown, pills: pills(context), path: path(context, asked) };
}

/** What can be done on each board. @param {Context} context @returns {Marks["pills"]} */
function pills(context) {
  /** @type {Record<string, Pill[]>} */
  const found = {};
  for (const gesture of gestures(context)) {
    const { offer, place, board } = gesture;
    const pill = {
      place,
      title: shortTitleOf(context, gesture),
      line: gesture.mode ? "" : offer ? briefly(context, context.preview(offer.actions)) : whyNot(context, gesture),
      cost: offer?.cost ?? {},
      dim: !offer,
      chosen: context.selection.place === place || context.selection.hover === place,
      focus: context.selection.focus === place,
    };
    found[board] = [...(found[board] ?? []), pill];
  }
  return found;
}

/** The buttons on the boards, for the keyboard: a row for each board. @param {Context} context @returns {Place[][]} */
export function acts(context) {
  const { view, facts, page, isMyTurn } = context;
  if (page !== null || !isMyTurn) return [];
  const { boards } = layoutOf(view, { facts, page, words: context });
  return Object.entries(pills(context)).map(([name, found]) =>
    pillRects(found, boards[name]).map(({ pill, rect }) => {
      const [x, y] = middle(rect);
      return { id: pill.place, x, y, region: "acts" };
    }),
  );
}

/** The boards that the chosen worker would pass on its way to what is pointed at. @param {Context} context @param {string} asked */
function path(context, asked) {
  const goal = asked.startsWith("pill:")
    ? asked.slice(5).split("/")[0]
    : asked.startsWith("board:")
      ? asked.slice(6)
      : "";
  const move = settledMoves(context).find((each) => named(each, "board")[0] === goal);
  if (!move) return [];
  const { ring } = context.view.board;
  const start = ring.indexOf(named(move, "worker")[0].split(".")[1].split("/")[0]);
  const length = Number(move.actions[0].split(" ")[2]) + 1;
  return Array.from({ length }, (_, at) => ring[(start + at) % ring.length] ?? "");
}

/** Pieces where they would be after what is in question. @param {Context} context @returns {Ghost[]} */
function ghosts(context) {
  const { view } = context;
  const actions = question(context);
  const preview = actions && context.preview(actions);
  const seat = view.mover ?? "";
  if (!preview || !actions) return [];
  const tracks = /** @type {const} */ (["blue", "red", "green"]).filter((temple) => temple in preview.get);
  const move = context.offers.find((offer) => offer.verb === "move" && offer.actions[0] === actions[0]);
  return [
    ...tracks.map((temple) => ({ kind: /** @type {const} */ ("temple"), seat, temple, step: preview.after[temple] })),
    ...(preview.get.avenue ? [{ kind: /** @type {const} */ ("avenue"), seat, step: preview.after.avenue }] : []),
    ...(preview.get.track ? [{ kind: /** @type {const} */ ("track"), seat, step: preview.after.track }] : []),
    ...(move
      ? named(move, "worker").map((worker) => ({
          kind: /** @type {const} */ ("worker"),
          seat,
          board: named(move, "board")[0],
          power: Number(worker.split("/")[1]),
        }))
      : []),
  ];
}

/** The squares where the tile in hand can lie, and the tile where it is held. @param {Context} context */
function building(context) {
  const { view, say, selection } = context;
  const { pyramid } = view.board;
  /** @type {Marks["lit"]} */
  const shown = {};
  if (matching(context.offers, ["verb:build"]).length)
    for (const tile of pyramid.offer) shown[`pyramid:${tile}`] = { label: "" };
  for (const square of pyramid.free) {
    if (laysOn(context, square).length) shown[`square:${square}`] = { label: String(mostPoints(context, square)) };
  }
  const hand = tileInHand(context);
  const over = selection.hover?.startsWith("square:") ? selection.hover.slice(7) : null;
  const held = squareInQuestion(context) ?? (over && shown[`square:${over}`] ? over : null);
  const turned = held === squareInQuestion(context) ? rotation(context) : best(context, held ?? "");
  const way = held ? outcomes(context, held)[turned] : undefined;
  if (!held || !way) return { lit: shown, picked: new Set(hand ? [`pyramid:${hand}`] : []), building: null };
  const cells = context.facts.pyramid.squares[held].cells;
  const label = say("laying-label", { points: way.points, matches: way.matched.length });
  const matches = way.matched.map((at) => cells[at]);
  return {
    lit: shown,
    picked: new Set([`pyramid:${hand}`]),
    building: { tile: hand, square: held, rotation: turned, matches, label: laying(context) || over ? label : "" },
  };
}

/** The rotation that brings most on a square. @param {Context} context @param {string} square */
function best(context, square) {
  const ways = outcomes(context, square).map(({ points }) => points);
  return Math.max(0, ways.indexOf(Math.max(...ways)));
}

/** The decoration where it would be laid. @param {Context} context */
function decorating(context) {
  const { selection, view, say, offers } = context;
  const tile = selection.chosen.find((ref) => ref.startsWith("decoration:"))?.slice(11);
  const asked = [selection.hover, selection.place, selection.focus, ...selection.chosen].find((ref) =>
    ref?.startsWith("stairs:"),
  );
  const side = /** @type {Side | undefined} */ (asked?.slice(7));
  const way = tile && side ? view.board.pyramid.decoratings[tile]?.[side] : undefined;
  const points = (/** @type {string} */ each) =>
    tile ? view.board.pyramid.decoratings[tile]?.[/** @type {Side} */ (each)]?.points : undefined;
  const stairs = [...things(offers, "stairs").keys()].map((each) => [
    `stairs:${each}`,
    { label: String(points(each) ?? "") },
  ]);
  const shown = { ...lit(context), ...Object.fromEntries(stairs) };
  if (!tile || !side || !way) return { lit: shown, decorating: null };
  const label = say("laying-label", { points: way.points, matches: way.matched.length });
  return { lit: shown, decorating: { tile, side, matches: way.matched, label } };
}
