// @ts-check
/** What a bot can ask: a list to search in, beside the editor. */

import { html } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";

/** Signatures with the keys of their explanations. */
const ENTRIES = [
  ["def choose(observation, rng)", "choose"],
  ["class Bot: def think(self, observation, rng)", "think"],
  ["observation.legal()", "legal"],
  ["observation.seat", "seat"],
  ["observation.view()", "view"],
  ["observation.state", "state"],
  ["observation.sample(rng)", "sample"],
  ["state.play(action)", "play"],
  ["state.legal()", "state-legal"],
  ["state.mover", "mover"],
  ["state.outcomes()", "outcomes"],
  ["state.scores", "scores"],
  ["state.winners", "winners"],
  ["state.phase", "phase"],
  ["state.holdings(seat)", "holdings"],
  ["state.projected(seat)", "projected"],
  ["state.why_not(action)", "why-not"],
  ["state.depends_on_hidden(action)", "hidden"],
  ["action.verb", "verb"],
  ["str(action)", "text"],
  ["action[1:]", "arguments"],
  ["sacbe.bots.Plan(actions, value)", "plan"],
  ["rng.choice(…), rng.random()", "rng"],
  ["print(…)", "print"],
];

/**
 * @param {(id: string, params?: Record<string, unknown>) => string} say
 * @param {string} sought
 * @param {(sought: string) => void} seek
 * @param {{code: string, key: "action" | "value", value: string}[]} offered what this game has besides: its actions and what its views hold
 */
export function reference(say, sought, seek, offered) {
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const common = ENTRIES.map(([code, key]) => ({ code, text: say(`reference-${key}`) }));
  const own = offered.map(({ code, key, value }) => ({ code, text: say(`reference-of-${key}`, { value }) }));
  const found = [...common, ...own].filter(({ code, text }) =>
    words.every((word) => `${code} ${text}`.toLowerCase().includes(word)),
  );
  return html`<input class="reference-search" type="search" aria-label=${say("reference-search")} placeholder=${say("reference-search")} .value=${sought}
      @input=${(/** @type {any} */ event) => seek(event.target.value)}>
    <dl class="reference">${repeat(
      found,
      ({ code }) => code,
      ({ code, text }) => html`<div><dt><code>${code}</code></dt><dd>${text}</dd></div>`,
    )}</dl>
    ${found.length ? "" : html`<p>${say("reference-none")}</p>`}`;
}
