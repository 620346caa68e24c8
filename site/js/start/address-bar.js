// @ts-check
/**
 * The fragment of the address: the link of a game that is only being looked at, so that a reload comes back to it. A running game
 * with hidden hands never stands there: its link holds all cards.
 */

import { seatsAsText } from "../storage/addresses.js";

/**
 * Put the game on the table and its players into the address; a saved game needs no link.
 * @param {Readonly<import("../session/types.d.ts").SessionState>} state
 */
export function showLink({ saved, kept, link }) {
  const hash = saved && link && !kept ? `#${link}${seatsAsText(saved.game, Object.values(saved.seats))}` : "";
  if (location.hash !== hash) history.replaceState(history.state, "", location.pathname + location.search + hash);
}
