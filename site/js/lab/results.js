// @ts-check
/** What came of a match: progress, standings as the arena reports them, and the games. */

import { html, nothing } from "lit-html";
import { perLanguage } from "../ui/texts.js";
import { faultOf, shownName } from "./names.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").Match} Match */
/** @typedef {import("./types.d.ts").Played} Played */

const percent = perLanguage((locale) => new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 }));
const points = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const whole = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }));

/** @param {Match} match @param {(number: number) => void} open */
export function matchResults(match, open) {
  const { game, running, played, games, table, failure } = match;
  return html`<section class="lab-results" data-match=${match.seed} aria-busy=${String(running)} aria-label=${say("results-label")}>
    <p class="lab-progress">${say(running ? "match-running" : "match-over", { games: played.length, of: games, decisions: match.decisions })}
      <progress max=${games} value=${played.length}></progress></p>
    ${failure ? html`<p class="message message-refusal">${failure}</p>` : nothing}
    ${table ? standings(game, table.bots, pacesOf(played)) : nothing}
    ${
      played.length
        ? html`<h2>${say("games-title")}</h2>
    <ol class="lab-games">${played.map((each, at) => html`<li><button type="button" class="lab-game" @click=${() => open(at)}>${line(game, each)}</button></li>`)}</ol>`
        : nothing
    }
  </section>`;
}

const COLUMNS = /** @type {const} */ (["wins", "fair", "score", "time", "slow", "illegal"]);

/** The standings: a table, which small screens show as one card for each bot. @param {string} game @param {NonNullable<Match["table"]>["bots"]} bots @param {Record<string, Pace>} paces */
function standings(game, bots, paces) {
  return html`<table class="scores lab-scores" role="table"><caption>${say("standings-note")}</caption>
    <thead role="rowgroup"><tr role="row">${["bot", ...COLUMNS].map((head) => html`<th scope="col" role="columnheader">${say(`head-${head}`)}</th>`)}</tr></thead>
    <tbody role="rowgroup">${Object.entries(bots).map(([name, each]) => {
      const cells = cellsOf(each, paces[name]);
      return html`<tr role="row"><th scope="row" role="rowheader">${shownName(game, name)}</th>${COLUMNS.map((head) => html`<td role="cell" data-head=${say(`head-${head}`)}>${cells[head]}</td>`)}</tr>`;
    })}</tbody></table>`;
}

/** What stands in the columns. @param {import("./types.d.ts").Standing} standing @param {Pace} pace */
function cellsOf({ rate, interval, fair, mean_score, illegal }, { decisions, seconds, longest, slow }) {
  const time = points().format((1000 * seconds) / Math.max(1, decisions));
  return {
    wins: html`${percent().format(rate)} <small>(${percent().format(interval[0])}–${percent().format(interval[1])})</small>`,
    fair: percent().format(fair),
    score: points().format(mean_score),
    time: say("milliseconds", { time, most: whole().format(1000 * longest) }),
    slow,
    illegal,
  };
}

/** @typedef {{decisions: number, seconds: number, longest: number, slow: number}} Pace */

/** How long each bot took for its decisions. @param {Played[]} played */
function pacesOf(played) {
  /** @type {Record<string, Pace>} */
  const found = {};
  for (const { names, decisions, slow, seconds, longest } of played) {
    names.forEach((name, seat) => {
      found[name] ??= { decisions: 0, seconds: 0, longest: 0, slow: 0 };
      found[name].decisions += decisions[seat];
      found[name].seconds += seconds[seat];
      found[name].longest = Math.max(found[name].longest, longest[seat]);
      found[name].slow += slow[seat];
    });
  }
  return found;
}

/** A game in one line. @param {string} game @param {Played} played */
function line(game, played) {
  const { names, scores, winners, fault } = played;
  return html`<span class="lab-game-scores">${names.map((name, seat) => html`<span class=${winners.includes(seat) ? "lab-won" : ""}>${shownName(game, name)} <b>${scores[seat]}</b></span>`)}</span>
    ${fault ? html`<small class="lab-fault">${faultOf(game, played)}</small>` : nothing}`;
}
