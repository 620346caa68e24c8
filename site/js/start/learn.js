// @ts-check
/** The ways to learn a game: its lessons, its rules. */

import { html, nothing } from "lit-html";
import { CATALOGUE } from "../engine/catalogue.js";
import { say } from "../ui/texts.js";

/** The link to the lessons of a game, if it has any. @param {string} game */
export function learnDoor(game) {
  if (!CATALOGUE[game].lessons) return nothing;
  return html`<a id=${`learn-${game}`} href=${`learn.html#${game}`}>${say("do-learn")}</a>`;
}
