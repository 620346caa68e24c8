import assert from "node:assert/strict";
import { after, test } from "node:test";
import { byMessages } from "../../site/js/storage/holding.js";

const channels = [];
after(() => {
  for (const channel of channels) channel.close();
});

/** Tabs of one browser, without locks. */
function tabs(count) {
  const name = `games ${channels.length}`;
  return Array.from({ length: count }, () => {
    const channel = new BroadcastChannel(name);
    channels.push(channel);
    return byMessages(channel);
  });
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

test("the first tab gets a game, the second does not, until the first lets it go", async () => {
  const [one, two] = tabs(2);
  assert.equal(await one.hold("a", assert.fail), true);
  assert.equal(await two.hold("a", assert.fail), false);
  assert.equal(await two.hold("b", assert.fail), true);
  one.letGo();
  assert.equal(await two.hold("a", assert.fail), true);
});

test("a tab that asks again for its own game has it", async () => {
  const [one] = tabs(1);
  assert.equal(await one.hold("a", assert.fail), true);
  assert.equal(await one.hold("a", assert.fail), true);
});

test("a stolen game is lost where it was", async () => {
  const [one, two] = tabs(2);
  let lost = 0;
  await one.hold("a", () => (lost += 1));
  assert.equal(await two.hold("a", assert.fail, true), true);
  await soon();
  assert.equal(lost, 1);
  assert.equal(await one.hold("a", assert.fail), false);
});

test("of two tabs that ask at the same time, one gets the game", async () => {
  const [one, two] = tabs(2);
  const got = await Promise.all([one.hold("a", () => {}), two.hold("a", () => {})]);
  assert.deepEqual(got.toSorted(), [false, true]);
});

test("a tab that was too busy to answer keeps its game, and the other one loses it", async () => {
  const [one, two] = tabs(2);
  await one.hold("a", assert.fail);
  let lost = 0;
  const asked = two.hold("a", () => (lost += 1));
  const end = Date.now() + 300; // longer than a tab waits for objections
  while (Date.now() < end);
  await asked;
  await soon();
  assert.ok(lost === 1 || !(await asked));
  assert.equal(await one.hold("a", assert.fail), true);
});

test("a game is removed only if no tab has it", async () => {
  const [one, two] = tabs(2);
  await one.hold("a", assert.fail);
  assert.equal(await two.ifFree("a", async () => true), false);
  assert.equal(await one.ifFree("a", async () => true), false);
  one.letGo();
  assert.equal(await two.ifFree("a", async () => true), true);
  assert.equal(await one.hold("a", assert.fail), true);
});
