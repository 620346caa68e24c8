// @ts-check
/** A game of a match, step by step, with what the bots printed and why they did it. */

import { html, nothing } from "lit-html";
import { faultOf, shownName, wordsOf } from "./names.js";
import { still } from "./still.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").Replay} Replay */

/**
 * @param {string} game
 * @param {Replay} replay
 * @param {Parameters<typeof still>[0]} library
 * @param {{look: (step: number) => unknown, close: () => void, open: () => unknown}} does
 */
export function replayPanel(game, { played, number, step, steps, view, events }, library, { look, close, open }) {
  const words = wordsOf(game, played);
  const notes = played.notes.filter((note) => note.step === step);
  const next = played.notes.find((note) => note.step > step);
  return html`<section class="lab-replay" aria-label=${say("game-label", { number: number + 1 })}>
    <div class="chips">
      <button class="chip" type="button" id="close-replay" @click=${close}>${say("do-back")}</button>
      <button class="chip" type="button" id="open-play" @click=${open}>${say("do-open-play")}</button>
    </div>
    ${view ? still(library, view, say("replay-picture", { step })) : nothing}
    <div class="scrub">
      <button class="chip" type="button" aria-label=${say("step-back")} ?disabled=${step === 0} @click=${() => look(step - 1)}>‹</button>
      <input type="range" min="0" max=${steps} .value=${String(step)} aria-label=${say("step-label")} @input=${(/** @type {any} */ event) => look(Number(event.target.value))}>
      <button class="chip" type="button" aria-label=${say("step-on")} ?disabled=${step >= steps} @click=${() => look(step + 1)}>›</button>
      <button class="chip" type="button" id="next-note" ?disabled=${!next} @click=${() => next && look(next.step)}>${say("do-next-note")}</button>
    </div>
    <p>${say("replay-step", { step, steps })} ${view ? events.map(words.tell).join(" ") : nothing}</p>
    ${played.fault && step >= played.fault.step ? html`<p class="message message-refusal">${faultOf(game, played)}</p>` : nothing}
    ${notes.map(
      (note) => html`<div class="lab-note"><b>${shownName(game, played.names[note.seat])}</b>
      ${note.reasons.map((reason) => html`<p>${words.reason(reason)}</p>`)}${note.printed ? html`<pre>${note.printed}</pre>` : nothing}</div>`,
    )}
  </section>`;
}
