// @ts-check
/** A show in beats, made of CSS animations: it can be finished at once, or gone through step by step. */

/** When something has been shown, in beats from the beginning: cards turned, lined up, judged, gains, everything. */
const STOPS = [1.75, 2.95, 4.35, 5.5, 8];

/** By show: its animations, and how many stops have been shown. @type {WeakMap<Element, {animations: Animation[], shown: number}>} */
const shows = new WeakMap();

/** @param {Element} show */
function beatsOf(show) {
  const known = shows.get(show);
  if (known) return known;
  // What is told beside the show waits for it, too.
  const all = show.closest("main")?.getAnimations({ subtree: true }) ?? [];
  const animations = all.filter((each) => isPart(each, show));
  const found = { animations, shown: 0 };
  shows.set(show, found);
  return found;
}

/** @param {Animation} animation @param {Element} show */
function isPart(animation, show) {
  const { target } = /** @type {KeyframeEffect} */ (animation.effect);
  return show.contains(target) || /** @type {CSSAnimation} */ (animation).animationName === "es-later";
}

/** Remember the animations of a show that has just been put on the page; any key finishes it. @param {Element | undefined} show */
export function attend(show) {
  if (!show) return;
  requestAnimationFrame(() => beatsOf(show));
  const key = () => (show.isConnected ? finish(show) : removeEventListener("keydown", key));
  addEventListener("keydown", key);
}

/** Show the end of everything that is still moving. @param {Element} show */
export function finish(show) {
  for (const each of beatsOf(show).animations) each.finish();
}

/** Show the next step and hold it; after the last one it begins again. @param {Element} show */
export function step(show) {
  const beats = beatsOf(show);
  const beat = Number.parseFloat(getComputedStyle(show).getPropertyValue("--beat")) * 1000;
  beats.shown = (beats.shown % STOPS.length) + 1;
  for (const each of beats.animations) {
    each.pause();
    each.currentTime = STOPS[beats.shown - 1] * beat;
  }
}
