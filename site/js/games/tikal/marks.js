// @ts-check
/** What is highlighted on the board at this moment. */

import { matching, things } from "../../ui/offers.js";
import { howMany } from "./many.js";
import { NO_MARKS } from "./no-marks.js";
import { steps } from "./steps.js";
import { rotation, rotationsOn } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

/** @param {Context} context @returns {Marks} */
export function marks(context) {
  const { view, selection, offers, left, fresh } = context;
  const told = { fresh, advice: advice(context), others: trails(context) };
  const none = { ...NO_MARKS, chosen: selection.place, focus: selection.focus, ...told };
  if (!offers.length) return none;
  if (view.phase === "place") return { ...none, chosen: null, ...placing(context, none.advice !== null) };
  if (view.phase !== "act") return none;
  if (!selection.chosen.length) return { ...none, ready: none.advice ? none.ready : readyCells(offers) };
  const targets = things(left, "cell");
  const costs = Object.fromEntries([...targets].map(([cell, { cost }]) => [cell, String(cost.ap ?? 0)]));
  return { ...none, offers: costs, path: pathTo(context, targets) };
}

/** Where advice leads, while nothing is chosen: its steps are numbered as in the list. @param {Context} context @returns {Marks["advice"]} */
function advice(context) {
  const plan = steps(context, context.advised, context.view);
  if (!plan.length) return null;
  /** @type {Record<string, number[]>} */
  const numbers = {};
  plan.forEach(({ path }, at) => {
    const cell = path.at(-1);
    if (cell) numbers[cell] = [...(numbers[cell] ?? []), at + 1];
  });
  const walks = plan.map(({ path }) => path).filter((path) => path.length > 1);
  return { numbers, walks, laid: plan.find(({ laid }) => laid)?.laid ?? null };
}

/** Where the others went and what they worked on, until the person at the screen acts. @param {Context} context @returns {Marks["others"]} */
function trails(context) {
  return context.others.map(({ seat, actions }) => {
    const plan = steps(context, actions, null).map(({ path }) => path);
    const walks = plan.filter((path) => path.length > 1);
    return { seat, walks, cells: [...new Set(plan.flatMap((path) => path.slice(-1)))] };
  });
}

/** Cells that have something to choose: pieces that can go somewhere, or work to do. @param {Offer[]} offers */
function readyCells(offers) {
  const pieces = [...things(offers, "piece").keys()].map((name) => name.split("@")[1]);
  const work = offers.filter((offer) => ["uncover", "dig", "guard"].includes(offer.verb));
  return new Set([...pieces, ...things(work, "cell").keys()]);
}

/**
 * @param {Context} context
 * @param {boolean} isAdvised whether advice highlights one of the cells; then the others are not highlighted
 */
function placing(context, isAdvised) {
  const { view, offers, selection } = context;
  const { hand } = view.board;
  const cells = [...things(matching(offers, ["verb:place"]), "cell").keys()];
  const { place, hover } = selection;
  const over = place ?? (hover && cells.includes(hover) ? hover : null);
  const turns = over ? rotationsOn(context, over) : [];
  const turned = turns.includes(rotation(context)) ? rotation(context) : turns[0];
  return {
    offers: isAdvised ? {} : Object.fromEntries(cells.map((cell) => [cell, ""])),
    preview: over && turned && hand ? { cell: over, tile: hand, stones: hand.stones[turned] } : null,
  };
}

/** The cells of the way to the cell under the pointer or the keyboard; several workers all go the same way. @param {Context} context @param {Map<string, Offer>} targets */
function pathTo({ selection }, targets) {
  const way = targets.get(selection.hover ?? selection.focus ?? "");
  if (way?.verb !== "walk" && way?.verb !== "enter") return [];
  const once = way.actions.slice(0, way.actions.length / howMany(selection.chosen[0]));
  const cells = once.flatMap((action) => action.split(" ")[2].split("-"));
  return cells.filter((cell, at) => cell !== cells[at - 1]);
}
