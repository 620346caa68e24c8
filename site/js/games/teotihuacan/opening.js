// @ts-check
/** Before the first turn: starting tiles, and where the first workers stand. */

import { html } from "lit-html";
import { only, things } from "../../ui/offers.js";
import { face, offerButton } from "./buttons.js";
import { named } from "./gestures.js";
import { startPicture } from "./pictures.js";
import { toggle } from "./touch.js";
import { inWords } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** What a starting tile shows: its goods, and the boards of its workers. @param {Context} context @param {string} tile */
function startFace(context, tile) {
  const { facts, say } = context;
  const { boards, gain } = facts.starts[tile];
  const where = boards.map((board) => ({ id: `board-${board}` }));
  return {
    picture: startPicture(context, tile),
    label: inWords(context, gain),
    line: say("start-boards", { boards: where }),
  };
}

/** The same in a sentence. @param {Context} context @param {string} tile */
export function startWords(context, tile) {
  const { label, line } = startFace(context, tile);
  return `${label} ${line}.`;
}

/** A button for a tile of the open row. @param {Context} context @param {import("../../engine/view.d.ts").Offer} offer */
function pickButton(context, offer) {
  const { picture, label, line } = startFace(context, named(offer, "start")[0]);
  return offerButton(context, offer, label, line, picture);
}

/** Two of four starting tiles. @param {Context} context */
export function keepControls(context) {
  const { offers, say } = context;
  return toggles(
    context,
    [...things(offers, "start").keys()].map((tile) => {
      const { picture, label, line } = startFace(context, tile);
      return { ref: `start:${tile}`, label: html`${picture}${face(label, line)}` };
    }),
    say("do-keep"),
  );
}

/** A tile of the open row. @param {Context} context */
export function pickControls(context) {
  return html`<div class="chips starts">${context.offers.map((offer) => pickButton(context, offer))}</div>`;
}

/** Three boards for the first workers. @param {Context} context */
export function stationControls(context) {
  const { offers, say } = context;
  return toggles(
    context,
    [...things(offers, "board").keys()].map((board) => ({
      ref: `board:${board}`,
      label: say(`board-${board}`),
    })),
    say("do-station"),
  );
}

/**
 * Several things to choose together, and the button that does it.
 * @param {Context} context
 * @param {{ref: string, label: unknown}[]} things
 * @param {string} label
 */
function toggles(context, things, label) {
  const { selection, left, chip, act } = context;
  const offer = only(left);
  const isWhole = offer && selection.chosen.length === offer.refs.length ? offer : null;
  return html`<div class="chips starts">${things.map(({ ref, label: name }) =>
    chip({
      label: name,
      on: selection.chosen.includes(ref),
      run: () => act(toggle(context, ref)),
      point: (on) => act({ point: on ? ref : null }),
      id: ref.replace(":", "-"),
    }),
  )}</div>
  <div class="chips">${chip({ label, off: !isWhole, strong: true, run: () => isWhole && act({ play: isWhole.actions }), id: "settle" })}</div>`;
}
