"""A node of the game tree of Market day: the table, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sacbe.market.play import legal, play, refuse
from sacbe.market.position import read_position, violations, write_position
from sacbe.market.table import DEAL, OVER, Options, Table
from sacbe.market.veil import disguise, veiled
from sacbe.market.view import offers, projected, scene

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, Outcome
from sacbe.core.events import Event, Refusal
from sacbe.core.node import Node
from sacbe.core.observation import Observed
from sacbe.core.views import Offer, Scene


class State(Node, Table):
    """See `sacbe.core.contract.State`."""

    @classmethod
    def begin(cls, options: Mapping[str, Any]) -> State:
        """The opening state."""
        setup = Options(**options)
        return cls(setup, scores=(0,) * setup.players, hands=((),) * setup.players)

    @classmethod
    def from_position(cls, data: Mapping[str, Json]) -> State:
        """The state a position describes; raises BadPosition."""
        return cls._make(read_position(data))

    @property
    def mover(self) -> int | None:
        return {DEAL: CHANCE, OVER: None}.get(self.phase, self.seat)

    @property
    def winners(self) -> tuple[int, ...]:
        """MKT-3.3."""
        most = max(self.scores)
        return tuple(s for s, score in enumerate(self.scores) if score == most) if self.phase == OVER else ()

    def find_legal(self) -> tuple[Action, ...]:
        return legal(self)

    def find_outcomes(self) -> tuple[Outcome, ...]:
        return tuple((action, 1) for action in legal(self)) if self.phase == DEAL else ()

    def follow(self, action: Action) -> tuple[Table, tuple[Event, ...]]:
        return play(self, action)

    def refuse(self, action: Action) -> Refusal:
        return refuse(self, action)

    def scene(self, viewer: int | None) -> Scene:
        return scene(self, viewer, self.outcomes())

    def projected(self, viewer: int | None) -> list[dict[str, int]]:
        return projected(self, viewer)

    def offers(self) -> list[Offer]:
        return offers(self.legal())

    def holdings(self, seat: int) -> dict[str, int]:
        return {"points": self.scores[seat], "cards": len(self.hands[seat])}

    def position(self) -> dict[str, Json]:
        return write_position(self)

    def observe(self, viewer: int | None) -> Observed:
        return Observed.of(self, viewer, veiled)

    def disguise(self, action: Action, viewer: int | None) -> str:
        return disguise(self, action, viewer)

    def depends_on_hidden(self, action: Action) -> bool:
        """MKT-3.1: the last card opens all."""
        return self.held == 1

    def violations(self) -> Iterator[str]:
        return violations(self)
