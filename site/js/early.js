// @ts-check
/**
 * Runs before anything is painted: it sets theme and language. Whoever comes for the first time also sees the top of the start
 * screen at once; `index.html` holds it, and `main.js` draws the whole in its place.
 */

import { readSettings } from "./storage/preferences.js";
import { wantedLanguage } from "./ui/language.js";
import { isDark } from "./ui/theme.js";

/** Whether nothing has been stored here. */
function isNew() {
  try {
    return localStorage.length === 0;
  } catch {
    return true;
  }
}

const root = document.documentElement;
root.dataset.theme = isDark(readSettings().theme) ? "dark" : "light";
root.lang = wantedLanguage();
if (isNew() && !location.hash) {
  root.dataset.opening = "";
  root.style.setProperty("--site-line", JSON.stringify(__SITE_LINES__[root.lang]));
}
