"""What attentive players know of each other's cards (ESC-15.1, ESC-15.2).

For each observer and each holder: bid cards certainly in the holder's hand, and how many symbol cards of each
colour at least. The last observer is everybody. Knowledge that becomes a mere likelihood is forgotten.
"""

from __future__ import annotations

from typing import NamedTuple, TypeVar

from sacbe.eschnapur.components import NO_SYMBOLS

_T = TypeVar("_T")


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
    """`observer` (-1: everybody) has learnt that `holder` holds at least these cards."""
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


def moved_openly(memory: Memory, giver: int, taker: int, symbols: bytes, bids: int) -> Memory:
    """Named cards changed hands before everybody's eyes."""
    if bids:
        memory = shown(discarded(memory, bids), -1, taker, NO_SYMBOLS, bids)
    if any(symbols):
        memory = changed_symbols(changed_symbols(memory, giver, symbols, -1), taker, symbols, 1)
    return memory


def moved_secretly(
    memory: Memory, giver: int, taker: int, symbols: bytes, bids: int, emptied: tuple[bool, bool]
) -> Memory:
    """Only giver and taker know which cards changed hands; the others know how many.

    `emptied` says whether the giver has no symbol cards and no bid cards left: then what was known of his hand
    is known of the taker's.
    """
    rows_bids, rows_symbols = [], []
    for observer in range(len(memory.bids)):
        everybody = observer == len(memory.bids) - 1
        seat = None if everybody else observer
        had_bids, had_symbols = known_bids(memory, seat, giver), known_symbols(memory, seat, giver)
        row_bids, row_symbols = list(memory.bids[observer]), list(memory.symbols[observer])
        sure = observer in (giver, taker)
        if bids:
            gone = bids if sure else had_bids if emptied[1] else 0
            row_bids[taker] |= gone
            row_bids[giver] = had_bids & ~bids if sure else 0
        if any(symbols):
            moved = symbols if sure else had_symbols if emptied[0] else NO_SYMBOLS
            row_symbols[taker] = _sum(known_symbols(memory, seat, taker), moved, 1)
            lost = symbols if sure else bytes((sum(symbols),)) * len(NO_SYMBOLS)
            row_symbols[giver] = _sum(had_symbols, lost, -1)
        rows_bids.append(tuple(row_bids))
        rows_symbols.append(tuple(row_symbols))
    return Memory(tuple(rows_bids), tuple(rows_symbols))


def _most(a: bytes, b: bytes) -> bytes:
    """The larger count of each."""
    return bytes(map(max, a, b)) if any(b) else a


def _sum(a: bytes, b: bytes, sign: int) -> bytes:
    """Counts added or, not below nothing, subtracted."""
    return bytes([max(0, x + sign * y) for x, y in zip(a, b, strict=True)])


def _set(row: tuple[_T, ...], at: int, value: _T) -> tuple[_T, ...]:
    """`row` with another value in one place; -1 is the last."""
    at %= len(row)
    return (*row[:at], value, *row[at + 1 :])
