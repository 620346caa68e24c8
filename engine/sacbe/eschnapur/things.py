"""Goods, cards, tiles and tokens as the parameters of events and refusals (see `sacbe.core.texts`)."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

from sacbe.eschnapur.bundle import MODES, Bundle, cards
from sacbe.eschnapur.components import AREAS, COINS, COLOURS, HIGHEST_BID, KINDS, MOVEMENT_TILES, TOKENS
from sacbe.eschnapur.table import BID, SYMBOL

Thing = dict[str, Any]
Things = tuple[Thing, ...]

CARD_TYPE: Final = {BID: "bid_card", SYMBOL: "symbol_card"}


def _card(card: str, mode: str, amount: int = 1) -> Thing:
    """Cards that are not named: given as the owner chooses, drawn blindly, picked, or drawn from the deck."""
    return {"good": CARD_TYPE[card], "mode": mode, "amount": amount}


def _symbol(colour: str, amount: int) -> Thing:
    return {"good": "symbol_card", "mode": "named", "colour": colour, "amount": amount}


COIN_THINGS: Final[tuple[Things, ...]] = tuple(({"good": "coins", "amount": n},) for n in range(COINS + 1))
"""By amount: coins."""
MOVE_THINGS: Final[tuple[Things, ...]] = tuple(
    ({"good": "movement_tiles", "amount": n},) for n in range(MOVEMENT_TILES + 1)
)
"""By amount: movement tiles."""
SYMBOL_CARDS: Final = tuple(_symbol(colour, 1) for colour in COLOURS)
"""By colour."""
BID_CARDS: Final[Things] = (
    {"good": "pass_card"},
    *({"good": "bid_card", "mode": "named", "value": value, "amount": 1} for value in range(1, HIGHEST_BID + 1)),
)
"""By value; the first is the pass card."""
UNNAMED_CARDS: Final = {(card, mode): _card(card, mode) for card in CARD_TYPE for mode in MODES}
"""By type and mode: one card of a deal that is not named."""
NICHE_COLOURS: Final = tuple(tuple(COLOURS[colour] for colour in area.symbols) for area in AREAS)
"""By area: the colours of the symbol cards that open its niche."""
TOKEN_THINGS: Final = tuple({"good": "token", "small": token.small, "large": token.large} for token in TOKENS)


def _tile_goods(goods: str, amount: int) -> Thing:
    """What a supply tile brings."""
    if goods == "coins":
        return COIN_THINGS[amount][0]
    if goods == "movement":
        return MOVE_THINGS[amount][0]
    return {"good": goods, "mode": "deck", "amount": amount}


TILE_THINGS: Final = tuple(
    {"good": "supply_tile", "goods": _tile_goods(kind.goods, kind.amount), "points": kind.points} for kind in KINDS
)
"""By kind: a supply tile."""


def named_card(card: str, which: str | int) -> Thing:
    """A card by the words of an action: its type, and its colour or value."""
    return SYMBOL_CARDS[COLOURS.index(str(which))] if card == SYMBOL else BID_CARDS[int(which)]


@lru_cache(maxsize=64)
def from_deck(drawn: tuple[str, ...]) -> Things:
    """Cards that are drawn from the decks, by type."""
    return tuple(_card(card, "deck", drawn.count(card)) for card in dict.fromkeys(drawn))


@lru_cache(maxsize=4096)
def bundle_things(bundle: Bundle) -> Things:
    """A bundle in the order of its spelling: coins, movement tiles, symbol cards, bid cards, named ones first."""
    found = [*(COIN_THINGS[bundle.coins] if bundle.coins else ()), *(MOVE_THINGS[bundle.moves] if bundle.moves else ())]
    found += [_symbol(colour, count) for colour, count in zip(COLOURS, bundle.symbols, strict=True) if count]
    found += [_card(SYMBOL, mode, count) for mode, count in zip(MODES, bundle.symbol_modes, strict=True) if count]
    found += [BID_CARDS[value] for value in cards(bundle.bids)]
    found += [_card(BID, mode, count) for mode, count in zip(MODES, bundle.bid_modes, strict=True) if count]
    return tuple(found)
