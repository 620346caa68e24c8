"""OpenSpiel's own checks on every game."""

from __future__ import annotations

import pyspiel
import pytest

import sacbe.adapters.openspiel  # noqa: F401
from sacbe import CODES, game


@pytest.mark.parametrize("name", sorted(CODES))
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(f"sacbe_{name}"), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", sorted(CODES))
def test_serialization_and_chance(name: str) -> None:
    start = pyspiel.load_game(f"sacbe_{name}").new_initial_state()
    state = start
    for _ in range(40):
        if state.is_chance_node():
            assert sum(p for _, p in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(state.legal_actions()[-1])
    again = pyspiel.load_game(f"sacbe_{name}").deserialize_state(state.serialize())
    assert str(again) == str(state)
    assert again.history() == state.history()


def test_parameters_reach_the_game() -> None:
    state = pyspiel.load_game("sacbe_tikal(players=3,auction=True)").new_initial_state()
    assert dict(state.state.options) == {"players": 3, "auction": True}
    assert state.action_to_string(-1, 0) == str(game("tikal").start().legal()[0])
