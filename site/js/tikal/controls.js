// @ts-check
/** The buttons beside the board: every decision of Tikal that is not only a place on it. */

import { html, nothing } from "lit-html";
import { choose, explain, left, offered } from "../choose.js";
import { play } from "../flow.js";
import { matching, things } from "../narrow.js";
import { nameOf } from "../seats.js";
import { state, update } from "../state.js";
import { say } from "../texts.js";
import { chip } from "../chip.js";
import { held } from "./held.js";
import { auction } from "./market.js";
import { laying, ownPieces, rotate } from "./touch.js";
import { mini } from "./scores.js";

/** What to do now, in a sentence. @param {any} view */
export function prompt(view) {
  if (view.phase === "act") {
    const piece = state.chosen.find((ref) => ref.startsWith("piece:"));
    if (piece) return say("prompt-walk", { piece: piece.includes(".L@") ? "L" : "W" });
    if (state.chosen.includes("verb:swap")) return say("prompt-swap");
    if (state.chosen.length) return say("prompt-where");
    return say(view.turn === "scoring" ? "prompt-scoring" : "prompt-act");
  }
  if (view.phase === "place" && view.hand) {
    return say(state.cell ? "prompt-turn" : "prompt-place", { kind: view.hand.kind });
  }
  return say(view.phase === "bid" ? "prompt-bid" : "prompt-choose");
}

/** The buttons for this moment. @param {any} view */
export function controls(view) {
  switch (view.phase) {
    case "place":
      return tileChips(view);
    case "bid":
    case "choose":
      return auction(view);
    default:
      return state.chosen.includes("verb:swap") ? swapping() : cellChips(view, state.cell) ?? verbChips();
  }
}

/** @param {any} view */
function tileChips(view) {
  const discard = matching(offered(), ["verb:discard"])[0];
  if (discard) return html`<div class="chips">${chip({ label: say("do-discard"), run: () => play(discard.actions), strong: true, id: "discard" })}</div>`;
  const turns = Object.keys(view.hand.stones).length > 1;
  return html`<div class="laying">
    ${held(view.hand, state.rotation)}
    <div class="chips">
      ${turns ? html`${chip({ label: say("do-turn-left"), mark: "↺", run: () => rotate(-1), id: "turn-left" })}
        ${chip({ label: say("do-turn-right"), mark: "↻", run: () => rotate(1), id: "turn-right" })}` : nothing}
      ${chip({ label: say("do-lay"), run: lay, off: !laying(), strong: true, id: "lay" })}
    </div></div>`;
}

/** Lay the tile as it is held now; it may have been turned since the button was drawn. */
function lay() {
  const offer = laying();
  return offer && play(offer.actions);
}

const VERBS = ["uncover", "dig", "guard", "camp", "swap"];

/** What can be done at all, when nothing is chosen. */
function verbChips() {
  const all = offered();
  const pieces = [...things(all, "reserve")];
  return html`<div class="chips">
    ${pieces.map(([name, { cost }]) => chip({
      label: say("do-enter", { piece: name.at(-1) }), cost, on: state.chosen.includes(`reserve:${name}`), run: () => choose(`reserve:${name}`), id: `enter-${name.at(-1)}`,
    }))}
    ${[...things(all, "verb")].filter(([verb]) => VERBS.includes(verb)).map(([verb, { cost }]) => chip({
      label: say(`do-${verb}`), cost, on: state.chosen.includes(`verb:${verb}`), run: () => choose(`verb:${verb}`), id: `do-${verb}`,
    }))}</div>`;
}

/**
 * What can be done at the chosen cell, and what cannot, with the reason; null if no cell is chosen or it is good for nothing.
 * @param {any} view
 * @param {string | null} cell
 */
function cellChips(view, cell) {
  if (!cell) return null;
  const here = offered().filter((offer) => offer.refs.includes(`cell:${cell}`));
  const pieces = ownPieces(cell);
  const enters = here.filter((offer) => offer.verb === "enter");
  /** @type {string[]} */
  const works = view.cells[cell]?.works ?? [];
  if (pieces.length < 2 && !works.length && !enters.length) return null;
  return html`<div class="chips">
    ${pieces.length > 1 ? pieces.map((ref) => chip({
      label: say("do-piece", { piece: ref.includes(".L@") ? "L" : "W" }), on: state.chosen.includes(ref), run: () => update({ chosen: [ref], message: null }), id: `piece-${ref.includes(".L@") ? "L" : "W"}`,
    })) : nothing}
    ${works.map((verb) => workChip(verb, cell, here.find((offer) => offer.verb === verb)))}
    ${enters.map((offer) => chip({
      label: say("do-enter-here", { piece: offer.actions[0].split(" ")[1] }), cost: offer.cost, run: () => play(offer.actions), id: `enter-here-${offer.actions[0].split(" ")[1]}`,
    }))}</div>`;
}

/**
 * @param {string} verb
 * @param {string} cell
 * @param {import("../narrow.js").Offer | undefined} offer
 */
function workChip(verb, cell, offer) {
  const label = say(`do-${verb}`);
  if (!offer) return chip({ label, dim: true, run: () => explain(`${verb} ${cell}`), id: `do-${verb}` });
  return chip({ label, cost: offer.cost, run: () => play(offer.actions), strong: verb !== "camp" && verb !== "guard", id: `do-${verb}` });
}

/** Which treasure is given for which. */
function swapping() {
  const open = left();
  const own = state.moment?.view.mover;
  const kinds = [...things(open, "treasure").keys()];
  const row = (/** @type {string[]} */ names) => html`<div class="chips">${names.map((name) => {
    const [seat, kind] = name.split(".");
    const treasure = say("treasure", { kind });
    const label = seat === own ? treasure : say("swap-theirs", { treasure, name: nameOf(seat) });
    return chip({ label: html`${mini(kind)} ${label}`, on: state.chosen.includes(`treasure:${name}`), run: () => choose(`treasure:${name}`), id: `swap-${name}` });
  })}</div>`;
  return html`<p class="swap-head">${say("swap-give")}</p>${row(kinds.filter((name) => name.startsWith(`${own}.`)))}
    <p class="swap-head">${say("swap-take")}</p>${row(kinds.filter((name) => !name.startsWith(`${own}.`)))}`;
}
