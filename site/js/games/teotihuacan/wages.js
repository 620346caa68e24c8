// @ts-check
/** Which workers are paid at an eclipse, before that is played. */

import { matching } from "../../ui/offers.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./view.d.ts").Worker} Worker */

/** Own workers, each with a key of its own. @param {Context} context */
export function crew({ view }) {
  return view.seats[view.mover ?? ""].workers.map((worker, at) => ({ ...worker, key: `${worker.worker} ${at}` }));
}

/** The offer that pays exactly these workers. @param {Context} context @param {Worker[]} paid */
function paying({ offers, facts }, paid) {
  const strong = paid.filter(({ wage }) => wage > facts.wage).length;
  return matching(offers, [`salary:${paid.length - strong}-${strong}`])[0];
}

/** The workers that are paid: as chosen, else as many as an offer pays, the cheapest first. @param {Context} context */
export function paidNow(context) {
  const all = crew(context).toSorted((a, b) => a.wage - b.wage);
  const { unpaid } = context.selection.draft;
  if (unpaid) return all.filter(({ key }) => !unpaid.includes(key));
  for (let count = all.length; count > 0; count -= 1) {
    if (paying(context, all.slice(0, count))) return all.slice(0, count);
  }
  return [];
}

/** The offer that pays the workers as they are chosen; undefined if that cannot be paid. @param {Context} context */
export function salaryInQuestion(context) {
  return paying(context, paidNow(context));
}
