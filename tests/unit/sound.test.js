import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { play } from "../../site/js/ui/sound.js";

/** What was played and felt since the test began. */
const done = { tones: 0, shakes: [] };

const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
const node = { connect: () => node, frequency: {}, gain: param, start: () => (done.tones += 1), stop() {} };
globalThis.AudioContext = class {
  currentTime = 0;
  createOscillator = () => node;
  createGain = () => node;
};
Object.defineProperty(globalThis, "navigator", { value: { vibrate: (pattern) => done.shakes.push(pattern) } });

beforeEach(() => Object.assign(done, { tones: 0, shakes: [] }));

test("nothing is heard or felt until somebody has chosen it", () => {
  for (const cue of ["turn", "move", "find", "score", "no", "end"]) play(cue, { sound: false, shake: false });
  assert.deepEqual(done, { tones: 0, shakes: [] });
});

test("that it is one's turn is heard, felt, or both", () => {
  play("turn", { sound: true, shake: false });
  assert.deepEqual(done, { tones: 2, shakes: [] });
  play("turn", { sound: false, shake: true });
  assert.equal(done.tones, 2);
  assert.equal(done.shakes.length, 1);
});

test("a move is only heard", () => {
  play("move", { sound: true, shake: true });
  assert.deepEqual(done, { tones: 1, shakes: [] });
});
