"""The methods that the states of all games share."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Game, Json, Observation, Outcome, State
from sacbe.core.errors import IllegalAction
from sacbe.core.events import Event, Refusal
from sacbe.core.observation import Observed, no_veil
from sacbe.core.views import Offer, envelope


class Setup(Protocol):
    """The options of a game, a named tuple."""

    @property
    def players(self) -> int: ...

    def _asdict(self) -> dict[str, Any]: ...


class GameState(Protocol):
    """What a game's own states must provide."""

    @property
    def setup(self) -> Setup: ...

    @property
    def mover(self) -> int | None: ...

    def legal(self) -> tuple[Action, ...]: ...

    def outcomes(self) -> tuple[Outcome, ...]: ...

    def find_legal(self) -> tuple[Action, ...]:
        """Returns what may be done, in canonical order."""

    def find_outcomes(self) -> tuple[Outcome, ...]:
        """Returns what chance may do, with weights; nothing if a seat is to move."""

    def follow(self, action: Action) -> tuple[Any, tuple[Event, ...]]:
        """Returns the state after a legal action, and the events on the way."""

    def refuse(self, action: Action) -> Refusal | None:
        """Returns why an action is not legal."""


AnyGameState = TypeVar("AnyGameState", bound=GameState)


class Node:
    """The base of a game's states, combined with its table, a named tuple with the field `setup`:
    `class State(Node, Table)`."""

    __slots__ = ()

    game: Game
    """The game whose rules apply, the same for all states of a class; set where the game is defined."""
    events: tuple[Event, ...] = ()
    """What the last action did; not part of the position, so equal states may differ in it."""

    @property
    def options(self: GameState) -> dict[str, Any]:
        """The options the game was started with, by key."""
        return self.setup._asdict()

    @property
    def players(self: GameState) -> int:
        """The number of seats."""
        return self.setup.players

    def legal(self: GameState) -> tuple[Action, ...]:
        """Returns all actions that may be played now, computed once."""
        found: tuple[Action, ...] | None = self.__dict__.get("_legal")
        if found is None:
            by_chance = self.mover == CHANCE
            found = tuple([action for action, _ in self.outcomes()]) if by_chance else self.find_legal()
            self.__dict__["_legal"] = found
        return found

    def outcomes(self: GameState) -> tuple[Outcome, ...]:
        """Returns the actions of chance with their weights, computed once; nothing if a seat is to move."""
        found: tuple[Outcome, ...] | None = self.__dict__.get("_outcomes")
        if found is None:
            found = self.__dict__["_outcomes"] = self.find_outcomes()
        return found

    def play(self: AnyGameState, action: Action) -> AnyGameState:
        """Returns the state after an action, with its events; raises IllegalAction."""
        if action not in self.legal():
            refusal = self.refuse(action)
            assert refusal is not None, f"{action} is not offered and not refused"
            raise IllegalAction(action, refusal)
        state: AnyGameState
        state, events = self.follow(action)
        state.__dict__["events"] = events
        return state

    def why_not(self: GameState, action: Action) -> Refusal | None:
        """Returns why an action is not legal, or None if it is."""
        return None if action in self.legal() else self.refuse(action)

    def view(self: State, viewer: int | None) -> dict[str, Json]:
        """Returns what `viewer` may see, in the form that all games share."""
        return envelope(self, viewer)

    @property
    def winners(self: State) -> tuple[int, ...]:
        """Whoever has the most points; with equally many they share the victory. Empty until the game is over."""
        most = max(self.scores)
        return tuple([s for s, score in enumerate(self.scores) if score == most]) if self.mover is None else ()

    # The rest suits games in which nothing is hidden and every decision is one action; the others override it.

    def open_offers(self) -> list[Offer]:
        """Returns nothing: while hands are covered, nothing can be done."""
        return []

    def unfold(self, action: Action) -> tuple[Action, ...]:
        """Returns the action itself."""
        return (action,)

    def prospect(self, action: Action, viewer: int | None) -> Json:
        """Returns None: nobody has to agree."""
        return None

    def observe(self: State, viewer: int | None) -> Observation:
        """Returns what `viewer` may know, which is everything."""
        return Observed(self, viewer, no_veil)

    def disguise(self, action: Action, viewer: int | None) -> str:
        """Returns the notation of `action`, which everyone may know."""
        return str(action)

    def depends_on_hidden(self, action: Action) -> bool:
        """Returns False: nothing is hidden."""
        return False
