"""Goods, steps, workers and squares as the parameters of events and refusals (see `sacbe.core.texts`)."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from sacbe.teotihuacan.components import BOARD_NAMES, PLACE_BOARD, Cost
from sacbe.teotihuacan.pyramid import SQUARES
from sacbe.teotihuacan.table import Player

Thing = dict[str, Any]
Things = tuple[Thing, ...]


@cache
def things(amounts: Cost) -> Things:
    """Points, goods and steps on tracks by their place in a player's row; zeros are left out."""
    return tuple(amount_of(at, count) for at, count in amounts if count)


def amount_of(at: int, count: int) -> Thing:
    """An amount of what is in that place of a player's row, even if it is zero."""
    return {"good": Player._fields[at], "amount": count}


def worker_thing(code: int) -> Thing:
    """A worker on a board, by place and power."""
    return {"good": "worker", "board": BOARD_NAMES[PLACE_BOARD[code >> 3]], "power": code & 7}


def square_named(name: str) -> Thing:
    """A square of the pyramid by its name, such as 2-0-1; rows and columns are counted from one."""
    level, row, column = map(int, name.split("-"))
    return {"good": "square", "square": name, "level": level, "row": row + 1, "column": column + 1}


SQUARE_THINGS: Final = tuple(square_named(square.name) for square in SQUARES)
"""By square."""
