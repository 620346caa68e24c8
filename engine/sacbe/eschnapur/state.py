"""A node of the game tree of Eschnapur: the table, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, Outcome
from sacbe.core.events import Event, Refusal
from sacbe.core.node import Node
from sacbe.eschnapur.invariants import violations
from sacbe.eschnapur.legal import legal, outcomes
from sacbe.eschnapur.opening import opening
from sacbe.eschnapur.play import play
from sacbe.eschnapur.position import read_position, write_position
from sacbe.eschnapur.refuse import refuse
from sacbe.eschnapur.scoring import winners
from sacbe.eschnapur.table import CHANCE_PHASES, OVER, Options, Table
from sacbe.eschnapur.veil import veiled
from sacbe.eschnapur.view import view


class State(Node, Table):
    """See `sacbe.core.contract.State`; every answer is given by the module of that name."""

    @classmethod
    def begin(cls, options: Mapping[str, Any]) -> State:
        """The opening state."""
        return cls._make(opening(Options(**options)))

    @classmethod
    def from_position(cls, data: Mapping[str, Json]) -> State:
        """The state a position describes; raises BadPosition."""
        return cls._make(read_position(data))

    @property
    def mover(self) -> int | None:
        if self.phase in CHANCE_PHASES:
            return CHANCE
        return None if self.phase == OVER else self.seat

    @property
    def winners(self) -> tuple[int, ...]:
        """ESC-12.6."""
        return winners(self) if self.phase == OVER else ()

    def find_legal(self) -> tuple[Action, ...]:
        return legal(self)

    def outcomes(self) -> tuple[Outcome, ...]:
        return outcomes(self)

    def follow(self, action: Action) -> tuple[Table, tuple[Event, ...]]:
        return play(self, action)

    def refuse(self, action: Action) -> Refusal | None:
        return refuse(self, action)

    def view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat, self.legal(), self.outcomes())

    def position(self) -> dict[str, Json]:
        return write_position(self)

    def observe(self, seat: int) -> VeiledObservation:
        return VeiledObservation.of(self, seat)

    def violations(self) -> Iterator[str]:
        return violations(self)


class VeiledObservation(NamedTuple):
    """What one seat knows: a state in which every card it cannot know was dealt anew in a fixed order."""

    state: State
    """The veiled state; it holds nothing that the seat may not know."""
    seat: int

    @classmethod
    def of(cls, state: State, seat: int) -> VeiledObservation:
        """The observation that `seat` makes of a state."""
        veil = veiled(state, seat)
        assert isinstance(veil, State)
        veil.__dict__["events"] = tuple(event for event in state.events if event.visible_to(seat))
        return cls(veil, seat)

    def legal(self) -> tuple[Action, ...]:
        """The actions the seat may take now."""
        return self.state.legal() if self.state.mover == self.seat else ()

    def view(self) -> dict[str, Json]:
        """What the seat sees."""
        return self.state.view(self.seat)

    def sample(self, rng: Random) -> State:
        """A state that agrees with all the seat knows; cards it cannot know are dealt at random."""
        world = veiled(self.state, self.seat, rng)
        assert isinstance(world, State)
        return world
