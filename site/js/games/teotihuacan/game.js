// @ts-check
/** Teotihuacán as the site sees it: what draws its view and guides people through its decisions. There are no rules in here. */

import { board } from "./board.js";
import { controls, prompt } from "./controls.js";
import { draw, follow, title } from "./eclipse.js";
import { guide } from "./guide.js";
import { turnTile } from "./laying.js";
import { acts, marks } from "./marks.js";
import { outlook } from "./outlook.js";
import { page } from "./page.js";
import { scene } from "./scene.js";
import { belongings, header, purse, supplies } from "./seats.js";
import { steps } from "./steps.js";
import { SOURCES, tally } from "./tally.js";
import { begin, lay, tap, turn } from "./touch.js";
import { offersAt } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** @type {import("../contract.d.ts").Table<import("./view.d.ts").TeotihuacanView, import("./types.d.ts").Eclipse>} */
const table = {
  begin,
  tap,
  turn,
  keys: {
    r: (context) => turnTile(/** @type {Context} */ (context), 1),
    R: (context) => turnTile(/** @type {Context} */ (context), -1),
    l: (context) => lay(/** @type {Context} */ (context)),
  },
  marks,
  acts,
  page,
  prompt,
  controls,
  outlook,
  purse,
  header,
  belongings,
  supplies,
  offersAt,
  interlude: { follow, title, draw },
  steps,
  tally,
  sources: SOURCES,
  guide,
  verbs: {
    closing: new Set(["end", "keep", "pick", "salary"]),
    ending: "end",
    waiting: new Set(["keep", "pick", "salary"]),
  },
  passing: new Set(["ended", "raised", "declined", "revealed", "found", "main"]),
};

export default { name: "teotihuacan", board, table, scene };
