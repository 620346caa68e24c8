// @ts-check
/** Notices that nobody has touched the page for a while. */

/** What counts as a touch. */
const TOUCHES = ["pointerdown", "pointermove", "keydown", "wheel"];

/**
 * Calls a function whenever that much time has passed since the last touch.
 * @param {number} patience in milliseconds
 * @param {() => unknown} run
 */
export function whenIdle(patience, run) {
  let timer = 0;
  const touched = () => {
    clearTimeout(timer);
    timer = setTimeout(run, patience);
  };
  for (const kind of TOUCHES) addEventListener(kind, touched, { passive: true, capture: true });
}
