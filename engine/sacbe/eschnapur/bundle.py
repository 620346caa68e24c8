"""Bundles of goods and the terms of a sale, with their spelling (ESC-5.6, ESC-5.7)."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final, NamedTuple

from sacbe.core.errors import BadNotation
from sacbe.core.rows import quick
from sacbe.eschnapur.components import COLOUR, COLOURS, HIGHEST_BID, NO_SYMBOLS, SYMBOL_COPIES

MODES: Final = ("any", "blind", "pick")
"""How a card that is not named is determined: by the giver, by chance, by the taker who looks."""


@quick
class Bundle(NamedTuple):
    """What one side hands over: nothing else can change hands (ESC-5.3)."""

    coins: int = 0
    moves: int = 0
    symbols: bytes = NO_SYMBOLS
    """Named symbol cards by colour."""
    symbol_modes: tuple[int, int, int] = (0, 0, 0)
    """Further symbol cards by mode."""
    bids: int = 0
    """The set of named bid cards."""
    bid_modes: tuple[int, int, int] = (0, 0, 0)
    """Further bid cards by mode."""

    @property
    def symbol_count(self) -> int:
        """Symbol cards in all modes."""
        return sum(self.symbols) + sum(self.symbol_modes)

    @property
    def bid_count(self) -> int:
        """Bid cards in all modes."""
        return self.bids.bit_count() + sum(self.bid_modes)

    @property
    def has_cards(self) -> bool:
        """Whether there is any card in it."""
        return self.symbol_count > 0 or self.bid_count > 0

    def __str__(self) -> str:
        return _text(self)


NOTHING: Final = Bundle()


class Terms(NamedTuple):
    """An offer or a counter: the slot, what the opponent gives and what he asks for (ESC-5.6)."""

    slot: int
    give: Bundle
    ask: Bundle = NOTHING

    def __str__(self) -> str:
        return f"{self.slot} {self.give}" if self.ask == NOTHING else f"{self.slot} {self.give} ask {self.ask}"


_ITEM: Final = (
    rf"(?:[1-9][0-9]?[cm]|100c|sym:(?:{'|'.join((*COLOURS, *MODES))})|bid:(?:[1-9]|[12][0-9]|30|{'|'.join(MODES)}))"
)
_MOST: Final = 2 + sum(SYMBOL_COPIES) + HIGHEST_BID
"""The most entries a bundle can have: coins, movement tiles and every card there is."""
BUNDLE_SHAPE: Final = rf"{_ITEM}(?:\+{_ITEM}){{0,{_MOST - 1}}}"
TERMS_SHAPE: Final = rf"[12] {BUNDLE_SHAPE}(?: ask {BUNDLE_SHAPE})?"


@lru_cache(maxsize=4096)
def _text(bundle: Bundle) -> str:
    """The canonical spelling of a bundle: coins, movement tiles, symbol cards, bid cards, named ones first."""
    found = [f"{bundle.coins}c"] if bundle.coins else []
    if bundle.moves:
        found.append(f"{bundle.moves}m")
    found += [f"{kind}:{which}" for kind, which in parts(bundle)]
    return "+".join(found) or "nothing"


def parts(bundle: Bundle) -> tuple[tuple[str, str | int], ...]:
    """The cards of a bundle one by one: sym or bid, and a colour, a value or a mode."""
    return (
        *(("sym", name) for name, count in zip(COLOURS, bundle.symbols, strict=True) for _ in range(count)),
        *(("sym", mode) for mode, count in zip(MODES, bundle.symbol_modes, strict=True) for _ in range(count)),
        *(("bid", value) for value in cards(bundle.bids)),
        *(("bid", mode) for mode, count in zip(MODES, bundle.bid_modes, strict=True) for _ in range(count)),
    )


@lru_cache(maxsize=4096)
def parse_bundle(text: str) -> Bundle:
    """The bundle a text spells, in any order; raises BadNotation."""
    if not re.fullmatch(BUNDLE_SHAPE, text):
        raise BadNotation(f"{text[:60]!r} is no bundle; one looks like '2c+1m+sym:red+bid:17+bid:blind'")
    bundle = NOTHING
    for item in text.split("+"):
        bundle = _with_item(bundle, item)
    return bundle


def _with_item(bundle: Bundle, item: str) -> Bundle:
    """`bundle` plus one more entry of a text."""
    kind, _, which = item.partition(":")
    if not which:
        amount, unit = int(item[:-1]), item[-1]
        if bundle.coins if unit == "c" else bundle.moves:
            raise BadNotation(f"{item!r}: the same goods stand twice in one bundle")
        return bundle._replace(coins=amount) if unit == "c" else bundle._replace(moves=amount)
    if which.isdecimal() and bundle.bids >> int(which) & 1:
        raise BadNotation(f"{item!r}: there is only one such card")
    return with_card(bundle, kind, which)


def with_card(bundle: Bundle, kind: str, which: str) -> Bundle:
    """`bundle` plus one more card: `sym` or `bid`, and a colour, a value or a mode."""
    if which in MODES:
        mode = MODES.index(which)
        if kind == "sym":
            return bundle._replace(symbol_modes=_one_more(bundle.symbol_modes, mode))
        return bundle._replace(bid_modes=_one_more(bundle.bid_modes, mode))
    if kind == "sym":
        row = bytearray(bundle.symbols)
        row[COLOUR[which]] += 1
        return bundle._replace(symbols=bytes(row))
    return bundle._replace(bids=bundle.bids | 1 << int(which))


def _one_more(modes: tuple[int, int, int], mode: int) -> tuple[int, int, int]:
    """Counts by mode, with one more card."""
    first, second, third = (count + (k == mode) for k, count in enumerate(modes))
    return first, second, third


def parse_terms(text: str) -> Terms:
    """The terms a text spells; raises BadNotation."""
    if not re.fullmatch(TERMS_SHAPE, text):
        raise BadNotation(f"{text[:60]!r} are no terms; they look like '1 2c+1m' or '2 bid:blind+2m ask 1c'")
    slot, give, *rest = text.split(" ")
    return Terms(int(slot), parse_bundle(give), parse_bundle(rest[1]) if rest else NOTHING)


@lru_cache(maxsize=4096)
def cards(hand: int) -> tuple[int, ...]:
    """The values in a set of bid cards, lowest first."""
    return tuple(value for value in range(1, HIGHEST_BID + 1) if hand >> value & 1)
