// @ts-check
/** Eschnapur as the site sees it: what draws its view and guides people through its decisions. There are no rules in here. */

import { belongings } from "./belongings.js";
import { board } from "./board.js";
import { controls, prompt } from "./controls.js";
import { desk } from "./desk.js";
import { drag } from "./drag.js";
import { fold } from "./fold.js";
import { guide } from "./guide.js";
import { header, purse, unspent } from "./header.js";
import { hand } from "./holding.js";
import { marks } from "./marks.js";
import { news } from "./news.js";
import { forced, keeps } from "./promises.js";
import { draw, follow, title } from "./reveal.js";
import { scene } from "./scene.js";
import { steps } from "./steps.js";
import { supplies } from "./supplies.js";
import { SOURCES, tally } from "./tally.js";
import { begin, tap } from "./touch.js";
import { offersAt } from "./words.js";

/** Decisions after which somebody else has the word. */
const CLOSING = [
  "begin_sale",
  "ready",
  "done",
  "keep",
  "withdraw",
  "offer",
  "accept",
  "counter",
  "next_round",
  "reject_all",
  "agree",
  "refuse",
  "give",
  "pick",
  "open_niche",
  "end_turn",
  "play",
  "play_pass",
  "compose",
  "exchange",
  "buy_symbol",
  "buy_bid",
];

/** @type {import("../contract.d.ts").Table<import("./view.d.ts").EschnapurView, import("./types.d.ts").Reveal>} */
const table = {
  begin,
  tap,
  drag,
  marks,
  prompt,
  title: ({ view, say, nameOf }) =>
    view.mover && view.mover !== "chance" ? say(`title-${view.phase}`, { name: nameOf(view.mover) }) : null,
  controls,
  purse,
  unspent,
  header,
  belongings,
  supplies,
  offersAt,
  news,
  desk,
  hand,
  fold,
  interlude: { follow, title, draw },
  steps,
  tally,
  sources: SOURCES,
  guide,
  forced,
  keeps,
  verbs: {
    closing: new Set(CLOSING),
    ending: "end_turn",
    waiting: new Set(["keep", "ready", "play", "play_pass"]),
  },
  passing: new Set(["turn_begins", "sale", "kept", "composing", "ready", "committed", "done", "ended", "game_over"]),
  speaks: ({ board: { sale } }) => sale !== null,
  // While cards lie face down, why a computer player laid its card is secret.
  isSecret: ({ phase }) => phase === "commit",
};

export default { name: "eschnapur", board, table, scene };
