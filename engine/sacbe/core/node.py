"""What the states of every game do alike."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sacbe.core.action import Action
from sacbe.core.contract import Game, Json, Observation, State
from sacbe.core.errors import IllegalAction
from sacbe.core.events import Event, Refusal
from sacbe.core.observation import Observed, no_veil
from sacbe.core.views import envelope


class Setup(Protocol):
    """The options of a game, a named tuple."""

    @property
    def players(self) -> int: ...

    def _asdict(self) -> dict[str, Any]: ...


class GameState(Protocol):
    """What a game gives its states besides this."""

    @property
    def setup(self) -> Setup: ...

    def legal(self) -> tuple[Action, ...]: ...

    def find_legal(self) -> tuple[Action, ...]: ...

    def follow(self, action: Action) -> tuple[Any, tuple[Event, ...]]:
        """The state after an action that is legal, and what happened on the way."""

    def refuse(self, action: Action) -> Refusal | None:
        """What forbids an action that is not legal."""


AnyGameState = TypeVar("AnyGameState", bound=GameState)


class Node:
    """Laid under a game's table, a named tuple with the field `setup`: `class State(Node, Table)`."""

    __slots__ = ()

    game: Game
    """The game under whose rules the state stands, the same for all states of a class; set where the game is made."""
    events: tuple[Event, ...] = ()
    """What happened on the way here; no part of the position, so equal states may differ in it."""

    if not TYPE_CHECKING:
        # The same as that of every named tuple, two to three times as fast for long ones; play lives on it.
        def __init_subclass__(cls) -> None:
            cls._place = {field: place for place, field in enumerate(cls._fields)}

        def _replace(self, /, **changes: Any) -> Any:
            values = list(self)
            place = self._place
            for field, value in changes.items():
                values[place[field]] = value
            return tuple.__new__(type(self), values)

    @property
    def options(self: GameState) -> dict[str, Any]:
        """What the game was started with, by option key."""
        return self.setup._asdict()

    @property
    def players(self: GameState) -> int:
        """How many seats there are."""
        return self.setup.players

    def legal(self: GameState) -> tuple[Action, ...]:
        """All actions that may be played now, found once."""
        found: tuple[Action, ...] | None = self.__dict__.get("_legal")
        if found is None:
            found = self.__dict__["_legal"] = self.find_legal()
        return found

    def play(self: AnyGameState, action: Action) -> AnyGameState:
        """The state after an action, with the events on the way; raises IllegalAction."""
        if action not in self.legal():
            refusal = self.refuse(action)
            assert refusal is not None, f"{action} is not offered and not refused"
            raise IllegalAction(action, refusal)
        state: AnyGameState
        state, events = self.follow(action)
        state.__dict__["events"] = events
        return state

    def why_not(self: GameState, action: Action) -> Refusal | None:
        """What forbids an action; None if it is legal."""
        return None if action in self.legal() else self.refuse(action)

    def view(self: State, viewer: int | None) -> dict[str, Json]:
        """What `viewer` may see, in the form that all games share."""
        return envelope(self, viewer)

    # A game that hides something has its own of these three.

    def observe(self: State, viewer: int | None) -> Observation:
        """All that `viewer` may know: everything."""
        return Observed(self, viewer, no_veil)

    def disguise(self, action: Action, viewer: int | None) -> str:
        """The notation of `action`, which everybody may know."""
        return str(action)

    def depends_on_hidden(self, action: Action) -> bool:
        """Nothing does."""
        return False
