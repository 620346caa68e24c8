// @ts-check
/** The live regions: what a screen reader says when something happens. An open dialog hides all but its own. */

const KEPT = 30;
/** Milliseconds until the page is drawn and screen readers notice a region that a dialog had hidden. */
const DRAWN = 100;

/** Goes up whenever the announcements are cleared; anything still waiting to be announced is then dropped. */
let listener = 0;

/** Announce sentences to screen readers. @param {string[]} sentences */
export function announce(sentences) {
  const meant = listener;
  setTimeout(() => {
    if (meant !== listener) return;
    for (const region of document.querySelectorAll(":is(body, dialog[open]) > .live")) write(region, sentences);
  }, DRAWN);
}

/** Clear everything announced so far: somebody else is at the screen now. */
export function hush() {
  listener += 1;
  for (const region of document.querySelectorAll(".live")) region.replaceChildren();
}

/**
 * @param {Element} region
 * @param {string[]} sentences
 */
function write(region, sentences) {
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    region.append(line);
  }
  while (region.children.length > KEPT) region.firstChild?.remove();
}
