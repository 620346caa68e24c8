"""How long a computer player thinks: a budget is the most, shared by the thoughts of a turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from random import Random

import pytest

from sacbe import CHANCE, Record, State, bots, draw, game
from sacbe.bots.advisor import Advisor
from sacbe.bots.contract import Plan
from sacbe.bots.ladder import turn
from sacbe.bots.player import Player, Thought
from sacbe.core.action import Action
from sacbe.core.contract import Observation


class Metronome:
    """A clock that goes on by a fixed step every time it is looked at."""

    def __init__(self, step: float) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now


class Scripted:
    """A bot that never stops thinking, counts its slices, and changes its mind when told to."""

    name = "scripted"
    seconds = 1.0

    def __init__(self, changes: Callable[[int], bool], whole: bool = True) -> None:
        self.slices = 0
        self._whole = whole
        self._changes = changes

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        choice = 0
        for thought in range(10_000):
            self.slices += 1
            choice += self._changes(thought)
            yield Plan((observation.legal()[choice % len(observation.legal())],), self.slices, whole=self._whole)

    def appraise(self, observation: Observation, played: tuple[Action, ...]) -> tuple[float, int]:
        return 0.0, 1

    def luck(self, observation: Observation, event: Action) -> float:
        return 0.0


def restless(whole: bool = True) -> Scripted:
    return Scripted(lambda _: True, whole)


def opening() -> State:
    """P1 is about to lay the first tile."""
    return game("tikal").start().play(game("tikal").notation.parse("draw A1"))


def test_a_player_who_keeps_finding_better_plans_uses_nearly_the_whole_budget() -> None:
    bot = restless()
    plan = bots.decide(bot, opening().observe(0), Random(1), 5.0, Metronome(0.125))
    assert bot.slices == plan.value == 38


def test_a_plan_that_stands_for_long_is_the_last_word() -> None:
    used = {}
    for last_change in (0, 20, 60, 200):
        bot = Scripted(lambda slice_, last=last_change: slice_ <= last)  # type: ignore[misc]
        bots.decide(bot, opening().observe(0), Random(1), 100.0, Metronome(0.25))
        used[last_change] = bot.slices
    assert used[0] == used[20] < used[60] < used[200] == 380


def test_a_thought_tells_how_long_it_would_like_to_go_on() -> None:
    bot = Scripted(lambda slice_: slice_ == 20)
    thought = Thought(bot, opening().observe(0), Random(1), 10.0, Metronome(0.1))
    wishes = []
    while thought.likes > 0:
        wishes.append(thought.likes)
        thought.go_on()
    rises = [step for step, (before, after) in enumerate(pairwise(wishes), 1) if after > before]
    assert rises == [20]
    assert thought.spent < 10.0


def test_nobody_is_content_before_he_has_looked_at_everything_once() -> None:
    class Slow(Scripted):
        def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
            for thought, plan in enumerate(super().think(observation, rng)):
                yield plan._replace(settled=thought >= 150)

    slow = Slow(lambda _: False)
    bots.decide(slow, opening().observe(0), Random(1), 100.0, Metronome(0.25))
    assert slow.slices == 151
    slow = Slow(lambda _: False)
    bots.decide(slow, opening().observe(0), Random(1), 10.0, Metronome(0.25))
    assert slow.slices == 38


def test_several_thoughts_of_one_turn_share_the_budget() -> None:
    bot = restless(whole=False)
    player = Player(bot, 6.0, Metronome(0.125))
    spent = []
    for _ in range(4):
        before = bot.slices
        player.act(opening().observe(0), Random(1), "this turn")
        player.interrupt()
        spent.append(bot.slices - before)
    assert spent == sorted(spent, reverse=True)
    assert sum(spent) <= 48
    player.act(opening().observe(0), Random(1), "the next turn")
    assert bot.slices - sum(spent) == spent[0]


def test_a_thought_leaves_time_for_the_next_one_only_if_there_may_be_one() -> None:
    used = []
    for whole in (True, False):
        bot = restless(whole)
        bots.decide(bot, opening().observe(0), Random(1), 5.0, Metronome(0.125))
        used.append(bot.slices)
    assert used == [38, 30]


def digging() -> Record:
    """P1 can dig twice in this turn."""
    position = {
        "players": 2,
        "tiles": ["a3=A2/0"],
        "seats": {"P1": {"pieces": {"a3": "3W"}}, "P2": {}},
        "ap": 10,
    }
    return Record.at_position(game("tikal"), position)


def test_a_dig_does_not_begin_another_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = restless(whole=False)
    monkeypatch.setattr("sacbe.bots.ladder.bot", lambda *_: bot)
    advisor = Advisor(Metronome(0.01))
    record = digging()
    parse = record.game.notation.parse

    def likes(record: Record) -> float:
        found: float = advisor.think(record, "scripted", 0.0, Random(1))["likes"]
        return found

    def thought_out(record: Record) -> None:
        for _ in range(200):
            if advisor.think(record, "scripted", 0.02, Random(1))["likes"] == 0:
                return
        raise AssertionError("it never likes to stop")

    assert likes(record) > 0
    thought_out(record)
    after = record.play_all(map(parse, ["dig a3", "reveal amulet"]))
    thought_out(after)
    assert bot.slices < 101
    again = after.play_all(map(parse, ["dig a3", "reveal amulet"]))
    thought_out(again)
    assert bot.slices <= 105
    other = again.play_all(map(parse, ["end", "draw A1"]))
    before = bot.slices
    thought_out(other)
    assert bot.slices - before > 50


def test_a_thought_goes_on_while_the_record_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    bot = restless()
    monkeypatch.setattr("sacbe.bots.ladder.bot", lambda *_: bot)
    record, advisor = digging(), Advisor(Metronome(0.01))
    slices = [advisor.think(record, "scripted", 0.03, Random(1))["plan"]["value"] for _ in range(4)]
    assert slices == sorted(set(slices))
    assert bot.slices == slices[-1]
    advisor.think(record.play(record.state.legal()[0]), "scripted", 0.0, Random(1))
    assert bot.slices == slices[-1] + 1


@pytest.mark.parametrize(("players", "turns"), [(2, 22), (3, 16), (4, 13)])
@pytest.mark.parametrize("auction", [False, True])
def test_turns_are_those_of_the_rules(players: int, turns: int, auction: bool) -> None:
    # TIK-E41; auctions belong to the turn they lead up to.
    rng = Random(players)
    record = Record.start(game("tikal"), players=players, auction=auction)
    marks = []
    while (mover := record.state.mover) is not None:
        if mover != CHANCE and (mover, turn(record)) not in marks[-8:]:
            marks.append((mover, turn(record)))
        actions = record.state.legal()
        record = record.play(draw(record.state, rng) if mover == CHANCE else rng.choice(actions))
    assert len(marks) == len(set(marks)) == players * turns


def test_where_a_game_says_nothing_a_turn_lasts_until_another_seat_acts() -> None:
    rng = Random(1)
    record = Record.start(game("teotihuacan"), players=2)
    seats, marks = [], []
    for _ in range(300):
        mover = record.state.mover
        if mover is None:
            break
        if mover != CHANCE:
            seats.append(mover)
            marks.append(turn(record))
        actions = record.state.legal()
        record = record.play(draw(record.state, rng) if mover == CHANCE else rng.choice(actions))
    pairs = list(pairwise(zip(seats, marks, strict=True)))
    assert all((before[0] == after[0]) == (before[1] == after[1]) for before, after in pairs)
    assert len(set(marks)) > 10
