// @ts-check
/** Results of the games that were finished on this device, by game and level. */

import { html, nothing } from "lit-html";
import { CATALOGUE, isListed } from "../engine/catalogue.js";
import { forgetResults, results as read, summed } from "../storage/results.js";
import { chip } from "../ui/chip.js";
import { titleOf } from "../ui/names.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */

/** @param {App} app */
export function results(app) {
  const rows = summed(
    read().filter(({ game }) => isListed(game)),
    (game) => CATALOGUE[game].levels,
  );
  if (!rows.length) return frame(app, say("results-title"), html`<p>${say("results-none")}</p>`);
  const heads = ["game", "level", "played", "won", "mean", "best"];
  const forget = () => {
    forgetResults();
    app.update();
  };
  return frame(
    app,
    say("results-title"),
    html`<p>${say("results-line")}</p>
      <table class="scores results"><thead><tr>${heads.map((head) => html`<th scope="col">${say(`results-${head}`)}</th>`)}</tr></thead>
      <tbody>${rows.map(
        ({ game, level, played, won, mean, best }, at) => html`<tr>
          <th scope="row">${rows[at - 1]?.game === game ? html`<span class="unseen">${titleOf(game)}</span>` : titleOf(game)}</th>
          <td>${level ? say(`level-${level}`) : say("results-people")}</td><td>${played}</td><td>${won}</td>
          <td>${say("points", { points: mean })}</td><td>${best}</td></tr>`,
      )}</tbody></table>`,
    rows.length ? chip({ label: say("do-forget"), run: forget, id: "forget-results" }) : nothing,
  );
}
