"""The ladders: which computer players a game has, weak to strong.

The players of a game live in the package `sacbe.bots.<game>`, loaded when they are asked for. It has LADDER, a
tuple of bots from weak to strong, and TEXTS, the English sentences of their reasons. If a turn of the game is not
just the time until another seat acts, it also has `turn_mark`: what all states of a seat's turn have in common.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from sacbe.bots.contract import Bot, Reason
from sacbe.bots.uniform import Uniform
from sacbe.core.contract import CHANCE, Game, State
from sacbe.core.errors import SacbeError
from sacbe.core.record import Record


class UnknownBot(SacbeError):
    """A game has no computer player of that name."""


def levels(game: Game) -> tuple[str, ...]:
    """The names of the computer players of `game`, weak to strong."""
    return tuple(each.name for each in _ladder(game))


def bot(game: Game, level: str) -> Bot:
    """The computer player of `game` with that name."""
    for each in _ladder(game):
        if each.name == level:
            return each
    raise UnknownBot(f"{game.name} has no computer player {level[:40]!r}; there are {', '.join(levels(game))}")


def tell(game: Game, reason: Reason) -> str:
    """A reason of one of the game's computer players as an English sentence."""
    room = _room(game)
    if room is None:
        raise UnknownBot(f"{game.name} has no computer player that gives reasons")
    sentence: str = room.TEXTS.tell(reason.key, reason.params)
    return sentence


def texts(game: Game) -> str:
    """The sentences of the game's computer players as Fluent source; nothing if they give no reasons."""
    room = _room(game)
    return room.TEXTS.source if room else ""


def turn(record: Record) -> Hashable:
    """A mark that all moments of one turn of the seat that is to move have in common, and no others of it."""
    mark = turn_mark(record.state)
    if mark is not None:
        return mark
    seat, first = record.state.mover, record.step
    while first and record.states[first - 1].mover in (seat, CHANCE):
        first -= 1
    return first


def turn_mark(state: State) -> Hashable | None:
    """The same mark by the state alone, if the game has turns that others may interrupt."""
    mark_of: Callable[[State], Hashable] | None = getattr(_room(state.game), "turn_mark", None)
    return mark_of(state) if mark_of else None


def _ladder(game: Game) -> tuple[Bot, ...]:
    room = _room(game)
    return (Uniform(), *(room.LADDER if room else ()))


def _room(game: Game) -> ModuleType | None:
    """The package with the computer players of `game`, if it has one."""
    name = f"sacbe.bots.{game.name}"
    return import_module(name) if find_spec(name) else None
