// @ts-check
/** What a game shows beside its board at a moment, such as a sale or cards laid open, as markup for a page that has the style sheets of the game. */

import { nothing } from "lit-html";
import { emblem } from "../ui/emblem.js";
import { nameOfSeat } from "../ui/names.js";
import { createWords } from "../ui/words.js";
import { classesAround } from "./picture.js";
import { escaped, written } from "./write.js";

/** @typedef {import("../games/contract.d.ts").Context} Context */

/**
 * @param {import("./picture.js").Subject} subject
 * @param {{entries: import("../engine/protocol.d.ts").Entry[], people: string[]}} told what has happened, and the names of those at the table
 */
export function plainPanel(subject, { entries, people }) {
  const { game, view, title } = subject;
  const { interlude, desk } = game.table;
  const context = onlooker(subject, entries, people);
  const shown = interlude.follow(null, /** @type {any} */ ({ view, entries, step: entries.at(-1)?.step ?? 0 }));
  const drawn = written(shown ? interlude.draw(context, shown) : desk?.(context));
  // Its headings are no headings of the page.
  const inside = drawn.replace(/<(\/?)h[23]>/g, "<$1strong>").replace(/\s*\n\s*/g, " ");
  return `<div class="figure-panel ${escaped(classesAround(game, view))}" role="img" aria-label="${escaped(title)}">${inside}</div>`;
}

/**
 * What somebody knows who only looks on.
 * @param {import("./picture.js").Subject} subject
 * @param {import("../engine/protocol.d.ts").Entry[]} log
 * @param {string[]} people
 * @returns {Context}
 */
function onlooker({ game, view, facts }, log, people) {
  const nameOf = (/** @type {string} */ seat) => {
    const at = Number(seat.slice(1)) - 1;
    return people[at] ?? nameOfSeat(undefined, at);
  };
  return {
    ...createWords(game.name, nameOf),
    view,
    facts,
    page: null,
    selection: { chosen: [], place: null, hover: null, focus: null, draft: {} },
    offers: [],
    left: [],
    isMyTurn: false,
    preview: () => null,
    ahead: () => null,
    prospect: () => null,
    refusal: () => null,
    worth: () => null,
    log,
    thoughts: [],
    covered: null,
    advised: [],
    others: [],
    fresh: null,
    emblem,
    chip: () => nothing,
    act: () => {},
  };
}
