"""Carrying out a deal: which cards change hands, then coins, tiles and goods (ESC-5.14 to ESC-5.17)."""

from __future__ import annotations

from sacbe.core.action import Action
from sacbe.core.contract import Outcome
from sacbe.core.events import Event, Events
from sacbe.core.rows import with_added, with_item
from sacbe.eschnapur import actions as a
from sacbe.eschnapur.bundle import MODES, Bundle, Terms, cards
from sacbe.eschnapur.components import COLOUR, KINDS, NO_SYMBOLS
from sacbe.eschnapur.draws import draw_cards
from sacbe.eschnapur.memory import Move, shown, traded
from sacbe.eschnapur.table import (
    BID,
    BLIND,
    GIVE,
    GOODS,
    PICK,
    SYMBOL,
    Deal,
    Table,
    bank,
    pay,
    stock,
)
from sacbe.eschnapur.things import COIN_THINGS, MOVE_THINGS, TILE_THINGS, UNNAMED_CARDS, bundle_things, named_card

_PHASES = {"any": GIVE, "blind": BLIND, "pick": PICK}


def deal_of(table: Table) -> Deal:
    """The deal that is being carried out."""
    assert table.sale is not None
    assert table.sale.deal is not None
    return table.sale.deal


def make_deal(table: Table, buyer: int, terms: Terms, events: Events) -> Table:
    """Begins to carry out a deal; first, all cards are determined (ESC-5.15)."""
    assert table.sale is not None
    sale = table.sale._replace(deal=Deal(buyer, terms, undetermined(table.active, buyer, terms)), counter=None)
    table = learnt(table, -1, buyer, terms.give.symbols, terms.give.bids, events)
    table = learnt(table, -1, table.active, terms.ask.symbols, terms.ask.bids, events)
    return _next_card(table._replace(sale=sale), events)


def learnt(table: Table, observer: int, holder: int, symbols: bytes, bids: int, events: Events) -> Table:
    """`observer` (-1: everybody) learns from the last event that `holder` has these cards."""
    memory = shown(table.memory, observer, holder, symbols, bids)
    if memory is table.memory:
        return table
    events[-1] = events[-1]._replace(reveals=True)
    return table._replace(memory=memory)


def undetermined(seller: int, buyer: int, terms: Terms) -> tuple[tuple[int, str, str], ...]:
    """All cards of a deal that are not named, the buyer's first (ESC-5.14)."""
    return (*_unnamed(buyer, terms.give), *_unnamed(seller, terms.ask))


def _unnamed(giver: int, bundle: Bundle) -> tuple[tuple[int, str, str], ...]:
    """The cards of a bundle that have to be determined, in the order of ESC-5.15."""
    return tuple(
        (giver, kind, mode)
        for kind, counts in ((SYMBOL, bundle.symbol_modes), (BID, bundle.bid_modes))
        for mode, count in zip(MODES, counts, strict=True)
        for _ in range(count)
    )


def _next_card(table: Table, events: Events) -> Table:
    """Ask for the next card, or finish the deal."""
    deal = deal_of(table)
    if not deal.queue:
        return _finish(table, deal, events)
    giver, kind, mode = deal.queue[0]
    taker = table.active if giver == deal.buyer else deal.buyer
    if mode == "pick":
        # ESC-15.2: the taker sees all that is left, and knows the cards of the deal as well
        hand = (table.symbols[giver], 0) if kind == SYMBOL else (NO_SYMBOLS, table.bids[giver])
        table = learnt(table, taker, giver, *hand, events)
    return table._replace(phase=_PHASES[mode], seat=taker if mode == "pick" else giver)


def available(table: Table, giver: int) -> tuple[bytes, int]:
    """Cards of the giver that are neither named nor determined yet in this deal (ESC-5.15)."""
    deal = deal_of(table)
    side = int(giver != deal.buyer)
    bundle = deal.terms.ask if side else deal.terms.give
    symbols = bytes(
        held - named - gone
        for held, named, gone in zip(table.symbols[giver], bundle.symbols, deal.symbols[side], strict=True)
    )
    return symbols, table.bids[giver] & ~bundle.bids & ~deal.bids[side]


def card_step(table: Table) -> tuple[Action, ...]:
    """CP-5 and CP-6: the cards that can be given or picked."""
    giver, kind, mode = deal_of(table).queue[0]
    symbols, bids = available(table, giver)
    if kind == SYMBOL:
        by_colour = a.GIVE_SYMBOL if mode == "any" else a.PICK_SYMBOL
        return tuple(by_colour[c] for c, count in enumerate(symbols) if count)
    by_value = a.GIVE_BID if mode == "any" else a.PICK_BID
    return tuple(by_value[value] for value in cards(bids))


def outcomes(table: Table) -> tuple[Outcome, ...]:
    """CH-7: a card drawn unseen."""
    giver, kind, _ = deal_of(table).queue[0]
    symbols, bids = available(table, giver)
    if kind == SYMBOL:
        return tuple((a.BLIND_SYMBOL[c], count) for c, count in enumerate(symbols) if count)
    return tuple((a.BLIND_BID[value], 1) for value in cards(bids))


def play_determined(table: Table, action: Action, events: Events) -> Table:
    """One more card of the deal is determined; giver and taker know which (ESC-15.2)."""
    deal = deal_of(table)
    (giver, kind, mode), *rest = deal.queue
    side = int(giver != deal.buyer)
    taker = deal.buyer if side else table.active
    params = {"seat": a.SEATS[giver], "other": a.SEATS[taker]}
    events.append(Event("card_passed", "ESC-5.15", params | {"card": UNNAMED_CARDS[kind, mode]}))
    card = named_card(kind, action[2])
    events.append(Event("card_passed_known", "ESC-15.2", params | {"card": card}, (giver, taker)))
    deal = deal._replace(queue=tuple(rest))
    symbols, bids = NO_SYMBOLS, 0
    if kind == SYMBOL:
        colour = COLOUR[str(action[2])]
        symbols = with_added(deal.symbols[side], colour, 1)
        deal = deal._replace(symbols=with_item(deal.symbols, side, symbols))
        bundle = deal.terms.ask if side else deal.terms.give
        symbols = bytes(x + y for x, y in zip(symbols, bundle.symbols, strict=True))
    else:
        bids = 1 << int(action[2])
        deal = deal._replace(bids=with_item(deal.bids, side, deal.bids[side] | bids))
    assert table.sale is not None
    table = table._replace(sale=table.sale._replace(deal=deal))
    return _next_card(learnt(table, taker, giver, symbols, bids, events), events)


def _finish(table: Table, deal: Deal, events: Events) -> Table:
    """Everything changes hands, then both receive the goods of their tiles, the seller first (ESC-5.14)."""
    seller, buyer, terms = table.active, deal.buyer, deal.terms
    given, asked = terms.give, terms.ask
    if given.symbol_count or given.bid_count or asked.symbol_count or asked.bid_count:
        table = _pass_cards(table, deal)
    coins = given.coins - asked.coins
    moves = given.moves - asked.moves
    assert table.sale is not None
    sold, kept = table.sale.tiles[terms.slot - 1], table.sale.tiles[2 - terms.slot]
    params = {
        "seat": a.SEATS[seller], "other": a.SEATS[buyer], "give": bundle_things(given), "ask": bundle_things(asked),
        "tile": TILE_THINGS[sold], "kept": TILE_THINGS[kept],
    }  # fmt: skip
    events.append(Event("sold", "ESC-5.14", params))
    tiles = with_item(table.tiles, seller, (*table.tiles[seller], kept))
    table = table._replace(
        seat=buyer,
        coins=pay(table._replace(coins=pay(table, seller, coins)), buyer, -coins) if coins else table.coins,
        moves=_carried(table.moves, seller, buyer, moves) if moves else table.moves,
        tiles=with_item(tiles, buyer, (*tiles[buyer], sold)),
        sale=None,
        then=GOODS,
    )
    draws: tuple[tuple[int, str], ...] = ()
    for seat, kind in ((seller, kept), (buyer, sold)):
        table, drawn = _goods(table, seat, kind, events)
        draws += drawn
    return draw_cards(table, draws, events)


def _carried(row: tuple[int, ...], to: int, start: int, amount: int) -> tuple[int, ...]:
    """A row of amounts after some have been handed over."""
    return with_item(with_item(row, to, row[to] + amount), start, row[start] - amount)


def _pass_cards(table: Table, deal: Deal) -> Table:
    """All cards of the deal in their new hands, and what everybody knows of it (ESC-5.14, ESC-15.2)."""
    moves = (
        _move(table, deal, 0, deal.buyer, table.active, deal.terms.give),
        _move(table, deal, 1, table.active, deal.buyer, deal.terms.ask),
    )
    bids, symbols, young = list(table.bids), list(table.symbols), list(table.young)
    for move in moves:
        gone = move.bids | move.secret_bids
        bids[move.giver] &= ~gone
        bids[move.taker] |= gone
        for each, sign in ((move.giver, -1), (move.taker, 1)):
            counts = zip(symbols[each], move.symbols, move.secret_symbols, strict=True)
            symbols[each] = bytes([held + sign * (named + secret) for held, named, secret in counts])
        named_young = (move.bids & table.fresh).bit_count()
        young[move.giver] -= named_young
        young[move.taker] += named_young + move.secret_bids.bit_count()
    young = [min(count, hand.bit_count()) for count, hand in zip(young, bids, strict=True)]
    return table._replace(
        bids=tuple(bids), symbols=tuple(symbols), young=tuple(young), memory=traded(table.memory, moves)
    )


def _move(table: Table, deal: Deal, side: int, giver: int, taker: int, bundle: Bundle) -> Move:
    """What one side hands over."""
    emptied = (
        bundle.symbol_count == sum(table.symbols[giver]),
        bundle.bid_count == table.bids[giver].bit_count(),
    )
    return Move(giver, taker, bundle.symbols, bundle.bids, deal.symbols[side], deal.bids[side], emptied)


def _goods(table: Table, seat: int, kind: int, events: Events) -> tuple[Table, tuple[tuple[int, str], ...]]:
    """The goods of a tile, as far as the supply lasts; cards are drawn later (ESC-5.16, ESC-11.1, ESC-11.4)."""
    _, goods, amount, _ = KINDS[kind]
    if goods == "symbol_card":
        return table, ((seat, SYMBOL),) * amount
    if goods == "bid_card":
        return table, ((seat, BID),) * amount
    if goods == "coins":
        amount = min(amount, bank(table))
        events.append(Event("took", "ESC-5.16", {"seat": a.SEATS[seat], "gain": COIN_THINGS[amount]}))
        return table._replace(coins=pay(table, seat, amount)), ()
    amount = min(amount, stock(table))
    events.append(Event("took", "ESC-5.16", {"seat": a.SEATS[seat], "gain": MOVE_THINGS[amount]}))
    return table._replace(moves=with_item(table.moves, seat, table.moves[seat] + amount)), ()
