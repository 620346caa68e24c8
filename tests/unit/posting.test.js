import assert from "node:assert/strict";
import { test } from "node:test";
import { disagreement } from "../../site/js/letters/agreement.js";
import { promiseAll } from "../../site/js/session/letters.js";
import { letterToSend, sent } from "../../site/js/session/posting.js";

const WHOSE = ["P1", "P1", "P2", "P2", "P3"];

/** A device of one of three people, with the game after so many steps, of which it got so many in the last letter. */
function device(seat, steps, letter) {
  const kinds = (each) => ({ name: each, kind: "human", away: each !== seat });
  const seats = { P1: kinds("P1"), P2: kinds("P2"), P3: kinds("P3") };
  const view = { mover: WHOSE[steps], turn: WHOSE[steps] };
  const saved = { seats, letter };
  const state = { saved, log: [], moment: { view, step: steps }, past: null };
  const client = { ask: async () => WHOSE.slice(0, steps + 1), isReady: () => true };
  const core = { device: seat, state, client, update: () => {}, listeners: {}, saves: null };
  promiseAll(core, saved, steps);
  return core;
}

/** What another device keeps of a letter. */
function received({ id, chains }, steps) {
  return { id, chains: chains.map((each) => ({ ...each, told: true })), sent: steps };
}

test("who has just joined and shares the game out of turn does not make the next letter look like a trick", async () => {
  const ana = await letterToSend(device("P1", 2));
  const [bo, cy] = ["P2", "P3"].map((seat) => device(seat, 2, received(ana, 2)));
  const shared = await letterToSend(cy);
  await sent(cy);
  Object.assign(bo.state, { moment: { view: { mover: "P3", turn: "P3" }, step: 4 } });
  bo.client.ask = async () => WHOSE;
  const next = await letterToSend(bo);
  assert.deepEqual(
    next.chains.map(({ seat }) => seat),
    ["P1", "P2"],
  );
  const course = { shared: 2, isFurther: true };
  assert.equal(disagreement(cy.state.saved.letter.chains, next.chains, course), null);
  assert.equal(disagreement(received(shared, 2).chains, next.chains, course), null);
});

test("who acts next tells a promise with the first letter", async () => {
  const ana = await letterToSend(device("P1", 2));
  const bo = await letterToSend(device("P2", 2, received(ana, 2)));
  assert.deepEqual(
    bo.chains.map(({ seat, from }) => [seat, from]),
    [
      ["P1", 2],
      ["P2", 2],
    ],
  );
});
