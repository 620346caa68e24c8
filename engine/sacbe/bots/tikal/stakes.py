"""What the rest of the game promises a seat, as far as its turn cannot change it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import exp

from sacbe.bots.tikal.horizon import scoring_times
from sacbe.bots.tikal.roads import FAR
from sacbe.bots.tikal.weights import Weights
from sacbe.tikal.components import LEADER_STRENGTH, VALUE_MAX
from sacbe.tikal.scoring import points
from sacbe.tikal.table import Table, own_camps


class Curves:
    """The weights as tables by cost, computed once for each set of weights."""

    __slots__ = ("hope", "lasting", "near", "site", "soon")

    def __init__(self, weights: Weights) -> None:
        costs = range(2 * FAR + 2)
        # Players go further for more: the cost of a majority counts in relation to the value of the temple.
        felt = [(weights.typical / value) ** weights.greed if value else 1.0 for value in range(VALUE_MAX + 1)]
        self.hope = [[weights.hope * exp(-c * f / weights.hope_range) for c in costs] for f in felt]
        """By value and cost: the chance of winning a majority."""
        self.lasting = [[1 - weights.threat * exp(-c * f / weights.threat_range) for c in costs] for f in felt]
        """By value and the cost for others: the chance of keeping one."""
        self.soon = [weights.now * exp(-c / weights.now_range) for c in costs]
        """By cost: the chance that an opponent wins one in their coming scoring turn."""
        self.site = [exp(-c / weights.site_range) for c in costs]
        self.near = [exp(-c / weights.access_range) for c in costs]


curves = lru_cache(maxsize=16)(Curves)


class Rival:
    """One opponent, as they stand before the turn."""

    __slots__ = ("camps", "now", "seat", "strength", "table", "weight")

    def __init__(self, table: Table, seat: int, weight: float, now: int) -> None:
        self.table = table
        self.seat = seat
        self.weight = weight
        """How much one of their points counts against one of the seat's."""
        self.now = now
        """1 if their scoring turn in the current scoring round is still to come."""
        row = bytearray(table.workers[seat])
        if table.leaders[seat] >= 0:
            row[table.leaders[seat]] += LEADER_STRENGTH
        self.strength = bytes(row)
        self.camps = own_camps(table, seat)


class Stakes:
    """The scoring rounds to come, the opponents, and how much each counts."""

    __slots__ = (
        "beyond", "curves", "future", "growable", "grown", "rivals",
        "scored_now", "scorings", "seat", "turns", "weights",
    )  # fmt: skip

    def __init__(self, weights: Weights, table: Table, seat: int, scales: Mapping[int, float] | None) -> None:
        """How much a rival's points count against the seat depends on their standing, unless `scales` is given."""
        self.weights = weights
        self.curves = curves(weights)
        self.seat = seat
        times = scoring_times(table)
        held = [weights.keep**time for time in times]
        self.scorings = len(times)
        """Scoring rounds that have not begun."""
        self.future = sum(held)
        """How many of them a majority held today will last for."""
        self.beyond = weights.claim * (self.scorings - self.future)
        """In how many of the others a temple right next to a camp will pay."""
        self.grown = weights.growth * sum(share * time for share, time in zip(held, times, strict=True))
        """Points that future levels will add to it."""
        self.turns = times[-1] if times else 0.0
        self.scored_now = table.queue[:1] == (seat,)
        """Whether the seat is scored right after this turn (TIK-9.2)."""
        self.growable = bytes(bool(value and value < VALUE_MAX and table.supply[value + 1]) for value in range(11))
        """By value: whether there is a next level, ignoring those this turn uses up."""
        self.rivals = [
            Rival(table, q, scale, int(q in table.queue))
            for q, scale in (self._scales(table) if scales is None else scales).items()
        ]

    def _scales(self, table: Table) -> dict[int, float]:
        """By opponent: the better they stand, the more each of their points counts against the seat."""
        others = [seat for seat in range(table.setup.players) if seat != self.seat]
        standing = [table.scores[q] + self.scorings * points(table, q).total for q in others]
        weights = [exp(self.weights.spite * (each - max(standing))) for each in standing]
        rivalry = self.weights.duel if len(others) == 1 else self.weights.rivalry
        scale = rivalry / sum(weights)
        return {q: scale * weight for q, weight in zip(others, weights, strict=True)}
