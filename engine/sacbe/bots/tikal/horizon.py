"""When to expect the scoring rounds and what a treasure will be worth, given what is still undrawn (TIK-13)."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from sacbe.tikal.components import SCORING_ROUNDS, TILES, TREASURE_POINTS
from sacbe.tikal.table import Table, undug

_MEAN_ROUND: Final = 0.5
"""In an auction round a displayed volcano is taken, on average, by the middle bidder."""


def turn_mark(table: Table) -> tuple[int, int]:
    """Returns a value that all states of a seat's turn share: the scoring round for a scoring turn, the number of tiles
    left for a normal turn; the auctions of a round belong to the turns they lead to (TIK-1.7, TIK-11.3)."""
    return (table.rounds, 0) if table.queue else (0, len(table.stack))


def is_volcano(tile: int) -> bool:
    """Whether a tile brings a scoring round."""
    return TILES[tile].kind == "volcano"


def scoring_times(table: Table) -> tuple[float, ...]:
    """The expected number of turns until each scoring round that has not begun, in turns of one player.

    Within a letter every order is equally likely, so a volcano among m tiles is on average the (m + 1) / 2 th.
    """
    times: list[float] = []
    before: float = len(table.market.display)
    if any(map(is_volcano, table.market.display)):
        times.append(before * _MEAN_ROUND)
    for _, group in groupby(table.stack, key=lambda tile: TILES[tile].letter):
        tiles = list(group)
        if any(map(is_volcano, tiles)):
            times.append(before + (len(tiles) + 1) / 2)
        before += len(tiles)
    if table.rounds < SCORING_ROUNDS:
        times.append(before + 1)
    return tuple(time / table.setup.players for time in times)


def dig_points(table: Table, seat: int) -> float:
    """The points a dug treasure adds to the collection of `seat` in one scoring, on average (TIK-13.2)."""
    left = undug(table)
    total = sum(left)
    if not total:
        return 0.0
    gains = (
        count * (TREASURE_POINTS[own + 1] - TREASURE_POINTS[own])
        for count, own in zip(left, table.treasures[seat], strict=True)
        if count
    )
    return sum(gains) / total
