// Draws every view that it is given on the whole board and on all its pages, with nothing lit and with everything lit that offers
// touch. Reads {"game", "facts", "sorts", "views", "events"} as JSON from the standard input and prints what was wrong as a JSON list.
import { readFileSync } from "node:fs";
import { written } from "../../site/js/picture/write.js";
import { wordsOf } from "./words.mjs";

const { game, facts, sorts, views, events } = JSON.parse(readFileSync(0, "utf8"));
const { board } = await import(`../../site/js/games/${game}/board.js`);
const wrong = new Set();
const words = await wordsOf(game, (text) => wrong.add(text));
/** Whether a reference is a place on the board; the tile that comes with a starting tile lies beside it. */
const isPlace = (ref) => sorts.includes(ref.split(":")[0]) && !ref.startsWith("discovery:start.");

for (const view of views) {
  const found = new Set();
  for (const page of [null, ...board.pages.map(({ id }) => id)]) {
    const setting = { facts, words, page };
    const { width, height } = board.pages.find(({ id }) => id === page) ?? board.size;
    if (/NaN|undefined|Infinity/.test(written(board.draw(view, board.noMarks, setting))))
      wrong.add(`${page}: something has no number`);
    const places = board.rows(view, setting).flatMap((row) => row.filter((place) => place !== null));
    const ids = places.map(({ id }) => id);
    if (new Set(ids).size < ids.length) wrong.add(`${page}: a place is named twice`);
    for (const { id, x, y } of places) {
      if (!(x >= 0 && y >= 0 && x <= width && y <= height)) wrong.add(`${page}: ${id} is at ${x}, ${y}`);
      if (!board.name(id, words)) wrong.add(`${id} has no name`);
      if (board.describe(view, id, words, setting).includes("")) wrong.add(`${id} is described by nothing`);
      found.add(id);
    }
    if (!written(board.draw(board.lifted(view, events), board.noMarks, setting)))
      wrong.add("what is left of pieces in flight is nothing");
    const refs = new Set(view.offers.flatMap(({ refs }) => refs).filter(isPlace));
    for (const ref of refs) if (page === null && !ids.includes(ref)) wrong.add(`${ref} is not on the board`);
    const marks = { ...board.noMarks, lit: Object.fromEntries([...refs].map((ref) => [ref, { label: "1" }])) };
    if (/NaN|undefined/.test(written(board.draw(view, marks, setting)))) wrong.add(`${page}: a mark has no number`);
    for (const { from, to } of board.flights(events, view, setting))
      if (![...from, ...to].every(Number.isFinite)) wrong.add("a flight leads nowhere");
  }
  for (const { refs } of view.offers)
    for (const ref of refs) if (isPlace(ref) && !found.has(ref)) wrong.add(`${ref} is on no page`);
}
console.log(JSON.stringify([...wrong]));
