// @ts-check
/** What can be dragged over the board: the tile in hand, and the mover's pieces. */

import { svg } from "lit-html";
import { matching } from "../../ui/offers.js";
import { loose } from "./board.js";
import { howMany, single } from "./many.js";
import { ownPieces } from "./own.js";
import { band } from "./pieces.js";
import { layOn, rotation, whyNot } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */

const TILE = "tile";

/** @type {NonNullable<import("../contract.d.ts").Table<import("./view.d.ts").TikalView>["drag"]>} */
export const drag = {
  grasp({ view, offers, selection }, cell) {
    if (view.phase === "place") return selection.place === cell ? TILE : null;
    const own = view.phase === "act" ? ownPieces(view, cell).filter((ref) => matching(offers, [ref]).length) : [];
    return selection.chosen.find((ref) => own.includes(single(ref))) ?? own[0] ?? null;
  },
  lift: (_, thing) => (thing === TILE ? null : { select: { chosen: [thing], place: null } }),
  drop(context, thing, cell) {
    if (thing === TILE) return cell === context.selection.place ? null : layOn(/** @type {Context} */ (context), cell);
    const fitting = matching(context.offers, [thing, `cell:${cell}`])[0];
    if (fitting) return { play: fitting.actions };
    return thing.endsWith(`@${cell}`) ? { deselect: true } : whyNot(/** @type {Context} */ (context), [thing], cell);
  },
  ghost(context, thing) {
    const { hand } = context.view.board;
    if (thing === TILE) return hand ? loose(hand, hand.stones[rotation(/** @type {Context} */ (context))] ?? []) : "";
    const isLeader = /\.L(@|$)/.test(thing);
    const [, seat] = /** @type {RegExpMatchArray} */ (single(thing).match(/:(\w+)\./));
    return svg`<g transform="scale(1.6)">${band(seat, isLeader ? 0 : howMany(thing), Number(isLeader))}</g>`;
  },
};
