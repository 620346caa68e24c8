// @ts-check
/** All actions of a turn with their costs, always in the same places: it is also the reference card. */

import { html } from "lit-html";
import { matching } from "../../ui/offers.js";
import { isDirect, single } from "./many.js";
import { sign } from "./signs.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */
/** @typedef {import("../contract.d.ts").Intent} Intent */

/** Everything a turn may be spent on: the verb or the piece, its sign, and the name of its cost. */
const ACTIONS = [
  { ref: "reserve:W", picture: "worker", cost: "enter" },
  { ref: "reserve:L", picture: "leader", cost: "enter" },
  { ref: "verb:uncover", picture: "uncover", cost: "uncover" },
  { ref: "verb:dig", picture: "dig", cost: "dig" },
  { ref: "verb:camp", picture: "camp", cost: "camp" },
  { ref: "verb:guard", picture: "guard", cost: "guard" },
  { ref: "verb:swap", picture: "swap", cost: "swap" },
];

/** The grounds on which something is done. @type {Record<string, string[]>} */
const GROUNDS = {
  uncover: ["temple"],
  guard: ["temple"],
  dig: ["treasure"],
  camp: ["jungle", "treasure"],
};

/** One that is not possible now says why; one that the chosen cell has is lit, and done there. @param {Context} context */
export function menu(context) {
  return html`<div class="chips actions">${ACTIONS.map((action) => actionChip(context, action))}</div>`;
}

/** @param {Context} context @param {typeof ACTIONS[number]} action */
function actionChip(context, { ref: name, picture, cost: price }) {
  const { view, offers, facts, selection, isMyTurn, say, chip, act } = context;
  const [sort, what] = name.split(":");
  const isEntry = sort === "reserve";
  const ref = isEntry ? `reserve:${view.mover}.${what}` : name;
  const isPossible = matching(offers, [ref]).length > 0;
  const here = offerHere(context, ref);
  const cost = facts.costs[price];
  const label = isEntry ? say(here ? "do-enter-here" : "do-enter", { piece: what }) : say(`do-${what}`);
  const isNotHere = isMyTurn && !here && isChoosing(context) && works(context).includes(what);
  const waits = !isMyTurn && view.mover !== null;
  const why = () => act(waits ? { say: say("action-waits") } : { explain: example(context, sort, what) });
  return chip({
    label: html`${sign(picture)}<span class="action-name">${isEntry ? say("do-piece", { piece: what }) : label}</span><span class="action-cost">${cost}</span><span class="unseen">${say("action-says", { label, cost })}</span>`,
    on: selection.chosen.map(single).includes(ref),
    run: isNotHere ? why : () => act(here ? { play: here.actions } : isEntry ? enter(context, ref) : { choose: ref }),
    dim: isNotHere,
    why: isPossible || isNotHere ? undefined : why,
    drag: isPossible && isEntry ? (selection.chosen.find((each) => single(each) === ref) ?? ref) : undefined,
    strong: here !== undefined,
    id: isEntry ? `enter-${what}` : `do-${what}`,
    look: isPossible || isNotHere ? "action" : "action action-off",
  });
}

/** Whether a cell is chosen, and at most a piece of it. @param {Context} context */
function isChoosing({ selection: { place, chosen } }) {
  return place !== null && chosen.every((each) => single(each).startsWith("piece:"));
}

/** What can be done on the ground of the chosen cell. @param {Context} context @returns {string[]} */
function works({ view, selection }) {
  return view.board.cells[selection.place ?? ""]?.works ?? [];
}

/** What the chosen cell has of an action. @param {Context} context @param {string} ref */
function offerHere(context, ref) {
  if (!isChoosing(context)) return undefined;
  const here = matching(context.offers, [ref, `cell:${context.selection.place}`]);
  return here.find((offer) => offer.verb !== "enter" || isDirect(offer));
}

/** To bring in a piece, or as many workers as are chosen: at once if there is one place for it, else first the place is chosen. @param {Context} context @param {string} ref @returns {Intent} */
function enter({ offers, selection }, ref) {
  const chosen = selection.chosen.find((each) => single(each) === ref);
  const camps = matching(offers, [chosen ?? ref]).filter(isDirect);
  if (camps.length === 1) return { play: camps[0].actions };
  return chosen ? { deselect: true } : { select: { chosen: [ref], place: null } };
}

/** An action that one would think of first, to ask why it is not possible: at the chosen cell or one of the right sort, best with a piece of the mover. @param {Context} context @param {string} sort @param {string} what */
function example({ view, selection }, sort, what) {
  const { cells } = view.board;
  const seats = Object.keys(view.seats);
  const mover = seats.find((seat) => seat === view.mover) ?? seats[0];
  if (sort === "reserve") return `enter ${what} ${Object.keys(cells).find((cell) => cells[cell].kind === "base_camp")}`;
  if (what === "swap") {
    const other = seats.find((seat) => seat !== mover) ?? "";
    const kinds = (/** @type {string} */ seat) => Object.keys(view.seats[seat].treasures);
    return `swap ${other} ${kinds(mover)[0] ?? "amulet"} ${kinds(other).find((kind) => kind !== kinds(mover)[0]) ?? "flute"}`;
  }
  const fit = Object.keys(cells).filter((cell) => GROUNDS[what].includes(cells[cell].kind));
  const chosen = fit.find((cell) => cell === selection.place);
  return `${what} ${chosen ?? fit.find((cell) => cells[cell].pieces[mover]) ?? fit[0] ?? "a1"}`;
}
