// @ts-check
/** Light or dark: as chosen, or as the system is set. */

const night = matchMedia("(prefers-color-scheme: dark)");
/** @type {string} */
let wanted = "system";

/** @param {string} theme system, light or dark */
export function isDark(theme) {
  return theme === "dark" || (theme === "system" && night.matches);
}

/** @param {string} theme system, light or dark */
export function applyTheme(theme) {
  wanted = theme;
  const root = document.documentElement;
  root.dataset.theme = isDark(theme) ? "dark" : "light";
  document
    .querySelector("meta[name=theme-color]")
    ?.setAttribute("content", getComputedStyle(root).getPropertyValue("--paper"));
}

night.addEventListener("change", () => applyTheme(wanted));
