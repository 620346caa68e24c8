// @ts-check
/** Which goods are to be taken or given, before that is played. */

import { matching } from "../../ui/offers.js";
import { named } from "./gestures.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Amounts} Amounts */

export const GOODS = ["wood", "stone", "gold"];

/** The references of some goods, each as often as it is chosen. @param {Amounts} goods */
function refsOf(goods) {
  return GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => `good:${good}`));
}

/** Whether some offer has at least these goods. @param {Context} context @param {Amounts} goods */
export function isOffered(context, goods) {
  return matching(context.offers, refsOf(goods)).length > 0;
}

/** The offer of exactly the goods chosen. @param {Context} context */
export function goodsInQuestion(context) {
  const refs = refsOf(context.selection.draft.goods ?? {});
  if (!refs.length) return undefined;
  return matching(context.offers, refs).find((offer) => named(offer, "good").length === refs.length);
}
