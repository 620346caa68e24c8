"""Twelve tile points: which tiles may go for which cards (ESC-9)."""

from __future__ import annotations

from functools import lru_cache

from sacbe.core.action import Action
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.components import EXCHANGE_POINTS, EXCHANGE_TAKES, TILE_POINTS
from sacbe.eschnapur.table import BID, SYMBOL, Table, drawable_bids, symbols_left

BOTH_BIDS, BOTH_SYMBOLS, ONE_OF_EACH = EXCHANGE_TAKES
TAKEN = {BOTH_BIDS: (BID, BID), BOTH_SYMBOLS: (SYMBOL, SYMBOL), ONE_OF_EACH: (BID, SYMBOL)}
"""The cards of an exchange in the order they are drawn (ESC-9.5)."""


def exchanges(table: Table, seat: int) -> tuple[Action, ...]:
    """Every exchange of tiles that `seat` could make (ESC-9)."""
    sets = tight_sets(table.tiles[seat])
    if not sets:
        return ()
    takes = possible_takes(table)
    return tuple([a.exchange(points, take) for points in sets for take in takes])


def possible_takes(table: Table) -> tuple[str, ...]:
    """The combinations of cards that can really be drawn (ESC-9.5, ESC-13.1)."""
    bids, symbols = drawable_bids(table), symbols_left(table)
    return tuple(take for take, cards in TAKEN.items() if cards.count(BID) <= bids and cards.count(SYMBOL) <= symbols)


def tile_points(tiles: tuple[int, ...]) -> int:
    """The tile points of tiles; the monk does not double them (ESC-9.7)."""
    return sum([TILE_POINTS[kind] for kind in tiles])


@lru_cache(maxsize=8192)
def tight_sets(tiles: tuple[int, ...]) -> tuple[str, ...]:
    """The tight sets among `tiles`, spelled by tile points, high ones first (ESC-9.3)."""
    if tile_points(tiles) < EXCHANGE_POINTS:
        return ()
    points = sorted((TILE_POINTS[kind] for kind in tiles), reverse=True)
    found: list[tuple[int, ...]] = []
    _extend((), points, found)
    return tuple("+".join(map(str, each)) for each in sorted(found, reverse=True))


def _extend(chosen: tuple[int, ...], rest: list[int], found: list[tuple[int, ...]]) -> None:
    """Collects the tight sets that begin with `chosen` and continue with tiles of `rest`.

    Tiles come in falling order, so a set is tight exactly when it falls short of the threshold without its last tile.
    """
    if sum(chosen) >= EXCHANGE_POINTS:
        found.append(chosen)
        return
    for i, points in enumerate(rest):
        if i == 0 or points != rest[i - 1]:
            _extend((*chosen, points), rest[i + 1 :], found)
