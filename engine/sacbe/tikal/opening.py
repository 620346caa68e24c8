"""The table as it is set up for a new game of Tikal (TIK-3, TIK-11.1)."""

from __future__ import annotations

from sacbe.tikal.board import START_BOARD
from sacbe.tikal.components import (
    AUCTION_START_SCORE,
    CELL_COUNT,
    KINDS,
    LEVELS,
    PRINTED,
    STACK,
    START_SCORE,
    TILES,
    WORKERS,
)
from sacbe.tikal.table import DRAW, IN_RESERVE, NO_TILE, Market, Options, Table


def opening(setup: Options) -> Table:
    """The table as it is set up for a new game (TIK-3, TIK-11.1)."""
    n = setup.players
    return Table(
        setup=setup,
        board=START_BOARD,
        values=bytes(TILES[PRINTED[cell]].value if cell in PRINTED else 0 for cell in range(CELL_COUNT)),
        tokens=bytes(CELL_COUNT),
        camps=bytes(CELL_COUNT),
        guards=bytes(CELL_COUNT),
        workers=(bytes(CELL_COUNT),) * n,
        leaders=(IN_RESERVE,) * n,
        reserve=(WORKERS,) * n,
        treasures=(bytes(len(KINDS)),) * n,
        supply=LEVELS,
        stack=STACK,
        discarded=(),
        scores=(AUCTION_START_SCORE if setup.auction else START_SCORE,) * n,
        phase=DRAW,
        seat=0,
        ap=0,
        worked=(),
        hand=NO_TILE,
        owner=n - 1,
        queue=(),
        rounds=0,
        market=Market(face_up=tuple(range(n))) if setup.auction else Market(),
    )
