// @ts-check
/** The buttons beside the board for what takes more than an action and a cell: a tile, an auction, a swap. */

import { html, nothing } from "lit-html";
import { matching, things } from "../../ui/offers.js";
import { mini } from "./glyphs.js";
import { held } from "./held.js";
import { howMany, single } from "./many.js";
import { auction, bids } from "./market.js";
import { lay, laying, rotate, rotation } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */

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
      return context.selection.chosen.includes("verb:swap") ? swapping(context) : nothing;
  }
}

/** The auction, shown while somebody else decides. @param {Context} context */
export function watching(context) {
  const { phase } = context.view;
  return phase === "bid" || phase === "choose" ? auction(context) : nothing;
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
