// @ts-check
/** The text with its line numbers, and what is wrong in which line. */

import { html, nothing } from "lit-html";
import { say } from "../ui/texts.js";

/** @typedef {import("./types.d.ts").WorkshopState} WorkshopState */

/** @param {WorkshopState} state @param {(text: string) => void} write */
export function editor({ text, faults, busy }, write) {
  const wrong = new Set(faults.map(({ line }) => line));
  const count = text.split("\n").length;
  const lines = Array.from({ length: count }, (_, at) => at + 1);
  return html`<div class="editor">
      <pre class="editor-lines" aria-hidden="true">${lines.map((line) => html`<span class=${wrong.has(line) ? "wrong" : ""}>${line}</span>\n`)}</pre>
      <textarea id="text" aria-label=${say("workshop-text")} aria-describedby="faults" aria-invalid=${faults.length > 0} spellcheck="false" autocapitalize="off" autocomplete="off" wrap="off" rows=${count + 1}
        .value=${text} @input=${(/** @type {any} */ event) => write(event.target.value)}></textarea>
    </div>
    <div class="faults" id="faults" aria-busy=${busy}>${
      faults.length
        ? faults.map(
            ({ line, message }) =>
              html`<button class="message fault" @click=${() => goTo(text, line)}>${line ? html`<b>${say("workshop-at-line", { line })}</b>` : nothing}<span>${message}</span></button>`,
          )
        : html`<p class="message message-news">${say(busy ? "workshop-reading" : "workshop-fine")}</p>`
    }</div>`;
}

/** Select a line. @param {string} text @param {number | null} line */
function goTo(text, line) {
  const field = /** @type {HTMLTextAreaElement} */ (document.getElementById("text"));
  const lines = text.split("\n");
  const at = Math.min(line ?? 1, lines.length);
  const start = lines.slice(0, at - 1).reduce((sum, each) => sum + each.length + 1, 0);
  field.focus();
  field.setSelectionRange(start, start + lines[at - 1].length);
}
