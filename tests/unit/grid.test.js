import assert from "node:assert/strict";
import { test } from "node:test";
import { neighbour } from "../../site/js/board/neighbour.js";

const place = (id) => ({ id, x: 0, y: 0 });
const ROWS = [
  [place("a"), null, place("c")],
  [place("d"), place("e"), null],
];

test("arrow keys walk from place to place and over gaps", () => {
  assert.equal(neighbour(ROWS, "a", 1, 0), "c");
  assert.equal(neighbour(ROWS, "a", 0, 1), "d");
  assert.equal(neighbour(ROWS, "e", -1, 0), "d");
});

test("at the edge, and from a place that is not there, they lead nowhere", () => {
  assert.equal(neighbour(ROWS, "c", 1, 0), null);
  assert.equal(neighbour(ROWS, "e", 0, -1), null);
  assert.equal(neighbour(ROWS, "x", 1, 0), null);
});
