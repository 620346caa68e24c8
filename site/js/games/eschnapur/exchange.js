// @ts-check
/** Twelve tile points for two cards: which tiles go, and which cards come. */

import { html, nothing } from "lit-html";
import { drafted, draftOf } from "./draft.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function exchange(context) {
  const { offers, say, chip, act, view } = context;
  const found = offers.filter(({ verb }) => verb === "exchange");
  if (!found.length) return nothing;
  const sets = [...new Set(found.map(({ actions }) => actions[0].split(" ")[1]))];
  const { tiles } = draftOf(context);
  const chosen = tiles && sets.includes(tiles) ? tiles : sets[0];
  const takes = found.filter(({ actions }) => actions[0].split(" ")[1] === chosen);
  const { tile_points: points } = view.seats[view.mover ?? ""];
  return html`<section class="es-exchange" aria-label=${say("exchange-title")}><h3>${say("exchange-title")}</h3>
    <p class="small">${say("exchange-line", { points, needed: context.facts.exchange_points })}</p>
    ${
      sets.length > 1
        ? html`<div class="chips" role="group" aria-label=${say("exchange-tiles")}>${sets.map((set) =>
            chip({
              label: say("exchange-set", {
                set: set.replaceAll("+", " + "),
                sum: set
                  .split("+")
                  .map(Number)
                  .reduce((sum, each) => sum + each, 0),
              }),
              run: () => act(drafted(context, { tiles: set })),
              on: set === chosen,
              id: `tiles-${set.replaceAll("+", "-")}`,
            }),
          )}</div>`
        : html`<p>${say("exchange-only", { set: chosen.replaceAll("+", " + ") })}</p>`
    }
    <div class="chips" role="group" aria-label=${say("exchange-take")}>${takes.map(({ actions }) => {
      const take = actions[0].split(" ")[2].replace("+", "-");
      return chip({
        label: say("do-exchange", { take: { id: `take-${take}` } }),
        run: () => act({ play: actions }),
        id: `take-${take}`,
      });
    })}</div></section>`;
}
