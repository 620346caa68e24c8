"""The games as OpenSpiel games with explicit chance nodes: `pyspiel.load_game("sacbe_tikal(players=3)")`.

An action is its rank in `legal()`, so numbers mean different things in different states; `action_to_string` gives the
notation. A win is worth 1, shared among the winners. Import this module to register the games.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel

from sacbe.adapters.features import SIZE, features
from sacbe.adapters.limits import ACTIONS, LENGTH
from sacbe.core import contract
from sacbe.core.contract import CHANCE
from sacbe.games import CODES, game


def _game_type(rules: contract.Game) -> pyspiel.GameType:
    """What OpenSpiel needs to know about a game before it starts."""
    players = next(option.choices for option in rules.options if option.key == "players")
    kind = pyspiel.GameType
    information = kind.Information.IMPERFECT_INFORMATION if rules.hides else kind.Information.PERFECT_INFORMATION
    return kind(
        short_name=f"sacbe_{rules.name}",
        long_name=f"Sacbe {rules.name.capitalize()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={option.key: option.default for option in rules.options},
    )


class SacbeState(pyspiel.State):  # type: ignore[misc]
    """An OpenSpiel state that wraps one of ours."""

    def __init__(self, owner: pyspiel.Game, state: contract.State) -> None:
        super().__init__(owner)
        self.state = state

    def current_player(self) -> int:
        """Returns the player to move."""
        mover = self.state.mover
        if mover is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if mover == CHANCE else mover

    def _legal_actions(self, player: int) -> list[int]:
        return list(range(len(self.state.legal())))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns ranks with their probabilities."""
        outcomes = self.state.outcomes()
        total = sum(weight for _, weight in outcomes)
        return [(rank, weight / total) for rank, (_, weight) in enumerate(outcomes)]

    def _apply_action(self, action: int) -> None:
        self.state = self.state.play(self.state.legal()[action])

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.state.legal()[action])

    def is_terminal(self) -> bool:
        """Returns whether the game is over."""
        return self.state.mover is None

    def returns(self) -> list[float]:
        """Returns 1 for a win, shared among the winners."""
        winners = self.state.winners
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.state.players)]

    def __str__(self) -> str:
        return json.dumps(self.state.position(), sort_keys=True)


class SacbeObserver:
    """What a seat sees, as a vector and as text."""

    def __init__(self) -> None:
        self.tensor = np.zeros(SIZE, np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: SacbeState, player: int) -> None:
        """Fills the vector with the view of `player`."""
        self.tensor[:] = features(state.state.view(player))

    def string_from(self, state: SacbeState, player: int) -> str:
        """Returns the view of `player` as JSON."""
        return json.dumps(state.state.view(player), sort_keys=True)


def _register(name: str) -> None:
    """Registers one of our games with OpenSpiel."""
    rules = game(name)
    kind = _game_type(rules)

    class SacbeGame(pyspiel.Game):  # type: ignore[misc]
        """One of our games with its options."""

        def __init__(self, params: dict[str, Any] | None = None) -> None:
            self.chosen = rules.check_options(params or {})
            info = pyspiel.GameInfo(
                num_distinct_actions=ACTIONS,
                max_chance_outcomes=ACTIONS,
                num_players=rules.begin(self.chosen).players,
                min_utility=0.0,
                max_utility=1.0,
                utility_sum=1.0,
                max_game_length=LENGTH,
            )
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> SacbeState:
            """Returns the opening state."""
            return SacbeState(self, rules.begin(self.chosen))

        def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> SacbeObserver:
            """Returns a new observer."""
            return SacbeObserver()

    pyspiel.register_game(kind, SacbeGame)


for _name in CODES:
    _register(_name)
