"""A node of the game tree of Tikal: the table, and what the rules say about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Any

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, Outcome, refuse_illegal
from sacbe.core.events import Event, Refusal
from sacbe.core.observation import Open
from sacbe.tikal.invariants import violations
from sacbe.tikal.legal import legal, outcomes
from sacbe.tikal.play import play
from sacbe.tikal.position import read_position, write_position
from sacbe.tikal.refuse import refuse
from sacbe.tikal.scoring import winners
from sacbe.tikal.table import DRAW, OVER, REVEAL, Options, Table, opening
from sacbe.tikal.view import view

if TYPE_CHECKING:
    from sacbe.core.contract import Game

_INDEX = {name: index for index, name in enumerate(Table._fields)}


class State(Table):
    """See `sacbe.core.contract.State`; every answer is given by the module of that name."""

    events: tuple[Event, ...] = ()

    def _replace(self, **fields: Any) -> State:
        """A copy with other values in some fields; half the time of the inherited method, which play lives on."""
        values = list(self)
        for name, value in fields.items():
            values[_INDEX[name]] = value
        return tuple.__new__(State, values)

    @classmethod
    def begin(cls, options: Mapping[str, Any]) -> State:
        """The opening state."""
        return cls._make(opening(Options(**options)))

    @classmethod
    def from_position(cls, data: Mapping[str, Json]) -> State:
        """The state a position describes; raises BadPosition."""
        return cls._make(read_position(data))

    @property
    def game(self) -> Game:
        from sacbe.tikal import GAME

        return GAME

    @property
    def options(self) -> dict[str, Any]:
        return self.setup._asdict()

    @property
    def players(self) -> int:
        return self.setup.players

    @property
    def mover(self) -> int | None:
        if self.phase in (DRAW, REVEAL):
            return CHANCE
        return None if self.phase == OVER else self.seat

    @property
    def winners(self) -> tuple[int, ...]:
        return winners(self)

    def legal(self) -> tuple[Action, ...]:
        found: tuple[Action, ...] | None = self.__dict__.get("_legal")
        if found is None:
            found = self.__dict__["_legal"] = legal(self)
        return found

    def outcomes(self) -> tuple[Outcome, ...]:
        return outcomes(self)

    def play(self, action: Action) -> State:
        if action not in self.legal():
            refuse_illegal(self, action)
        table, events = play(self, action)
        assert isinstance(table, State)
        table.__dict__["events"] = events
        return table

    def why_not(self, action: Action) -> Refusal | None:
        return refuse(self, action)

    def view(self, seat: int | None) -> dict[str, Json]:
        return view(self, seat)

    def position(self) -> dict[str, Json]:
        return write_position(self)

    def observe(self, seat: int) -> Open:
        return Open(self, seat)

    def violations(self) -> Iterator[str]:
        return violations(self)
