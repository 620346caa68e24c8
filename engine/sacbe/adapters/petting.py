"""The games as PettingZoo environments (AEC): `sacbe.adapters.petting.env("tikal", players=3)`.

An action is its rank in `legal()`; the action mask says how many there are. Chance is played by the environment's
own generator, seeded by `reset(seed=...)`. The reward is the score gained.
"""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from sacbe.adapters.features import LARGEST, SIZE, features
from sacbe.adapters.limits import ACTIONS
from sacbe.core.contract import CHANCE, State, draw
from sacbe.core.seats import seat_names
from sacbe.games import game


def env(name: str, **options: Any) -> AECEnv[str, Any, int]:
    """Returns the environment of a game, wrapped in PettingZoo's checks."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(SacbeEnv(name, **options)))


class SacbeEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One game as an environment of agents that act one after another."""

    def __init__(self, name: str, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.metadata = {"name": f"sacbe_{name}_v1", "render_modes": ["ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self._game = game(name)
        self._options = options
        self._state: State = self._game.start(**options)
        self._rng = Random()  # noqa: S311
        self.possible_agents = list(seat_names(self._state.players))
        mask = Box(0, 1, (ACTIONS,), np.int8)
        features = Box(-LARGEST, LARGEST, (SIZE,), np.float32)
        self._observed = {agent: Dict({"observation": features, "action_mask": mask}) for agent in self.possible_agents}
        self._acted = {agent: Discrete(ACTIONS) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        """Returns the space of what an agent sees and which ranks it may play."""
        return self._observed[agent]

    def action_space(self, agent: str) -> Discrete:
        """Returns the space of ranks in `legal()`."""
        return self._acted[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Starts a new game."""
        if seed is not None:
            self._rng = Random(seed)  # noqa: S311
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._state = self._after_chance(self._game.start(**self._options))
        self.agent_selection = self.agents[self._state.mover or 0]

    def _after_chance(self, state: State) -> State:
        """The next state in which a seat is to move or the game is over."""
        while state.mover == CHANCE:
            state = state.play(draw(state, self._rng))
        return state

    def observe(self, agent: str) -> dict[str, Any]:
        """Returns the view of an agent as a vector, and the mask of what it may play."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(ACTIONS, np.int8)
        if self._state.mover == seat:
            mask[: len(self._state.legal())] = 1
        return {"observation": np.array(features(self._state.view(seat)), np.float32), "action_mask": mask}

    def step(self, action: int) -> None:
        """Plays the action with that rank for the agent to move."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        before = self._state.scores
        self._cumulative_rewards[agent] = 0.0
        self._state = self._after_chance(self._state.play(self._state.legal()[action]))
        gains = zip(self.possible_agents, before, self._state.scores, strict=True)
        self.rewards = {name: float(now - then) for name, then, now in gains}
        if self._state.mover is None:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self._state.mover]
        self._accumulate_rewards()

    def render(self) -> str:
        """Returns the position as text."""
        return self._game.picture(self._state, None)

    def close(self) -> None:
        """Does nothing; there is nothing to close."""
