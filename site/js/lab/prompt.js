// @ts-check
/** A Python prompt with `sacbe` imported, where a state shows itself as its board. */

import { html, nothing } from "lit-html";
import { still } from "./still.js";
import { say } from "./texts.js";

/** @typedef {import("./types.d.ts").Line} Line */

/**
 * @param {import("./types.d.ts").LabState} state
 * @param {Parameters<typeof still>[0]} library
 * @param {{evaluate: (code: string) => unknown, stop: () => void}} does
 */
export function promptPanel({ lines, isBusy }, library, { evaluate, stop }) {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    if (isBusy) return;
    const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("prompt"));
    if (!field.value.trim()) return;
    evaluate(field.value);
    field.value = "";
  };
  const pressed = (/** @type {KeyboardEvent} */ event) => {
    if (event.key === "Enter" && !event.shiftKey) submit(event);
    if (event.key === "ArrowUp" || event.key === "ArrowDown") recall(event, lines);
  };
  return html`<div class="lab-prompt">
    <p>${say("prompt-hint")}</p>
    <div role="log"><ol class="lab-lines">${lines.map((line) => html`<li><pre class="lab-typed">&gt;&gt;&gt; ${line.code}</pre>${answer(line, library)}</li>`)}</ol></div>
    <form @submit=${submit}><label class="unseen" for="prompt">${say("prompt-label")}</label>
      <textarea id="prompt" rows="3" spellcheck="false" autocomplete="off" placeholder="sacbe.game(&quot;tikal&quot;).start(players=2)" @keydown=${pressed}></textarea>
      ${isBusy ? html`<button class="chip" type="button" id="stop-prompt" @click=${stop}>${say("do-stop")}</button>` : html`<button class="chip chip-strong" id="evaluate">${say("do-evaluate")}</button>`}</form></div>`;
}

/** Put an earlier or later line into the field, unless something else is being written there. @param {KeyboardEvent} event @param {Line[]} lines */
function recall(event, lines) {
  const field = /** @type {HTMLTextAreaElement} */ (event.currentTarget);
  const codes = lines.map(({ code }) => code);
  const at = field.value ? Number(field.dataset.line ?? -1) : codes.length;
  if (field.value && codes[at] !== field.value) return;
  const next = at + (event.key === "ArrowUp" ? -1 : 1);
  if (next < 0 || next > codes.length) return;
  event.preventDefault();
  field.value = codes[next] ?? "";
  field.dataset.line = String(next);
}

/** @param {Line} line @param {Parameters<typeof still>[0]} library */
function answer({ printed, value, error, view }, library) {
  return html`${printed ? html`<pre>${printed}</pre>` : nothing}${value ? html`<pre>${value}</pre>` : nothing}
    ${error ? html`<pre class="lab-fault">${error}</pre>` : nothing}${view ? still(library, view, say("prompt-picture")) : nothing}`;
}
