// @ts-check
/** What a seat has, what the mover has to spend, and what is still to come. */

import { html, nothing } from "lit-html";
import { turnsPart } from "./calendar.js";
import { goodPicture, tilePicture, workerPicture } from "./pictures.js";
import { tileLine } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

const GOODS = /** @type {const} */ (["cocoa", "wood", "stone", "gold"]);

/** The four goods of a seat. @param {Context} context @param {string} seat */
function goods({ view, say }, seat) {
  const own = view.seats[seat];
  return html`<ul class="goods">${GOODS.map((good) => html`<li class="good" title=${say("unit", { unit: good })}>${goodPicture(good)}<span class="unseen">${say("unit", { unit: good })}</span><b>${own[good]}</b></li>`)}</ul>`;
}

/** The belongings of a seat, as part of its card. @param {Context} context @param {string} seat */
export function belongings(context, seat) {
  const { view, say } = context;
  const own = view.seats[seat];
  const masks = Object.entries(own.masks);
  const tiles = Object.entries(own.tiles);
  const number = (/** @type {string} */ mask) => mask.split("_")[1];
  const kept = tiles.map(([tile, count]) => {
    const name = say(`tile-${tile}`);
    const title = say("named", { name, line: tileLine(context, tile) });
    return html`<li class="own-tile" title=${title}>${tilePicture(context, tile)}<span class="unseen">${name}</span>${count > 1 ? html`<b>×${count}</b>` : nothing}</li>`;
  });
  const dice = own.workers.map((worker) => {
    const { board, power, locked } = worker;
    const name = say(locked ? "worker-locked" : "worker-at", { board: { id: `board-${board}` }, power, count: 1 });
    return html`<li title=${name}>${workerPicture(context, seat, worker)}<span class="unseen">${name}</span></li>`;
  });
  const sets = masks.map(([mask, count]) => (count > 1 ? `${number(mask)}×${count}` : number(mask))).join(" ");
  const has = say("has", { technologies: own.technologies.length, wage: own.wage });
  return html`${goods(context, seat)}
    <ul class="dice" aria-label=${say("dice-label")} title=${has}>${dice}${kept}${masks.length ? html`<li class="has">${say("has-masks", { masks: sets, points: own.mask_points })}</li>` : nothing}</ul>
    <p class="unseen">${has}</p>`;
}

/** The mover's goods, beside the title. @param {Context} context @param {boolean} isSpent */
export function purse(context, isSpent) {
  const { view } = context;
  const seat = isSpent ? view.turn : view.mover;
  return seat && seat !== "chance" ? goods(context, seat) : nothing;
}

/** Era, turns left, the value of the Avenue. @param {Context} context */
export function header({ view, say }) {
  if (view.mover === null) return nothing;
  const { calendar, nobles } = view.board;
  const turns = turnsPart(view.seats[view.turn].turns);
  return html`<p class="top-facts"><span class="header-avenue">${say("header-avenue", { visible: nobles.visible })} · </span>${say("header", { era: calendar.era, eras: calendar.eras, turns, state: calendar.eclipse })}</p>`;
}

/** Stacks. @param {Context} context */
export function supplies({ view, say }) {
  const { stack } = view.board;
  return html`<details class="left"><summary>${say("left-title")}</summary>
    <ul class="stacks">${Object.entries({ discovery: stack.discovery, pyramid: stack.pyramid, decoration: stack.decoration }).map(([kind, count]) => html`<li>${say("left-stack", { kind, count })}</li>`)}</ul></details>`;
}
