// @ts-check
/** The hand in use: whose it is, which cards can be chosen, and how a covered hand is looked at. */

import { html, nothing } from "lit-html";
import { draftOf } from "./draft.js";
import { handRow } from "./hand.js";
import { pickedCards, tapCard } from "./touch.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function hand(context) {
  const { view, covered, act, isMyTurn } = context;
  const peek = covered?.peek ?? null;
  const seat = peek?.seat ?? (view.viewer in view.seats ? view.viewer : whoseTurn(context));
  if (!seat || view.mover === null) return nothing;
  const own = (peek?.view ?? view).seats[seat];
  const refs = [
    ...(own.hand?.symbols ?? []).map((colour) => `card:sym.${colour}`),
    ...(own.hand?.bids ?? []).map(({ value }) => `card:bid.${value}`),
    "card:pass",
  ];
  const isUsed = isMyTurn && view.mover === seat && view.viewer !== "public";
  const live = new Set(isUsed ? refs.filter((ref) => tapCard(context, ref)) : []);
  return handRow(context, {
    seat,
    own,
    live,
    picked: isUsed ? pickedCards(context) : [],
    trades: isUsed && draftOf(context).terms !== null,
    tap: (ref) => act(tapCard(context, ref)),
    doors: doors(context, seat),
  });
}

/** The person whose word it is, while all hands are covered. @param {Context} context */
function whoseTurn({ view, covered }) {
  return covered?.people.includes(view.mover ?? "") ? view.mover : null;
}

/** Looking at a covered hand, or covering it again. @param {Context} context @param {string} seat */
function doors(context, seat) {
  const { view, covered, say, chip, act, isMyTurn } = context;
  if (!covered) return nothing;
  if (view.viewer === seat) return chip({ label: say("do-cover"), run: () => act({ hand: "cover" }), id: "cover" });
  const press = (/** @type {Event} */ event) => {
    event.preventDefault();
    act({ peek: seat });
  };
  const release = () => act({ peek: null });
  const key = (/** @type {KeyboardEvent} */ event) =>
    [" ", "Enter"].includes(event.key) && !event.repeat && press(event);
  const stop = (/** @type {Event} */ event) => event.preventDefault();
  return html`<div class="chips">
    <button type="button" class="chip" id="peek" @pointerdown=${press} @pointerup=${release} @pointerleave=${release} @pointercancel=${release} @keydown=${key} @keyup=${release} @blur=${release} @contextmenu=${stop}>${say("do-peek")}</button>
    ${isMyTurn && view.mover === seat ? chip({ label: say("do-show-hand"), run: () => act({ hand: "show" }), id: "show-hand" }) : nothing}</div>`;
}
