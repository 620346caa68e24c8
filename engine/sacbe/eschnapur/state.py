"""A node of the game tree of Eschnapur: the table, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, Outcome
from sacbe.core.events import Event, Refusal
from sacbe.core.node import Node
from sacbe.core.observation import Observed
from sacbe.core.seats import ALL
from sacbe.core.views import Offer, Scene
from sacbe.eschnapur.compose import unfolded
from sacbe.eschnapur.disguise import disguise
from sacbe.eschnapur.holdings import holdings
from sacbe.eschnapur.invariants import violations
from sacbe.eschnapur.legal import legal, outcomes
from sacbe.eschnapur.offers import offers, open_offers
from sacbe.eschnapur.opening import opening
from sacbe.eschnapur.play import play
from sacbe.eschnapur.position import read_position, write_position
from sacbe.eschnapur.prospects import deal_prospect
from sacbe.eschnapur.refuse import refuse
from sacbe.eschnapur.scoring import winners
from sacbe.eschnapur.table import CHANCE_PHASES, COMMIT, OVER, Options, Table
from sacbe.eschnapur.veil import veiled
from sacbe.eschnapur.view import projected, scene


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

    def find_outcomes(self) -> tuple[Outcome, ...]:
        return outcomes(self)

    def follow(self, action: Action) -> tuple[Table, tuple[Event, ...]]:
        return play(self, action)

    def refuse(self, action: Action) -> Refusal | None:
        return refuse(self, action)

    def scene(self, viewer: int | None) -> Scene:
        return scene(self, viewer, self.outcomes())

    def projected(self, viewer: int | None) -> list[dict[str, int]]:
        return projected(self)

    def offers(self) -> list[Offer]:
        return offers(self, self.legal())

    def open_offers(self) -> list[Offer]:
        return open_offers(self, self.legal())

    def unfold(self, action: Action) -> tuple[Action, ...]:
        return (action,) if action in self.legal() else unfolded(self, action)

    def prospect(self, action: Action, viewer: int | None) -> Json:
        return deal_prospect(self, action, viewer in (self.mover, ALL))

    def holdings(self, seat: int) -> dict[str, int]:
        return holdings(self, seat)

    def position(self) -> dict[str, Json]:
        return write_position(self)

    def observe(self, viewer: int | None) -> Observed:
        return Observed.of(self, viewer, veiled)

    def disguise(self, action: Action, viewer: int | None) -> str:
        return disguise(self, action, viewer)

    def depends_on_hidden(self, action: Action) -> bool:
        """ESC-8.4: the last sealed bid opens all."""
        return self.phase == COMMIT and len(self.committed) == self.players - 1

    def violations(self) -> Iterator[str]:
        return violations(self)
