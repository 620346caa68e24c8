// @ts-check
/** Tikal in brief: the goal, a turn with its costs, who dominates, scoring, the auction. */

import { html } from "lit-html";
import { list } from "../../ui/texts.js";

const ACTIONS = ["enter", "move", "hop", "uncover", "dig", "swap", "camp", "guard"];

/**
 * @param {Record<string, any>} facts the fixed data of the game
 * @param {import("../contract.d.ts").Words} words
 */
export function guide(facts, { say }) {
  const { costs, turn_points: points, scoring_rounds: rounds, leader_strength: strength, camps, guards } = facts;
  const sets = list(facts.treasure_points.slice(1).map(String));
  return html`<div class="guide"><p>${say("guide-goal", { rounds })}</p>
    <h3>${say("guide-turn-title")}</h3><p>${say("guide-turn", { points })}</p>
    <dl class="guide-actions">${ACTIONS.map((verb) => html`<dt><span class="chip-cost">${say("cost", { cost: costs[verb] })}</span></dt><dd>${say(`guide-${verb}`, { camps, guards })}</dd>`)}</dl>
    <h3>${say("guide-dominate-title")}</h3><p>${say("guide-dominate", { strength })}</p>
    <h3>${say("guide-scoring-title")}</h3><p>${say("guide-scoring", { points, sets })}</p>
    <h3>${say("guide-auction-title")}</h3><p>${say("guide-auction")}</p></div>`;
}
