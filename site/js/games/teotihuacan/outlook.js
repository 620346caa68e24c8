// @ts-check
/** The four lines above the buttons: what the actions in question cost and bring, what comes next, what is left. */

import { html } from "lit-html";
import { goodPicture } from "./pictures.js";
import { question, refusalInQuestion } from "./question.js";
import { isMore } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Amounts} Amounts */
/** @typedef {import("../../engine/protocol.d.ts").Preview} Preview */

/** What happens at once besides goods and steps. */
const TOLD = new Set(["raised", "ascended", "evicted", "power_lost", "royalty", "blocked", "claimed", "learned"]);

/** By phase: what is told while nothing is in question. @type {Record<string, string>} */
const IDLE = { turn: "outlook-idle-turn", build: "outlook-idle-build", window: "outlook-idle-window" };

/** By phase: what the choice itself says already. @type {Record<string, string>} */
const CHOSEN = { learn: "learned", claim: "claimed", attached: "claimed" };

/** An amount as a sign, and in words for those who cannot see it. @param {string} unit @param {string} shown @param {string} spoken */
function amount(unit, shown, spoken) {
  return html`<span class="amount" title=${spoken}><span aria-hidden="true">${shown}${goodPicture(unit)}</span><span class="unseen">${spoken}</span></span> `;
}

export const outlook = {
  actions: question,

  /** @param {Context} context */
  idle: (context) => refusalInQuestion(context) || context.say(IDLE[context.view.phase] ?? "outlook-idle"),

  /** @param {Context} context @param {Amounts} amounts @param {"pay" | "get" | "after"} line */
  amounts({ view, say }, amounts, line) {
    const own = /** @type {Record<string, any>} */ (view.seats[view.mover ?? ""]);
    const before = (/** @type {string} */ unit) => (unit === "points" ? own.score : own[unit]);
    const units = Object.entries(amounts);
    if (line !== "after")
      return units.map(([unit, count]) => amount(unit, String(count), say(`amount-${unit}`, { amount: count })));
    const changed = units.filter(([unit]) => typeof before(unit) === "number");
    return changed.map(([unit, after]) => {
      const change = { before: before(unit), after };
      return amount(
        unit,
        say("change-short", change),
        say("change", { unit: { id: "unit", params: { unit } }, ...change }),
      );
    });
  },

  /** @param {Context} context @param {Preview} preview */
  also({ say, nameOf, view }, { events }) {
    return events
      .filter(({ key }) => TOLD.has(key) && CHOSEN[view.phase] !== key)
      .map(({ key, params }) =>
        say(`also-${key}`, {
          power: params.power ?? "",
          board: params.board ? { id: `board-${params.board}` } : "",
          tile: key === "claimed" || key === "learned" ? { id: `tile-${params.tile ?? params.technology}` } : "",
          temple: params.temple ? { id: "place-temple", params: { temple: params.temple } } : "",
          name: nameOf(String(params.other ?? params.seat)),
        }),
      );
  },

  /** @param {Context} context @param {Preview} preview */
  next(context, preview) {
    const { say, view } = context;
    const { mover, chance, phase } = preview.then;
    if (mover === null) return say("then-over");
    if (chance || mover !== view.mover) return say("then-end");
    return say(isMore(context, preview) ? `then-${phase}` : phase === "turn" ? "then-turn" : "then-window");
  },
};
