"""All games, by name and by their number in links."""

from __future__ import annotations

from importlib import import_module

from sacbe.core.contract import Game
from sacbe.core.errors import UnknownGame

CODES = {"tikal": 1, "eschnapur": 2, "teotihuacan": 3}
"""The number of each game in links. A game's module is loaded only when needed."""

OLDER: dict[tuple[int, int], str] = {}
"""Rules that only old links still follow: the module with that GAME, by game number and rules version."""


def game(name: str) -> Game:
    """Returns the game called `name`; raises UnknownGame."""
    if name not in CODES:
        raise UnknownGame(f"there is no game {name[:40]!r}; there are {', '.join(CODES)}")
    found: Game = import_module(f"sacbe.{name}").GAME
    return found


def game_of_link(code: int, rules_version: int) -> Game:
    """Returns the game with that number, under today's rules if that version is not kept; raises UnknownGame."""
    if (code, rules_version) in OLDER:
        found: Game = import_module(OLDER[code, rules_version]).GAME
        return found
    for name, number in CODES.items():
        if number == code:
            return game(name)
    raise UnknownGame(f"there is no game with number {code}")
