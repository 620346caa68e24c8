// @ts-check
/** The buttons beside the board: every decision that takes more than a tap on a cell. */

import { html, nothing } from "lit-html";
import { matching, things } from "../../ui/offers.js";
import { mini } from "./glyphs.js";
import { held } from "./held.js";
import { howMany, single } from "./many.js";
import { auction, bids } from "./market.js";
import { sign } from "./signs.js";
import { lay, laying, ownPieces, rotate, rotation } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

/** What to do now, in a sentence. @param {Context} context */
export function prompt(context) {
  const { view, selection, left, say } = context;
  const { chosen, place } = selection;
  if (view.phase === "act") {
    const count = howMany(chosen[0] ?? "");
    const piece = chosen.map(single).find((ref) => ref.startsWith("piece:"));
    if (piece) return say("prompt-walk", { piece: piece.includes(".L@") ? "L" : "W", count });
    if (chosen.includes("verb:swap")) return say("prompt-swap");
    if (chosen.length) return say("prompt-where", { verb: left[0]?.verb ?? "", count });
    const final = view.board.round === view.board.rounds ? "yes" : "no";
    return view.board.turn === "scoring" ? say("prompt-scoring", { final }) : say("prompt-act");
  }
  if (view.phase === "place" && view.board.hand) {
    return say(place ? "prompt-turn" : "prompt-place", { kind: view.board.hand.kind });
  }
  return view.phase === "bid" ? `${bids(context)} ${say("prompt-bid")}` : say("prompt-choose");
}

/** The buttons for this moment. @param {Context} context */
export function controls(context) {
  switch (context.view.phase) {
    case "place":
      return tileChips(context);
    case "bid":
    case "choose":
      return auction(context);
    default:
      return context.selection.chosen.includes("verb:swap")
        ? swapping(context)
        : (cellChips(context) ?? actionRow(context));
  }
}

/** The auction, shown while somebody else decides. @param {Context} context */
export function watching(context) {
  const { phase } = context.view;
  return phase === "bid" || phase === "choose" ? auction(context) : nothing;
}

/** What an offer costs, in words. @param {Context} context @param {Offer} offer */
export function costOf({ say }, { cost }) {
  return cost.ap ? say("cost", { cost: cost.ap }) : "";
}

/** @param {Context} context */
function tileChips(context) {
  const { view, offers, say, chip, act } = context;
  const discard = matching(offers, ["verb:discard"])[0];
  if (discard) {
    const run = () => act({ play: discard.actions });
    return html`<div class="chips">${chip({ label: say("do-discard"), run, strong: true, id: "discard" })}</div>`;
  }
  const { hand } = view.board;
  if (!hand) return nothing;
  const turns = Object.keys(hand.stones).length > 1;
  // The tile may have been turned since the buttons were drawn, so each reads the selection when it is pressed.
  return html`<div class="laying">
    <button type="button" class="held-button" data-drag="tile" title=${say(turns ? "do-turn-right" : "do-lay")} @click=${() => act(rotate(context, 1))}>${held(hand, rotation(context), context)}</button>
    <div class="chips">
      ${
        turns
          ? html`${chip({ label: say("do-turn-left"), mark: "↺", run: () => act(rotate(context, -1)), id: "turn-left" })}
        ${chip({ label: say("do-turn-right"), mark: "↻", run: () => act(rotate(context, 1)), id: "turn-right" })}`
          : nothing
      }
      ${chip({ label: say("do-lay"), run: () => act(lay(context)), off: !laying(context), strong: true, id: "lay" })}
    </div></div>`;
}

/** Everything a turn may be spent on: the verb, its sign, and the name of its cost. */
const ACTIONS = [
  { ref: "reserve:W", sign: "worker", cost: "enter" },
  { ref: "reserve:L", sign: "leader", cost: "enter" },
  { ref: "verb:uncover", sign: "uncover", cost: "uncover" },
  { ref: "verb:dig", sign: "dig", cost: "dig" },
  { ref: "verb:camp", sign: "camp", cost: "camp" },
  { ref: "verb:guard", sign: "guard", cost: "guard" },
  { ref: "verb:swap", sign: "swap", cost: "swap" },
];

/** All actions of a turn with their costs, always in the same places; one that is not possible now says why. @param {Context} context */
function actionRow(context) {
  const { view, offers, facts, selection, say, chip, act } = context;
  return html`<div class="chips actions">${ACTIONS.map(({ ref: name, sign: picture, cost }) => {
    const [sort, what] = name.split(":");
    const ref = sort === "reserve" ? `reserve:${view.mover}.${what}` : name;
    const isPossible = matching(offers, [ref]).length > 0;
    const label = sort === "reserve" ? say("do-enter", { piece: what }) : say(`do-${what}`);
    return chip({
      label: html`${sign(picture)}<span class="action-name">${sort === "reserve" ? say("do-piece", { piece: what }) : label}</span><span class="action-cost">${facts.costs[cost]}</span><span class="unseen">${say("action-says", { label, cost: facts.costs[cost] })}</span>`,
      on: selection.chosen.map(single).includes(ref),
      run: () => act({ choose: ref }),
      why: isPossible ? undefined : () => act({ explain: example(view, sort, what) }),
      drag:
        isPossible && sort === "reserve" ? (selection.chosen.find((each) => single(each) === ref) ?? ref) : undefined,
      id: sort === "reserve" ? `enter-${what}` : `do-${what}`,
      look: isPossible ? "action" : "action action-off",
    });
  })}</div>`;
}

/** The grounds on which something is done. @type {Record<string, string[]>} */
const GROUNDS = {
  uncover: ["temple"],
  guard: ["temple"],
  dig: ["treasure"],
  camp: ["jungle", "treasure"],
};

/** An action that one would think of first, to ask why it is not possible: at a cell of the right sort, best with a piece of the mover. @param {Context["view"]} view @param {string} sort @param {string} what */
function example(view, sort, what) {
  const { cells } = view.board;
  const mover = view.mover ?? "";
  if (sort === "reserve") return `enter ${what} ${Object.keys(cells).find((cell) => cells[cell].kind === "base_camp")}`;
  if (what === "swap") {
    const other = Object.keys(view.seats).find((seat) => seat !== mover) ?? "";
    const kinds = (/** @type {string} */ seat) => Object.keys(view.seats[seat].treasures);
    return `swap ${other} ${kinds(mover)[0] ?? "amulet"} ${kinds(other).find((kind) => kind !== kinds(mover)[0]) ?? "flute"}`;
  }
  const fit = Object.keys(cells).filter((cell) => GROUNDS[what].includes(cells[cell].kind));
  return `${what} ${fit.find((cell) => cells[cell].pieces[mover]) ?? fit[0] ?? "a1"}`;
}

/** What can be done at the chosen cell, and what cannot, with the reason; null if no cell is chosen or there is nothing to do there. @param {Context} context */
function cellChips(context) {
  const { view, offers, selection, say, chip, act } = context;
  const { place: cell, chosen } = selection;
  if (!cell) return null;
  const here = offers.filter((offer) => offer.refs.includes(`cell:${cell}`));
  const pieces = ownPieces(view, cell);
  const enters = here.filter(({ refs }) => refs[0].startsWith("reserve:"));
  const works = view.board.cells[cell]?.works ?? [];
  if (pieces.length < 2 && !works.length && !enters.length) return null;
  const kindOf = (/** @type {string} */ ref) => (ref.includes(".L@") ? "L" : "W");
  const pieceChip = (/** @type {string} */ ref) =>
    chip({
      label: say("do-piece", { piece: kindOf(ref) }),
      on: chosen.map(single).includes(ref),
      run: () => act({ select: { chosen: [ref] } }),
      id: `piece-${kindOf(ref)}`,
    });
  const enterChip = (/** @type {Offer} */ offer) => {
    const piece = offer.actions[0].split(" ")[1];
    return chip({
      label: say("do-enter-here", { piece }),
      cost: costOf(context, offer),
      run: () => act({ play: offer.actions }),
      id: `enter-here-${piece}`,
    });
  };
  return html`<div class="chips">
    ${pieces.length > 1 ? pieces.map(pieceChip) : nothing}
    ${works.map((verb) =>
      workChip(
        context,
        verb,
        cell,
        here.find((offer) => offer.verb === verb),
      ),
    )}
    ${enters.map(enterChip)}</div>`;
}

/**
 * @param {Context} context
 * @param {string} verb
 * @param {string} cell
 * @param {Offer | undefined} offer
 */
function workChip(context, verb, cell, offer) {
  const { say, chip, act } = context;
  const label = say(`do-${verb}`);
  const id = `do-${verb}`;
  if (!offer) return chip({ label, dim: true, run: () => act({ explain: `${verb} ${cell}` }), id });
  const strong = verb !== "camp" && verb !== "guard";
  return chip({ label, cost: costOf(context, offer), run: () => act({ play: offer.actions }), strong, id });
}

/** The choice of the two treasures to swap. @param {Context} context */
function swapping({ view, left, selection, say, nameOf, chip, act }) {
  const own = view.mover;
  const kinds = [...things(left, "treasure").keys()];
  const button = (/** @type {string} */ name) => {
    const [seat, kind] = name.split(".");
    const ref = `treasure:${name}`;
    const label =
      seat === own
        ? say("treasure", { kind })
        : say("swap-theirs", { treasure: { id: "treasure", params: { kind } }, name: nameOf(seat) });
    return chip({
      label: html`${mini(kind)} ${label}`,
      on: selection.chosen.includes(ref),
      run: () => act({ choose: ref }),
      id: `swap-${name}`,
    });
  };
  const row = (/** @type {string[]} */ names) => html`<div class="chips">${names.map(button)}</div>`;
  return html`<p class="swap-head">${say("swap-give")}</p>${row(kinds.filter((name) => name.startsWith(`${own}.`)))}
    <p class="swap-head">${say("swap-take")}</p>${row(kinds.filter((name) => !name.startsWith(`${own}.`)))}`;
}
