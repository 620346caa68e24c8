// @ts-check
/**
 * Taps torn apart: while a frame is moved or has just come, the browser may give the press to the page around and only its release to
 * the frame, which makes no click in either. Such a release counts as a tap.
 */

/** Whether the frame has seen the press. */
let hasBegun = false;

/** @param {PointerEvent} event */
function began({ type }) {
  hasBegun = type === "pointerdown";
}

/** @param {PointerEvent} event */
function ended({ target, isPrimary, button }) {
  const isWhole = hasBegun;
  hasBegun = false;
  const wakes = /** @type {Element | null} */ (target)?.closest?.("#wake, .embed-tap");
  if (!isWhole && isPrimary && button === 0) /** @type {HTMLElement | undefined} */ (wakes)?.click();
}

/** Mend the taps on what wakes a board, from now on. */
export function mendTaps() {
  addEventListener("pointerdown", began, true);
  addEventListener("pointercancel", began, true);
  addEventListener("pointerup", ended, true);
}
