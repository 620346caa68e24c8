"""A sale in the eyes of a player that imagines the hands of the others: what terms bring, and who would agree."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sacbe.bots.eschnapur.deals import plus, with_tile, without
from sacbe.bots.eschnapur.thought import Thought
from sacbe.bots.eschnapur.worth import Purse, purse_of
from sacbe.eschnapur.bundle import NOTHING, Bundle, Terms, cards
from sacbe.eschnapur.components import COLOURS, NO_SYMBOLS, REFUSAL_COINS

_WORLDS: Final = 4
_COINS: Final = 12
"""The most coins it would pay or ask for."""
_MOVES: Final = 2
_BIDS: Final = 2
"""How many bid cards, those of least worth, it would part with."""
_PICK: Final = Bundle(bid_modes=(0, 0, 1))
_ANY_SYMBOL: Final = Bundle(symbol_modes=(1, 0, 0))
_SYMBOL: Final = tuple(
    Bundle(symbols=bytes(int(c == colour) for c in range(len(NO_SYMBOLS)))) for colour in range(len(COLOURS))
)


class Proposal(NamedTuple):
    """Terms, and what they bring."""

    partner: int
    terms: Terms
    gain: float
    """What the seat gains if the partner agrees, with an eye on what the partner gains."""
    chance: float
    """How likely the partner is to agree."""


class Bargain:
    """A sale as one seat sees it; the others are thought to value goods in the usual way."""

    def __init__(self, thought: Thought) -> None:
        self.table = table = thought.state
        self.seat = seat = thought.seat
        self.weights = thought.weights
        self.worth, self.theirs = thought.worth, thought.theirs
        assert table.sale is not None
        self.sale = table.sale
        self.buys = seat != table.active
        self.known = [purse_of(table, s, seat) for s in range(table.players)]
        self._now = [self.worth.purse(purse, s) for s, purse in enumerate(self.known)]
        worlds = thought.hands(_WORLDS)
        self.hands = [[purse_of(world, s, s) for world in worlds] for s in range(table.players)]
        self._stand = [[self.theirs.purse(purse, s) for purse in hands] for s, hands in enumerate(self.hands)]
        unknown = self.worth.late * self.weights.bid
        self.pick = [
            sum(max(map(self.worth.bid, cards(purse.bids)), default=0.0) for purse in hands) / _WORLDS - unknown
            for hands in self.hands
        ]
        """By seat: how much more the best of its bid cards can be expected to be worth than any other card."""
        self.rival = self._rival() if self.buys else [self.weights.surplus] * _WORLDS
        """By world: what a partner gains without this seat, or the least gain for which it agrees."""

    def refusal(self) -> float:
        """What this seat, as the seller, gains by selling nothing."""
        purse = self.known[self.seat]
        return self.worth.coins(purse.coins + REFUSAL_COINS) - self.worth.coins(purse.coins)

    def gain(self, partner: int, terms: Terms) -> float:
        """What the seat gains by a deal, with an eye on what the partner gains."""
        seat, (given, taken) = self.seat, self._sides(terms)
        own = self._after(self.known[seat], given, taken, self._tile(terms, seat))
        found = self.worth.purse(own, seat) - self._now[seat] + taken.bid_modes[2] * self.pick[partner]
        other = self._after(self.known[partner], taken, given, self._tile(terms, partner))
        seen = self.worth.purse(other, partner) - self._now[partner] - taken.bid_modes[2] * self.pick[partner]
        return found - self.weights.rivalry * seen

    def chance(self, partner: int, terms: Terms) -> float:
        """How likely the partner is to agree."""
        return self._likely(self._gains(partner, terms), 0.0)

    def proposals(self, partner: int, otherwise: float) -> Iterator[Proposal]:
        """Terms that promise more than what the seat has otherwise: for each kind, with the best number of coins."""
        worth, theirs, seat = self.worth, self.theirs, self.seat
        coins, their_coins = self.table.coins[seat], self.table.coins[partner]
        best = 0.0
        for sketch in self._sketches(partner):
            own = self.gain(partner, sketch) - otherwise
            tile, their_tile = (with_tile(_EMPTY, self._tile(sketch, s)).coins for s in (seat, partner))
            purse, other = coins + tile, their_coins + their_tile
            now, then, theirs_now = worth.coins(purse), worth.coins(other), theirs.coins(other)
            gains: list[float] | None = None
            found, most = None, 0.0
            for paid in range(-min(their_coins, _COINS), min(coins, _COINS) + 1):
                value = own + worth.coins(purse - paid) - now
                value -= self.weights.rivalry * (worth.coins(other + paid) - then)
                if value <= max(most, best - self.weights.whim):
                    break
                if sketch.give == NOTHING and (paid <= 0 if self.buys else paid >= 0):
                    continue  # ESC-5.8 (1)
                if gains is None:
                    gains = self._gains(partner, sketch)
                chance = self._likely(gains, theirs.coins(other + paid) - theirs_now)
                if chance * value > most:
                    most = chance * value
                    terms = _with_coins(sketch, paid if self.buys else -paid)
                    found = Proposal(partner, terms, value + otherwise, chance)
            if found is not None:
                best = max(best, most)
                yield found

    def _rival(self) -> list[float]:
        """By world: what the seller gains by the best offer of the others, or by refusing all."""
        seller, found = self.table.active, []
        offers = [(s, terms) for s, terms in enumerate(self.sale.offers) if terms is not None and s != self.seat]
        for place, purse in enumerate(self.hands[seller]):
            refused = purse._replace(coins=purse.coins + REFUSAL_COINS)
            gains = [self.theirs.purse(refused, seller) - self._stand[seller][place]]
            for _, terms in offers:
                if terms.ask.coins <= purse.coins:
                    after = self._after(purse, terms.ask, terms.give, self.sale.tiles[2 - terms.slot])
                    gains.append(self.theirs.purse(after, seller) - self._stand[seller][place])
            found.append(max(gains))
        return found

    def _gains(self, partner: int, terms: Terms) -> list[float]:
        """By world: what the partner gains by a deal beyond what it has without."""
        given, taken = self._sides(terms)
        tile = self._tile(terms, partner)
        return [
            self.theirs.purse(self._after(purse, taken, given, tile), partner) - now - rival
            for purse, now, rival in zip(self.hands[partner], self._stand[partner], self.rival, strict=True)
        ]

    def _likely(self, gains: list[float], more: float) -> float:
        """How likely a partner is to agree if it gains this much, and `more`, in each imagined world."""
        press = self.weights.press if self.buys else self.weights.step
        found = 0.0
        for gain in gains:
            found += min(1.0, max(0.0, (gain + more) / press))
        return found / len(gains)

    def _sides(self, terms: Terms) -> tuple[Bundle, Bundle]:
        """What the seat gives, and what it takes."""
        return (terms.give, terms.ask) if self.buys else (terms.ask, terms.give)

    def _tile(self, terms: Terms, seat: int) -> int:
        """The tile that buyer or seller gets."""
        return self.sale.tiles[2 - terms.slot if seat == self.table.active else terms.slot - 1]

    def _after(self, purse: Purse, gone: Bundle, come: Bundle, tile: int) -> Purse:
        return with_tile(plus(without(purse, gone), come), tile)

    def _sketches(self, partner: int) -> Iterator[Terms]:
        """Everything but coins that could change hands: at most one card each way, and a few movement tiles."""
        purse, other = self.known[self.seat], self.known[partner]
        own = [NOTHING, *(_SYMBOL[colour] for colour, count in enumerate(purse.symbols) if count)]
        own += [Bundle(bids=1 << value) for value in sorted(cards(purse.bids), key=self.worth.bid)[:_BIDS]]
        theirs = [NOTHING]
        if other.bids or other.loose_bids:
            theirs.append(_PICK)
        if any(other.symbols) or other.loose_symbols:
            theirs.append(_ANY_SYMBOL)
        theirs += [_SYMBOL[colour] for colour, count in enumerate(other.symbols) if count]
        swaps = [(mine, wanted) for mine in own for wanted in theirs]
        if purse.moves:
            steps = Bundle(moves=min(purse.moves, _MOVES))
            swaps += [(steps, wanted) for wanted in theirs] + [
                (mine._replace(moves=steps.moves), NOTHING) for mine in own
            ]
        if other.moves:
            steps = Bundle(moves=min(other.moves, _MOVES))
            swaps += [(mine, steps) for mine in own] + [(NOTHING, each._replace(moves=steps.moves)) for each in theirs]
        for mine, wanted in dict.fromkeys(swaps):
            for slot in (1, 2):
                yield Terms(slot, mine, wanted) if self.buys else Terms(slot, wanted, mine)


_EMPTY: Final = Purse(0, 0, NO_SYMBOLS, 0, 0, 0)


def _with_coins(terms: Terms, paid: int) -> Terms:
    """Terms with the coins that the buyer pays, or gets if negative."""
    give, ask = terms.give._replace(coins=max(paid, 0)), terms.ask._replace(coins=max(-paid, 0))
    return Terms(terms.slot, give, ask)
