"""A node of the game tree of Tikal: the table, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, Outcome
from sacbe.core.events import Event, Refusal
from sacbe.core.node import Node
from sacbe.core.views import Offer, Scene
from sacbe.tikal.holdings import holdings
from sacbe.tikal.invariants import violations
from sacbe.tikal.legal import legal, outcomes
from sacbe.tikal.offers import offers
from sacbe.tikal.opening import opening
from sacbe.tikal.play import play
from sacbe.tikal.position import read_position, write_position
from sacbe.tikal.refuse import refuse
from sacbe.tikal.table import DRAW, OVER, REVEAL, Options, Table
from sacbe.tikal.view import projected, scene


class State(Node, Table):
    """See `sacbe.core.contract.State`; each method is implemented in the module of that name."""

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
        if self.phase in (DRAW, REVEAL):
            return CHANCE
        return None if self.phase == OVER else self.seat

    def find_legal(self) -> tuple[Action, ...]:
        return legal(self)

    def find_outcomes(self) -> tuple[Outcome, ...]:
        return outcomes(self)

    def follow(self, action: Action) -> tuple[Table, tuple[Event, ...]]:
        return play(self, action)

    def refuse(self, action: Action) -> Refusal | None:
        return refuse(self, action)

    def scene(self, viewer: int | None) -> Scene:
        return scene(self, self.outcomes())

    def projected(self, viewer: int | None) -> list[dict[str, int]]:
        return projected(self)

    def offers(self) -> list[Offer]:
        return offers(self, self.legal())

    def holdings(self, seat: int) -> dict[str, int]:
        return holdings(self, seat)

    def position(self) -> dict[str, Json]:
        return write_position(self)

    def violations(self) -> Iterator[str]:
        return violations(self)
