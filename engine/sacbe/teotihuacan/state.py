"""A node of the game tree of Teotihuacán: the table, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, Outcome
from sacbe.core.events import Event, Refusal
from sacbe.core.node import Node
from sacbe.core.views import Offer, Scene
from sacbe.teotihuacan.chance import CHANCES
from sacbe.teotihuacan.holdings import holdings
from sacbe.teotihuacan.invariants import violations
from sacbe.teotihuacan.offers import offers
from sacbe.teotihuacan.opening import opening
from sacbe.teotihuacan.play import carry_out, legal, outcomes
from sacbe.teotihuacan.position import read_position, write_position
from sacbe.teotihuacan.refuse import refuse
from sacbe.teotihuacan.scoring import winner
from sacbe.teotihuacan.table import Options, Table
from sacbe.teotihuacan.view import projected, scene


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
        if not self.tasks:
            return None
        return CHANCE if self.tasks[-1][0] in CHANCES else self.seat

    @property
    def phase(self) -> str:
        """The kind of the task to be done."""
        return self.tasks[-1][0] if self.tasks else "over"

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple([player[0] for player in self.people])

    @property
    def winners(self) -> tuple[int, ...]:
        """TEO-18.4: ties are always broken, so one seat wins."""
        return () if self.tasks else (winner(self),)

    def find_legal(self) -> tuple[Action, ...]:
        return legal(self)

    def find_outcomes(self) -> tuple[Outcome, ...]:
        return outcomes(self)

    def follow(self, action: Action) -> tuple[State, tuple[Event, ...]]:
        d, offer = carry_out(self, action)
        state = d.freeze(type(self))
        if type(self) is State:  # older rules find their own
            state.__dict__.update(_legal=offer, _outcomes=d.outcomes)
        return state, tuple(d.events)

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
