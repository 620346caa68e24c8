"""The table as it is set up for a new game of Eschnapur (ESC-2)."""

from __future__ import annotations

from sacbe.eschnapur.components import (
    ALL_BIDS,
    GATES,
    KIND_COPIES,
    LOWEST_SCORE,
    NO_SYMBOLS,
    NO_TILES,
    START_COINS,
    START_MOVES,
)
from sacbe.eschnapur.memory import blank_memory
from sacbe.eschnapur.table import NO_TOKEN, NOBODY, START, Options, Table


def opening(setup: Options) -> Table:
    """The table as it is set up for a new game, before the cards are dealt: tokens and tiles lie face down, nobody
    holds the monk (ESC-2.2, ESC-2.3, ESC-2.6, ESC-10.1)."""
    n = setup.players
    return Table(
        setup=setup,
        phase=START,
        seat=0,
        active=0,
        coins=(START_COINS[n],) * n,
        moves=(START_MOVES[n],) * n,
        bids=(0,) * n,
        symbols=(NO_SYMBOLS,) * n,
        tiles=((),) * n,
        tokens=(0,) * n,
        pawns=tuple(GATES[colour] for colour in setup.by_seat()),
        scores=(LOWEST_SCORE,) * n,
        monk=NOBODY,
        opened=0,
        lying=NO_TOKEN,
        lost=0,
        discard=0,
        returned=(),
        pool=KIND_COPIES,
        scrap=NO_TILES,
        idle=0,
        draws=(),
        then="",
        until=NOBODY,
        committed=(),
        sale=None,
        memory=blank_memory(n),
        fresh=ALL_BIDS,
        young=(0,) * n,
    )
