"""The protocol of a sale: rounds of offers, counters and replies (ESC-5.10 to ESC-5.12)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_added, with_item
from sacbe.core.seats import clockwise
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms
from sacbe.eschnapur.components import NO_TILES, REFUSAL_COINS, ROUNDS, TILES_REVEALED
from sacbe.eschnapur.deal import learnt, make_deal
from sacbe.eschnapur.exchange import exchanges
from sacbe.eschnapur.menu import can_hand_over, counters, offers, replies
from sacbe.eschnapur.table import (
    COMPOSE,
    MAIN,
    NOBODY,
    OFFER,
    REPLY,
    REVEAL,
    SELL,
    Sale,
    Table,
    bank,
    pay,
)
from sacbe.eschnapur.things import COIN_THINGS, TILE_THINGS, bundle_things
from sacbe.eschnapur.windows import purchases, spare_coins


def opponents(table: Table) -> tuple[int, ...]:
    """The seats that are not selling, starting at the seller's left."""
    return clockwise(table.setup.players, table.active)[1:]


def sale_of(table: Table) -> Sale:
    """The sale under way."""
    assert table.sale is not None
    return table.sale


# --- what may be done


def offer_step(table: Table) -> tuple[Action, ...]:
    """CP-2."""
    first = (a.KEEP,) if sale_of(table).offers[table.seat] is None else (a.KEEP, a.WITHDRAW)
    return first + offers(table, table.seat) + purchases(table, spare_coins(table))


def seller_step(table: Table) -> tuple[Action, ...]:
    """CP-3. Since a standing offer was made, only the seller's coins can have become too few for it (ESC-5.13)."""
    sale = sale_of(table)
    others = opponents(table)
    found = [
        a.ACCEPT[q]
        for q in others
        if (standing := sale.offers[q]) is not None
        and (standing.ask == NOTHING or can_hand_over(table, table.active, standing.ask))
    ]
    if may_open_round(sale):
        found.append(a.NEXT_ROUND)
    found.append(a.REJECT_ALL)
    for q in others:
        if q not in sale.countered:
            found += counters(table, sale, q)
    return (*found, *purchases(table, spare_coins(table)))


def may_open_round(sale: Sale) -> bool:
    """ESC-5.11: not after the last round, and only if something was offered or withdrawn in this one."""
    return sale.moved and sale.round < ROUNDS


def reply_step(table: Table) -> tuple[Action, ...]:
    """CP-4."""
    sale = sale_of(table)
    assert sale.counter is not None
    return replies(table, sale.counter, sale.offers[table.seat]) + purchases(table, spare_coins(table))


# --- the two tiles


def play_begin_sale(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.1; without two tiles there is no sale (ESC-5.5)."""
    events.append(Event("sale", "ESC-5.1", {"seat": a.SEATS[table.active]}))
    if sum(table.pool) + sum(table.scrap) < TILES_REVEALED:
        events.append(Event("no_sale", "ESC-5.5", {"seat": a.SEATS[table.active]}))
        return _refused(_mixed(table, events), (), "ESC-5.5", events)
    return _next_tile(table._replace(phase=REVEAL, sale=Sale(offers=(None,) * table.setup.players)), events)


def _next_tile(table: Table, events: Events) -> Table:
    """ESC-11.5: an empty pool is refilled before a tile is revealed."""
    return table if any(table.pool) else _mixed(table, events)


def _mixed(table: Table, events: Events) -> Table:
    """The discarded tiles become part of the pool."""
    if any(table.scrap):
        events.append(Event("tiles_mixed", "ESC-11.5", {"count": sum(table.scrap)}))
    pool = bytes(x + y for x, y in zip(table.pool, table.scrap, strict=True))
    return table._replace(pool=pool, scrap=NO_TILES)


def play_reveal(table: Table, action: Action, events: Events) -> Table:
    """CH-3: slot 1, then slot 2, then the first opponent speaks."""
    sale = sale_of(table)
    kind = a.REVEAL.index(action)
    tiles = (*sale.tiles, kind)
    events.append(Event("revealed", "ESC-5.1", {"slot": len(tiles), "tile": TILE_THINGS[kind]}))
    table = table._replace(pool=with_added(table.pool, kind, -1), sale=sale._replace(tiles=tiles))
    if len(tiles) < TILES_REVEALED:
        return _next_tile(table, events)
    return table._replace(phase=OFFER, seat=opponents(table)[0])


# --- offers


def play_keep(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.10."""
    standing = int(sale_of(table).offers[table.seat] is not None)
    events.append(Event("kept", "ESC-5.10", {"seat": a.SEATS[table.seat], "standing": standing}))
    phase, seat = _next_speaker(table)
    return table._replace(phase=phase, seat=seat)


def play_withdraw(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.10, or as a reply ESC-5.11."""
    replying = table.phase == REPLY
    events.append(Event("withdrew", "ESC-5.11" if replying else "ESC-5.10", {"seat": a.SEATS[table.seat]}))
    sale = sale_of(table)
    sale = sale._replace(offers=with_item(sale.offers, table.seat, None), moved=True, counter=None)
    phase, seat = (SELL, table.active) if replying else _next_speaker(table)
    return table._replace(phase=phase, seat=seat, sale=sale)


def play_offer(table: Table, action: Action, events: Events) -> Table:
    """An offer of the menu."""
    return _put_up(table, table.phase, a.terms_of(action), events)


def _put_up(table: Table, step: str, terms: Terms, events: Events) -> Table:
    """An offer stands, whether made or given as a reply; cards named in it are known to all (ESC-5.9 to 5.11)."""
    events.append(Event("offered", "ESC-5.10", {"seat": a.SEATS[table.seat], **_terms_params(terms)}))
    sale = sale_of(table)
    sale = sale._replace(offers=with_item(sale.offers, table.seat, terms), moved=True, draft=None, counter=None)
    phase, seat = _next_speaker(table) if step == OFFER else (SELL, table.active)
    return _named(table, terms.give, events)._replace(phase=phase, seat=seat, sale=sale)


def _named(table: Table, bundle: Bundle, events: Events) -> Table:
    """Everybody learns that the acting seat holds the cards it names (ESC-5.9)."""
    return learnt(table, -1, table.seat, bundle.symbols, bundle.bids, events)


def _terms_params(terms: Terms) -> dict[str, object]:
    """Terms as the parameters of an event."""
    return {"slot": terms.slot, "give": bundle_things(terms.give), "ask": bundle_things(terms.ask)}


def _next_speaker(table: Table) -> tuple[str, int]:
    """The next opponent, or the seller when all have spoken (ESC-5.10, ESC-5.11)."""
    seat = (table.seat + 1) % table.setup.players
    return (SELL if seat == table.active else OFFER), seat


# --- the seller


def play_accept(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.11."""
    buyer = a.SEAT[str(action[1])]
    terms = sale_of(table).offers[buyer]
    assert terms is not None
    events.append(
        Event("accepted", "ESC-5.11", {"seat": a.SEATS[table.seat], "other": action[1], **_terms_params(terms)})
    )
    return make_deal(table, buyer, terms, events)


def play_counter(table: Table, action: Action, events: Events) -> Table:
    """A counter of the menu."""
    return _propose(table, a.SEAT[str(action[1])], a.terms_of(action), events)


def _propose(table: Table, opponent: int, terms: Terms, events: Events) -> Table:
    """Terms are put to an opponent, who answers at once; the seller's named cards are known to all (ESC-5.11)."""
    events.append(
        Event(
            "countered", "ESC-5.11",
            {"seat": a.SEATS[table.seat], "other": a.SEATS[opponent], **_terms_params(terms)},
        )
    )  # fmt: skip
    sale = sale_of(table)
    sale = sale._replace(countered=(*sale.countered, opponent), counter=terms, draft=None)
    return _named(table, terms.ask, events)._replace(phase=REPLY, sale=sale, seat=opponent)


def play_next_round(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.11."""
    sale = sale_of(table)
    events.append(Event("next_round", "ESC-5.11", {"seat": a.SEATS[table.seat], "round": sale.round + 1}))
    sale = sale._replace(round=sale.round + 1, countered=(), moved=False)
    return table._replace(phase=OFFER, seat=opponents(table)[0], sale=sale)


def play_reject_all(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.4."""
    return _refused(table, sale_of(table).tiles, "ESC-5.4", events)


def _refused(table: Table, tiles: tuple[int, ...], rule: str, events: Events) -> Table:
    """Tiles go back into the pool at once, and the seller takes coins while there are any (ESC-5.4, ESC-11.1,
    ESC-14.2)."""
    coins = min(REFUSAL_COINS, bank(table))
    events.append(Event("refused_all", rule, {"seat": a.SEATS[table.active], "gain": COIN_THINGS[coins]}))
    pool = bytearray(table.pool)
    for kind in tiles:
        pool[kind] += 1
    return table._replace(
        phase=MAIN, seat=table.active, sale=None, pool=bytes(pool), coins=pay(table, table.active, coins)
    )


# --- replies, and the end of composing


def play_agree(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.11."""
    terms = sale_of(table).counter
    assert terms is not None
    events.append(Event("agreed", "ESC-5.11", {"seat": a.SEATS[table.seat], "other": a.SEATS[table.active]}))
    return make_deal(table, table.seat, terms, events)


def play_refuse(table: Table, action: Action, events: Events) -> Table:
    """ESC-5.11."""
    events.append(Event("declined", "ESC-5.11", {"seat": a.SEATS[table.seat]}))
    return table._replace(phase=SELL, seat=table.active, sale=sale_of(table)._replace(counter=None))


def play_done(table: Table, action: Action, events: Events) -> Table:
    """The end of composing (ESC-5.18), or of the exchanges after a deal (ESC-9.4)."""
    if table.phase != COMPOSE:
        events.append(Event("done", "ESC-9.4", {"seat": a.SEATS[table.seat]}))
        if table.seat == table.active and exchanges(table, table.until):
            return table._replace(seat=table.until)
        return table._replace(phase=MAIN, seat=table.active, until=NOBODY)
    draft = sale_of(table).draft
    assert draft is not None
    terms = Terms(draft.slot, draft.give, draft.ask)
    if draft.step == SELL:
        return _propose(table, draft.opponent, terms, events)
    return _put_up(table, draft.step, terms, events)
