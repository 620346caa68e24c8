"""What every computer player of every game promises."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sacbe import CHANCE, CODES, Action, Record, State, bots, draw, game
from sacbe.bots.contract import Bot, Plan
from sacbe.bots.ladder import UnknownBot, levels, styles
from sacbe.bots.player import Player
from sacbe.bots.review import hint, review
from sacbe.bots.uniform import Uniform
from sacbe.core.contract import Observation

ROOT = Path(__file__).parents[2]
STYLES = {name: import_module(f"sacbe.bots.{name}").STYLES for name in CODES}
STYLED = [(name, style) for name in CODES for style in styles(game(name))]
EVERYBODY = [(name, level) for name in CODES for level in levels(game(name))]


def moments(name: str, steps: int, seed: int = 5) -> Iterator[State]:
    """States of a random game in which a seat is to move."""
    rng = Random(seed)
    state = game(name).start()
    for _ in range(steps):
        if state.mover is None:
            return
        if state.mover != CHANCE:
            yield state
        state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))


def replay(state: State, plan: Plan) -> State:
    """The state after a whole plan; raises if any of it is illegal or chance or another seat comes in between."""
    seat = state.mover
    assert plan.actions
    for action in plan.actions:
        assert state.mover == seat
        state = state.play(action)
    return state


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
def test_a_plan_is_legal_from_end_to_end(name: str, level: str) -> None:
    bot = bots.bot(game(name), level)
    for state in islice(moments(name, 400), 0, 400, 40):
        assert state.mover is not None
        replay(state, bots.decide(bot, state.observe(state.mover), Random(1), 0.05))


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
def test_thinking_may_be_stopped_anywhere(name: str, level: str) -> None:
    bot = bots.bot(game(name), level)
    *_, state = islice(moments(name, 120), 30)
    assert state.mover is not None
    plans = list(islice(bot.think(state.observe(state.mover), Random(1)), 60))
    assert plans
    for plan in {id(plan): plan for plan in plans}.values():
        replay(state, plan)


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
def test_the_same_generator_gives_the_same_plan(name: str, level: str) -> None:
    bot = bots.bot(game(name), level)
    *_, state = islice(moments(name, 120), 30)
    assert state.mover is not None

    def last() -> Plan:
        assert state.mover is not None
        *_, plan = islice(bot.think(state.observe(state.mover), Random(7)), 40)
        return plan

    assert last() == last()


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
def test_what_was_played_is_appraised_and_luck_has_no_bias(name: str, level: str) -> None:
    bot = bots.bot(game(name), level)
    for state in islice(moments(name, 300), 0, 300, 60):
        assert state.mover is not None
        observation = state.observe(state.mover)
        plan = next(bot.think(observation, Random(1)))
        _, count = bot.appraise(observation, plan.actions)
        assert 1 <= count <= len(plan.actions)
    start = game(name).start()
    outcomes = start.outcomes()
    mean = sum(weight * bot.luck(start.observe(0), action) for action, weight in outcomes)
    assert mean == pytest.approx(0, abs=1e-6)


@pytest.mark.parametrize(("name", "level"), EVERYBODY)
def test_every_reason_has_a_sentence_and_real_rules(name: str, level: str) -> None:
    which = game(name)
    rules = (ROOT / "docs/rules" / f"{name}.md").read_text(encoding="utf-8")
    bot = bots.bot(which, level)
    for state in islice(moments(name, 300), 0, 300, 30):
        assert state.mover is not None
        for reason in bots.decide(bot, state.observe(state.mover), Random(1), 0.02).reasons:
            assert "{" not in bots.tell(which, reason)
            assert reason.rules
            assert all(rule in rules for rule in reason.rules)


def test_a_player_carries_its_plan_out() -> None:
    state = next(moments("tikal", 10))
    player = Player(bots.bot(state.game, "novice"), 0.2)
    rng = Random(1)
    played = []
    while state.mover == 0:
        action = player.act(state.observe(0), rng, 1)
        assert player.plan is not None
        played.append(action)
        state = state.play(action)
    assert player.plan is not None
    assert tuple(played) == player.plan.actions


def test_an_unknown_level_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownBot, match="'master'; there are random, novice, regular, expert"):
        bots.bot(game("tikal"), "master")


@pytest.mark.parametrize(("name", "style"), STYLED)
def test_a_style_is_a_liking_that_every_level_with_a_plan_may_have(name: str, style: str) -> None:
    for level in levels(game(name))[1:]:
        plain, styled = bots.bot(game(name), level), bots.bot(game(name), f"{level} {style}")
        before, after = plain.weights, styled.weights  # type: ignore[attr-defined]
        changed = {key for key in before.__slots__ if getattr(before, key) != getattr(after, key)}
        assert changed <= STYLES[name][style].keys()
        assert changed or level == "novice", "a novice may not think of it at all"
        assert styled.name == f"{level} {style}"
        for state in islice(moments(name, 200), 0, 200, 60):
            assert state.mover is not None
            replay(state, next(styled.think(state.observe(state.mover), Random(1))))


def test_a_style_that_a_player_cannot_have_is_refused() -> None:
    for name in ("random builder", "expert miser", "expert  builder", "expert builder builder"):
        with pytest.raises(UnknownBot, match="each but random may have a style: builder, treasure_hunter,"):
            bots.bot(game("tikal"), name)


def played(levels: tuple[Bot, ...], auction: bool = False) -> Record:
    """A record of a game between bots that hardly think."""
    rng = Random(3)
    record = Record.start(game("tikal"), players=len(levels), auction=auction)
    while (mover := record.state.mover) is not None:
        state = record.state
        if mover == CHANCE:
            record = record.play(draw(state, rng))
        else:
            record = record.play(next(levels[mover].think(state.observe(mover), rng)).actions[0])
    return record


def test_a_hint_is_a_plan_with_reasons() -> None:
    *_, state = islice(moments("tikal", 120), 40)
    plan = hint(state, Random(1), 0.1)
    replay(state, plan)
    assert plan.reasons


@pytest.mark.parametrize("auction", [False, True])
def test_a_review_tells_mistakes_from_luck(auction: bool) -> None:
    which = game("tikal")
    record = played((bots.bot(which, "regular"), bots.bot(which, "random")), auction)
    verdicts = [v for v in review(record, bots.bot(which, "regular"), Random(1), slices=8) if v is not None]
    steps = [verdict.step for verdict in verdicts]
    assert steps == sorted(set(steps))
    assert all(record.states[verdict.step].mover == verdict.seat for verdict in verdicts)
    assert all(verdict.cost >= 0 for verdict in verdicts)
    assert sum(len(verdict.played) for verdict in verdicts) == sum(
        state.mover not in (CHANCE, None) for state in record.states
    )
    blunders = [v.cost for v in verdicts if v.seat == 1 and "end" in map(str, v.played)]
    assert max(blunders) > 3
    if not auction:
        assert any(v.luck > 0 for v in verdicts)
        assert any(v.luck < 0 for v in verdicts)


class Sour(Uniform):
    """Dislikes whatever was played, one action at a time."""

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        return -5.0, 1


def test_what_is_forced_is_no_mistake() -> None:
    record = played((Uniform(), Uniform()), auction=True)
    verdicts = [v for v in review(record, Sour(), Random(1)) if v is not None]
    assert {(len(record.states[v.step].legal()) == 1, v.cost) for v in verdicts} == {(True, 0.0), (False, 5.0)}


@pytest.mark.parametrize(
    ("played", "verdicts"),
    [
        ("dig a3", 0),
        ("dig a3, reveal amulet", 0),
        ("dig a3, reveal amulet, end", 1),
        ("dig a3, reveal amulet, end, draw A1", 1),
    ],
)
def test_a_turn_is_judged_when_it_is_over(played: str, verdicts: int) -> None:
    position = {"tiles": ["a3=A2/0"], "seats": {"P1": {"pieces": {"a3": "3W"}}, "P2": {}}, "ap": 10}
    record = Record.at_position(game("tikal"), position)
    record = record.play_all(map(record.game.notation.parse, played.split(", ")))
    found = review(record, bots.bot(record.game, "regular"), Random(1), slices=8)
    assert sum(verdict is not None for verdict in found) == verdicts
