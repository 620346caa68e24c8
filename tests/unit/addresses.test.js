import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.__CATALOGUE__ = { tikal: { levels: ["random", "novice", "regular", "expert"], options: [] } };
const { readAddress, seatsAsText, seatsFromText } = await import("../../site/js/storage/addresses.js");
const { levels } = globalThis.__CATALOGUE__.tikal;

test("seats that an address names are read back as they were", () => {
  const seats = [
    { name: "Ana~#", kind: "human" },
    { name: "", kind: "expert" },
    { name: "Кириллица", kind: "novice" },
  ];
  const address = readAddress(`https://example.org/x#abc${seatsAsText("tikal", seats)}`);
  assert.equal(address.link, "abc");
  assert.deepEqual(seatsFromText(levels, 3, address), seats);
});

test("a table of people without names adds nothing to the link", () => {
  const people = [
    { name: "", kind: "human" },
    { name: "", kind: "human" },
  ];
  assert.equal(seatsAsText("tikal", people), "");
});

test("what cannot be understood is left out", () => {
  const [first, second] = seatsFromText(levels, 2, { kinds: "z9", names: "!!!" });
  assert.deepEqual(
    [first, second],
    [
      { name: "", kind: "human" },
      { name: "", kind: "human" },
    ],
  );
});

test("escapes of messengers are undone, broken ones left as they are", () => {
  assert.equal(readAddress("#ab%7Eh0").kinds, "h0");
  assert.equal(readAddress("#%E0%A4%A").link, "%E0%A4%A");
});
