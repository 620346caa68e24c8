// @ts-check
/** Several workers that are sent the same way together: the offers name them as groups, such as `group:2.P1.W@a5`. */

import { html, nothing } from "lit-html";
import { matching, things } from "../../ui/offers.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../contract.d.ts").Intent} Intent */

const GROUP = /^group:(\d)\.(.+)$/;

/** The piece, on a cell or in reserve, that a group is made of; any other reference is itself. @param {string} ref */
export function single(ref) {
  const piece = ref.match(GROUP)?.[2];
  if (!piece) return ref;
  return `${piece.includes("@") ? "piece" : "reserve"}:${piece}`;
}

/** How many pieces a reference names. @param {string} ref */
export function howMany(ref) {
  return Number(ref.match(GROUP)?.[1] ?? 1);
}

/** The chosen piece by itself, and as many of its kind as can go somewhere together. @param {Context} context @returns {string[]} */
function sizes({ offers, selection }) {
  const [one] = selection.chosen.map(single).filter((ref) => /^(piece|reserve):/.test(ref));
  if (!one) return [];
  const groups = [...things(offers, "group").keys()].map((name) => `group:${name}`);
  return [one, ...groups.filter((ref) => single(ref) === one).sort()];
}

/** The buttons that say how many go, beside the question where to; nothing if it can only be one. @param {Context} context */
export function howManyChips(context) {
  const refs = sizes(context);
  if (refs.length < 2) return nothing;
  return html`<div class="many" role="group" aria-label=${context.say("many-label")}>${refs.map((ref) => {
    const count = howMany(ref);
    return context.chip({
      label: context.say("do-many", { count }),
      mark: `×${count}`,
      on: context.selection.chosen.includes(ref),
      run: () => context.act(choose(ref)),
      id: `many-${count}`,
    });
  })}</div>`;
}

/** One more of the chosen workers; after the last number one again. @param {Context} context @returns {Intent} */
export function oneMore(context) {
  const refs = sizes(context);
  const at = refs.findIndex((ref) => context.selection.chosen.includes(ref));
  return refs.length > 1 ? choose(refs[(at + 1) % refs.length]) : null;
}

/** @param {string} ref @returns {Intent} */
function choose(ref) {
  return { select: { chosen: [ref] } };
}

/**
 * Why a group does not get to a cell that one of it could reach; null if not even one could.
 * @param {Context} context
 * @param {string} ref
 * @param {string} cell
 * @returns {Intent}
 */
export function tooMany({ view, offers, say }, ref, cell) {
  const [way] = howMany(ref) > 1 ? matching(offers, [single(ref), `cell:${cell}`]) : [];
  return way
    ? { say: say("too-many", { cell, count: howMany(ref), cost: way.cost.ap ?? 0, ap: view.board.ap }) }
    : null;
}
