// @ts-check
/** What is pointed out on the board at this moment. */

import { advised } from "../advice.js";
import { left, offered, shownView } from "../choose.js";
import { matching, things } from "../narrow.js";
import { state } from "../state.js";
import { steps } from "./steps.js";
import { rotationsOn } from "./touch.js";

/** @returns {import("./board.js").Marks} */
export function marks() {
  const view = shownView();
  const none = { offers: {}, ready: new Set(), chosen: state.cell, focus: state.focus, path: [], preview: null, fresh: state.fresh, advice: advice(view) };
  const all = offered();
  if (!view || !all.length) return none;
  if (view.phase === "place") return { ...none, chosen: null, ...placing(view, all, none.advice !== null) };
  if (view.phase !== "act") return none;
  if (!state.chosen.length) return { ...none, ready: none.advice ? none.ready : readyCells(all) };
  const targets = things(left(), "cell");
  const costs = Object.fromEntries([...targets].map(([cell, offer]) => [cell, String(offer.cost)]));
  return { ...none, offers: costs, path: pathTo(targets) };
}

/**
 * Where advice leads, as long as nothing else is chosen: its steps numbered as in the list.
 * @param {any} view
 * @returns {import("./board.js").Marks["advice"]}
 */
function advice(view) {
  const told = steps(state.chosen.length || state.cell ? [] : advised(), view);
  if (!told.length) return null;
  /** @type {Record<string, number[]>} */
  const numbers = {};
  told.forEach(({ path }, at) => {
    const cell = path.at(-1);
    if (cell) numbers[cell] = [...(numbers[cell] ?? []), at + 1];
  });
  return { numbers, walks: told.map(({ path }) => path).filter((path) => path.length > 1), laid: told.find(({ laid }) => laid)?.laid ?? null };
}

/**
 * Cells that have something to choose: pieces that can go somewhere, or work to do.
 * @param {import("../narrow.js").Offer[]} all
 */
function readyCells(all) {
  const pieces = [...things(all, "piece").keys()].map((name) => name.split("@")[1]);
  const work = all.filter((offer) => ["uncover", "dig", "guard"].includes(offer.verb));
  return new Set([...pieces, ...things(work, "cell").keys()]);
}

/**
 * @param {any} view
 * @param {import("../narrow.js").Offer[]} all
 * @param {boolean} isAdvised one of the cells is pointed out; the others then are not
 */
function placing(view, all, isAdvised) {
  const places = matching(all, ["verb:place"]);
  const cells = [...things(places, "cell").keys()];
  const over = state.cell ?? (state.hover && cells.includes(state.hover) ? state.hover : null);
  const turns = over ? rotationsOn(over) : [];
  const turned = turns.includes(state.rotation) ? state.rotation : turns[0];
  return {
    offers: isAdvised ? {} : Object.fromEntries(cells.map((cell) => [cell, ""])),
    preview: over && turned ? { cell: over, tile: view.hand, stones: view.hand.stones[turned] } : null,
  };
}

/**
 * The cells of the walk to the cell under the pointer or the keyboard.
 * @param {Map<string, import("../narrow.js").Offer>} targets
 */
function pathTo(targets) {
  const walk = targets.get(state.hover ?? state.focus ?? "");
  if (walk?.verb !== "walk") return [];
  const steps = walk.actions.map((action) => action.split(" ")[2].split("-"));
  return [steps[0][0], ...steps.map(([, to]) => to)];
}
