// @ts-check
/** The live regions: what a screen reader says when something happened. An open dialog hides all but its own. */

const KEPT = 30;
/** Milliseconds until the page is drawn and a region that a dialog uncovered is listened to. */
const DRAWN = 100;

/** Counts up whenever what was said is taken away; what was to be said before then is not said any more. */
let listener = 0;

/** Say sentences to whoever listens. @param {string[]} sentences */
export function announce(sentences) {
  const meant = listener;
  setTimeout(() => {
    if (meant !== listener) return;
    for (const region of document.querySelectorAll(":is(body, dialog[open]) > .live")) write(region, sentences);
  }, DRAWN);
}

/** Take away everything said so far: somebody else listens now. */
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
