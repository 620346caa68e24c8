// @ts-check
/** What is in question: the actions of whatever is pointed at, chosen or focused, and what choosing it means. */

import { matching, only } from "../../ui/offers.js";
import { gestures, meant } from "./gestures.js";
import { goodsInQuestion } from "./goods.js";
import { laying } from "./laying.js";
import { salaryInQuestion } from "./wages.js";
import { whyNot } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../contract.d.ts").Intent} Intent */

/**
 * The actions that a place or reference stands for now; null if it stands for none, or for several.
 * @param {Context} context
 * @param {string} place
 * @returns {string[] | null}
 */
export function actionsAt(context, place) {
  if (place.startsWith("pill:")) {
    return gestures(context).find((gesture) => gesture.place === place)?.offer?.actions ?? null;
  }
  if (place.startsWith("square:")) {
    return place === context.selection.place ? (laying(context)?.actions ?? null) : null;
  }
  const { chosen } = context.selection;
  const refs = chosen.includes(place) ? chosen : [...chosen, meant(place)];
  return only(matching(context.offers, refs))?.actions ?? null;
}

/** The offer that is put together with several buttons. @param {Context} context */
function inTheMaking(context) {
  const { phase } = context.view;
  if (phase === "salary") return salaryInQuestion(context);
  return phase === "take" || phase === "royal_give" ? goodsInQuestion(context) : undefined;
}

/** The actions in question. @param {Context} context @returns {string[] | null} */
export function question(context) {
  const { hover, place, focus, chosen } = context.selection;
  for (const each of [hover, place, focus]) {
    const actions = each && actionsAt(context, each);
    if (actions) return actions;
  }
  const set = inTheMaking(context);
  if (set) return set.actions;
  return chosen.length ? (only(context.left)?.actions ?? null) : null;
}

/** Why what is pointed at, chosen or focused cannot be done; empty if it can be, or until that is known. @param {Context} context */
export function refusalInQuestion(context) {
  const { hover, place, focus } = context.selection;
  const gesture = gestures(context).find((each) => [hover, place, focus].includes(each.place));
  return gesture && !gesture.offer ? whyNot(context, gesture) : "";
}

/**
 * Play what a place stands for if its preview is on show, else show it.
 * @param {Context} context
 * @param {string} place
 * @param {boolean} isShown
 * @returns {Intent}
 */
export function choose(context, place, isShown) {
  const actions = actionsAt(context, place);
  if (actions && (isShown || context.selection.place === place)) return { play: actions };
  return { select: { place } };
}

/** Whether the preview of a place is on show. @param {Context} context @param {string} place */
export function isShown({ selection }, place) {
  return [selection.hover, selection.place, selection.focus].includes(place);
}
