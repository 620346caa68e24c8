"""The computer players of Teotihuacán keep the contract and know what they are doing."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from random import Random
from typing import Any

import pytest

from sacbe import CHANCE, State, draw
from sacbe.bots import arena, bot, decide, levels, tell
from sacbe.bots.review import hint, strongest
from sacbe.bots.teotihuacan.learned import opinion
from sacbe.bots.teotihuacan.reasons import reasons
from sacbe.bots.teotihuacan.search import promising
from sacbe.teotihuacan import GAME
from sacbe.teotihuacan.table import Table


def _moment(seed: int, phase: str, **options: object) -> State:
    """A moment of some random game at which that phase is due."""
    rng = Random(seed)
    for _ in range(10):
        state = GAME.start(**options)
        while state.mover is not None:
            if state.phase == phase and state.view(None)["board"]["calendar"]["era"] > 1:
                return state
            state = state.play(draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal()))
    raise AssertionError(f"{phase} never came")


def test_the_ladder() -> None:
    assert levels(GAME) == ("random", "novice", "regular", "expert")


@pytest.mark.parametrize("level", ["novice", "regular", "expert"])
@pytest.mark.parametrize("phase", ["turn", "act", "window", "salary", "power"])
def test_plans_are_legal_to_their_end_and_explained(level: str, phase: str) -> None:
    state = _moment(3, phase, players=2)
    seat = state.mover
    assert seat is not None
    plan = decide(bot(GAME, level), state.observe(seat), Random(1), budget=0.3)
    after = state
    for action in plan.actions:
        assert after.mover == seat
        after = after.play(action)
    assert after.mover != seat or after.phase in ("turn", "salary")
    for reason in plan.reasons:
        assert tell(GAME, reason).endswith(".")
        assert all(rule.startswith("TEO-") for rule in reason.rules)


@pytest.mark.parametrize("level", ["novice", "expert"])
def test_what_was_planned_is_appraised_at_its_value(level: str) -> None:
    """By a player who does not err: a novice's values, and what was learned."""
    state = _moment(5, "turn", players=3)
    seat = state.mover
    assert seat is not None
    player: Any = bot(GAME, level)
    player = player._replace(weights=replace(player.weights, noise=0.0))
    plan = decide(player, state.observe(seat), Random(1), budget=0.3)
    value, count = player.appraise(state.observe(seat), plan.actions)
    assert count == len(plan.actions)
    assert value == pytest.approx(plan.value)


def test_luck_is_fair() -> None:
    state, rng = GAME.start(players=2), Random(1)
    while state.phase != "deal":
        state = state.play(draw(state, rng))
    seat = state.seat
    player = bot(GAME, "regular")
    lucks = [player.luck(state.observe(seat), action) for action in state.legal()]
    assert sum(lucks) == pytest.approx(0)
    assert max(lucks) > 0
    assert player.luck(state.observe(1 - seat), state.legal()[0]) == 0


@pytest.mark.parametrize("options", [{}, {"profile": "bga", "draft": True}, {"profile": "seed", "first_game": True}])
def test_regular_beats_random_by_far(options: dict[str, object]) -> None:
    planned = arena.matches("teotihuacan", arena.entrants("teotihuacan", ["regular", "random"]), 2, 1, 30.0, options)
    for result in arena.run(planned):
        regular = result.names.index("regular")
        assert result.winners == (regular,)
        assert result.scores[regular] > 2 * result.scores[1 - regular]
        assert result.illegal == (0, 0)


def test_the_expert_looks_ahead_until_it_is_stopped_and_always_has_a_plan() -> None:
    state = _moment(3, "turn", players=2)
    seat = state.mover
    assert seat is not None
    settled = []
    for plan in islice(bot(GAME, "expert").think(state.observe(seat), Random(1)), 900):
        state.play(plan.actions[0])
        settled.append(plan.settled)
    assert not settled[0], "nothing has been compared yet"
    assert settled.index(True) < len(settled) - 1, "a contest was decided, and the next one began"


def test_a_turn_that_promises_less_at_once_says_that_it_looks_ahead() -> None:
    state = _moment(3, "turn", players=2)
    judge = opinion(bot(GAME, "expert").weights, Table._make(state), state.mover or 0)  # type: ignore[attr-defined]
    table = Table._make(state)
    assert not reasons(judge, table, table)
    (reason,) = reasons(judge, table, table, given_up=2.0)
    assert tell(GAME, reason).startswith("Looks ahead:")


def test_hints_come_from_the_expert() -> None:
    state = _moment(5, "turn", players=2)
    plan = hint(state, Random(1), budget=0.05)
    assert state.why_not(plan.actions[0]) is None
    assert strongest(GAME) is bot(GAME, "expert")


def test_the_expert_thinks_the_same_of_all_seats_in_the_same_place() -> None:
    """Neither a seat's number nor who else sits there changes what goods, workers and tracks are worth."""
    state = _moment(3, "turn", players=2)
    table = Table._make(state)
    swapped = table._replace(people=table.people[::-1], order=tuple(1 - seat for seat in table.order))
    weights = bot(GAME, "expert").weights  # type: ignore[attr-defined]
    for seat in range(2):
        mine, same = opinion(weights, table, seat), opinion(weights, swapped, 1 - seat)
        assert mine(table) == pytest.approx(same(swapped))
        assert sum(mine.terms(table).values()) == pytest.approx(mine(table))


def test_the_best_ways_to_lay_a_tile_are_tried_first() -> None:
    state = _moment(1, "build", players=2)
    offer = state.legal()
    few = list(promising(Table._make(state), offer, 5))
    assert len(few) == 5 < len(offer)
    best = max(state.play(action).scores[state.mover or 0] for action in offer if action.verb == "build")
    assert any(state.play(action).scores[state.mover or 0] == best for action in few)


def test_what_was_learned_is_better_than_rules_of_thumb() -> None:
    results = arena.run(arena.matches("teotihuacan", [bot(GAME, "regular"), bot(GAME, "novice")], 2, 1, 30.0, {}))
    scores = {name: sum(r.scores[r.names.index(name)] for r in results) for name in ("regular", "novice")}
    assert scores["regular"] > scores["novice"]
    assert all(sum(result.illegal) == 0 for result in results)
