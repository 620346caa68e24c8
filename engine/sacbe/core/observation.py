"""Observations of games in which nothing is hidden."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import Json, State


class OpenObservation(NamedTuple):
    """The observation of a seat that may see everything; what is undrawn is in no state anyway."""

    state: State
    seat: int

    def legal(self) -> tuple[Action, ...]:
        """The actions the seat may take now."""
        return self.state.legal() if self.state.mover == self.seat else ()

    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self.state.view(self.seat)

    def sample(self, rng: Random) -> State:
        """The one world that agrees with it."""
        return self.state
