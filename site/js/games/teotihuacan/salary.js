// @ts-check
/** The buttons for salaries at an eclipse: what every worker earns, who is paid, and what that costs. */

import { html, nothing } from "lit-html";
import { offerButton } from "./buttons.js";
import { named } from "./gestures.js";
import { workerPicture } from "./pictures.js";
import { crew, paidNow, salaryInQuestion } from "./wages.js";

/** @typedef {import("./types.d.ts").Context} Context */
/** @typedef {import("../../engine/view.d.ts").Offer} Offer */

/** @param {Context} context */
export function salaryControls(context) {
  const { offers, say, view } = context;
  const amounts = offers.filter(({ verb }) => verb === "salary");
  const isByCocoa = amounts.some((offer) => /^\d+$/.test(named(offer, "salary")[0] ?? ""));
  const others = offers.filter((offer) => offer.verb !== "salary" || named(offer, "salary")[0] === "free");
  const seat = view.seats[view.mover ?? ""];
  return html`<p>${say("salary-owed", { wage: seat.wage, cocoa: seat.cocoa })}</p>
    ${isByCocoa ? byCocoa(context, amounts) : byWorker(context)}
    ${others.length ? html`<div class="chips">${others.map((offer) => offerButton(context, offer, label(context, offer)))}</div>` : nothing}`;
}

/** @param {Context} context @param {Offer} offer */
function label({ say }, offer) {
  return offer.verb === "use" ? say("do-use", { tile: { id: `tile-${named(offer, "tile")[0]}` } }) : say("salary-free");
}

/** So much cocoa for all together. @param {Context} context @param {Offer[]} amounts */
function byCocoa(context, amounts) {
  const paid = amounts.filter((offer) => named(offer, "salary")[0] !== "free");
  return html`<div class="chips">${paid.toReversed().map((offer) => offerButton(context, offer, context.say("do-salary", { cost: offer.cost.cocoa ?? 0 })))}</div>`;
}

/** Every worker as a button, paid or not, and the one that pays. @param {Context} context */
function byWorker(context) {
  const { say, chip, act, selection, view } = context;
  const keys = new Set(paidNow(context).map(({ key }) => key));
  const offer = salaryInQuestion(context);
  const toggle = (/** @type {string} */ key) => {
    const paid = new Set(paidNow(context).map((each) => each.key));
    const all = crew(context).map((each) => each.key);
    const unpaid = all.filter((each) => (each === key ? paid.has(each) : !paid.has(each)));
    return act({ select: { draft: { ...selection.draft, unpaid } } });
  };
  const workers = crew(context).map((worker, at) =>
    chip({
      label: html`${workerPicture(context, view.mover ?? "", worker)}${say("salary-worker", { paid: keys.has(worker.key) ? "yes" : "no", board: { id: `board-short-${worker.board}` } })}`,
      cost: keys.has(worker.key) ? say("cost", { cost: say("amount-cocoa", { amount: worker.wage }) }) : "",
      on: keys.has(worker.key),
      run: () => toggle(worker.key),
      id: `pay-${at}`,
    }),
  );
  const pay = chip({
    label: offer ? say("do-salary", { cost: offer.cost.cocoa ?? 0 }) : say("salary-too-much"),
    off: !offer,
    strong: true,
    run: () => offer && act({ play: offer.actions }),
    id: "salary",
  });
  return html`<div class="chips">${workers}</div><div class="chips">${pay}</div>`;
}
