// @ts-check
/** A choice of language, which the page follows at once. */

import { html, nothing } from "lit-html";
import { keepLanguage, LANGUAGES } from "./language.js";
import { say, speak, spoken } from "./texts.js";

/**
 * Speak a language from now on, and remember it.
 * @param {string} code
 * @param {() => void} changed draws the page anew
 */
async function choose(code, changed) {
  keepLanguage(code);
  if (!(await speak(code))) return;
  wearLanguage();
  changed();
}

/** Tell the browser which language the page speaks, and give it the manifest in that language. */
export function wearLanguage() {
  document.documentElement.lang = spoken();
  document.querySelector("link[rel=manifest]")?.setAttribute("href", __MANIFESTS__[spoken()]);
}

/** What the tab of a page says. @param {string} title of the page */
export function tabTitle(title) {
  return say("tab-table", { game: title });
}

/** @param {() => void} changed draws the page anew */
export function languageMenu(changed) {
  const codes = Object.keys(LANGUAGES);
  if (codes.length < 2) return nothing;
  const pick = (/** @type {any} */ event) => void choose(event.target.value, changed);
  return html`<label class="language"><span>${say("setting-language")}</span> <select id="language" @change=${pick}>
    ${codes.map((code) => html`<option value=${code} lang=${code} ?selected=${code === spoken()}>${LANGUAGES[code]}</option>`)}
  </select></label>`;
}
