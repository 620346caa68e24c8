// @ts-check
/** Eschnapur in brief: the goal, a turn, bargaining, the niches, the bids, the end. */

import { html } from "lit-html";

const PARTS = ["turn", "sale", "walk", "bids", "monk", "end"];

/** @param {Record<string, any>} facts the fixed data of the game @param {import("../contract.d.ts").Words} words */
export function guide(facts, { say }) {
  const params = {
    niches: facts.niches_to_open,
    rounds: facts.rounds,
    refusal: facts.refusal_coins,
    symbol: facts.prices.symbol,
    bid: facts.prices.bid,
    move: facts.prices.move,
    points: facts.exchange_points,
    pass: facts.pass_coins,
    bonus: facts.most_tokens_bonus,
    penalty: facts.fewest_tokens_penalty,
  };
  return html`<div class="guide"><p>${say("guide-goal", params)}</p>${PARTS.map((part) => html`<h3>${say(`guide-${part}-title`)}</h3><p>${say(`guide-${part}`, params)}</p>`)}</div>`;
}
