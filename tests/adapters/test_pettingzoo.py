"""PettingZoo's own checks on every game."""

from __future__ import annotations

from random import Random

import pytest
from pettingzoo.test import api_test, seed_test

from sacbe import CODES
from sacbe.adapters.petting import env


@pytest.mark.parametrize("name", sorted(CODES))
def test_api(name: str) -> None:
    api_test(env(name), num_cycles=100)


@pytest.mark.parametrize("name", sorted(CODES))
def test_seeds(name: str) -> None:
    seed_test(lambda: env(name), num_cycles=50)


def test_rewards_add_up_to_the_scores() -> None:
    game = env("tikal", players=3)
    game.reset(seed=5)
    totals, rng = dict.fromkeys(game.possible_agents, 0.0), Random(5)
    for agent in game.agent_iter():
        seen, reward, over, _, _ = game.last()
        totals[agent] += reward
        game.step(None if over else rng.randrange(int(seen["action_mask"].sum())))
    assert list(totals.values()) == list(game.unwrapped._state.scores)
    assert sum(totals.values()) > 0
