import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineRefused } from "../../site/js/engine/channel.js";
import { createSession } from "../../site/js/session/session.js";

/** A game of two seats who in turn take one or two of the stones that are left; a stone taken is a point. */
function counting() {
  const tables = new Map();
  const view = ({ stones, played }, viewer) => {
    const mover = stones ? `P${(played.length % 2) + 1}` : null;
    const score = (at) => played.filter((_, index) => index % 2 === at).reduce((sum, count) => sum + count, 0);
    const offers = [1, 2]
      .filter((count) => mover && count <= stones)
      .map((count) => ({ actions: [`take ${count}`], verb: "take", cost: {}, refs: [`count:${count}`] }));
    const seats = { P1: { score: score(0) }, P2: { score: score(1) } };
    return {
      game: "counting",
      options: {},
      phase: "take",
      mover,
      turn: mover ?? "P1",
      viewer,
      seats,
      winners: [],
      offers,
      board: { stones },
    };
  };
  const moment = (table, viewer, since) => {
    const entries = table.played.map((count, at) => ({
      step: at + 1,
      mover: `P${(at % 2) + 1}`,
      text: `take ${count}`,
      events: [{ key: "took", rule: "", params: {} }],
    }));
    const step = table.played.length;
    return {
      view: view(table, viewer),
      step,
      undo: Math.min(step, 1),
      redo: 0,
      last: step ? entries[step - 1] : null,
      entries: entries.slice(since ?? step),
      log: entries,
    };
  };
  const answer = (name, request) => {
    if (request.do === "new") tables.set(name, { stones: 5, played: [] });
    if (request.do === "open") tables.set(name, replayed(request.actions ?? []));
    const table = tables.get(name);
    if (request.do === "play") {
      const before = table.played.length;
      for (const action of request.actions) take(table, action);
      return moment(table, request.viewer, before);
    }
    if (request.do === "undo") {
      table.stones += table.played.pop();
      return moment(table, request.viewer);
    }
    if (request.do === "record")
      return { start: "start", actions: table.played.map((count) => `take ${count}`), redo: [] };
    if (request.do === "look")
      return moment(replayed(table.played.slice(0, request.step).map((count) => `take ${count}`)), request.viewer);
    return request.do === "log" ? moment(table, request.viewer).log : moment(table, request.viewer);
  };
  const take = (table, action) => {
    const count = Number(action.split(" ")[1]);
    if (!(count <= table.stones)) throw new EngineRefused({ name: "IllegalAction", message: "too many" });
    table.stones -= count;
    table.played.push(count);
  };
  const replayed = (actions) => {
    const table = { stones: 5, played: [] };
    for (const action of actions) take(table, action);
    return table;
  };
  return (name) => ({
    ask: async (request) => structuredClone(answer(name, request)),
    isReady: () => true,
    brokeAtWork: () => false,
    onLost: () => {},
    onRestart: () => {},
  });
}

const TABLE = {
  begin: () => ({ draft: {} }),
  tap: () => null,
  interlude: { follow: () => null },
  verbs: { closing: new Set(["take"]), ending: "", waiting: new Set(), weighty: new Set() },
};
const GAME = { board: { fresh: () => null }, table: TABLE };
const games = async () => ({ game: GAME, facts: {}, levels: ["novice"], hides: false });
const PEOPLE = [
  { name: "Ana", kind: "human" },
  { name: "Bo", kind: "human" },
];

/** A session at a table of its own. */
function seated(engine, name, more = {}) {
  return createSession({ client: engine(name), games, settings: () => ({ pace: "instant", ask: false }), ...more });
}

test("two sessions share an engine and do not disturb each other", async () => {
  const engine = counting();
  const [one, two] = [seated(engine, "one"), seated(engine, "two")];
  await Promise.all([one.begin("counting", {}, PEOPLE), two.begin("counting", {}, PEOPLE)]);
  await one.play(["take 2"]);
  assert.equal(one.state.moment.view.board.stones, 3);
  assert.equal(two.state.moment.view.board.stones, 5);
  assert.equal(two.state.log.length, 0);
});

test("choosing narrows the offers until one is left, which is played", async () => {
  const session = seated(counting(), "");
  await session.begin("counting", {}, PEOPLE);
  await session.act({ choose: "verb:take" });
  assert.equal(session.left().length, 2);
  await session.act({ choose: "count:2" });
  assert.equal(session.state.moment.view.mover, "P2");
  assert.deepEqual(session.state.chosen, []);
});

test("whoever subscribes hears of changes until he has had enough", async () => {
  const session = seated(counting(), "");
  let heard = 0;
  const stop = session.subscribe(() => (heard += 1));
  await session.begin("counting", {}, PEOPLE);
  assert.ok(heard > 0);
  stop();
  const before = heard;
  await session.play(["take 1"]);
  assert.equal(heard, before);
});

test("what the engine refuses changes nothing and is said", async () => {
  const said = [];
  const session = seated(counting(), "", { listeners: { said: (notice) => said.push(notice) } });
  await session.begin("counting", {}, PEOPLE);
  await session.play(["take 9"]);
  assert.equal(session.state.moment.view.board.stones, 5);
  assert.deepEqual(said, [{ text: "too many", tone: "refusal" }]);
});

test("computer players go on by themselves, and the record is kept without being drawn", async () => {
  const kept = [];
  const saves = {
    keep: async (saved) => void kept.push([...saved.actions]),
    find: async () => undefined,
    hold: async () => true,
    letGo: () => {},
    setTable: () => {},
    clearTable: async () => {},
  };
  const thinker = {
    wake: () => {},
    stop: () => {},
    plan: async () => ({ actions: ["take 1"], value: 0, reasons: [] }),
    review: async () => {},
  };
  let ended;
  const over = new Promise((resolve) => (ended = resolve));
  const session = seated(counting(), "", { saves, thinker, listeners: { ended } });
  await session.begin("counting", {}, [
    { name: "", kind: "novice" },
    { name: "", kind: "novice" },
  ]);
  await over;
  assert.equal(session.state.moment.view.mover, null);
  assert.equal(session.state.log.length, 5);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(kept.at(-1), Array(5).fill("take 1"));
});

test("a game that was only opened is not kept until somebody plays", async () => {
  const kept = [];
  const saves = {
    keep: async (saved) => void kept.push(saved.id),
    find: async () => undefined,
    hold: async () => true,
    letGo: () => {},
    setTable: () => {},
    clearTable: async () => {},
  };
  const session = seated(counting(), "", { saves });
  await session.openLink("start", () => PEOPLE);
  assert.equal(session.state.kept, false);
  assert.deepEqual(kept, []);
  await session.play(["take 1"]);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(kept, [session.state.saved.id]);
});

test("a past moment is looked at without changing the game, and a game can go on from it", async () => {
  const session = seated(counting(), "");
  await session.begin("counting", {}, PEOPLE);
  await session.play(["take 2"]);
  await session.play(["take 1"]);
  await session.look(1);
  assert.equal(session.state.past.view.board.stones, 3);
  assert.equal(session.isMyTurn(), false);
  await session.look(2);
  assert.equal(session.state.past, null);
  assert.equal(session.isMyTurn(), true);
});

test("where hands are hidden, nobody acts while the screen looks as somebody else", async () => {
  const hidden = async () => ({ ...(await games()), hides: true });
  const session = seated(counting(), "", { games: hidden });
  const acted = [];
  session.subscribe(() => {
    const { viewer, moment } = session.state;
    if (session.isMyTurn()) acted.push([viewer, moment.view.mover]);
  });
  await session.begin("counting", {}, PEOPLE);
  for (const seat of ["P1", "P2", "P1"]) {
    while (session.state.curtain !== seat) await new Promise((resolve) => setTimeout(resolve));
    await session.lift();
    await session.play(["take 1"]);
  }
  assert.deepEqual(new Set(acted.map(String)), new Set(["P1,P1", "P2,P2"]));
});
