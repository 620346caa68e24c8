import assert from "node:assert/strict";
import { test } from "node:test";

const CODES = ["en", "it", "fr", "ru"];
globalThis.__LANGUAGES__ = {};
globalThis.__TEXTS__ = Object.fromEntries(CODES.map((code) => [code, { site: { site: "" } }]));
const { list, row, speak } = await import("../../site/js/ui/texts.js");

const spoken = async (say) => {
  const found = [];
  for (const code of CODES) {
    await speak(code);
    found.push(say());
  }
  return found;
};

test("a list in a sentence has the word of its language before the last thing", async () => {
  assert.deepEqual(await spoken(() => list(["a", "b", "c"])), ["a, b and c", "a, b e c", "a, b et c", "a, b и c"]);
});

test("things in a row have commas in every language", async () => {
  assert.deepEqual(await spoken(() => row([1, "b", "c"])), ["1, b, c", "1, b e c", "1, b, c", "1, b, c"]);
});
