// @ts-check
/** The auction: the display, the bids, the turn markers. */

import { html, nothing } from "lit-html";
import { matching, things } from "../../ui/offers.js";
import { list } from "../../ui/texts.js";
import { held } from "./held.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("./types.d.ts").Tile} Tile */

/** The auction and, if the person at the screen is to act, the buttons to take part in it. @param {Context} context */
export function auction(context) {
  const { view, say, isMyTurn } = context;
  const { market } = view.board;
  if (!market) return nothing;
  return html`<div class="market">
    <ul class="display" aria-label=${say("display-label")}>${market.display.map((tile) => html`<li>${shown(context, tile)}</li>`)}</ul>
    ${view.phase !== "bid" ? nothing : isMyTurn ? bidding(context) : html`<p class="bidders">${bids(context)}</p>`}
  </div>`;
}

/** The highest bid so far, and who still bids. @param {Context} context */
export function bids({ view, say, nameOf }) {
  if (!view.board.market) return "";
  const { high_seat: seat, high, bidders } = view.board.market;
  const highest = seat ? say("bid-high", { name: nameOf(seat), points: high }) : say("bid-none");
  return `${highest} ${say("bid-in", { names: list(bidders.map(nameOf)) })}`;
}

/** A tile in the display, as a button if a tile is to be chosen. @param {Context} context @param {Tile} tile */
function shown(context, tile) {
  const { offers, say, act } = context;
  const offer = things(matching(offers, ["verb:choose"]), "tile").get(tile.tile);
  const face = held(tile, "0", context);
  if (!offer) return html`<span class="tile-shown">${face}<span aria-hidden="true">${tile.tile}</span></span>`;
  return html`<button class="tile-shown tile-button" id="choose-${tile.tile}" @click=${() => act({ play: offer.actions })}>${face}<span>${say("do-choose", { tile: tile.tile })}</span></button>`;
}

/** The buttons to set a bid, make it or pass. @param {Context} context */
function bidding({ offers, selection, say, chip, act }) {
  const open = [...things(offers, "bid").keys()].map(Number);
  const pass = matching(offers, ["verb:pass"])[0];
  const highest = /** @type {number} */ (open.at(-1));
  const made = () => selection.draft.bid ?? open[0]; // read at each press: the page may not have been drawn since the last one
  const step = (/** @type {number} */ by) =>
    act({ select: { draft: { bid: Math.min(Math.max(made() + by, open[0]), highest) } } });
  const bid = () => act({ play: matching(offers, [`bid:${made()}`])[0].actions });
  const points = made();
  return html`<div class="chips bidding">
    ${
      open.length
        ? html`<span class="stepper" role="group" aria-label=${say("bid-label")}>
        ${chip({ label: say("bid-less"), mark: "−", run: () => step(-1), off: points <= open[0], id: "bid-less" })}
        <output>${points}</output>
        ${chip({ label: say("bid-more"), mark: "+", run: () => step(1), off: points >= highest, id: "bid-more" })}
      </span>
      ${chip({ label: say("do-bid", { points }), run: bid, strong: true, id: "bid" })}`
        : nothing
    }
    ${chip({ label: say("do-pass"), run: () => act({ play: pass.actions }), id: "pass" })}</div>`;
}
