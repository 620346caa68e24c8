import assert from "node:assert/strict";
import { test } from "node:test";
import { back, chainOf, LONGEST } from "../../site/js/letters/chains.js";
import { lots, revealed, stretches } from "../../site/js/letters/lots.js";
import { fromBytes, toBytes } from "../../site/js/letters/text.js";

const ANA = chainOf(Uint8Array.of(1));
const BO = chainOf(Uint8Array.of(2));
const ID = "0011223344556677";
/** Ana has had two turns and Bo one; Bo is to act. Every turn begins with a draw, and Ana's second has another one. */
const WHOSE = ["P1", "P1", "P1", "P2", "P2", "P1", "P1", "P1", "P2"];
const DRAWS = new Set([0, 3, 5, 7]);
const PROMISES = [
  { seat: "P1", from: 0 },
  { seat: "P2", from: 3 },
];
const isChance = (step) => DRAWS.has(step);

/** Chains of which Ana's and Bo's first values are known, so many. */
function known(ana, bo) {
  return [
    { ...PROMISES[0], at: (number) => (number <= ana ? ANA[number] : undefined) },
    { ...PROMISES[1], at: (number) => (number <= bo ? BO[number] : undefined) },
  ];
}

test("every value of a chain leads to those before it, and no two chains have one in common", () => {
  assert.equal(ANA.length, LONGEST + 1);
  assert.equal(back(ANA[40], 40), ANA[0]);
  assert.equal(back(ANA[40], 3), ANA[37]);
  assert.equal(new Set([...ANA, ...BO]).size, 2 * (LONGEST + 1));
});

test("a course falls into stretches, and a promise counts from the seat's next one on", () => {
  assert.deepEqual(
    stretches(WHOSE).map(({ seat, start, end }) => [seat, start, end]),
    [
      ["P1", 0, 3],
      ["P2", 3, 5],
      ["P1", 5, 8],
      ["P2", 8, Number.POSITIVE_INFINITY],
    ],
  );
  assert.deepEqual(revealed(WHOSE, PROMISES), [1, 0]);
  assert.deepEqual(revealed([...WHOSE, "P1"], PROMISES), [1, 1]);
  assert.deepEqual(revealed([...WHOSE, null], PROMISES), [1, 1]);
});

test("a promise in the middle of a stretch makes the stretch count none", () => {
  const anew = [...PROMISES, { seat: "P1", from: 6 }];
  assert.deepEqual(revealed(WHOSE, anew), [0, 0, 0]);
  assert.deepEqual(revealed([...WHOSE, "P1", "P2"], anew), [0, 1, 1]);
});

test("both sides find the same draws, and only Bo can know Bo's next one", () => {
  const ana = lots(ID, WHOSE, isChance, known(LONGEST, 0));
  const bo = lots(ID, WHOSE, isChance, known(1, LONGEST));
  assert.deepEqual(
    ana.drawn.map(({ step, seat }) => [step, seat]),
    [
      [0, "P1"],
      [3, "P2"],
      [5, "P1"],
      [7, "P1"],
    ],
  );
  assert.deepEqual(ana.drawn, bo.drawn);
  assert.equal(new Set(ana.drawn.map(({ digits }) => digits)).size, 4);
  assert.equal(ana.next, undefined);
  assert.match(bo.next, /^[0-9a-f]{32}$/);
});

test("while a turn goes on, nobody else knows its draws", () => {
  const { drawn, next } = lots(ID, WHOSE.slice(0, 8), isChance, known(0, LONGEST));
  assert.deepEqual(
    drawn.map(({ digits }) => digits === undefined),
    [false, false, true],
  );
  assert.equal(next, undefined);
});

test("what somebody plays in their own turn does not change their draws, and what the others promised does", () => {
  const draws = (whose, chance, chains) =>
    lots(ID, whose, (step) => chance.includes(step), chains).drawn.map(({ digits }) => digits);
  const mine = known(LONGEST, LONGEST);
  const short = draws(["P1", "P1", "P2", "P2", "P1", "P1"], [0, 2, 4], mine.with(1, { ...mine[1], from: 2 }));
  const long = draws(
    ["P1", "P1", "P2", "P2", "P1", "P1", "P1", "P1", "P1"],
    [0, 2, 7],
    mine.with(1, { ...mine[1], from: 2 }),
  );
  assert.deepEqual(short, long);
  const other = { ...mine[1], from: 2, at: (number) => ANA[number + 9] };
  assert.notEqual(draws(["P1", "P1", "P2", "P2", "P1", "P1"], [0, 2, 4], mine.with(1, other))[2], short[2]);
});

test("draws from before the first promise are nobody's business", () => {
  const late = known(LONGEST, LONGEST).map((chain) => ({ ...chain, from: chain.from + 4 }));
  assert.deepEqual(
    lots(ID, WHOSE, isChance, late).drawn.map(({ step }) => step),
    [5, 7],
  );
});

const LETTER = {
  id: ID,
  chains: [
    { seat: "P1", from: 0, value: ANA[1] },
    { seat: "P2", from: 300, value: BO[0] },
  ],
};

test("a letter is read back as it was written, and any damage is noticed", () => {
  const bytes = toBytes(LETTER, "abc~~~P2");
  assert.deepEqual(fromBytes(bytes, "abc~~~P2"), LETTER);
  assert.equal(fromBytes(bytes, "abc~~~P1"), null);
  assert.equal(fromBytes(null, "abc~~~P2"), null);
  for (let at = 0; at < bytes.length; at += 1) {
    assert.equal(fromBytes(bytes.slice(0, at), "abc~~~P2"), null);
    assert.equal(fromBytes(bytes.with(at, bytes[at] ^ 4), "abc~~~P2"), null);
  }
});
