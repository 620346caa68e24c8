// @ts-check
/** The buttons for a choice of goods: so many to take, or up to so many to give. */

import { html } from "lit-html";
import { offerButton } from "./buttons.js";
import { amountsPart } from "./describe.js";
import { named } from "./gestures.js";
import { GOODS, goodsInQuestion, isOffered } from "./goods.js";
import { unlocking } from "./moving.js";
import { goodPicture } from "./pictures.js";
import { inWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function amountControls(context) {
  const { offers, say, view } = context;
  const others = offers.filter(({ verb }) => verb === "decline");
  const rest = html`${others.map((each) => offerButton(context, each, say("do-decline", { phase: view.phase })))}`;
  const ones = offers.filter((offer) => named(offer, "good").length === 1);
  const isOne = offers.every((offer) => named(offer, "good").length < 2);
  return html`${isOne ? html`<div class="chips choices">${ones.map((offer) => oneGood(context, offer))}${rest}</div>` : several(context, rest)}${unlocking(context)}`;
}

/** @param {Context} context @param {import("../../engine/view.d.ts").Offer} offer */
function oneGood(context, offer) {
  const [good] = named(offer, "good");
  return offerButton(context, offer, inWords(context, { [good]: 1 }), "", goodPicture(good));
}

/** @param {Context} context @param {unknown} rest */
function several(context, rest) {
  const { say, chip, act, selection, view } = context;
  const verb = view.phase === "take" ? "take" : "give";
  const offer = goodsInQuestion(context);
  const goods = Object.fromEntries(Object.entries(selection.draft.goods ?? {}).filter(([, count]) => count));
  return html`<div class="steppers">${GOODS.map((good) => stepper(context, good))}</div>
    <div class="chips">${chip({
      label: offer ? say(`do-${verb}`, { goods: amountsPart(goods) }) : say("do-choose-first"),
      off: !offer,
      strong: true,
      run: () => offer && act({ play: offer.actions }),
      id: verb,
    })}${rest}</div>`;
}

/** Less and more of one good. @param {Context} context @param {string} good */
function stepper(context, good) {
  const { say, chip, act, selection } = context;
  const goods = selection.draft.goods ?? {};
  const count = goods[good] ?? 0;
  // Pressed twice before the page is drawn again, a button counts twice: it reads what is chosen when it is pressed.
  const add = (/** @type {number} */ by) => {
    const now = selection.draft.goods ?? {};
    const more = { ...now, [good]: (now[good] ?? 0) + by };
    return isOffered(context, more) ? act({ select: { draft: { ...selection.draft, goods: more } } }) : undefined;
  };
  return html`<span class="stepper">${goodPicture(good)}
    ${chip({ label: say("good-less", { good }), mark: "−", off: !count, run: () => add(-1), id: `less-${good}` })}
    <output>${count}</output>
    ${chip({ label: say("good-more", { good }), mark: "+", off: !isOffered(context, { ...goods, [good]: count + 1 }), run: () => add(1), id: `more-${good}` })}</span>`;
}
