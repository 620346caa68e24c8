// @ts-check
/** Several workers that are sent the same way together: the offers name them as groups, such as `group:2.P1.W@a5`. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { matching, things } from "../../ui/offers.js";
import { ownPieces } from "./own.js";
import { sign } from "./signs.js";

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

/** Whether an offer brings workers into a camp and leaves them there. @param {import("../../engine/view.d.ts").Offer} offer */
export function isDirect({ verb, actions }) {
  return verb === "enter" && actions.every((action) => action.startsWith("enter "));
}

/** A piece by itself, and as many of its kind as can go somewhere together. @param {Context} context @param {string} one @returns {string[]} */
function sizes({ offers }, one) {
  const groups = [...things(offers, "group").keys()].map((name) => `group:${name}`);
  return [one, ...groups.filter((ref) => single(ref) === one).sort()];
}

/** What could go instead of what is chosen: more or fewer workers, or the other piece of the cell; while nothing is chosen, workers from the reserve. @param {Context} context @returns {string[]} */
function choices(context) {
  const { view, selection } = context;
  if (!selection.chosen.length) return sizes(context, `reserve:${view.mover}.W`).slice(1); // one needs no button here
  const one = single(selection.chosen[0]);
  if (one.startsWith("reserve:")) return one.endsWith(".W") ? sizes(context, one) : [];
  if (!one.startsWith("piece:")) return [];
  return ownPieces(view, one.split("@")[1]).flatMap((ref) => sizes(context, ref));
}

/** The buttons that say what goes, beside the question where to; nothing if there is no choice. @param {Context} context */
export function whoGoes(context) {
  const { view, selection, say, chip, act } = context;
  const refs = view.phase === "act" ? choices(context) : [];
  if (refs.length < (selection.chosen.length ? 2 : 1)) return nothing;
  const hasNumbers = refs.some((ref) => howMany(ref) > 1);
  return html`<div class="many" role="group" aria-label=${say(selection.chosen.length ? "many-label" : "many-enter")}>${hasNumbers ? sign("worker") : nothing}${repeat(
    refs,
    String,
    (ref) => {
      const count = howMany(ref);
      const piece = ref.includes(".L@") ? "L" : "W";
      const isNumber = hasNumbers && piece === "W";
      return chip({
        label: isNumber ? say("do-many", { count }) : say("do-piece", { piece }),
        mark: isNumber ? `×${count}` : sign(piece === "L" ? "leader" : "worker"),
        on: selection.chosen.includes(ref),
        run: () => act(choose(ref)),
        id: isNumber ? `many-${count}` : `piece-${piece}`,
      });
    },
  )}</div>`;
}

/** One more of the workers in question; after the last number one again. @param {Context} context @returns {Intent} */
export function oneMore(context) {
  const refs = choices(context).filter((ref) => !ref.includes(".L@"));
  const at = refs.findIndex((ref) => context.selection.chosen.includes(ref));
  return refs.some((ref) => howMany(ref) > 1) ? choose(refs[(at + 1) % refs.length]) : null;
}

/** @param {string} ref @returns {Intent} */
function choose(ref) {
  return { select: { chosen: [ref], place: single(ref).split("@")[1] ?? null } };
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
