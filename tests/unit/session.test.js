import assert from "node:assert/strict";
import { test } from "node:test";
import { EngineRefused } from "../../site/js/engine/channel.js";
import { createSession } from "../../site/js/session/session.js";

/**
 * A game of two seats who in turn take one or two of the stones that are left; a stone taken is a point.
 * @param {(count: number, mover: string, viewer: string) => boolean} [isKnown] whether a viewer may know of what the mover can take
 */
function counting(isKnown = () => true) {
  const tables = new Map();
  const view = ({ stones, played }, viewer) => {
    const mover = stones ? `P${(played.length % 2) + 1}` : null;
    const score = (at) => played.filter((_, index) => index % 2 === at).reduce((sum, count) => sum + count, 0);
    const offers = [1, 2]
      .filter((count) => mover && count <= stones && isKnown(count, mover, viewer))
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

test("previews are asked for together, remembered, and forgotten when the game goes on", async () => {
  const engine = counting()("");
  const asked = [];
  const client = {
    ...engine,
    ask: async (request) => {
      if (request.do !== "preview") return engine.ask(request);
      asked.push(request.offers.length);
      return request.offers.map(([action]) => ({ get: { stones: Number(action.at(-1)) } }));
    },
  };
  const session = createSession({ client, games });
  await session.begin("counting", {}, PEOPLE);
  assert.equal(session.preview(["take 1"]), null);
  assert.equal(session.preview(["take 2"]), null);
  await new Promise((done) => setTimeout(done));
  assert.deepEqual(session.preview(["take 2"]), { get: { stones: 2 } });
  assert.deepEqual(asked, [2]);
  await session.play(["take 1"]);
  assert.equal(session.preview(["take 2"]), null);
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
  const session = seated(
    counting((_, mover, viewer) => mover === viewer),
    "",
    { games: hidden },
  );
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

test("what everybody may know is decided with all hands covered, and a hand is shown behind a curtain", async () => {
  const hidden = async () => ({ ...(await games()), hides: true });
  const engine = counting((count, mover, viewer) => count === 1 || mover === viewer);
  const session = seated(engine, "", { games: hidden });
  await session.begin("counting", {}, PEOPLE);
  assert.deepEqual([session.state.viewer, session.state.curtain, session.isMyTurn()], ["public", null, true]);
  assert.equal(session.offers().length, 1);
  await session.act({ hand: "show" });
  assert.deepEqual([session.state.curtain, session.isMyTurn()], ["P1", false]);
  await session.lift();
  assert.deepEqual([session.state.viewer, session.offers().length], ["P1", 2]);
  await session.act({ hand: "cover" });
  assert.equal(session.state.viewer, "public");
  await session.play(["take 1"]);
  assert.deepEqual([session.state.viewer, session.state.moment.view.mover], ["public", "P2"]);
  await session.act({ peek: "P2" });
  assert.deepEqual([session.state.peek.seat, session.state.peek.view.viewer], ["P2", "P2"]);
  await session.act({ peek: null });
  assert.equal(session.state.peek, null);
});

test("what is announced is done when its time comes, and what is forced is not asked", async () => {
  const table = {
    ...TABLE,
    forced: ({ offers }) => (offers.length === 1 ? offers[0].actions : null),
    keeps: ({ board }, promise) => (board.stones > 3 ? null : board.stones === 3 ? [promise] : "over"),
  };
  const session = seated(counting(), "", { games: async () => ({ ...(await games()), game: { ...GAME, table } }) });
  await session.begin("counting", {}, PEOPLE);
  await session.act({ play: ["take 1"], promise: "take 2" });
  await session.play(["take 1"]);
  while (session.state.moment.view.mover) await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(
    session.state.log.map(({ text }) => text),
    ["take 1", "take 1", "take 2", "take 1"],
  );
});

/** Saves that remember what was kept, and whether a game is held. */
function remembering(found) {
  const kept = [];
  const saves = {
    kept,
    keep: async (saved) => void kept.push({ ...saved, actions: [...saved.actions] }),
    find: async () => found,
    hold: async () => true,
    letGo: () => {},
    setTable: () => {},
    clearTable: async () => {},
  };
  return saves;
}

test("a game that cannot be drawn is not kept, and the one before goes on", async () => {
  const saves = remembering();
  let broken = false;
  const show = () => {
    if (broken) throw new TypeError("no such piece");
  };
  const session = seated(counting(), "", { saves, show });
  await session.begin("counting", {}, PEOPLE);
  await session.play(["take 2"]);
  const { saved } = session.state;
  const before = saves.kept.length;
  broken = true;
  await assert.rejects(
    session.openLink("start", () => PEOPLE, { kept: true }),
    { name: "CannotBeShown" },
  );
  assert.equal(saves.kept.slice(before).filter(({ id }) => id !== saved.id).length, 0);
  broken = false;
  assert.equal(session.state.saved, saved);
  assert.equal(session.state.moment.view.board.stones, 3);
  await session.play(["take 1"]);
  assert.equal(session.state.moment.view.board.stones, 2);
});

test("an empty table stays empty if a game cannot be drawn", async () => {
  let left = 0;
  const listeners = { left: () => (left += 1) };
  const show = () => {
    throw new TypeError("no such piece");
  };
  const session = seated(counting(), "", { show, listeners });
  await assert.rejects(
    session.openLink("start", () => PEOPLE),
    { name: "CannotBeShown" },
  );
  assert.equal(session.state.saved, null);
  assert.equal(left, 1);
});

for (const [what, damage] of [
  ["of another game", { game: "chess" }],
  ["with a seat too few", { seats: { P1: PEOPLE[0] } }],
  ["with a seat too many", { seats: { P1: PEOPLE[0], P2: PEOPLE[1], P3: PEOPLE[0] } }],
])
  test(`a kept game whose start is ${what} is refused`, async () => {
    const sound = { id: "a", game: "counting", options: {}, seats: { P1: PEOPLE[0], P2: PEOPLE[1] }, start: "start" };
    const saved = { ...sound, actions: [], created: 0, updated: 0, scores: {}, mover: "P1", ...damage };
    const session = seated(counting(), "", { saves: remembering(saved) });
    await assert.rejects(session.resume(saved), { name: "Damaged" });
    assert.equal(session.state.saved, null);
  });

test("what is played is saved before it is shown", async (t) => {
  t.mock.timers.enable({ apis: ["setTimeout"] }); // however slow this machine is, the device is not called slow
  const saves = remembering();
  const session = seated(counting(), "", { saves });
  await session.begin("counting", {}, PEOPLE);
  const unsaved = [];
  session.subscribe(() => {
    const { log } = session.state;
    const last = saves.kept.at(-1)?.actions.length ?? 0;
    if (log.length > last) unsaved.push([log.length, last]);
  });
  saves.keep = async (saved) => {
    await new Promise((resolve) => setImmediate(resolve));
    saves.kept.push({ ...saved, actions: [...saved.actions] });
  };
  await session.play(["take 2"]);
  await session.play(["take 1"]);
  assert.equal(session.state.log.length, 2);
  assert.deepEqual(unsaved, []);
  assert.equal(session.state.unsaved, false);
});

test("what a slow device has not saved yet is shown as not saved", async () => {
  const saves = remembering();
  const session = seated(counting(), "", { saves });
  await session.begin("counting", {}, PEOPLE);
  let finish;
  saves.keep = () => new Promise((resolve) => (finish = resolve));
  await session.play(["take 2"]);
  assert.equal(session.state.log.length, 1);
  assert.equal(session.state.unsaved, true);
  finish();
  await new Promise((resolve) => setTimeout(resolve));
  assert.equal(session.state.unsaved, false);
});

test("what a computer player does in a game that was only opened is not kept", async () => {
  const saves = remembering();
  const plan = async () => ({ actions: ["take 1"], value: 0, reasons: [] });
  const thinker = { wake: () => {}, stop: () => {}, plan, review: async () => {} };
  const session = seated(counting(), "", { saves, thinker });
  await session.openLink("start", () => [{ name: "", kind: "novice" }, PEOPLE[1]]);
  while (session.state.moment.view.mover !== "P2") await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(saves.kept, []);
});

test("a computer player is asked for by its level and its style", async () => {
  const asked = [];
  const plan = async (_, { level }) => {
    asked.push(level);
    return { actions: ["take 1"], value: 0, reasons: [] };
  };
  const thinker = { wake: () => {}, stop: () => {}, plan, review: async () => {} };
  let ended;
  const over = new Promise((resolve) => (ended = resolve));
  const session = seated(counting(), "", { saves: remembering(), thinker, listeners: { ended } });
  await session.begin("counting", {}, [
    { name: "", kind: "novice", style: "builder" },
    { name: "", kind: "novice" },
  ]);
  await over;
  assert.deepEqual(asked, ["novice builder", "novice", "novice builder", "novice", "novice builder"]);
});

test("a bot from the Lab that fails is told of, and the game waits for a person to let it go on", async () => {
  const engine = counting()("");
  const told = [];
  const client = {
    ...engine,
    ask: async (request) => (request.do === "observed" ? "what P2 knows" : engine.ask(request)),
  };
  const answers = [
    { fault: "bot-broke", reason: "line 2" },
    { plan: { actions: ["take 9"], value: 0, reasons: [] } },
    { plan: { actions: ["take 2"], value: 0, reasons: [], printed: "I take two" } },
  ];
  const guests = {
    plan: async (kind, position) => {
      told.push([kind, position]);
      return answers.shift();
    },
    stop: () => {},
  };
  const thinker = { wake: () => {}, stop: () => {} };
  const settings = () => ({ pace: "instant", ask: false });
  const session = createSession({ client, games, guests, thinker, settings });
  await session.begin("counting", {}, [PEOPLE[0], { name: "mine", kind: "bot:1" }]);
  const paused = new Promise((resolve) =>
    session.subscribe(() => session.state.notice && resolve(session.state.paused)),
  );

  await session.play(["take 1"]);
  assert.equal(await paused, true);
  assert.deepEqual(session.state.notice.params, { name: "mine", reason: "line 2" });
  await session.pauseOrGoOn();
  assert.equal(session.state.notice.key, "bot-illegal");
  assert.equal(session.state.moment.view.board.stones, 4);
  await session.pauseOrGoOn();
  assert.equal(session.state.moment.view.board.stones, 2);
  assert.equal(session.state.moment.view.mover, "P1");
  assert.equal(session.state.saved.why.at(-1).printed, "I take two");
  assert.deepEqual(told, Array(3).fill(["bot:1", "what P2 knows"]));
});
