// @ts-check
/** The end of a game: who won, and where the points came from. */

import { html, nothing, svg } from "lit-html";
import { openReview } from "../table/verdicts.js";
import { chip } from "../ui/chip.js";
import { emblem } from "../ui/emblem.js";
import { list, say } from "../ui/texts.js";
import { chart } from "./chart.js";
import { frame, lookAt } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */
/** @typedef {import("../engine/view.d.ts").View} View */

const FEATHERS = 18;

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
    html`${celebration(winners)}<ol class="ranking">${ranking.map(
      ({ seat }) => html`<li class=${winners.includes(seat) ? "rank rank-won" : "rank"}>
        ${emblem(seat)}<span class="seat-name">${context.nameOf(seat)}</span><span class="seat-score">${seats[seat].score}</span></li>`,
    )}</ol>
      <div class=${first ? "" : "chart-awaited"}>${chart(game.table.tally(context, first ?? moment.view, log), game.table.sources, context)}</div>`,
    html`${chip({ label: say("do-rematch"), run: session.rematch, strong: true, id: "rematch" })}
      ${chip({ label: say("do-share"), run: () => app.update({ dialog: "share" }), id: "finish-share" })}
      ${chip({ label: say("do-review"), run: () => openReview(table), id: "finish-review" })}
      ${chip({ label: say("do-replay"), run: () => lookAt(app, 0), id: "finish-replay" })}
      ${chip({ label: say("do-picture"), run: () => saveBoard(app), id: "finish-picture" })}`,
  );
}

/** Feathers in the winners' colours fall over the dialog, once; whoever wants less motion sees none. @param {string[]} winners */
function celebration(winners) {
  const feathers = Array.from({ length: FEATHERS }, (_, at) => winners[at % winners.length]);
  return html`<div class="celebration" aria-hidden="true">${feathers.map((seat) => html`<svg class=${`feather seat-${seat}`} viewBox="-8 -20 16 40">${svg`<path d="M0 19Q-1 4 0 -18Q9 -6 5 7Q3 13 0 15Q-3 13 -5 7Q-9 -6 0 -18"></path>`}</svg>`)}</div>`;
}

/** Save a picture of the final board, in the colours of the page. @param {App} app */
async function saveBoard({ session, table }) {
  const { game, facts, moment, saved } = session.state;
  if (!game || !moment || !saved) return;
  const { savePng } = await import("../diagram/files.js");
  const words = table.words();
  const theme = document.documentElement.dataset.theme === "dark" ? "dark" : "light";
  const title = words.say("game-title");
  await savePng({ game, view: moment.view, facts, words, title }, theme, `sacbe-${saved.game}-${dayOf(saved.updated)}`);
}

/** @param {number} time */
function dayOf(time) {
  return new Date(time).toISOString().slice(0, 10);
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
