"""The ladder of a game: its computer players, from weak to strong.

The players of a game are in the package `sacbe.bots.<game>`, which is loaded when needed. It has LADDER, a tuple of
bots from weak to strong, and TEXTS, the sentences of their reasons. Its STYLES, if there are any, are what its bots may
be like (see styles.py). If other seats may act during a turn of
the game, it also has `turn_mark(state)`: a value that all states of the same turn share. If hints are not to come
from its last bot, it has ADVISER.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from sacbe.bots.contract import Bot, Reason
from sacbe.bots.styles import Styles, in_style
from sacbe.bots.uniform import Uniform
from sacbe.core.contract import CHANCE, Game, State
from sacbe.core.errors import SacbeError
from sacbe.core.languages import ENGLISH, Language
from sacbe.core.record import Record


class UnknownBot(SacbeError):
    """The game has no computer player at that level."""


def levels(game: Game) -> tuple[str, ...]:
    """Returns the names of the computer players of `game`, from weak to strong."""
    return tuple(each.name for each in _ladder(game))


def styles(game: Game) -> tuple[str, ...]:
    """Returns the names of the styles that computer players of `game` may have."""
    return tuple(_styles(game))


def bot(game: Game, name: str) -> Bot:
    """Returns the computer player of `game` with that name: a level, or a level and a style, such as `expert builder`;
    raises UnknownBot."""
    level, _, style = name.partition(" ")
    for each in _ladder(game):
        if each.name == level and not style:
            return each
        if each.name == level and style in _styles(game) and hasattr(each, "weights"):
            styled: Bot = in_style(each, style, _styles(game)[style])
            return styled
    choice = f"there are {', '.join(levels(game))}"
    if styles(game):
        choice += f"; each but random may have a style: {', '.join(styles(game))}"
    raise UnknownBot(f"{game.name} has no computer player {name[:40]!r}; {choice}")


def adviser(game: Game) -> Bot:
    """Returns the computer player that gives hints: the strongest, or one like it whose plans people can follow."""
    found: Bot = getattr(_room(game), "ADVISER", _ladder(game)[-1])
    return found


def tell(game: Game, reason: Reason, language: Language = ENGLISH) -> str:
    """Returns the sentence for a reason given by one of the game's computer players."""
    room = _room(game)
    if room is None:
        raise UnknownBot(f"{game.name} has no computer player that gives reasons")
    sentence: str = room.TEXTS.into(language).tell(reason.key, reason.params)
    return sentence


def texts(game: Game) -> str:
    """Returns the sentences of the game's computer players as Fluent source; empty if they give no reasons."""
    room = _room(game)
    return room.TEXTS.source if room else ""


def turn(record: Record) -> Hashable:
    """Returns a value that identifies the current turn of the seat to move: the same during the turn, and only then."""
    mark = turn_mark(record.state)
    if mark is not None:
        return mark
    seat, first = record.state.mover, record.step
    while first and record.states[first - 1].mover in (seat, CHANCE):
        first -= 1
    return first


def turn_mark(state: State) -> Hashable | None:
    """Returns the same value from the state alone if other seats may act during a turn, otherwise None."""
    mark_of: Callable[[State], Hashable] | None = getattr(_room(state.game), "turn_mark", None)
    return mark_of(state) if mark_of else None


def _ladder(game: Game) -> tuple[Bot, ...]:
    room = _room(game)
    return (Uniform(), *(room.LADDER if room else ()))


def _styles(game: Game) -> Styles:
    found: Styles = getattr(_room(game), "STYLES", {})
    return found


def _room(game: Game) -> ModuleType | None:
    """The package with the computer players of `game`, if it has one."""
    name = f"sacbe.bots.{game.name}"
    return import_module(name) if find_spec(name) else None
