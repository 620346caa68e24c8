"""Bargaining: what a deal is worth to both sides, which offer to make and which to take (ESC-5)."""

from __future__ import annotations

from sacbe.bots.eschnapur.worth import Purse, Worth
from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms, cards
from sacbe.eschnapur.components import KINDS, REFUSAL_COINS


def with_tile(purse: Purse, kind: int) -> Purse:
    """A purse after a tile and its goods have come to it."""
    _, goods, amount, points = KINDS[kind]
    purse = purse._replace(points=purse.points + points)
    if goods == "coins":
        return purse._replace(coins=purse.coins + amount)
    if goods == "movement":
        return purse._replace(moves=purse.moves + amount)
    if goods == "symbol_card":
        return purse._replace(loose_symbols=purse.loose_symbols + amount)
    return purse._replace(loose_bids=purse.loose_bids + amount)


def without(purse: Purse, bundle: Bundle) -> Purse:
    """A purse that has given a bundle away; of cards not named, loose ones go first, then the dearest or cheapest."""
    if not (any(bundle.symbols) or any(bundle.symbol_modes) or bundle.bids or any(bundle.bid_modes)):
        return purse._replace(coins=purse.coins - bundle.coins, moves=purse.moves - bundle.moves)
    symbols = bytearray(max(0, held - gone) for held, gone in zip(purse.symbols, bundle.symbols, strict=True))
    bids = purse.bids & ~bundle.bids
    named_loose = sum(max(0, gone - held) for held, gone in zip(purse.symbols, bundle.symbols, strict=True))
    loose_symbols = purse.loose_symbols - named_loose
    loose_bids = purse.loose_bids - (bundle.bids & ~purse.bids).bit_count()
    for _ in range(sum(bundle.symbol_modes)):
        if loose_symbols > 0:
            loose_symbols -= 1
        elif any(symbols):
            symbols[max(range(len(symbols)), key=lambda colour: symbols[colour])] -= 1
    for mode, count in enumerate(bundle.bid_modes):
        for _ in range(count):
            if loose_bids > 0:
                loose_bids -= 1
            elif bids:
                hand = sorted(cards(bids), key=lambda value: abs(value - 14))
                bids &= ~(1 << hand[(0, len(hand) // 2, -1)[mode]])
    return purse._replace(
        coins=purse.coins - bundle.coins,
        moves=purse.moves - bundle.moves,
        symbols=bytes(symbols),
        bids=bids,
        loose_symbols=max(0, loose_symbols),
        loose_bids=max(0, loose_bids),
    )


def plus(purse: Purse, bundle: Bundle) -> Purse:
    """A purse that has received a bundle."""
    if bundle is NOTHING:
        return purse
    return purse._replace(
        coins=purse.coins + bundle.coins,
        moves=purse.moves + bundle.moves,
        symbols=bytes(map(int.__add__, purse.symbols, bundle.symbols)),
        bids=purse.bids | bundle.bids,
        loose_symbols=purse.loose_symbols + sum(bundle.symbol_modes),
        loose_bids=purse.loose_bids + sum(bundle.bid_modes),
    )


class Market:
    """A sale as one seat sees it: what each player would gain under which terms."""

    def __init__(self, worth: Worth, purses: dict[int, Purse]) -> None:
        self.worth = worth
        self.purses = purses
        self._now = {seat: worth.purse(purse, seat) for seat, purse in purses.items()}

    def _gain(self, seat: int, after: Purse) -> float:
        return self.worth.purse(after, seat) - self._now[seat]

    def buyer_gain(self, seat: int, terms: Terms) -> float:
        """What an opponent gains by buying on these terms."""
        table = self.worth.table
        assert table.sale is not None
        after = plus(without(self.purses[seat], terms.give), terms.ask)
        return self._gain(seat, with_tile(after, table.sale.tiles[terms.slot - 1]))

    def seller_gain(self, terms: Terms) -> float:
        """What the seller gains by selling on these terms."""
        table = self.worth.table
        assert table.sale is not None
        after = plus(without(self.purses[table.active], terms.ask), terms.give)
        return self._gain(table.active, with_tile(after, table.sale.tiles[2 - terms.slot]))

    def refusal_gain(self) -> float:
        """What the seller gains by selling nothing."""
        table = self.worth.table
        purse = self.purses[table.active]
        return self._gain(table.active, purse._replace(coins=purse.coins + REFUSAL_COINS))

    def best_rival(self, seat: int) -> float:
        """What the seller gains by the best standing offer of anybody but `seat` that the seller can pay for, or by
        refusing all."""
        table = self.worth.table
        assert table.sale is not None
        gains = [
            self.seller_gain(terms)
            for other, terms in enumerate(table.sale.offers)
            if terms is not None and other != seat and terms.ask.coins <= table.coins[table.active]
        ]
        return max([self.refusal_gain(), *gains])
