"""Buying and exchanging: what the windows offer and what it does (ESC-4, ESC-9)."""

from __future__ import annotations

from itertools import compress, product
from typing import Final

from sacbe.core.action import Action
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_item
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.components import BID_PRICE, MOVE_PRICE, SYMBOL_PRICE, TILE_POINTS
from sacbe.eschnapur.draws import draw_cards
from sacbe.eschnapur.exchange import TAKEN, exchanges
from sacbe.eschnapur.table import (
    BID,
    COMMIT,
    NOBODY,
    READY,
    SYMBOL,
    Table,
    drawable_bids,
    pay,
    stock,
    symbols_left,
)
from sacbe.eschnapur.things import COIN_THINGS, MOVE_THINGS, TILE_THINGS, from_deck

_CHEAPEST: Final = min(SYMBOL_PRICE, BID_PRICE, MOVE_PRICE)
_PURCHASES: Final = {
    there: tuple(compress((a.BUY_SYMBOL, a.BUY_BID, a.BUY_MOVE), there)) for there in product((False, True), repeat=3)
}
"""Purchases by whether a symbol card, a bid card and a movement tile can be bought."""


def window(table: Table, seat: int) -> tuple[Action, ...]:
    """What `seat` can buy and exchange now (ESC-4.3, ESC-9.4)."""
    return purchases(table, table.coins[seat]) + exchanges(table, seat)


def purchases(table: Table, coins: int) -> tuple[Action, ...]:
    """What can be bought for that many coins, which is nothing but these three goods (ESC-4.3, ESC-4.5)."""
    if coins < _CHEAPEST:
        return ()
    return _PURCHASES[
        coins >= SYMBOL_PRICE and symbols_left(table) > 0,
        coins >= BID_PRICE and drawable_bids(table) > 0,
        coins >= MOVE_PRICE and stock(table) > 0,
    ]


def spare_coins(table: Table) -> int:
    """The coins that the acting seat can spend: during a sale those of its standing offer are bound (ESC-4.4)."""
    coins, sale = table.coins[table.seat], table.sale
    standing = sale and sale.offers[table.seat]
    return coins - standing.give.coins if standing else coins


def open_round(table: Table) -> Table:
    """P5 begins: everybody who can buy or exchange has a window, the active player first (ESC-4.2)."""
    active = table.active
    table = table._replace(phase=READY, seat=active, until=active)
    return table if window(table, active) else _next_window(table)


def _next_window(table: Table) -> Table:
    """The window of the next seat that can buy or exchange, or the sealed bids when the round has ended (ESC-4.2)."""
    n, seat = table.setup.players, (table.seat + 1) % table.setup.players
    while seat != table.until:
        if window(table, seat):
            return table._replace(seat=seat)
        seat = (seat + 1) % n
    return table._replace(phase=COMMIT, seat=table.active, until=NOBODY)


def play_ready(table: Table, action: Action, events: Events) -> Table:
    """CP-9."""
    events.append(Event("ready", "ESC-4.2", {"seat": a.SEATS[table.seat]}))
    return _next_window(table)


def _bought(table: Table) -> Table:
    """In P5 the round goes on until it would come to this seat again (ESC-4.2)."""
    return table._replace(until=table.seat) if table.phase == READY else table


def play_buy_symbol(table: Table, action: Action, events: Events) -> Table:
    """ESC-4.1."""
    events.append(Event("bought_symbol", "ESC-4.1", {"seat": a.SEATS[table.seat], "pay": COIN_THINGS[SYMBOL_PRICE]}))
    table = _bought(table)._replace(coins=pay(table, table.seat, -SYMBOL_PRICE), then=table.phase)
    return draw_cards(table, ((table.seat, SYMBOL),), events)


def play_buy_bid(table: Table, action: Action, events: Events) -> Table:
    """ESC-4.1."""
    events.append(Event("bought_bid", "ESC-4.1", {"seat": a.SEATS[table.seat], "pay": COIN_THINGS[BID_PRICE]}))
    table = _bought(table)._replace(coins=pay(table, table.seat, -BID_PRICE), then=table.phase)
    return draw_cards(table, ((table.seat, BID),), events)


def play_buy_move(table: Table, action: Action, events: Events) -> Table:
    """ESC-4.1."""
    seat = table.seat
    params = {"seat": a.SEATS[seat], "pay": COIN_THINGS[MOVE_PRICE], "gain": MOVE_THINGS[1]}
    events.append(Event("bought_move", "ESC-4.1", params))
    moves = with_item(table.moves, seat, table.moves[seat] + 1)
    return _bought(table)._replace(coins=pay(table, seat, -MOVE_PRICE), moves=moves)


def play_exchange(table: Table, action: Action, events: Events) -> Table:
    """ESC-9.1 to 9.6: of equal tile points the oldest tile goes."""
    seat, take = table.seat, str(action[2])
    kept, scrap = list(table.tiles[seat]), bytearray(table.scrap)
    gone: list[int] = []
    for points in str(action[1]).split("+"):
        kind = next(kind for kind in kept if TILE_POINTS[kind] == int(points))
        kept.remove(kind)
        gone.append(kind)
        scrap[kind] += 1
    params = {
        "seat": a.SEATS[seat], "tiles": tuple(TILE_THINGS[kind] for kind in gone),
        "points": sum(TILE_POINTS[kind] for kind in gone), "take": from_deck(TAKEN[take]),
    }  # fmt: skip
    events.append(Event("exchanged", "ESC-9.1", params))
    tiles = with_item(table.tiles, seat, tuple(kept))
    table = _bought(table)._replace(tiles=tiles, scrap=bytes(scrap), then=table.phase)
    return draw_cards(table, tuple((seat, card) for card in TAKEN[take]), events)
