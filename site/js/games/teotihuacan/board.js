// @ts-check
/** The board of Teotihuacán: its picture, the words for its places, and what flies over it. */

import { describe, nameOf } from "./describe.js";
import { acts } from "./eclipsed.js";
import { flights, fresh, lifted } from "./flights.js";
import { entry, rows } from "./rows.js";
import { still } from "./sheet.js";

/** @typedef {import("./types.d.ts").Marks} Marks */
/** @typedef {import("./types.d.ts").Setting} Setting */
/** @typedef {import("./view.d.ts").TeotihuacanView} View */

/** @type {import("../contract.d.ts").Board<View, Marks>} */
export const board = {
  ...still,
  rows: (view, setting) => rows(view, /** @type {Setting} */ (setting)),
  inPlay: () => [],
  entry: (view, setting) => entry(view, /** @type {Setting} */ (setting)),
  name: nameOf,
  describe: (view, place, words, setting) => describe(view, place, words, /** @type {Setting} */ (setting)),
  flights: (events, view, setting) => flights(events, view, /** @type {Setting} */ (setting)),
  lifted,
  acts: (events, view, setting) => acts(events, view, /** @type {Setting} */ (setting)),
  fresh,
};
