// @ts-check
/** Market day as the site sees it: what draws its view and leads through its decisions. No rule is in here. */

import { html, svg } from "lit-html";
import { matching, things } from "../../ui/offers.js";
import { AREAS, board } from "./board.js";
import { draw, follow, tally, title } from "./evening.js";

/** @typedef {import("./view.d.ts").Context} Context */

/** The things of a sort that are chosen. @param {Context} context @param {string} sort */
function chosen({ selection }, sort) {
  return selection.chosen.find((ref) => ref.startsWith(`${sort}:`))?.slice(sort.length + 1) ?? null;
}

/** The stalls at which what is chosen can be laid. @param {Context} context */
function stalls({ offers, selection }) {
  return things(
    matching(
      offers,
      selection.chosen.filter((ref) => !ref.startsWith("area:")),
    ),
    "area",
  );
}

/** @type {import("../contract.d.ts").Table<import("./view.d.ts").MarketView, import("./view.d.ts").Evening>} */
const table = {
  tap(context, area) {
    if (stalls(context).has(area)) return { choose: `area:${area}` };
    const card = chosen(context, "card") ?? [...things(context.offers, "card").keys()][0];
    return { explain: `hide ${card} ${area}` };
  },
  marks: (context) => ({
    chosen: chosen(context, "area") ?? context.selection.place,
    focus: context.selection.focus,
    offers: new Set(stalls(context).keys()),
    fresh: context.fresh,
  }),
  prompt(context) {
    const [card, area] = [chosen(context, "card"), chosen(context, "area")];
    return context.say(card ? (area ? "prompt-how" : "prompt-where") : area ? "prompt-what" : "prompt-begin");
  },
  controls({ view, left, selection, say, chip, act }) {
    const cards = view.seats[view.turn].hand.map((card) =>
      chip({
        label: say("do-card", { card }),
        on: selection.chosen.includes(`card:${card}`),
        run: () => act({ choose: `card:${card}` }),
        id: `card-${card}`,
      }),
    );
    const ways = ["hide", "show"].map((verb) =>
      chip({
        label: say(`do-${verb}`),
        run: () => act({ choose: `verb:${verb}` }),
        off: matching(left, [`verb:${verb}`]).length !== 1,
        strong: true,
        id: verb,
      }),
    );
    return html`<div class="chips">${cards}</div><div class="chips">${ways}</div>`;
  },
  header: ({ view, facts: { days }, say }) =>
    html`<p class="top-facts">${say("day", { day: Math.min(view.board.day + 1, days), days })}</p>`,
  belongings: ({ view, say }, seat) =>
    html`<ul class="hand" aria-label=${say("hand-label")}>${view.seats[seat].hand.map((card) => html`<li class="hand-card">${say("hand-card", { card: card ?? 0 })}</li>`)}</ul>`,
  offersAt: (context, area) => (stalls(context).has(area) ? context.say("stall-offer") : null),
  interlude: { follow, title, draw },
  steps: ({ say }, actions) =>
    actions.map((action) => {
      const [verb, card, area] = action.split(" ");
      return { text: say(`step-${verb}`, { card, area: say(`area-${area}`) }) };
    }),
  tally,
  sources: ["shown", ...AREAS],
  guide: (facts, { say }) =>
    html`<div class="guide"><p>${say("guide-goal", { days: facts.days })}</p><p>${say("guide-turn", { hand: facts.hand })}</p></div>`,
  verbs: { closing: new Set(["hide", "show"]) },
  passing: new Set(["evening"]),
};

/** The picture of the start screen: three awnings. */
function scene() {
  return svg`<rect class="stall" width="600" height="480"></rect>
    ${[0, 1, 2].map((at) => svg`<path class="awning" transform="translate(${100 + 200 * at} 300)" d="M-80 -40h160v40q-40 30 -80 0q-40 30 -80 0Z"></path>`)}`;
}

export default { name: "market", board, table, scene };
