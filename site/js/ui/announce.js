// @ts-check
/** The live regions: what a screen reader says when something happened. An open dialog hides all but its own. */

const KEPT = 30;
/** Milliseconds until the page is drawn and a region that a dialog uncovered is listened to. */
const DRAWN = 100;

/** Say sentences to whoever listens. @param {string[]} sentences */
export function announce(sentences) {
  setTimeout(() => document.querySelectorAll(":is(body, dialog[open]) > .live").forEach((region) => write(region, sentences)), DRAWN);
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
