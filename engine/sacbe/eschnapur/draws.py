"""Drawing cards: chance events one by one, and what comes after the last (ESC-11, ESC-14)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.contract import Outcome
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_added, with_item
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import COLOUR, NO_SYMBOLS
from sacbe.eschnapur.exchange import exchanges
from sacbe.eschnapur.memory import changed_symbols
from sacbe.eschnapur.table import (
    AFTER,
    BID,
    DRAW,
    GOODS,
    MAIN,
    Table,
    bid_deck,
    drawable_bids,
    shuffled_symbols,
    symbols_left,
)
from sacbe.eschnapur.things import BID_CARDS, CARD_TYPE, SYMBOL_CARDS


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """What the next card can be (CH-4, CH-5)."""
    if table.draws[0][1] == BID:
        return tuple([(a.DRAW_BID[value], 1) for value in cards(bid_deck(table))])
    found = tuple([(a.DRAW_SYMBOL[c], left) for c, left in enumerate(shuffled_symbols(table)) if left])
    return found or ((a.DRAW_SYMBOL[table.returned[0]], 1),)


def draw_cards(table: Table, draws: tuple[tuple[int, str], ...], events: Events) -> Table:
    """Lets chance draw cards for seats, as long as there are any, and then goes on to the phase `table.then`."""
    while draws:
        seat, kind = draws[0]
        if (drawable_bids(table) if kind == BID else symbols_left(table)) > 0:
            if kind == BID and not bid_deck(table):
                table = _shuffled(table, events)
            return table._replace(phase=DRAW, draws=draws)
        rule = "ESC-11.3" if kind == BID else "ESC-11.2"
        events.append(Event("no_card_left", rule, {"seat": a.SEATS[seat], "type": CARD_TYPE[kind]}))
        draws = draws[1:]
    return _go_on(table._replace(draws=()))


def _shuffled(table: Table, events: Events) -> Table:
    """ESC-11.3, ESC-14.1: the discard pile becomes the deck."""
    events.append(Event("bids_shuffled", "ESC-11.3", {"count": table.discard.bit_count()}))
    return table._replace(discard=0, fresh=table.discard, young=(0,) * table.setup.players)


def play_draw(table: Table, action: Action, events: Events) -> Table:
    """A hand receives a card, which only its owner sees unless everybody knows it (ESC-4.1, ESC-15.1)."""
    (seat, kind), *rest = table.draws
    own = {"seat": a.SEATS[seat]}
    if kind == BID:
        events.append(Event("drew_bid", "ESC-15.1", own))
        events.append(Event("drew_bid_card", "ESC-15.1", own | {"card": BID_CARDS[int(action[2])]}, (seat,)))
        hand = table.bids[seat] | 1 << int(action[2])
        table = table._replace(
            bids=with_item(table.bids, seat, hand), young=with_item(table.young, seat, table.young[seat] + 1)
        )
    else:
        table = _take_symbol(table, seat, COLOUR[str(action[2])], events)
    return draw_cards(table, tuple(rest), events) if rest else _go_on(table._replace(draws=()))


def _take_symbol(table: Table, seat: int, colour: int, events: Events) -> Table:
    """A hand receives a symbol card; one from the returned part is known to all (ESC-11.2, ESC-15.1)."""
    own = {"seat": a.SEATS[seat]}
    named = own | {"card": SYMBOL_CARDS[colour]}
    hands = with_item(table.symbols, seat, with_added(table.symbols[seat], colour, 1))
    if len(table.returned) < symbols_left(table):
        events.append(Event("drew_symbol", "ESC-15.1", own))
        events.append(Event("drew_symbol_card", "ESC-15.1", named, (seat,)))
        return table._replace(symbols=hands)
    events.append(Event("drew_known_symbol", "ESC-11.2", named))
    card = with_added(NO_SYMBOLS, colour, 1)
    memory = changed_symbols(table.memory, seat, card, 1)
    return table._replace(symbols=hands, returned=table.returned[1:], memory=memory)


def _go_on(table: Table) -> Table:
    """The phase after the draws. P3 exists only if the buyer can exchange; the seller, if able, then goes first. If
    the buyer cannot, the seller's window is in P4 (ESC-9.4)."""
    if table.then != GOODS:
        return table._replace(phase=table.then, then="")
    buyer = table.seat
    if not exchanges(table, buyer):
        return table._replace(phase=MAIN, seat=table.active, then="")
    first = table.active if exchanges(table, table.active) else buyer
    return table._replace(phase=AFTER, seat=first, then="", until=buyer)
