"""Observations: what a viewer knows about a state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import Json, State

Veil = Callable[[Any, int | None, Random | None], Any]
"""Turns a state into one that the viewer cannot tell from it: a random one with a generator, else always the same."""


class Observed(NamedTuple):
    """What a viewer knows, as a state in which everything hidden from them is dealt again in a fixed order."""

    state: State
    viewer: int | None
    veil: Veil

    @classmethod
    def of(cls, state: State, viewer: int | None, veil: Veil) -> Observed:
        """Returns what `viewer` observes of a state."""
        veiled = veil(state, viewer, None)
        if veiled is not state:
            veiled.__dict__["events"] = tuple(event for event in state.events if event.visible_to(viewer))
        return cls(veiled, viewer, veil)

    @property
    def seat(self) -> int:
        """The viewer, which must be a seat."""
        assert self.viewer is not None, "the public has no seat"
        return self.viewer

    def legal(self) -> tuple[Action, ...]:
        """Returns the actions the viewer may take now."""
        return self.state.legal() if self.state.mover == self.viewer else ()

    def view(self) -> dict[str, Json]:
        """Returns what the viewer sees."""
        return self.state.view(self.viewer)

    def sample(self, rng: Random) -> State:
        """Returns a state consistent with everything the viewer knows."""
        world: State = self.veil(self.state, self.viewer, rng)
        return world


def no_veil(state: State, viewer: int | None, rng: Random | None) -> State:
    """Returns `state` itself: everyone sees everything, and no state contains what is still undrawn."""
    return state
