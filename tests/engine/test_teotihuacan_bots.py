"""The computer players of Teotihuacán keep the contract and know what they are doing."""

from __future__ import annotations

from random import Random

import pytest

from sacbe import CHANCE, State, draw
from sacbe.bots import arena, bot, decide, levels, tell
from sacbe.teotihuacan import GAME


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
    assert levels(GAME)[:3] == ("random", "novice", "regular")


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("phase", ["turn", "act", "window", "salary", "power"])
def test_plans_are_legal_to_their_end_and_explained(level: str, phase: str) -> None:
    state = _moment(3, phase, players=2)
    seat = state.mover
    assert seat is not None
    plan = decide(bot(GAME, level), state.observe(seat), Random(1))
    after = state
    for action in plan.actions:
        assert after.mover == seat
        after = after.play(action)
    assert after.mover != seat or after.phase in ("turn", "salary")
    for reason in plan.reasons:
        assert tell(GAME, reason).endswith(".")
        assert all(rule.startswith("TEO-") for rule in reason.rules)


def test_what_was_planned_is_appraised_at_its_value() -> None:
    state = _moment(5, "turn", players=3)
    seat = state.mover
    assert seat is not None
    player = bot(GAME, "regular")
    plan = decide(player, state.observe(seat), Random(1))
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
    planned = arena.matches("teotihuacan", arena.entrants("teotihuacan", ["regular", "random"]), 2, 1, None, options)
    for result in arena.run(planned):
        regular = result.names.index("regular")
        assert result.winners == (regular,)
        assert result.scores[regular] > 2 * result.scores[1 - regular]
        assert result.illegal == (0, 0)
