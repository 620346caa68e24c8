"""Observations: what a viewer knows of a state."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import Json, State


class OpenObservation(NamedTuple):
    """The observation of somebody who may see everything; what is undrawn is in no state anyway."""

    state: State
    viewer: int | None

    @property
    def seat(self) -> int:
        """The viewer, who is a seat."""
        assert self.viewer is not None, "the public has no seat"
        return self.viewer

    def legal(self) -> tuple[Action, ...]:
        """The actions the viewer may take now."""
        return self.state.legal() if self.state.mover == self.viewer else ()

    def view(self) -> dict[str, Json]:
        """What the viewer sees."""
        return self.state.view(self.viewer)

    def sample(self, rng: Random) -> State:
        """The one world that agrees with it."""
        return self.state
