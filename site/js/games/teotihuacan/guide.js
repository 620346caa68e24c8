// @ts-check
/** Teotihuacán in brief: the goal, a turn, the boards, eclipses, the end. */

import { html } from "lit-html";
import { list } from "../../ui/texts.js";

const BOARDS = [
  "palace",
  "forest",
  "stone_quarry",
  "gold_deposits",
  "alchemy",
  "nobles",
  "decorations",
  "construction",
];
const PARTS = ["turn", "power", "temples", "eclipse", "end"];

/**
 * @param {Record<string, any>} facts the fixed data of the game
 * @param {import("../contract.d.ts").Words} words
 */
export function guide(facts, { say }) {
  const params = {
    steps: 3,
    masks: list(facts.mask_sets.slice(1).map(String)),
    track: list(facts.track.vp.map(String)),
  };
  return html`<div class="guide"><p>${say("guide-goal")}</p>
    <h3>${say("guide-turn-title")}</h3><p>${say("guide-turn")}</p>
    <h3>${say("guide-boards-title")}</h3>
    <dl class="guide-boards">${BOARDS.map((board) => html`<dt>${say(`board-${board}`)}</dt><dd>${say(`guide-${board}`)}</dd>`)}</dl>
    ${PARTS.slice(1).map((part) => html`<h3>${say(`guide-${part}-title`)}</h3><p>${say(`guide-${part}`, params)}</p>`)}</div>`;
}
