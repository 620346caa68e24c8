"""What a deal, a sealed bid or an opened niche would mean for a seat: numbers for people who decide."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.contract import Json
from sacbe.core.errors import BadNotation
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import Bundle, Terms, cards
from sacbe.eschnapur.components import AREAS, BID_COINS, KINDS, NO_SYMBOLS, PASS_COINS, TOKENS
from sacbe.eschnapur.holdings import holdings
from sacbe.eschnapur.legal import can_open
from sacbe.eschnapur.memory import known_bids, known_symbols
from sacbe.eschnapur.negotiation import sale_of
from sacbe.eschnapur.scoring import awarded
from sacbe.eschnapur.table import (
    Table,
    bank,
    drawable_bids,
    stock,
    symbols_left,
    unturned,
)
from sacbe.eschnapur.things import bundle_things


def bid_prospects(table: Table, seat: int) -> dict[str, Json]:
    """What every card of a seat would do as a sealed bid for the token that lies open (ESC-8)."""
    coins = table.coins[seat]
    return {
        "points": awarded(table, seat, TOKENS[table.lying].large),
        "pass": PASS_COINS,
        "cards": [
            {"value": value, "coins": BID_COINS[value], "payable": BID_COINS[value] <= coins}
            for value in cards(table.bids[seat])
        ],
    }


def prizes(table: Table, seat: int) -> dict[str, Json] | None:
    """What a niche opened now would bring a seat: the least and the most, at once and by the bids after it."""
    left = [token for number, token in enumerate(TOKENS) if unturned(table) >> number & 1]
    if not left:
        return None
    small, large = [token.small for token in left], [token.large for token in left]
    return {
        "small": [awarded(table, seat, points) for points in (min(small), max(small))],
        "large": [min(large), max(large)],
    }


def deal_prospect(table: Table, action: Action, open_hand: bool) -> dict[str, Json] | None:
    """What the acting seat would have after the deal that an action proposes or makes; None if it is about no deal.

    What depends on the cards in the seat's hand is included only if that hand is open.
    """
    found = _deal(table, action)
    if found is None:
        return None
    buyer, terms = found
    seat = table.seat
    given, taken = (terms.ask, terms.give) if seat == table.active else (terms.give, terms.ask)
    before, after = holdings(table, seat), _after(table, seat, buyer, terms)
    return {
        "buyer": a.SEATS[buyer],
        "seller": a.SEATS[table.active],
        "slot": terms.slot,
        "give": list(bundle_things(terms.give)),
        "ask": list(bundle_things(terms.ask)),
        "changes": {unit: [before[unit], count] for unit, count in after.items() if count != before[unit]},
        **(_with_hand(table, seat, given, taken) if open_hand else {}),
    }


def _deal(table: Table, action: Action) -> tuple[int, Terms] | None:
    """The buyer and the terms of the deal that an action is about."""
    if table.sale is None or len(table.sale.tiles) < len(a.SLOT):
        return None
    sale = sale_of(table)
    try:
        match action:
            case ("offer", *_):
                return (table.seat, a.terms_of(action)) if table.seat != table.active else None
            case ("counter", name, *_):
                buyer = a.SEAT[str(name)]
                return (buyer, a.terms_of(action)) if _is_opponent(table, buyer) else None
            case ("accept", name):
                buyer = a.SEAT[str(name)]
                terms = sale.offers[buyer] if _is_opponent(table, buyer) else None
                return (buyer, terms) if terms else None
            case ("agree",):
                return (table.seat, sale.counter) if sale.counter else None
    except BadNotation:
        return None
    return None


def _is_opponent(table: Table, seat: int) -> bool:
    return table.seat == table.active != seat < table.setup.players


def _after(table: Table, seat: int, buyer: int, terms: Terms) -> dict[str, int]:
    """What the acting seat would have after a deal; the seller takes the goods of his tile first (ESC-5.14)."""
    assert table.sale is not None
    sold, kept = table.sale.tiles[terms.slot - 1], table.sale.tiles[2 - terms.slot]
    left = {
        "coins": bank(table), "moves": stock(table),
        "symbol_cards": symbols_left(table), "bid_cards": drawable_bids(table),
    }  # fmt: skip
    own = holdings(table, seat)
    for who, kind in ((table.active, kept), (buyer, sold)):
        unit = _UNITS[KINDS[kind].goods]
        amount = min(KINDS[kind].amount, left[unit])
        left[unit] -= amount
        if who == seat:
            own[unit] += amount
            own["tile_points"] += KINDS[kind].points
    sign = 1 if seat == table.active else -1
    for unit, given, asked in zip(left, _counts(terms.give), _counts(terms.ask), strict=True):
        own[unit] += sign * (given - asked)
    return own


_UNITS = {"coins": "coins", "movement": "moves", "symbol_card": "symbol_cards", "bid_card": "bid_cards"}


def _counts(bundle: Bundle) -> tuple[int, int, int, int]:
    """Coins, movement tiles, symbol cards and bid cards of a bundle."""
    return bundle.coins, bundle.moves, bundle.symbol_count, bundle.bid_count


def _with_hand(table: Table, seat: int, given: Bundle, taken: Bundle) -> dict[str, Json]:
    """What a deal does to the hand of the acting seat: niches it could no longer or could then open, and what everybody
    would learn of it by the proposal (ESC-5.9)."""
    left = bytes(max(0, held - gone) for held, gone in zip(table.symbols[seat], given.symbols, strict=True))
    then = bytes(map(int.__add__, left, taken.symbols))
    hands = [
        table._replace(symbols=(*table.symbols[:seat], hand, *table.symbols[seat + 1 :]))
        for hand in (table.symbols[seat], then)
    ]
    now, later = ({area.name for at, area in enumerate(AREAS) if can_open(hand, seat, at)} for hand in hands)
    known = known_symbols(table.memory, None, seat)
    named = bytes(max(0, count - seen) for count, seen in zip(given.symbols, known, strict=True))
    told = Bundle(symbols=named, bids=given.bids & ~known_bids(table.memory, None, seat))
    return {
        "closes": sorted(now - later),
        "opens": sorted(later - now),
        "tells": list(bundle_things(told)),
        "shows": [kind for kind, modes in (("symbols", given.symbol_modes), ("bids", given.bid_modes)) if modes[2]],
        "unsure": taken.symbols != NO_SYMBOLS or taken.bids > 0,
    }
