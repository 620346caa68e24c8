// @ts-check
/** Which language a visitor reads: what the address says, else what was chosen on this device, else what the browser prefers. */

const KEPT = "sacbe.language";
/** The languages of the site: what their speakers call them, by code. */
export const LANGUAGES = __LANGUAGES__;
/** The language of those who read none of ours. */
const OTHERWISE = "en";

/** The code of a language of ours, also for a regional variant such as `it-CH`; null if we do not have it. @param {string | null | undefined} tag */
function ours(tag) {
  const code = tag?.toLowerCase().split("-")[0] ?? "";
  return Object.hasOwn(LANGUAGES, code) ? code : null;
}

/** The language chosen on this device; devices may refuse to remember anything. */
function kept() {
  try {
    return ours(localStorage.getItem(KEPT));
  } catch {
    return null;
  }
}

/** The language that an address asks for, as `?lang=it`, or `#lang=it` in the address of a frame. */
function asked() {
  const { search, hash } = location;
  return ours(new URLSearchParams(search).get("lang")) ?? ours(new URLSearchParams(hash.slice(1)).get("lang"));
}

export function wantedLanguage() {
  return asked() ?? kept() ?? preferredLanguage();
}

/** The first language of the browser that is ours. */
export function preferredLanguage() {
  return navigator.languages.map(ours).find(Boolean) ?? OTHERWISE;
}

/** Remember the choice on this device; an address that asks for another language no longer does. @param {string} code */
export function keepLanguage(code) {
  try {
    localStorage.setItem(KEPT, code);
  } catch {
    // It holds until the page is left.
  }
  const address = new URL(location.href);
  address.searchParams.delete("lang");
  if (address.href !== location.href) history.replaceState(history.state, "", address);
}
