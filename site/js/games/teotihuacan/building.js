// @ts-check
/** The buttons for laying a pyramid tile or a decoration. */

import { html, nothing } from "lit-html";
import { matching, things } from "../../ui/offers.js";
import { group, offerButton, placeButton, shortened } from "./buttons.js";
import { laying, rotation, saved, savings, tileInHand, turnTile } from "./laying.js";
import { unlocking } from "./moving.js";
import { decorationPicture, pyramidPicture } from "./pictures.js";
import { decorate, lay, takeTile, tap } from "./touch.js";
import { costOf } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @param {Context} context */
export function buildControls(context) {
  const { view, offers, say, chip, act, selection } = context;
  const builds = matching(offers, ["verb:build"]);
  const stop = matching(offers, ["verb:stop"])[0];
  const hand = tileInHand(context);
  const offer = laying(context);
  const ways = savings(context);
  const tiles = [...new Set(view.board.pyramid.offer)].map((tile, at) =>
    chip({
      label: html`${pyramidPicture(context, tile, tile === hand ? rotation(context) : 0)}<span class="unseen">${say("do-take-tile", { number: at + 1 })}</span>`,
      on: tile === hand,
      run: () => act(takeTile(context, tile)),
      id: `tile-${tile}`,
    }),
  );
  const savers = ways.map((good) =>
    chip({
      label: say("do-save", { good: good || "none" }),
      on: saved(context) === good,
      run: () => act({ select: { draft: { ...selection.draft, saved: good } } }),
      id: `save-${good || "none"}`,
    }),
  );
  return html`${builds.length ? group(say("build-tiles"), tiles) : nothing}
    ${ways.length > 1 ? group(say("build-save"), savers) : nothing}
    <div class="chips">
      ${
        builds.length
          ? html`${chip({ label: say("do-turn-left"), mark: "↺", run: () => act(turnTile(context, -1)), off: !offer, id: "turn-left" })}
      ${chip({ label: say("do-turn-right"), mark: "↻", run: () => act(turnTile(context, 1)), off: !offer, id: "turn-right" })}
      ${chip({ label: say("do-lay"), cost: offer ? costOf(context, offer.cost) : "", run: () => act(lay(context)), off: !offer, strong: true, id: "lay" })}`
          : nothing
      }
      ${stop ? offerButton(context, stop, say("do-stop")) : nothing}
    </div>${unlocking(context)}`;
}

/** @param {Context} context */
export function decorateControls(context) {
  const { offers, selection, say } = context;
  const { chosen } = selection;
  const tiles = [...things(offers, "decoration").keys()];
  const tile = chosen.find((ref) => ref.startsWith("decoration:"));
  const sides = [...things(tile ? matching(offers, [tile]) : offers, "stairs").keys()];
  const { decoratings } = context.view.board.pyramid;
  return html`${group(
    say("decorate-tiles"),
    tiles.map((name, at) =>
      context.chip({
        label: html`${decorationPicture(context, name)}<span class="unseen">${say("do-take-decoration", { number: at + 1 })}</span>`,
        on: tile === `decoration:${name}`,
        run: () => context.act(tap(context, `decoration:${name}`)),
        id: `decoration-${name}`,
      }),
    ),
  )}
  ${group(
    say("decorate-sides"),
    sides.map((side) => {
      const place = `stairs:${side}`;
      const way = tile ? decoratings[tile.slice(11)]?.[/** @type {import("./types.d.ts").Side} */ (side)] : undefined;
      return placeButton(context, {
        place,
        label: shortened(say("place-stairs", { stairs: side }), say("stairs-short", { stairs: side })),
        cost: way ? say("points-short", { points: way.points }) : "",
        press: (shown) => decorate(context, place, shown || selection.place === place),
      });
    }),
  )}${unlocking(context)}`;
}
