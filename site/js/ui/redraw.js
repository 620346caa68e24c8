// @ts-check
/** Drawing with the next frame: however much changes before it, a page is drawn once. */

/** A function that has a page drawn in the next frame. @param {() => void} draw @returns {() => void} */
export function oncePerFrame(draw) {
  let isDue = false;
  return () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      draw();
    });
  };
}
