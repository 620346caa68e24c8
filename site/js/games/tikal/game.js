// @ts-check
/** Tikal as the site sees it: what draws its view and guides people through its decisions. There are no rules in here. */

import { board } from "./board.js";
import { controls, prompt, watching } from "./controls.js";
import { drag } from "./drag.js";
import { guide } from "./guide.js";
import { belongings, news } from "./hoard.js";
import { oneMore, whoGoes } from "./many.js";
import { marks } from "./marks.js";
import { menu } from "./menu.js";
import { scene } from "./scene.js";
import { draw, follow, SOURCES, tally, title } from "./scores.js";
import { steps } from "./steps.js";
import { header, purse, supplies, unspent } from "./supplies.js";
import { begin, lay, rotate, tap, turn } from "./touch.js";
import { offersAt, waysFrom } from "./words.js";

/** @typedef {import("./types.d.ts").Context} Context */

/** Verbs of the auction, which do not make a turn by themselves. */
const BIDDING = ["bid", "pass"];

/** @type {import("../contract.d.ts").Table<import("./view.d.ts").TikalView, import("./types.d.ts").Scoring>} */
const table = {
  begin,
  tap,
  turn,
  drag,
  keys: { r: (context) => rotate(context, 1), R: (context) => rotate(context, -1), l: lay, x: oneMore },
  marks,
  prompt,
  aside: whoGoes,
  title: ({ view, say, nameOf }) =>
    view.board.turn === "scoring" ? say("turn-scoring", { name: nameOf(view.turn), round: view.board.round }) : null,
  controls,
  menu,
  watching,
  purse,
  unspent,
  header,
  belongings,
  supplies,
  offersAt,
  facts: waysFrom,
  news,
  interlude: { follow, title, draw },
  steps,
  tally,
  sources: SOURCES,
  guide,
  verbs: {
    closing: new Set(["end", ...BIDDING]),
    ending: "end",
    waiting: new Set(BIDDING),
    weighty: new Set(["camp", "guard"]),
  },
  passing: new Set(["entered", "moved", "hopped", "ended", "scored", "game_over"]),
  paying: new Set(["takes", "takes_from", "raises", "guards"]),
  // During the bidding, how far a bidder would go is secret.
  isSecret: ({ phase }) => phase === "bid",
};

export default { name: "tikal", board, table, scene };
