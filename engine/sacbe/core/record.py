"""Records: a starting state and the actions played from it, with undo, redo, replay and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Game, Json, State
from sacbe.core.errors import BadRecord
from sacbe.core.events import Event


class Entry(NamedTuple):
    """One line of the log: the step, who acted, their action, and what it did."""

    step: int
    mover: int
    action: Action
    events: tuple[Event, ...]


class Record:
    """A game as it was played. Records are immutable: every change returns a new one.

    `states[k]` is the state after k actions. `step` is the current step: `undo` and `redo` move it and keep all
    actions, `play` drops the actions after it.
    """

    __slots__ = ("actions", "from_position", "states", "step")

    def __init__(
        self, states: tuple[State, ...], actions: tuple[Action, ...], step: int, from_position: bool = False
    ) -> None:
        self.states = states
        self.actions = actions
        self.step = step
        self.from_position = from_position

    @classmethod
    def start(cls, game: Game, /, **options: Any) -> Record:
        """Returns the record of a new game; raises BadOptions."""
        return cls((game.start(**options),), (), 0)

    @classmethod
    def at_position(cls, game: Game, position: Mapping[str, Json]) -> Record:
        """Returns the record of a game that begins from a hand-made position; raises BadPosition."""
        return cls((game.from_position(position),), (), 0, from_position=True)

    @property
    def state(self) -> State:
        """The state at the current step."""
        return self.states[self.step]

    @property
    def game(self) -> Game:
        """The game that was played."""
        return self.states[0].game

    def play(self, action: Action) -> Record:
        """Returns this record with `action` played at the current step; raises IllegalAction."""
        state = self.state.play(action)
        cut = self.step
        return Record((*self.states[: cut + 1], state), (*self.actions[:cut], action), cut + 1, self.from_position)

    def play_all(self, actions: Iterable[Action]) -> Record:
        """Returns this record with all `actions` played in order; raises IllegalAction."""
        states, played = list(self.states[: self.step + 1]), list(self.actions[: self.step])
        for action in actions:
            states.append(states[-1].play(action))
            played.append(action)
        return Record(tuple(states), tuple(played), len(played), self.from_position)

    def at(self, step: int) -> Record:
        """Returns the same record with `step` as its current step; raises BadRecord."""
        if not 0 <= step < len(self.states):
            raise BadRecord(f"there is no step {step}; this record has steps 0 to {len(self.actions)}")
        return Record(self.states, self.actions, step, self.from_position)

    def undo(self) -> Record:
        """Returns the record one step back; raises BadRecord at the start."""
        return self.at(self.step - 1)

    def redo(self) -> Record:
        """Returns the record one step forward; raises BadRecord at the end."""
        return self.at(self.step + 1)

    def cut(self) -> Record:
        """Returns the record without the actions after the current step."""
        return Record(self.states[: self.step + 1], self.actions[: self.step], self.step, self.from_position)

    @property
    def undo_floor(self) -> int:
        """The earliest step that a fair undo may go back to: never past another seat's decision or a chance action,
        and never past an action that revealed something."""
        floor = self.step
        seat = self.states[floor - 1].mover if floor else None
        while floor and self.states[floor - 1].mover == seat != CHANCE:
            if any(event.reveals for event in self.states[floor].events):
                break
            floor -= 1
        return floor

    def log(self, since: int = 0) -> Iterator[Entry]:
        """Yields the log from step `since` to the current step."""
        for step in range(max(0, since), self.step):
            mover = self.states[step].mover
            assert mover is not None
            yield Entry(step + 1, mover, self.actions[step], self.states[step + 1].events)
