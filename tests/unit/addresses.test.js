import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.__CATALOGUE__ = { tikal: { levels: ["random", "novice", "regular", "expert"], options: [] } };
const { letterAsText, linkLast, readAddress, seatsAsText, seatsFromText } = await import(
  "../../site/js/storage/addresses.js"
);
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

test("a letter is read back as it was sent, and is never one any more if its end is cut", () => {
  const seats = ["Ana", "Bo"].map((name) => ({ name, kind: "human" }));
  const letter = { id: "0011223344556677", chains: [{ seat: "P1", from: 0, value: "00".repeat(16) }] };
  const sent = `#${linkLast(`abcdef${letterAsText("abcdef", "tikal", seats, "P2", letter)}`)}`;
  assert.deepEqual(readAddress(sent).letter, letter);
  assert.equal(readAddress(sent).link, "abcdef");
  for (let length = 2; length < sent.length; length += 1) {
    const { letter: found, link } = readAddress(sent.slice(0, length));
    assert.ok(found === "damaged" || (!found && !"abcdef".startsWith(link || "-")), sent.slice(0, length));
  }
});
