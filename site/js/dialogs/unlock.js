// @ts-check
/** A link under a pass phrase: asks for the phrase, and opens the game if it is the right one. */

import { html, nothing } from "lit-html";
import { canSeal, Sealed, unseal } from "../storage/sealed.js";
import { announce } from "../ui/announce.js";
import { say } from "../ui/texts.js";
import { frame } from "./frame.js";

/** @typedef {import("./types.d.ts").App} App */

/** @param {App} app */
export function unlock(app) {
  const { sealed = "", refused } = app.state.about ?? {};
  if (!canSeal()) return frame(app, say("unlock-title"), html`<p>${say("sealed-nowhere")}</p>`);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (document.getElementById("phrase"));
    void open(app, sealed, field.value);
  };
  return frame(
    app,
    say("unlock-title"),
    html`<form @submit=${submit}><p>${say("unlock-line")}</p>
      <label class="stacked">${say("phrase-label")} <input type="text" id="phrase" autocomplete="off" autocapitalize="none" spellcheck="false" required></label>
      ${refused ? html`<p class="message message-refusal" role="alert">${refused}</p>` : nothing}
      <button class="chip chip-strong" id="unlock">${say("do-unlock")}</button></form>`,
  );
}

/** Open what a phrase protects; if it is wrong or the link damaged, say so and change nothing. @param {App} app @param {string} sealed @param {string} phrase */
async function open(app, sealed, phrase) {
  try {
    const link = await unseal(sealed, phrase);
    app.update({ dialog: null });
    await app.openLink(link);
  } catch (error) {
    if (!(error instanceof Sealed)) throw error;
    const refused = say(error.key);
    app.update({ about: { ...app.state.about, refused } });
    announce([refused]);
  }
}
