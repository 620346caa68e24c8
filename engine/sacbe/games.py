"""The games of the house, by name and by their number in links."""

from __future__ import annotations

from importlib import import_module

from sacbe.core.contract import Game
from sacbe.core.errors import UnknownGame

CODES = {"tikal": 1, "eschnapur": 2, "teotihuacan": 3}
"""A game's module is loaded only when it is asked for."""

OLDER: dict[tuple[int, int], str] = {}
"""Rules that only old links still follow: by number of the game and rules version, the module that keeps that GAME."""


def game(name: str) -> Game:
    """The game of that name."""
    if name not in CODES:
        raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(CODES)}")
    found: Game = import_module(f"sacbe.{name}").GAME
    return found


def game_of_link(code: int, rules_version: int) -> Game:
    """The game of that number under those rules, or under today's if those are not kept."""
    if (code, rules_version) in OLDER:
        found: Game = import_module(OLDER[code, rules_version]).GAME
        return found
    for name, number in CODES.items():
        if number == code:
            return game(name)
    raise UnknownGame(f"there is no game with number {code}")
