// @ts-check
/** The end of a game: who won, and where the points came from. */

import { html, nothing } from "lit-html";
import { chart } from "./chart.js";
import { chip } from "./chip.js";
import { frame, lookAt } from "./frame.js";
import { module } from "./games.js";
import { ask } from "./line.js";
import { rematch } from "./open.js";
import { openReview } from "./review.js";
import { emblem, nameOf } from "./seats.js";
import { state, update } from "./state.js";
import { say } from "./texts.js";

/** Nothing is known yet. @type {{start: string | undefined, view: any}} */
const NOTHING = { start: undefined, view: null };
/** How the game on the table began: the link of its start, and the view that the engine has of it once it has told. */
let begun = NOTHING;

export function finish() {
  const { moment } = state;
  if (!moment) return nothing;
  if (begun.start !== state.saved?.start) void lookAtStart();
  const { seats, winners, ranking } = moment.view;
  const names = winners.map(nameOf);
  return frame(
    say("finish-title", { names: names.join(", "), count: names.length }),
    html`<ol class="ranking">${ranking.map((/** @type {string} */ seat) => html`<li class=${winners.includes(seat) ? "rank rank-won" : "rank"}>
        ${emblem(seat)}<span class="seat-name">${nameOf(seat)}</span><span class="seat-score">${seats[seat].score}</span></li>`)}</ol>
      ${begun.view ? chart(module().tally(begun.view, state.log)) : nothing}`,
    html`${chip({ label: say("do-rematch"), run: rematch, strong: true, id: "rematch" })}
      ${chip({ label: say("do-share"), run: () => update({ dialog: "share" }), id: "finish-share" })}
      ${chip({ label: say("do-review"), run: openReview, id: "finish-review" })}
      ${chip({ label: say("do-replay"), run: () => lookAt(0), id: "replay" })}`,
  );
}

/** Ask how the game began; if the engine dies meanwhile, the next time the page is drawn asks again. */
async function lookAtStart() {
  const mine = { start: state.saved?.start, view: null };
  begun = mine;
  try {
    mine.view = (await ask({ do: "look", step: 0, seat: "nobody" })).view;
    update();
  } catch {
    if (begun === mine) begun = NOTHING;
  }
}
