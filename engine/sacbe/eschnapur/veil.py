"""What a viewer knows, and worlds that agree with it (ESC-15).

A table is veiled by dealing all cards the viewer cannot know anew: in a fixed order for the observation itself, so
that it holds nothing of the true hands, and at random for a sample. A viewer is a seat, None for the public, or ALL.
"""

from __future__ import annotations

from random import Random

from sacbe.core.seats import ALL, clockwise
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import ALL_BIDS, COLOURS, NO_SYMBOLS, SYMBOL_COPIES
from sacbe.eschnapur.memory import known_bids, known_symbols
from sacbe.eschnapur.table import COMPOSE, OVER, PASSED, Draft, Sale, Table


def veiled(table: Table, seat: int | None, rng: Random | None = None) -> Table:
    """A table that `seat` cannot tell from this one: with a generator a random one, without it always the same."""
    if table.phase == OVER or seat == ALL:
        return table  # ESC-15.6
    table = table._replace(bids=_bids(table, seat, rng), symbols=_symbols(table, seat, rng))
    if table.committed:
        table = table._replace(committed=_committed(table, seat, rng))
    if table.sale is not None and table.sale.deal is not None:
        table = _deal(table, seat, rng)
    if table.phase == COMPOSE and table.seat != seat:
        assert table.sale is not None
        assert table.sale.draft is not None
        draft = Draft(table.sale.draft.step, _opponent(table, table.sale, rng))
        table = table._replace(sale=table.sale._replace(draft=draft))
    return _forgotten(table, seat)


def _opponent(table: Table, sale: Sale, rng: Random | None) -> int:
    """With whom terms are being composed: the seller does it with any opponent he can still counter."""
    if table.seat != table.active:
        return table.seat
    possible = [
        seat
        for seat in clockwise(table.setup.players, table.active)[1:]
        if seat not in sale.countered
        and (table.coins[seat] or table.moves[seat] or table.bids[seat] or any(table.symbols[seat]))
    ]
    return rng.choice(possible) if rng else possible[0]


def _mixed(values: list[int], rng: Random | None) -> list[int]:
    """Cards in random order, or as they are."""
    if rng is not None:
        rng.shuffle(values)
    return values


def _bids(table: Table, seat: int | None, rng: Random | None) -> tuple[int, ...]:
    """Hands of bid cards.

    Cards that were not in the deck when it was last shuffled can only be in hands; a seat cannot hold more of
    the others than it can have drawn since.
    """
    others = [s for s in range(table.setup.players) if s != seat]
    known = {s: known_bids(table.memory, seat, s) for s in others}
    unknown = ALL_BIDS & ~table.discard & ~(0 if seat is None else table.bids[seat])
    for hand in known.values():
        unknown &= ~hand
    old, new = _mixed(list(cards(unknown & ~table.fresh)), rng), _mixed(list(cards(unknown & table.fresh)), rng)
    hands, free = list(table.bids), []
    for s in others:
        hands[s] = known[s]
        open_places = table.bids[s].bit_count() - known[s].bit_count()
        drawn = min(open_places, table.young[s] - (known[s] & table.fresh).bit_count())
        for _ in range(open_places - drawn):
            hands[s] |= 1 << old.pop()
        free += [s] * drawn
    pile = old + new[: len(free) - len(old)]
    for s, value in zip(_mixed(free, rng), pile, strict=True):
        hands[s] |= 1 << value
    return tuple(hands)


def _symbols(table: Table, seat: int | None, rng: Random | None) -> tuple[bytes, ...]:
    """Hands of symbol cards."""
    others = [s for s in range(table.setup.players) if s != seat]
    hands = [bytearray(known_symbols(table.memory, seat, s)) for s in range(table.setup.players)]
    if seat is not None:
        hands[seat] = bytearray(table.symbols[seat])
    left = list(SYMBOL_COPIES)
    for colour in (*table.returned, *(c for hand in hands for c in range(len(COLOURS)) for _ in range(hand[c]))):
        left[colour] -= 1
    pile = _mixed([colour for colour, count in enumerate(left) for _ in range(count)], rng)
    for s in others:
        for _ in range(sum(table.symbols[s]) - sum(hands[s])):
            hands[s][pile.pop()] += 1
    return tuple(map(bytes, hands))


def _committed(table: Table, seat: int | None, rng: Random | None) -> tuple[int, ...]:
    """Sealed bids of the others: any card they could have played."""
    found = []
    for other, value in zip(clockwise(table.setup.players, table.active), table.committed, strict=False):
        choices = (PASSED, *cards(table.bids[other]))
        found.append(value if other == seat else rng.choice(choices) if rng else PASSED)
    return tuple(found)


def _deal(table: Table, seat: int | None, rng: Random | None) -> Table:
    """For a seat that has no part in a deal: the unnamed cards determined so far could be any."""
    assert table.sale is not None
    deal = table.sale.deal
    assert deal is not None
    if seat in (deal.buyer, table.active):
        return table
    symbols, bids = [], []
    for side, (giver, bundle) in enumerate(((deal.buyer, deal.terms.give), (table.active, deal.terms.ask))):
        hand = [held - named for held, named in zip(table.symbols[giver], bundle.symbols, strict=True)]
        pile = _mixed([c for c, count in enumerate(hand) for _ in range(count)], rng)[: sum(deal.symbols[side])]
        symbols.append(bytes(pile.count(c) for c in range(len(NO_SYMBOLS))))
        values = _mixed(list(cards(table.bids[giver] & ~bundle.bids)), rng)[: deal.bids[side].bit_count()]
        bids.append(sum(1 << value for value in values))
    deal = deal._replace(symbols=(symbols[0], symbols[1]), bids=(bids[0], bids[1]))
    return table._replace(sale=table.sale._replace(deal=deal))


def _forgotten(table: Table, seat: int | None) -> Table:
    """The table without what others know of each other's cards: their rows of the memory are blank."""
    public = table.setup.players
    memory = table.memory._replace(
        bids=tuple(row if k in (seat, public) else (0,) * public for k, row in enumerate(table.memory.bids)),
        symbols=tuple(
            row if k in (seat, public) else (NO_SYMBOLS,) * public for k, row in enumerate(table.memory.symbols)
        ),
    )
    return table._replace(memory=memory)
