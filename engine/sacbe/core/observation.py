"""Observations: what a viewer knows of a state."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import Json, State

Veil = Callable[[Any, int | None, Random | None], Any]
"""From a state and a viewer to one that he cannot tell from it: with a generator a random one, else always the same."""


class Observed(NamedTuple):
    """What a viewer knows, as a state in which all that he cannot know was dealt anew in a fixed order."""

    state: State
    viewer: int | None
    veil: Veil

    @classmethod
    def of(cls, state: State, viewer: int | None, veil: Veil) -> Observed:
        """The observation that `viewer` makes of a state."""
        veiled = veil(state, viewer, None)
        if veiled is not state:
            veiled.__dict__["events"] = tuple(event for event in state.events if event.visible_to(viewer))
        return cls(veiled, viewer, veil)

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
        """A state that agrees with all the viewer knows."""
        world: State = self.veil(self.state, self.viewer, rng)
        return world


def no_veil(state: State, viewer: int | None, rng: Random | None) -> State:
    """Everybody may see everything; what is undrawn is in no state anyway."""
    return state
