import assert from "node:assert/strict";
import { test } from "node:test";
import { disagreement } from "../../site/js/letters/agreement.js";
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

/** What Ana knows when Bo answers: his turn began at step 3, where he made his promise, and now hers does, at step 5. */
const KNOWN = [
  { seat: "P1", from: 0, value: ANA[0], count: 0, told: true },
  { seat: "P2", from: 3, value: BO[0], count: 0, told: true },
];
const COURSE = { shared: 5, isFurther: true };

test("promises that were revealed further agree with those that were known, and later ones may follow", () => {
  const further = KNOWN.map((each, at) => ({ ...each, value: [ANA, BO][at][4], count: 4 }));
  const later = { seat: "P2", from: 5, value: ANA[9], count: 0 };
  assert.equal(disagreement(KNOWN, further, COURSE), null);
  assert.equal(disagreement(further, KNOWN, { ...COURSE, isFurther: false }), null);
  assert.equal(disagreement(KNOWN, [...further, later], COURSE), null);
});

test("nobody can promise something for the past, twice, or in another order, to get other draws", () => {
  const chosen = { ...KNOWN[1], value: ANA[9] };
  const tricks = {
    "another value": [KNOWN[0], chosen],
    "the old one and another for the same step": [...KNOWN, chosen],
    "another for the same step before the old one": [KNOWN[0], chosen, KNOWN[1]],
    "one for a step that is over": [...KNOWN, { ...chosen, from: 4 }],
    "two for the same step to come": [...KNOWN, { ...chosen, from: 6 }, { ...chosen, from: 6 }],
    "later ones before earlier ones": [...KNOWN, { ...chosen, from: 7 }, { ...chosen, from: 6 }],
    "the order turned round": KNOWN.toReversed(),
    "one left out": [KNOWN[0]],
  };
  for (const [name, sent] of Object.entries(tricks)) assert.notEqual(disagreement(KNOWN, sent, COURSE), null, name);
});

test("a promise that nobody was told of may be missing", () => {
  assert.equal(disagreement([KNOWN[0], { ...KNOWN[1], told: false }], [KNOWN[0]], COURSE), null);
});
