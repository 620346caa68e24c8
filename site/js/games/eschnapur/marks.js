// @ts-check
/** What is highlighted on the board at this moment. */

import { NO_MARKS } from "./no-marks.js";
import { steps } from "./steps.js";
import { BUYS, waysTo } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Marks} Marks */

/** @param {Context} context @returns {Marks} */
export function marks(context) {
  const { view, selection, offers, fresh } = context;
  const own = view.seats[view.viewer];
  const walks = offers.filter(({ verb }) => verb === "walk");
  const walkable = walks.flatMap(({ refs }) => refs.filter((ref) => ref.startsWith("area:")));
  const buyable = Object.entries(BUYS).filter(([, verb]) => offers.some((offer) => offer.verb === verb));
  const openable = offers.flatMap(({ refs }) => refs.filter((ref) => ref.startsWith("niche:")));
  return {
    ...NO_MARKS,
    chosen: selection.place,
    focus: selection.focus,
    fresh,
    lit: new Set([
      ...walkable,
      ...openable.map((ref) => ref.replace("niche:", "area:")),
      ...buyable.map(([place]) => place),
    ]),
    steps: Object.fromEntries(walkable.map((ref) => [ref.slice(5), String(view.board.steps[ref.slice(5)] ?? "")])),
    open: new Set(own?.can_open ?? []),
    path: pathTo(context),
    advice: advice(context),
  };
}

/** The areas of the walk to the place chosen, under the pointer or under the keyboard, from where the pawn stands. @param {Context} context */
function pathTo(context) {
  const { selection, view } = context;
  const { walk } = waysTo(context, selection.hover ?? selection.place ?? selection.focus);
  return walk ? [view.seats[view.mover ?? ""].area, ...areasOf(walk.actions)] : [];
}

/** @param {string[]} actions */
function areasOf(actions) {
  return actions.filter((text) => text.startsWith("step ")).map((text) => text.slice("step ".length));
}

/** Where advice leads. @param {Context} context @returns {Marks["advice"]} */
function advice(context) {
  const { advised, view } = context;
  if (!advised.length) return null;
  /** @type {Record<string, number[]>} */
  const numbers = {};
  steps(context, advised, view).forEach(({ place }, at) => {
    if (place) numbers[place] = [...(numbers[place] ?? []), at + 1];
  });
  const areas = areasOf(advised);
  const start = view.seats[view.mover ?? ""]?.area;
  return { numbers, walks: areas.length && start ? [[start, ...areas]] : [] };
}
