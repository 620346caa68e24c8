// @ts-check
/** A rules page: it takes on the theme that was chosen for the site, and wakes boards where somebody wants to try them. */

import { readSettings } from "../storage/preferences.js";
import { applyTheme } from "../ui/theme.js";

const { theme } = readSettings();
applyTheme(theme);
// Paper is always light.
addEventListener("beforeprint", () => applyTheme("light"));
addEventListener("afterprint", () => applyTheme(theme));

/** Put a live board in place of a picture, or below the link that names it. @param {HTMLAnchorElement} link */
async function wake(link) {
  const { define } = await import("../element/element.js");
  define(link.href);
  const board = document.createElement("sacbe-board");
  const options = { ...Object.fromEntries(new URLSearchParams(new URL(link.href).hash.slice(1))), wake: "now" };
  for (const [name, value] of Object.entries(options)) board.setAttribute(name, value);
  board.setAttribute("theme", document.documentElement.dataset.theme ?? "light");
  board.title = document.title;
  const figure = link.closest("figure");
  if (figure) {
    figure.classList.add("figure-wide");
    figure.firstElementChild?.replaceWith(board);
  } else link.after(board);
  link.remove();
}

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a.try") : null;
  if (!(link instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  void wake(link);
});
