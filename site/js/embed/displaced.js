// @ts-check
/** Why a board went to sleep while it was waking. */

/** Another board of the article is awake now, where only one can be. */
export class Displaced extends Error {
  name = "Displaced";
}
