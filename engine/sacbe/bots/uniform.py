"""The weakest player of every game: it picks any legal action, all equally likely."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from sacbe.bots.contract import Plan
from sacbe.core.action import Action
from sacbe.core.contract import Observation


class Uniform(NamedTuple):
    """Plays any game at random."""

    name: str = "random"
    seconds: float = 0.0

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """Yields one random action."""
        yield Plan((rng.choice(observation.legal()),))

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """Returns 0: it does not judge."""
        return 0.0, 1

    def luck(self, observation: Observation, event: Action) -> float:
        """Returns 0: it does not judge."""
        return 0.0
