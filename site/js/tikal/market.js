// @ts-check
/** The auction: the display, the bids, the turn markers. */

import { html, nothing } from "lit-html";
import { myTurn, offered } from "../choose.js";
import { chip } from "../chip.js";
import { play } from "../flow.js";
import { matching, things } from "../narrow.js";
import { nameOf } from "../seats.js";
import { state, update } from "../state.js";
import { say } from "../texts.js";
import { held } from "./held.js";

/** The auction and, if it is one's own turn, how to take part in it. @param {any} view */
export function auction(view) {
  const { market } = view;
  return html`<div class="market">
    <ul class="display" aria-label=${say("display-label")}>${market.display.map((/** @type {any} */ tile) => html`<li>${shown(tile)}</li>`)}</ul>
    ${view.phase === "bid" ? html`<p class="bidders">${market.high_seat ? say("bid-high", { name: nameOf(market.high_seat), points: market.high }) : say("bid-none")}
      ${say("bid-in", { names: market.bidders.map(nameOf).join(", ") })}</p>${myTurn() ? bidding() : nothing}` : nothing}
  </div>`;
}

/** A tile of the display, to choose if that is what is decided. @param {any} tile */
function shown(tile) {
  const offer = things(matching(offered(), ["verb:choose"]), "tile").get(tile.tile);
  const face = held(tile, "0");
  if (!offer) return html`<span class="tile-shown">${face}<span aria-hidden="true">${tile.tile}</span></span>`;
  return html`<button class="tile-shown tile-button" id="choose-${tile.tile}" @click=${() => play(offer.actions)}>${face}<span>${say("do-choose", { tile: tile.tile })}</span></button>`;
}

/** Make up a bid, or pass. */
function bidding() {
  const all = offered();
  const bids = [...things(all, "bid").keys()].map(Number);
  const pass = matching(all, ["verb:pass"])[0];
  const highest = /** @type {number} */ (bids.at(-1));
  const made = () => state.bid ?? bids[0]; // asked when a button is pressed: the page may not be drawn since the last press
  const step = (/** @type {number} */ by) => update({ bid: Math.min(Math.max(made() + by, bids[0]), highest) });
  const points = made();
  return html`<div class="chips bidding">
    ${bids.length ? html`<span class="stepper" role="group" aria-label=${say("bid-label")}>
        ${chip({ label: say("bid-less"), mark: "−", run: () => step(-1), off: points <= bids[0], id: "bid-less" })}
        <output>${points}</output>
        ${chip({ label: say("bid-more"), mark: "+", run: () => step(1), off: points >= highest, id: "bid-more" })}
      </span>
      ${chip({ label: say("do-bid", { points }), run: () => play(matching(all, [`bid:${made()}`])[0].actions), strong: true, id: "bid" })}` : nothing}
    ${chip({ label: say("do-pass"), run: () => play(pass.actions), id: "pass" })}</div>`;
}
