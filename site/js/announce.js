// @ts-check
/** The live region: what a screen reader says when something happened. */

const KEPT = 30;

/** Say sentences to whoever listens. @param {string[]} sentences */
export function announce(sentences) {
  const region = document.getElementById("live");
  if (!region) return;
  for (const sentence of sentences) {
    const line = document.createElement("p");
    line.textContent = sentence;
    region.append(line);
  }
  while (region.children.length > KEPT) region.firstChild?.remove();
}
