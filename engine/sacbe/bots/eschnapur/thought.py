"""What one decision needs to know: the veiled state, the seat's goods, and what things are worth."""

from __future__ import annotations

from random import Random

from sacbe.bots.eschnapur.deals import Market
from sacbe.bots.eschnapur.sealed import Rivals, expected, imagined, minds_of, places
from sacbe.bots.eschnapur.weights import Weights
from sacbe.bots.eschnapur.worth import Purse, Worth, purse_of
from sacbe.eschnapur.components import BID_COINS
from sacbe.eschnapur.state import State
from sacbe.eschnapur.table import Table
from sacbe.eschnapur.veil import veiled


class Thought:
    """A state as one seat sees it; nothing in it is hidden from that seat."""

    def __init__(
        self,
        state: State,
        seat: int,
        weights: Weights,
        rng: Random,
        others: Weights | None = None,
        samples: int | None = None,
    ) -> None:
        self.state = state
        self.seat = seat
        self.weights = weights
        self.rng = rng
        self.samples = samples or weights.samples
        """How many worlds it imagines before a bid."""
        self.worth = Worth(state, weights)
        self.theirs = self.worth if others is None else Worth(state, others)
        """What goods are worth to the other seats, as far as this one can tell."""
        self.purse: Purse = purse_of(state, seat, seat)
        self._bids: dict[int, float] = {}
        self._worlds: list[Rivals] | None = None

    def wobble(self) -> float:
        """The error of its judgement this time."""
        return self.rng.gauss(0.0, self.weights.noise) if self.weights.noise else 0.0

    def market(self) -> Market:
        """The sale as this seat sees it."""
        seats = range(self.state.players)
        return Market(self.worth, {seat: purse_of(self.state, seat, self.seat) for seat in seats})

    def hands(self, count: int) -> list[Table]:
        """Tables that the seat cannot tell from this one; the same whenever it thinks about the same moment."""
        state = self.state
        rng = Random(str((self.seat, state.bids[self.seat], state.symbols[self.seat], state.discard, state.coins)))  # noqa: S311
        return [veiled(state, self.seat, rng) for _ in range(count)]

    def value(self, purse: Purse) -> float:
        """What goods are worth to this seat."""
        return self.worth.purse(purse, self.seat)

    def bid(self, value: int) -> float:
        """What playing a bid card, or passing, can be expected to bring."""
        if value not in self._bids:
            self._bids[value] = expected(self.worth, self.seat, value, self.worlds())
        return self._bids[value]

    def odds(self, value: int) -> tuple[float, float]:
        """How likely a bid card is to win, and to take the token."""
        wins, lows, alone = places(value, BID_COINS[value] <= self.purse.coins, self.worlds())
        return (wins + alone) / self.samples, (lows + alone) / self.samples

    def worlds(self) -> list[Rivals]:
        """Bids the others may make; the same for everybody who thinks about the same moment."""
        if self._worlds is None:
            state = self.state
            moment = str((self.seat, state.bids[self.seat], state.discard, state.coins, state.lying))
            rng = Random(moment)  # noqa: S311
            minds = minds_of(self.theirs, self.seat, rng) if self.weights.insight else None
            self._worlds = imagined(state, self.seat, self.weights, rng, self.samples, minds)
        return self._worlds
