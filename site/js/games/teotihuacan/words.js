// @ts-check
/** Goods, tiles and gestures in words. */

import { list, row } from "../../ui/texts.js";
import { amountsPart } from "./describe.js";
import { gestures, meant } from "./gestures.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Gesture} Gesture */
/** @typedef {import("../contract.d.ts").Words} Words */
/** @typedef {import("../../engine/view.d.ts").Amounts} Amounts */
/** @typedef {import("../../engine/protocol.d.ts").Preview} Preview */

/** The same in words. @param {Words} words @param {Amounts} amounts */
export function inWords({ say }, amounts) {
  return list(amountsPart(amounts).map(({ id, params }) => say(id, params)));
}

/** What something costs, as a mark on a button. @param {Words} words @param {Amounts} cost */
export function costOf({ say }, cost) {
  const parts = Object.entries(cost).map(([unit, amount]) => say(`amount-${unit}`, { amount }));
  return parts.length ? say("cost", { cost: row(parts) }) : "";
}

/** A worker as part of a text, such as "Forest, power 3". @param {string} worker such as `forest/3` */
export function workerPart(worker) {
  const [board, power] = worker.split("/");
  return { id: "worker-name", params: { board: { id: `board-${board.replace(/_?!$/, "")}` }, power } };
}

/** The same in words. @param {Words} words @param {string} worker */
export function workerName({ say }, worker) {
  const { id, params } = workerPart(worker);
  return say(id, params);
}

/** What a discovery tile does. @param {Words} words @param {string} tile */
export function tileLine({ say }, tile) {
  return say(tile.startsWith("mask_") ? "tile-mask-long" : `tile-${tile}-long`);
}

/** What a pill says: its title. @param {Context} context @param {Gesture} gesture */
export function titleOf(context, { board, act, mode, space }) {
  const { say, view, facts } = context;
  if (act === "collect") return say("act-collect");
  if (act === "main") return say(`act-main-${board}`);
  const there = view.board.boards[board];
  const ability = facts.boards[board].ability;
  const royal = there.royals?.[facts.boards[board].spaces.indexOf(space)];
  const worth = royal ? say(`royal-short-${royal}`) : say(`ability-${ability}`);
  const tile = there.tile ? { id: `tile-${there.tile}` } : "";
  if (mode === "ability") return worth;
  if (mode === "claim") return tile ? say(tile.id) : "";
  return context.selection.draft.tileFirst
    ? say("act-both-tile-first", { ability: worth, tile })
    : say("act-both", { ability: worth, tile });
}

/** The title of a pill that shares its row on the board with others. @param {Context} context @param {Gesture} gesture */
export function shortTitleOf(context, gesture) {
  const { say } = context;
  if (!gesture.mode) return titleOf(context, gesture);
  return say("act-mode", { mode: gesture.mode, ability: context.facts.boards[gesture.board].ability });
}

/** What a gesture brings, in a few words. @param {Context} context @param {Preview | null} preview */
export function briefly(context, preview) {
  if (!preview) return "";
  const { say } = context;
  const gains = Object.entries(preview.get).map(([unit, amount]) => say(`brief-${unit}`, { amount }));
  const raised = preview.events.filter(({ key }) => key === "raised" || key === "ascended").length;
  const more = raised ? [say("brief-raised", { count: raised })] : [];
  const next = isMore(context, preview) ? [say(`brief-then-${preview.then.phase}`)] : [];
  return [...gains, ...more, ...next].join(" · ");
}

/** Why a gesture is not possible; empty until that is known. @param {Context} context @param {Gesture} gesture */
export function whyNot({ refusal, tell }, { attempt, before }) {
  const found = refusal(attempt, before);
  return found ? (tell(found) ?? found.reason) : "";
}

/** Whether the turn goes on with a decision that belongs to the gesture. @param {Context} context @param {Preview} preview */
export function isMore({ view }, { then }) {
  return then.mover === view.mover && !then.chance && then.phase !== "window" && then.phase !== "turn";
}

/** What can be done at a place now; of a pill, what it costs and brings. @param {Context} context @param {string} place */
export function offersAt(context, place) {
  const { say, left } = context;
  if (!place.startsWith("pill:"))
    return left.some(({ refs }) => refs.includes(meant(place))) ? say("can-choose") : null;
  const gesture = gestures(context).find((each) => each.place === place);
  if (!gesture) return null;
  const title = titleOf(context, gesture);
  if (!gesture.offer) {
    const why = whyNot(context, gesture).replace(/\.$/, "");
    return `${say("pill-not", { title })}${why && `. ${why}`}`;
  }
  const preview = context.preview(gesture.offer.actions);
  return preview
    ? say("pill-brings", {
        title,
        pay: Object.keys(preview.pay).length ? amountsPart(preview.pay) : "none",
        brings: briefly(context, preview),
      })
    : title;
}
