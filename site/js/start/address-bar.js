// @ts-check
/** The end of the address: the link of a game that is only looked at, so that a reload comes back to it. */

import { seatsAsText } from "../storage/addresses.js";

/**
 * Let the address say what is on the table, and who plays; a game that is kept needs no link.
 * @param {Readonly<import("../session/types.d.ts").SessionState>} state
 */
export function showLink({ saved, kept, link }) {
  const hash = saved && link && !kept ? `#${link}${seatsAsText(saved.game, Object.values(saved.seats))}` : "";
  if (location.hash !== hash) history.replaceState(null, "", location.pathname + location.search + hash);
}
