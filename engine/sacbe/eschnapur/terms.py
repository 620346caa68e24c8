"""Why terms are not valid: ESC-5.8 for offers, ESC-5.11 for counters."""

from __future__ import annotations

from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms
from sacbe.eschnapur.menu import holds
from sacbe.eschnapur.table import Table


def invalid_offer(table: Table, seat: int, terms: Terms) -> str | None:
    """The message key of what is wrong with an opponent's offer, or None (ESC-5.8)."""
    return (
        _malformed(terms)
        or (None if holds(table, seat, terms.give) else "names_card_not_held")
        or (None if _covers(table, seat, terms.give) else "you_lack_goods")
        or (None if _covers(table, table.active, terms.ask) else "opponent_lacks_goods")
    )


def invalid_counter(table: Table, opponent: int, terms: Terms) -> str | None:
    """The message key of what is wrong with the seller's counter, or None (ESC-5.11)."""
    return (
        _malformed(terms)
        or (None if holds(table, table.active, terms.ask) else "names_card_not_held")
        or (None if _covers(table, opponent, terms.give) else "opponent_lacks_goods")
        or (None if _covers(table, table.active, terms.ask) else "you_lack_goods")
    )


def _malformed(terms: Terms) -> str | None:
    """Nothing given, or the same goods on both sides (ESC-5.8 (1), (3))."""
    if terms.give == NOTHING:
        return "gives_nothing"
    both = (terms.give.coins and terms.ask.coins) or (terms.give.moves and terms.ask.moves)
    return "on_both_sides" if both else None


def _covers(table: Table, seat: int, bundle: Bundle) -> bool:
    """Whether the public counts of a seat suffice for a bundle."""
    return (
        bundle.coins <= table.coins[seat]
        and bundle.moves <= table.moves[seat]
        and bundle.symbol_count <= sum(table.symbols[seat])
        and bundle.bid_count <= table.bids[seat].bit_count()
    )
