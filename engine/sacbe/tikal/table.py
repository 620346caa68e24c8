"""What lies on the table in a game of Tikal: the data of a state (TIK-14)."""

from __future__ import annotations

from typing import Final, NamedTuple

from sacbe.core.rows import quick
from sacbe.core.seats import seat_names
from sacbe.tikal.board import Board
from sacbe.tikal.components import (
    CAMPS,
    COPIES,
)

# The phases: what is decided next. Chance decides in the first two (TIK-12, TIK-13).
DRAW: Final = "draw"
REVEAL: Final = "reveal"
PLACE: Final = "place"
ACT: Final = "act"
BID: Final = "bid"
CHOOSE: Final = "choose"
OVER: Final = "over"

IN_RESERVE: Final = -1
OUT_OF_GAME: Final = -2
NO_TILE: Final = -1
NOBODY: Final = -1
SEATS: Final = seat_names(4)


class Options(NamedTuple):
    """What a game is started with."""

    players: int
    auction: bool


@quick
class Market(NamedTuple):
    """The auction game's display, turn markers and the auction that is running (TIK-11)."""

    display: tuple[int, ...] = ()
    """The revealed tiles, in the order they were revealed."""
    face_up: tuple[int, ...] = ()
    """The seats that have not had their normal turn in this round, sorted."""
    bidders: tuple[int, ...] = ()
    """The seats still in this auction, the next bidder first."""
    high: int = 0
    high_seat: int = NOBODY
    first_pass: int = NOBODY


@quick
class Table(NamedTuple):
    """Everything a position consists of.

    Bytes are short tables indexed by cell, kind or value, in which an owner is written as seat + 1 and 0 is
    nobody: they copy, compare and hash faster than tuples.
    """

    setup: Options
    board: Board
    values: bytes
    """By cell: temple value."""
    tokens: bytes
    """By cell: treasure tokens lying face down."""
    camps: bytes
    """By cell: owner of the camp."""
    guards: bytes
    """By cell: owner of the guard."""
    workers: tuple[bytes, ...]
    """By seat, by cell."""
    leaders: tuple[int, ...]
    """By seat: a cell, IN_RESERVE or OUT_OF_GAME."""
    reserve: tuple[int, ...]
    """By seat: workers not yet in play."""
    treasures: tuple[bytes, ...]
    """By seat, by kind."""
    supply: bytes
    """By value: level tiles left."""
    stack: tuple[int, ...]
    """The undrawn tiles, sorted."""
    discarded: tuple[int, ...]
    """Tiles removed under TIK-5.6."""
    scores: tuple[int, ...]
    phase: str
    seat: int
    """Who acts, or for whom chance acts."""
    ap: int
    worked: tuple[int, ...]
    """Cells uncovered or dug in this turn, once for each time (TIK-6.6)."""
    hand: int
    """The tile to be laid, also a volcano that waits for its scoring round."""
    owner: int
    """The owner of the current or last normal turn; at the start the last seat, so that P1 follows (TIK-3.5)."""
    queue: tuple[int, ...]
    """Seats with a scoring turn to take in this scoring round, the acting one first; empty in a normal turn."""
    rounds: int
    """Scoring rounds begun (TIK-9.6)."""
    market: Market


def presence(table: Table, seat: int, cell: int) -> int:
    """Returns the number of pieces of a seat on a cell: worker 1, leader 1 (TIK-1.6)."""
    return table.workers[seat][cell] + (table.leaders[seat] == cell)


def camps_left(table: Table, seat: int) -> int:
    """Returns the number of camps a seat may still build (TIK-7.8)."""
    return CAMPS - table.camps.count(seat + 1)


def own_camps(table: Table, seat: int) -> tuple[int, ...]:
    """Returns the cells with a camp of a seat, sorted; there are at most two (TIK-2.6)."""
    first, last = table.camps.find(seat + 1), table.camps.rfind(seat + 1)
    return (first, last) if first != last else (first,) if first >= 0 else ()


def undug(table: Table) -> list[int]:
    """Returns the treasure tokens not yet dug up, by kind (TIK-13.2)."""
    return [copies - sum(owned) for copies, *owned in zip(COPIES, *table.treasures, strict=True)]
