// @ts-check
/** The end of a game: who won, and where the points came from. */

import { html, nothing } from "lit-html";
import { openReview } from "../table/verdicts.js";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { list, say } from "../ui/texts.js";
import { chart } from "./chart.js";
import { frame, lookAt } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */
/** @typedef {import("../engine/view.d.ts").View} View */

/** The first view of each game, once the engine has answered. @type {WeakMap<object, View | null>} */
const beginnings = new WeakMap();

/** @param {App} app */
export function finish(app) {
  const { session, table } = app;
  const { moment, game, saved, log } = session.state;
  if (!moment || !game || !saved) return nothing;
  if (!beginnings.has(saved)) void lookAtStart(app, saved);
  const first = beginnings.get(saved);
  const context = table.context();
  const { seats, winners, ranking } = moment.view;
  const names = winners.map(context.nameOf);
  return frame(
    app,
    say("finish-title", { names: list(names), count: names.length }),
    html`<ol class="ranking">${ranking.map(
      ({ seat }) => html`<li class=${winners.includes(seat) ? "rank rank-won" : "rank"}>
        ${emblem(seat)}<span class="seat-name">${context.nameOf(seat)}</span><span class="seat-score">${seats[seat].score}</span></li>`,
    )}</ol>
      ${first ? chart(game.table.tally(context, first, log), game.table.sources, context) : nothing}`,
    html`${chip({ label: say("do-rematch"), run: session.rematch, strong: true, id: "rematch" })}
      ${chip({ label: say("do-share"), run: () => app.update({ dialog: "share" }), id: "finish-share" })}
      ${chip({ label: say("do-review"), run: () => openReview(table), id: "finish-review" })}
      ${chip({ label: say("do-replay"), run: () => lookAt(app, 0), id: "replay" })}`,
  );
}

/** Ask how a game began; if the engine dies meanwhile, the next drawing of the page asks again. @param {App} app @param {object} saved */
async function lookAtStart({ session, update }, saved) {
  beginnings.set(saved, null);
  try {
    beginnings.set(saved, (await session.beginning()).view);
    update();
  } catch {
    beginnings.delete(saved);
  }
}
