import assert from "node:assert/strict";
import { test } from "node:test";
import { neighbour, nextRegion } from "../../site/js/board/neighbour.js";

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

test("up and down from beyond the end of a shorter row lead to its last place", () => {
  const rows = [[place("a"), place("b"), place("c")], [place("d")]];
  assert.equal(neighbour(rows, "c", 0, 1), "d");
  assert.equal(neighbour(rows, "d", 1, 0), null);
});

test("PageUp and PageDown lead to the first place of the next region", () => {
  const within = (id, region) => ({ ...place(id), region });
  const rows = [[within("a", "ring"), within("b", "ring")], [within("c", "pyramid")], [within("d", "pyramid")]];
  assert.equal(nextRegion(rows, "b", 1), "c");
  assert.equal(nextRegion(rows, "d", -1), "a");
  assert.equal(nextRegion(rows, "d", 1), null);
  assert.equal(nextRegion(ROWS, "a", 1), null);
});
