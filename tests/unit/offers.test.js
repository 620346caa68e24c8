import assert from "node:assert/strict";
import { test } from "node:test";
import { chosenWith, matching, only, things } from "../../site/js/ui/offers.js";

const offer = (verb, refs, cost = {}, actions = [verb]) => ({ actions, verb, cost, refs });

test("a thing that is chosen twice has to stand in an offer twice", () => {
  const one = offer("station", ["board:gold"]);
  const two = offer("station", ["board:gold", "board:gold"]);
  assert.deepEqual(matching([one, two], ["board:gold"]), [one, two]);
  assert.deepEqual(matching([one, two], ["board:gold", "board:gold"]), [two]);
});

test("two things of one sort are narrowed to the one offer that has both", () => {
  const keep = (...names) =>
    offer(
      "keep",
      names.map((name) => `start:${name}`),
    );
  const offers = [keep("a", "b"), keep("a", "c"), keep("b", "c")];
  const chosen = chosenWith(offers, ["start:a"], "start:c");
  assert.deepEqual(chosen, ["start:a", "start:c"]);
  assert.equal(only(matching(offers, chosen)), offers[1]);
});

test("choosing a thing again lets go of it, unless an offer has it once more", () => {
  const offers = [offer("dig", ["cell:a4"]), offer("dig", ["cell:b4"])];
  assert.deepEqual(chosenWith(offers, ["cell:a4"], "cell:a4"), []);
  const twice = [offer("open", ["card:red", "card:red"])];
  assert.deepEqual(chosenWith(twice, ["card:red"], "card:red"), ["card:red", "card:red"]);
});

test("a thing that fits nothing chosen takes the place of one of its sort, or else is chosen alone", () => {
  const offers = [offer("enter", ["piece:W", "cell:a4"]), offer("enter", ["piece:L", "cell:b4"])];
  assert.deepEqual(chosenWith(offers, ["cell:a4"], "cell:b4"), ["cell:b4"]);
  assert.deepEqual(chosenWith(offers, ["piece:W"], "cell:b4"), ["cell:b4"]);
});

test("things of a sort come with their cheapest offer, and verbs count as things", () => {
  const dear = offer("walk", ["cell:a4"], { ap: 5 });
  const cheap = offer("walk", ["cell:a4"], { ap: 2 });
  assert.equal(things([dear, cheap], "cell").get("a4"), cheap);
  assert.deepEqual([...things([dear, cheap], "verb").keys()], ["walk"]);
});
