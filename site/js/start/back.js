// @ts-check
/**
 * The browser's Back: it closes a dialog, then leads from the table to the start screen, then away.
 *
 * Every depth has an entry in the history, which knows its depth. The address of the start screen never holds a game, so that
 * going back to it opens none.
 */

/** @typedef {{depth: number}} Entry */

/**
 * @param {object} page
 * @param {() => number} page.depth 0 on the start screen, one more at the table, one more in a dialog
 * @param {() => void} page.back goes one level up
 * @param {() => void} page.arrived an entry of ours is on show again, perhaps with an old address
 */
export function createBack({ depth, back, arrived }) {
  /** Whether the browser is on its way to another entry. */
  let moving = false;
  /** The address that an entry of ours brought back. */
  let restored = "";

  const here = () => /** @type {Entry | null} */ (history.state)?.depth ?? 0;

  /** Make the history as deep as the page; call after drawing. */
  function follow() {
    if (moving) return;
    const [now, wanted] = [here(), depth()];
    if (now > wanted) {
      moving = true;
      history.go(wanted - now);
    } else if (now < wanted) deepen(now, wanted);
  }

  /** @param {number} now @param {number} wanted */
  function deepen(now, wanted) {
    const { href, pathname, search } = location;
    if (!now) history.replaceState({ depth: 0 }, "", pathname + search);
    for (let at = now + 1; at <= wanted; at += 1) history.pushState({ depth: at }, "", href);
  }

  addEventListener("popstate", () => {
    const isOurs = moving;
    moving = false;
    restored = history.state ? location.href : "";
    if (restored) arrived();
    if (!isOurs && history.state && here() < depth()) back();
    follow();
  });
  // After a reload the page begins at its start screen, wherever it was.
  if (here()) history.replaceState({ depth: 0 }, "", location.href);
  return {
    follow,
    /** Whether an address only came back with an entry of ours, so that nobody wants it opened. @param {string} address */
    isRestored: (address) => address === restored,
  };
}
