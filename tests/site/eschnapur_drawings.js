// Draws views of Eschnapur without a browser and says what is wrong: games come in as JSON, complaints go out.
import { readFileSync } from "node:fs";
import { belongings } from "../../site/js/games/eschnapur/belongings.js";
import { board } from "../../site/js/games/eschnapur/board.js";
import { ending } from "../../site/js/games/eschnapur/ending.js";
import { fold } from "../../site/js/games/eschnapur/fold.js";
import { handRow } from "../../site/js/games/eschnapur/hand.js";
import { draw as drawReveal, follow, title } from "../../site/js/games/eschnapur/reveal.js";
import { supplies } from "../../site/js/games/eschnapur/supplies.js";
import { tally } from "../../site/js/games/eschnapur/tally.js";
import { written } from "../../site/js/picture/write.js";
import { wordsOf } from "./words.mjs";

const { games, facts } = JSON.parse(readFileSync(0, "utf8"));
const faults = [];
const { say } = await wordsOf("eschnapur", (text) => faults.push(text));
const words = { say, nameOf: (seat) => `<${seat}>`, emblem: () => "", facts, chip: () => "" };

/** The view as somebody sees it who sees no hand at all. */
function covered(view) {
  const seats = Object.entries(view.seats).map(([seat, own]) => [
    seat,
    { ...own, hand: null, can_open: null, committed: own.committed && {} },
  ]);
  return { ...view, seats: Object.fromEntries(seats) };
}

for (const { views, entries, first, last } of games) {
  for (const view of views) {
    const context = { ...words, view };
    for (const page of [null, "temple"]) {
      const drawn = written(board.draw(view, board.noMarks, { page, facts }));
      const places = board.rows(view, { page, facts }).flat();
      const missing = places.filter(({ id }) => !drawn.includes(`data-place="${id}"`));
      if (missing.length) faults.push(`no place ${missing.map(({ id }) => id)}`);
      if (/NaN|undefined|\[object/.test(drawn))
        faults.push(`${view.phase}: ${drawn.match(/.{30}(NaN|undefined|\[object).{10}/)?.[0]}`);
      if (drawn !== written(board.draw(covered(view), board.noMarks, { page, facts })))
        faults.push("the board shows something of a hand");
      const said = places.map(({ id }) => [board.name(id, words), ...board.describe(view, id, words)]);
      if (said.flat().includes("")) faults.push("a place has no words");
    }
    for (const seat of Object.keys(view.seats)) {
      const shown = written([handRow(context, { seat }), belongings(context, seat)]);
      if (view.seats[seat].hand === null && shown.includes("data-ref=")) faults.push(`the hand of ${seat} is open`);
    }
    written([supplies(context), fold(context), view.mover === null ? ending(context) : ""]);
  }
  for (const { events, view } of entries) {
    const shown = follow(null, { entries: [{ events }] });
    board.flights(events, view, null, view);
    written(board.draw(board.lifted(view, events), board.noMarks, { page: null, facts }));
    if (!shown) continue;
    const context = { ...words, view, log: [{ events }] };
    const drawn = written([title(context, shown), drawReveal(context, shown)]);
    const values = shown.bids.map(({ value }) => value ?? 0);
    if (values.some((value, at) => value > (values[at - 1] ?? 99))) faults.push("bids are not lined up");
    for (const seat of Object.keys(view.seats))
      if (!drawn.includes(`&lt;${seat}&gt;`)) faults.push(`no bid of ${seat}`);
  }
  for (const { seat, parts } of tally({ ...words, view: last }, first, entries)) {
    const sum = parts.reduce((all, { points }) => all + points, 0);
    if (sum !== last.seats[seat].score) faults.push(`${seat} has ${last.seats[seat].score} points, the chart ${sum}`);
  }
}
process.stdout.write(JSON.stringify([...new Set(faults)]));
