"""Sealed bids for the large number, and their resolution (ESC-8)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_item
from sacbe.core.seats import clockwise
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import BID_COINS, PASS_COINS, TOKENS
from sacbe.eschnapur.memory import discarded
from sacbe.eschnapur.scoring import award
from sacbe.eschnapur.table import NO_TOKEN, PASSED, Table, bank, pay
from sacbe.eschnapur.things import BID_CARDS, COIN_THINGS, TOKEN_THINGS


def commit_step(table: Table) -> tuple[Action, ...]:
    """CP-10: every bid card in hand, and the pass card; ability to pay does not matter (ESC-8.1, ESC-8.2)."""
    return (a.PLAY_PASS, *[a.PLAY[value] for value in cards(table.bids[table.seat])])


def commit(table: Table, action: Action, events: Events) -> Table:
    """A card is laid face down; nobody else learns which, so the order does not matter (ESC-8.1, ESC-13.3)."""
    value = int(action[1]) if action[0] == "play" else PASSED
    own = {"seat": a.SEATS[table.seat]}
    events.append(Event("committed", "ESC-8.1", own))
    events.append(Event("committed_card", "ESC-8.1", own | {"card": BID_CARDS[value]}, (table.seat,)))
    seat = (table.seat + 1) % table.setup.players
    return table._replace(committed=(*table.committed, value), seat=seat)


def resolve(table: Table, events: Events) -> Table:
    """All cards are revealed to everybody and take effect (ESC-8.4 to ESC-8.11, ESC-15.3)."""
    order = clockwise(table.setup.players, table.active)
    played = dict(zip(order, table.committed, strict=True))
    for seat, value in played.items():
        events.append(Event("bid_shown", "ESC-8.1", {"seat": a.SEATS[seat], "card": BID_CARDS[value]}, reveals=True))
    standing = _standing(table, played, events)
    if standing:
        table = _pay_out(table, standing, played, events)
    else:
        params = {"token": TOKEN_THINGS[table.lying], "bids": len(order) - table.committed.count(PASSED)}
        events.append(Event("token_lost", "ESC-8.8", params))
        table = table._replace(lost=table.lost | 1 << table.lying)
    for seat in order:
        if played[seat] == PASSED:
            table = _receive(table, seat, PASS_COINS, "ESC-8.9", events)
    return _discard(table, played)._replace(committed=(), lying=NO_TOKEN)


def _standing(table: Table, played: dict[int, int], events: Events) -> list[int]:
    """Seats whose bid card counts, highest first, after cancelling those who cannot pay; a card that was the only one
    played needs no coins (ESC-8.4, ESC-8.7). No two are equal (ESC-8.3)."""
    standing = sorted((seat for seat in played if played[seat] != PASSED), key=lambda seat: -played[seat])
    if len(standing) == 1:
        return standing
    while standing and table.coins[standing[0]] < BID_COINS[played[standing[0]]]:
        seat = standing.pop(0)
        card, cost = BID_CARDS[played[seat]], COIN_THINGS[BID_COINS[played[seat]]]
        told = {"seat": a.SEATS[seat], "card": card, "cost": cost, "coins": table.coins[seat]}
        events.append(Event("bid_cancelled", "ESC-8.4", told))
    return standing


def _pay_out(table: Table, standing: list[int], played: dict[int, int], events: Events) -> Table:
    """The winner pays and scores, the lowest takes token and coins; one seat may be both, and a card that was the only
    one played costs and brings no coins (ESC-8.5, ESC-8.7)."""
    winner, lowest = standing[0], standing[-1]
    only = table.committed.count(PASSED) == len(played) - 1
    rule = "ESC-8.7" if only else "ESC-8.5"
    if not only:
        price = BID_COINS[played[winner]]
        events.append(Event("bid_paid", rule, {"seat": a.SEATS[winner], "pay": COIN_THINGS[price]}))
        table = table._replace(coins=pay(table, winner, -price))
    table = award(table, winner, TOKENS[table.lying].large, rule, events)
    events.append(Event("token_taken", rule, {"seat": a.SEATS[lowest], "token": TOKEN_THINGS[table.lying]}))
    table = table._replace(tokens=with_item(table.tokens, lowest, table.tokens[lowest] | 1 << table.lying))
    return table if only else _receive(table, lowest, BID_COINS[played[lowest]], rule, events)


def _receive(table: Table, seat: int, amount: int, rule: str, events: Events) -> Table:
    """Coins from the bank, as far as it has any (ESC-8.10, ESC-11.1)."""
    amount = min(amount, bank(table))
    events.append(Event("received", rule, {"seat": a.SEATS[seat], "gain": COIN_THINGS[amount]}))
    return table._replace(coins=pay(table, seat, amount))


def _discard(table: Table, played: dict[int, int]) -> Table:
    """ESC-8.11: bid cards go to the discard pile, pass cards back to the hand."""
    bids, young, gone = list(table.bids), list(table.young), 0
    for seat, value in played.items():
        if value != PASSED:
            card = 1 << value
            gone |= card
            bids[seat] &= ~card
            young[seat] -= bool(table.fresh & card)
    if not gone:
        return table
    young = [min(count, hand.bit_count()) for count, hand in zip(young, bids, strict=True)]
    return table._replace(
        bids=tuple(bids), young=tuple(young), discard=table.discard | gone, memory=discarded(table.memory, gone)
    )
