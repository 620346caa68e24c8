// @ts-check
/**
 * The texts of a language, fetched once: files with Fluent sources by name, which the build makes (`scripts/sitebuild/texts.py`). Only
 * what is needed is fetched, and the first file before everything else.
 */

import { wantedLanguage } from "./language.js";

/** @typedef {Record<string, string>} Sources Fluent sources by name */

/** @type {Map<string, Promise<Sources>>} */
const coming = new Map();
/** The texts that this page needs before everything else: those of the whole site, unless it is content with fewer. */
export const FIRST = globalThis.document?.documentElement.dataset.texts ?? "site";

/** Whether there is a set of texts. @param {string} code @param {string} set */
export function hasTexts(code, set) {
  return Object.hasOwn(__TEXTS__[code], set);
}

/** A set of texts in a language; if it does not come, the next call tries again. @param {string} code @param {string} set @returns {Promise<Sources>} */
export function fetchTexts(code, set) {
  const file = __TEXTS__[code][set];
  if (typeof file !== "string") return Promise.resolve(file);
  const promised = coming.get(file) ?? fetched(file);
  coming.set(file, promised);
  promised.catch(() => coming.delete(file));
  return promised;
}

/** @param {string} file @returns {Promise<Sources>} */
async function fetched(file) {
  const answer = await fetch(new URL(file, import.meta.url));
  if (!answer.ok) throw new Error(`${file}: ${answer.status}`);
  return answer.json();
}

/** Fetch what every page needs, while the rest of the page is still on its way. */
export function startTexts() {
  const code = wantedLanguage();
  document.documentElement.lang = code;
  void fetchTexts(code, FIRST).catch(() => {});
}
