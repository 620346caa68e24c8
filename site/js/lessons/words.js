// @ts-check
/** The words of the page with the lessons. */

import { speaker } from "../ui/texts.js";

/** A text of this page. */
export const say = speaker("lessons");
