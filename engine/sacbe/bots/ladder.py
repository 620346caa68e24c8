"""The ladders: which computer players a game has, weak to strong.

The players of a game live in the package `sacbe.bots.<game>`, loaded when they are asked for. It has LADDER, a
tuple of bots from weak to strong, and TEXTS, the English sentences of their reasons.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from sacbe.bots.contract import Bot, Reason
from sacbe.bots.uniform import Uniform
from sacbe.core.contract import Game
from sacbe.core.errors import SacbeError


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


def _ladder(game: Game) -> tuple[Bot, ...]:
    room = _room(game)
    return (Uniform(), *(room.LADDER if room else ()))


def _room(game: Game) -> ModuleType | None:
    """The package with the computer players of `game`, if it has one."""
    name = f"sacbe.bots.{game.name}"
    return import_module(name) if find_spec(name) else None
