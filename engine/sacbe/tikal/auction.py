"""Rounds, auctions and turn markers of the auction game (TIK-11)."""

from __future__ import annotations

from sacbe.core.contract import seat_name
from sacbe.core.events import Event, Events
from sacbe.core.seats import clockwise
from sacbe.tikal.components import TILES
from sacbe.tikal.table import BID, CHOOSE, DRAW, NOBODY, Market, Table


def after_owner(table: Table) -> tuple[int, ...]:
    """Returns all seats, beginning after the owner of the last normal turn, who comes last (TIK-1.1)."""
    return clockwise(table.setup.players, table.owner + 1)


def reveal(table: Table, tile: int, events: Events) -> Table:
    """Adds a tile to the display; with one per player, the first auction begins (TIK-11.2)."""
    events.append(Event("revealed", "TIK-11.2", {"tile": TILES[tile].name, "kind": TILES[tile].kind}))
    display = (*table.market.display, tile)
    table = table._replace(
        stack=tuple(each for each in table.stack if each != tile),
        market=table.market._replace(display=display),
    )
    return table if len(display) < table.setup.players else open_auction(table, events)


def open_auction(table: Table, events: Events) -> Table:
    """Auctions the next turn of the round; the last turn is free (TIK-11.3 to 11.5, TIK-11.9)."""
    speakers = tuple(seat for seat in after_owner(table) if seat in table.market.face_up)
    market = Market(table.market.display, table.market.face_up)
    if len(speakers) == 1:
        events.append(Event("last_turn", "TIK-11.9", {"seat": seat_name(speakers[0])}))
        return table._replace(phase=CHOOSE, seat=speakers[0], market=market)
    events.append(Event("auction", "TIK-11.5", {"seat": seat_name(speakers[0])}))
    return table._replace(phase=BID, seat=speakers[0], market=market._replace(bidders=speakers))


def bid(table: Table, amount: int, events: Events) -> Table:
    """Makes the acting seat the highest bidder (TIK-11.6)."""
    events.append(Event("bid", "TIK-11.6", {"seat": seat_name(table.seat), "points": amount}))
    speaker, *others = table.market.bidders
    market = table.market._replace(bidders=(*others, speaker), high=amount, high_seat=speaker)
    return _settle(table._replace(market=market), events)


def pass_on(table: Table, events: Events) -> Table:
    """Takes the acting seat out of this auction (TIK-11.6)."""
    events.append(Event("passed", "TIK-11.6", {"seat": seat_name(table.seat)}))
    market = table.market
    first = market.first_pass if market.first_pass != NOBODY else table.seat
    return _settle(table._replace(market=market._replace(bidders=market.bidders[1:], first_pass=first)), events)


def _settle(table: Table, events: Events) -> Table:
    """Ends the auction if it is decided, otherwise asks the next bidder (TIK-11.7, TIK-11.8)."""
    market = table.market
    if market.bidders not in ((), (market.high_seat,)):
        return table._replace(seat=market.bidders[0])
    winner = market.high_seat if market.high_seat != NOBODY else market.first_pass
    scores = tuple(s - market.high if seat == winner else s for seat, s in enumerate(table.scores))
    events.append(Event("auction_won", "TIK-11.7", {"seat": seat_name(winner), "points": market.high}))
    return table._replace(phase=CHOOSE, seat=winner, scores=scores, market=Market(market.display, market.face_up))


def close_turn(table: Table, events: Events) -> Table:
    """Turns the marker over and starts the next turn or round; after the last turn, only the markers change."""
    market = table.market
    face_up = tuple(seat for seat in market.face_up if seat != table.owner)
    if face_up:
        return open_auction(table._replace(market=market._replace(face_up=face_up)), events)
    table = table._replace(market=Market(face_up=tuple(range(table.setup.players))))
    return table._replace(phase=DRAW, seat=after_owner(table)[0]) if table.stack else table


def final_order(table: Table) -> tuple[int, ...]:
    """Returns the seats by rising score; ties go clockwise from the last player, who comes last (TIK-11.11)."""
    return tuple(sorted(after_owner(table), key=lambda seat: table.scores[seat]))
