"""What a seat's goods are worth, in points of the final score."""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from sacbe.bots.eschnapur.weights import Weights
from sacbe.eschnapur.bundle import cards
from sacbe.eschnapur.components import (
    ADJACENT,
    ALL_BIDS,
    AREAS,
    HIGHEST_BID,
    MOVE_PRICE,
    NICHES_TO_OPEN,
    SYMBOL_COPIES,
    TOKENS,
)
from sacbe.eschnapur.exchange import tile_points
from sacbe.eschnapur.memory import known_bids, known_symbols
from sacbe.eschnapur.scoring import token_points
from sacbe.eschnapur.table import Table, shuffled_symbols, unturned

_DOZEN: Final = 12


def _distances(start: int) -> tuple[int, ...]:
    """Steps from an area to every other."""
    found, queue = {start: 0}, deque([start])
    while queue:
        area = queue.popleft()
        for following in ADJACENT[area]:
            if following not in found:
                found[following] = found[area] + 1
                queue.append(following)
    return tuple(found[area] for area in range(len(AREAS)))


DISTANCE: Final = tuple(map(_distances, range(len(AREAS))))


class Purse(NamedTuple):
    """The goods of a seat as far as somebody knows them."""

    coins: int
    moves: int
    symbols: bytes
    bids: int
    area: int
    points: int
    """Tile points."""
    loose_symbols: int = 0
    """Symbol cards of unknown colour."""
    loose_bids: int = 0
    """Bid cards of unknown value."""


def purse_of(table: Table, seat: int, viewer: int) -> Purse:
    """The goods of `seat` as `viewer` knows them."""
    symbols, bids = table.symbols[seat], table.bids[seat]
    if seat != viewer:
        symbols, bids = known_symbols(table.memory, viewer, seat), known_bids(table.memory, viewer, seat)
    return Purse(
        table.coins[seat],
        table.moves[seat],
        symbols,
        bids,
        table.pawns[seat],
        tile_points(table.tiles[seat]),
        sum(table.symbols[seat]) - sum(symbols),
        table.bids[seat].bit_count() - bids.bit_count(),
    )


class Worth:
    """What everything is worth to one computer player at one moment of a game."""

    def __init__(self, table: Table, weights: Weights) -> None:
        self.table = table
        self.weights = weights
        left = NICHES_TO_OPEN - table.opened.bit_count()
        self.point = 1 - (1 - weights.early_point) * left / NICHES_TO_OPEN
        """What a point scored now is worth at the end."""
        self.late = min(1.0, left / weights.horizon)
        """How much of their worth goods still have."""
        self.closed = [(a, AREAS[a].symbols) for a in range(len(AREAS)) if not table.opened >> a & 1] if left else []
        tokens = [TOKENS[t] for t in range(len(TOKENS)) if unturned(table) >> t & 1]
        self.small = sum(token.small for token in tokens) / len(tokens) if tokens else 0.0
        """The small number to be expected in a closed niche."""
        self._coins: dict[int, float] = {}
        self._bids = tuple(map(self._bid, range(HIGHEST_BID + 1)))
        self._plans: dict[tuple[int, bytes, int, int], tuple[float, float]] = {}

    def coins(self, count: int) -> float:
        """Coins in hand."""
        found = self._coins.get(count)
        if found is None:
            found = self._coins[count] = self._worth_of_coins(count)
        return found

    def _worth_of_coins(self, count: int) -> float:
        first = min(count, _DOZEN)
        return self.weights.coin * self.late * (first + 0.5 * min(count - first, _DOZEN) + 0.2 * max(0, count - 24))

    def bid(self, value: int) -> float:
        """A bid card: high ones win, low ones take tokens, middle ones do neither."""
        return self._bids[value]

    def _bid(self, value: int) -> float:
        rank = value / HIGHEST_BID
        strength = self.weights.strength * max(0.0, 2 * rank - 1)
        return self.late * (self.weights.bid + self.weights.bid_slope * (2 * (rank - 0.5) ** 2 - 0.25) + strength)

    def niche(self, seat: int) -> float:
        """What opening any niche brings a seat at once."""
        return self.small * (2 if self.table.monk == seat else 1)

    def plans(self, purse: Purse, seat: int) -> tuple[float, float]:
        """The two best niches a purse can hope to open."""
        key = purse.area, purse.symbols, purse.moves, seat
        if key not in self._plans:
            self._plans[key] = self._find_plans(purse, seat)
        return self._plans[key]

    def _find_plans(self, purse: Purse, seat: int) -> tuple[float, float]:
        weights = self.weights
        price, prize = weights.coin * self.late * MOVE_PRICE, self.niche(seat)
        best = second = 0.0
        distance, hand, moves = DISTANCE[purse.area], purse.symbols, purse.moves
        for area, needed in self.closed:
            steps = distance[area]
            value = prize - weights.move * self.late * min(steps, moves) - price * max(0, steps - moves)
            for colour in needed:
                if not hand[colour]:
                    value -= weights.missing
            if value > best:
                best, second = value, best
            elif value > second:
                second = value
        return best, second

    def purse(self, purse: Purse, seat: int) -> float:
        """All goods of a seat."""
        weights = self.weights
        best, second = self.plans(purse, seat)
        return (
            self.coins(purse.coins)
            + weights.plan * best
            + weights.second * second
            + sum([self._bids[value] for value in cards(purse.bids)])
            + self.late
            * (
                weights.move * purse.moves
                + weights.symbol * sum(purse.symbols)
                + weights.loose_symbol * purse.loose_symbols
                + weights.bid * purse.loose_bids
                + weights.tile_point * purse.points
            )
        )

    def token(self, seat: int) -> float:
        """One more token: at first a guess, later what it does to bonus and penalty."""
        table = self.table
        spare = table.lying if table.lying >= 0 else (unturned(table).bit_length() - 1)
        after = tuple(own | 1 << spare if s == seat else own for s, own in enumerate(table.tokens))
        bonus, penalty = token_points(table.tokens)[seat]
        then_bonus, then_penalty = token_points(after)[seat]
        sure = table.opened.bit_count() / NICHES_TO_OPEN
        real = (then_bonus - then_penalty) - (bonus - penalty)
        return (1 - sure) * self.weights.token + sure * real


def unseen_bids(table: Table, seat: int) -> tuple[int, ...]:
    """The bid cards that may be in the deck or in a hand, as far as `seat` can tell."""
    unknown = ALL_BIDS & ~table.discard & ~table.bids[seat]
    for other in range(table.setup.players):
        if other != seat:
            unknown &= ~known_bids(table.memory, seat, other)
    return cards(unknown)


def unseen_symbols(table: Table, seat: int) -> list[float]:
    """By colour: the chance that the next symbol card is of it, as far as `seat` can tell."""
    shuffled = sum(shuffled_symbols(table))
    if not shuffled:
        return [float(bool(table.returned) and table.returned[0] == c) for c in range(len(SYMBOL_COPIES))]
    left = [float(copies - table.symbols[seat][c]) for c, copies in enumerate(SYMBOL_COPIES)]
    for colour in table.returned:
        left[colour] -= 1
    for other in range(table.setup.players):
        if other != seat:
            for colour, count in enumerate(known_symbols(table.memory, seat, other)):
                left[colour] -= count
    total = sum(left)
    return [count / total for count in left]
