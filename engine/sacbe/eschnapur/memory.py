"""What attentive players know of each other's cards (ESC-15.1, ESC-15.2).

For each observer and each holder: bid cards certainly in the holder's hand, and how many symbol cards of each
colour at least. The last observer is everybody. Knowledge that becomes a mere likelihood is forgotten.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from sacbe.core.rows import quick
from sacbe.eschnapur.components import NO_SYMBOLS

_T = TypeVar("_T")


@quick
class Memory(NamedTuple):
    """Rows by observer, the public one last; in each row an entry by holder."""

    bids: tuple[tuple[int, ...], ...]
    symbols: tuple[tuple[bytes, ...], ...]


def blank_memory(players: int) -> Memory:
    """Nobody knows anything."""
    return Memory(((0,) * players,) * (players + 1), ((NO_SYMBOLS,) * players,) * (players + 1))


def known_bids(memory: Memory, observer: int | None, holder: int) -> int:
    """The bid cards that `observer` (None: everybody) knows in the hand of `holder`."""
    public = memory.bids[-1][holder]
    return public if observer is None else public | memory.bids[observer][holder]


def known_symbols(memory: Memory, observer: int | None, holder: int) -> bytes:
    """The symbol cards that `observer` (None: everybody) knows in the hand of `holder`."""
    public = memory.symbols[-1][holder]
    return public if observer is None else _most(public, memory.symbols[observer][holder])


def shown(memory: Memory, observer: int, holder: int, symbols: bytes, bids: int) -> Memory:
    """`observer` (-1: everybody) has learned that `holder` holds at least these cards."""
    row = memory.bids[observer]
    if row[holder] | bids != row[holder]:
        memory = memory._replace(bids=_set(memory.bids, observer, _set(row, holder, row[holder] | bids)))
    known = memory.symbols[observer]
    if any(symbols):
        most = _most(known[holder], symbols)
        if most != known[holder]:
            memory = memory._replace(symbols=_set(memory.symbols, observer, _set(known, holder, most)))
    return memory


def discarded(memory: Memory, bids: int) -> Memory:
    """These bid cards have left the hands (ESC-8.11)."""
    return memory._replace(bids=tuple(tuple([known & ~bids for known in row]) for row in memory.bids))


def changed_symbols(memory: Memory, holder: int, symbols: bytes, sign: int) -> Memory:
    """Everybody saw `holder` gain (+1) or lose (-1) these symbol cards."""
    return memory._replace(symbols=tuple(_set(row, holder, _sum(row[holder], symbols, sign)) for row in memory.symbols))


class Move(NamedTuple):
    """Cards that one side of a deal hands over (ESC-15.2)."""

    giver: int
    taker: int
    symbols: bytes
    """Named, so everybody sees them."""
    bids: int
    secret_symbols: bytes
    """Known to giver and taker; the others only know how many."""
    secret_bids: int
    emptied: tuple[bool, bool]
    """Whether the giver has none of the earlier symbol cards and none of the earlier bid cards left."""


def traded(memory: Memory, moves: tuple[Move, ...]) -> Memory:
    """Both sides of a deal have handed over cards from the hands they had before it."""
    all_bids, all_symbols = [], []
    for observer, (row_bids, row_symbols) in enumerate(zip(memory.bids, memory.symbols, strict=True)):
        seat = observer if observer < len(row_bids) else None
        all_bids.append(_bids_after(memory, row_bids, moves, seat))
        all_symbols.append(_symbols_after(memory, row_symbols, moves, seat))
    return Memory(tuple(all_bids), tuple(all_symbols))


def _bids_after(memory: Memory, row: tuple[int, ...], moves: tuple[Move, ...], observer: int | None) -> tuple[int, ...]:
    """One observer's row of bid cards after a deal."""
    found, gains = list(row), []
    for move in moves:
        if move.bids or move.secret_bids:
            kept, gained = _bids_traded(known_bids(memory, observer, move.giver), move, observer)
            found[move.giver] = kept
            gains.append((move.taker, gained))
    for taker, gained in gains:
        found[taker] |= gained
    return tuple(found) if gains else row


def _symbols_after(
    memory: Memory, row: tuple[bytes, ...], moves: tuple[Move, ...], observer: int | None
) -> tuple[bytes, ...]:
    """One observer's row of symbol cards after a deal."""
    found, gains = list(row), []
    for move in moves:
        if any(move.symbols) or any(move.secret_symbols):
            found[move.taker] = known_symbols(memory, observer, move.taker)
    for move in moves:
        if any(move.symbols) or any(move.secret_symbols):
            kept, gained = _symbols_traded(known_symbols(memory, observer, move.giver), move, observer)
            found[move.giver] = kept
            gains.append((move.taker, gained))
    for taker, gained in gains:
        found[taker] = _sum(found[taker], gained, 1)
    return tuple(found) if gains else row


def _bids_traded(known: int, move: Move, observer: int | None) -> tuple[int, int]:
    """What an observer still knows of the giver's bid cards, and of the cards handed over."""
    known &= ~move.bids
    if observer in (move.giver, move.taker):
        return known & ~move.secret_bids, move.bids | move.secret_bids
    if not move.secret_bids:
        return known, move.bids
    return 0, move.bids | (known if move.emptied[1] else 0)


def _symbols_traded(known: bytes, move: Move, observer: int | None) -> tuple[bytes, bytes]:
    """The same for symbol cards: of each colour, no more can have gone than changed hands in secret."""
    known = _sum(known, move.symbols, -1)
    if observer in (move.giver, move.taker):
        return _sum(known, move.secret_symbols, -1), _sum(move.symbols, move.secret_symbols, 1)
    count = sum(move.secret_symbols)
    if not count:
        return known, move.symbols
    gained = _sum(move.symbols, known, 1) if move.emptied[0] else move.symbols
    return _sum(known, bytes((count,)) * len(known), -1), gained


def _most(a: bytes, b: bytes) -> bytes:
    """The larger count of each."""
    return bytes(map(max, a, b)) if any(b) else a


def _sum(a: bytes, b: bytes, sign: int) -> bytes:
    """Counts added, or subtracted down to zero at most."""
    if not any(b):
        return a
    return bytes([max(0, x + sign * y) for x, y in zip(a, b, strict=True)])


def _set(row: tuple[_T, ...], at: int, value: _T) -> tuple[_T, ...]:
    """`row` with another value in one place; -1 is the last."""
    at %= len(row)
    return (*row[:at], value, *row[at + 1 :])
