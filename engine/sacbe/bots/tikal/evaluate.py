"""How well a seat stands: the points it may expect to the end of the game, less those of its opponents.

A `Judge` is made for one thought of one seat. What opponents have and when scoring rounds will come does not
change while the seat plans its turn, so it is worked out once; a position then costs little more than looking at
the seat's own pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import compress
from math import exp, log
from typing import Final, NamedTuple

from sacbe.bots.tikal.horizon import dig_points, scoring_times
from sacbe.bots.tikal.rivals import DIG_EFFORT, Rival, Sight
from sacbe.bots.tikal.roads import FAR, Network, roads_of
from sacbe.bots.tikal.weights import Weights
from sacbe.tikal.board import Board
from sacbe.tikal.components import CELL_COUNT, GUARDS, LEADER_STRENGTH, VALUE_MAX, WORKERS
from sacbe.tikal.scoring import points, treasure_points
from sacbe.tikal.table import IN_RESERVE, Table

_OUT_OF_REACH: Final = bytes([FAR]) * CELL_COUNT
_ANY: Final = bytes([0]) + bytes([1]) * 255
"""Turns numbers of workers into whether there are any."""
_MUSTERED: Final = tuple(log(1 + count) for count in range(WORKERS + 1))


class Curves:
    """The weights as tables by cost, made once for each set of weights."""

    __slots__ = ("hope", "lasting", "near", "site", "soon")

    def __init__(self, weights: Weights) -> None:
        costs = range(2 * FAR + 2)
        # People go further for more: the cost of a majority is felt in proportion to what the temple is worth.
        felt = [(weights.typical / value) ** weights.greed if value else 1.0 for value in range(VALUE_MAX + 1)]
        self.hope = [[weights.hope * exp(-c * f / weights.hope_range) for c in costs] for f in felt]
        """By value and cost: the chance of winning a majority."""
        self.lasting = [[1 - weights.threat * exp(-c * f / weights.threat_range) for c in costs] for f in felt]
        """By value and the cost for others: the chance of keeping one."""
        self.soon = [weights.now * exp(-c / weights.now_range) for c in costs]
        """By cost: the chance that an opponent wins one in the scoring turn he is about to take."""
        self.site = [exp(-c / weights.site_range) for c in costs]
        self.near = [exp(-c / weights.access_range) for c in costs]


class Ways(NamedTuple):
    """The camps of a seat and what they are good for."""

    network: Network
    access: float
    """What it is worth per turn to bring pieces in there."""
    claims: list[float]
    """By cell: what each point of a temple there is worth in the long run, whoever dominates it today."""


curves = lru_cache(maxsize=16)(Curves)


class Judge:
    """The opinion of one seat about the positions it can reach in this turn."""

    def __init__(self, weights: Weights, table: Table, seat: int, scales: Mapping[int, float] | None = None) -> None:
        """What a rival's points count against the seat follows from how he stands, unless `scales` tells it."""
        self.weights = weights
        self.curves = curves(weights)
        self.seat = seat
        times = scoring_times(table)
        held = [weights.keep**time for time in times]
        self.scorings = len(times)
        """Scoring rounds that have not begun."""
        self.future = sum(held)
        """How many of them a majority of today will last for."""
        self.beyond = weights.claim * (self.scorings - self.future)
        """How many of the others a temple at the door of a camp will bring in."""
        self.grown = weights.growth * sum(share * time for share, time in zip(held, times, strict=True))
        """Points that levels still to come will add to it."""
        self.turns = times[-1] if times else 0.0
        self.scored_now = table.queue[:1] == (seat,)
        """Whether the seat is scored right after this turn (TIK-9.2)."""
        self.growable = bytes(bool(value and value < VALUE_MAX and table.supply[value + 1]) for value in range(11))
        """By value: whether there is a next level; what this turn uses up is not foreseen."""
        self.rivals = [
            Rival(table, q, scale, int(q in table.queue))
            for q, scale in (self._scales(table) if scales is None else scales).items()
        ]
        self._sights: dict[Board, Sight] = {}
        self._networks: dict[tuple[Board, bytes], Ways] = {}
        self._rows: dict[tuple[Board, bytes, bytes, int, bool], bytes] = {}
        self._hoards: dict[tuple[bytes, ...], tuple[float, float]] = {}

    def _scales(self, table: Table) -> dict[int, float]:
        """By opponent: the better one stands, the more each of his points counts against the seat."""
        others = [seat for seat in range(table.setup.players) if seat != self.seat]
        standing = [table.scores[q] + self.scorings * points(table, q).total for q in others]
        weights = [exp(self.weights.spite * (each - max(standing))) for each in standing]
        rivalry = self.weights.duel if len(others) == 1 else self.weights.rivalry
        scale = rivalry / sum(weights)
        return {q: scale * weight for q, weight in zip(others, weights, strict=True)}

    def sight(self, table: Table) -> Sight:
        """What the opponents can do on the board of `table`."""
        found = self._sights.get(table.board)
        if found is None:
            found = self._sights[table.board] = Sight(table, roads_of(table.board), self)
        return found

    def sight_with_tile(self, before: Table, after: Table, cell: int) -> None:
        """Get ready to judge `after`, in which a tile was laid on `cell`, from what is known about `before`."""
        old = self.sight(before)
        roads = old.roads.with_tile(after.board, cell)
        found = self._sights[after.board] = Sight(after, roads, self)
        found.learn(old, cell)

    def network(self, table: Table) -> Network:
        """The camps of the seat and the ways between them."""
        return self._ways(table).network

    def _ways(self, table: Table) -> Ways:
        """The same, with what these ways are worth."""
        key = table.board, table.camps
        found = self._networks.get(key)
        if found is None:
            own = tuple(cell for cell, owner in enumerate(table.camps) if owner == self.seat + 1)
            sight = self.sight(table)
            network = Network(sight.roads, own)
            found = self._networks[key] = Ways(network, sight.access(network), sight.claims(network))
        return found

    def row(self, table: Table) -> bytes:
        """By cell: what it costs to bring one piece there, from anywhere."""
        seat = self.seat
        standing, leader = table.workers[seat].translate(_ANY), table.leaders[seat]
        entering = table.reserve[seat] > 0 or leader == IN_RESERVE
        key = table.board, table.camps, standing, leader, entering
        found = self._rows.get(key)
        if found is None:
            rows = self.sight(table).roads.rows
            starts = list(compress(rows, standing))
            if leader >= 0:
                starts.append(rows[leader])
            if entering:
                starts.append(self.network(table).arriving)
            found = bytes(map(min, *starts)) if len(starts) > 1 else starts[0] if starts else _OUT_OF_REACH
            self._rows[key] = found
        return found

    def hoards(self, table: Table) -> tuple[float, float]:
        """What all treasures owned will bring until the end, and what a token on a site promises the seat."""
        found = self._hoards.get(table.treasures)
        if found is None:
            weights = self.weights
            collecting = weights.collect * self.scorings
            mean = dig_points(table, self.seat)
            total = treasure_points(table.treasures[self.seat]) * (self.scorings + self.scored_now) + collecting * mean
            for rival in self.rivals:
                worth = treasure_points(table.treasures[rival.seat]) * (self.scorings + rival.now)
                total -= rival.weight * (worth + collecting * dig_points(table, rival.seat))
            promise = weights.site * max(0.0, mean * weights.prize * self.scorings - DIG_EFFORT)
            found = self._hoards[table.treasures] = total, promise
        return found

    def dig_worth(self, table: Table) -> float:
        """What one more treasure will bring the seat, on average."""
        return dig_points(table, self.seat) * (self.weights.prize * self.scorings + self.scored_now)

    def __call__(self, table: Table) -> float:
        """The worth of a position in which the seat's turn is over or about to be."""
        seat = self.seat
        sight, (network, access, claims), row = self.sight(table), self._ways(table), self.row(table)
        workers, leader = table.workers[seat], table.leaders[seat]
        values, guards, tokens, worths, strongest = (
            table.values,
            table.guards,
            table.tokens,
            sight.worths,
            sight.strongest,
        )
        entry = network.entry
        # Where the leader could go, and what it costs him: a leader who is out of the game goes nowhere.
        ride = sight.roads.rows[leader] if leader >= 0 else entry if leader == IN_RESERVE else _OUT_OF_REACH
        total, promise = self.hoards(table)
        total += table.scores[seat]
        for cell in sight.roads.temples:
            value = values[cell]
            if guards[cell]:
                total += value * sight.guard_weights[guards[cell] - 1]
                continue
            mine = workers[cell] + LEADER_STRENGTH if leader == cell else workers[cell]
            short = strongest[cell] - mine
            if short < 0:
                cost = 0
            elif short == 0:
                cost = row[cell]
            else:
                # About the cost of so many pieces; the exact `price` would take longer than all the rest.
                more = entry[cell] + 1
                cost = row[cell] + more * short
                if leader != cell:
                    cost = min(cost, ride[cell] + more * max(0, short + 1 - LEADER_STRENGTH))
                if cost > FAR:
                    cost = FAR
            key = cell, mine, value, cost
            worth = worths.get(key)
            total += (sight.worth(*key) if worth is None else worth) + value * claims[cell]
        near = self.curves.site
        for cell in sight.roads.sites:
            if tokens[cell]:
                total += tokens[cell] * (promise * near[row[cell]] - sight.site_rivals[cell])
        if self.turns > 1:
            total += self.turns * (access + self.weights.muster * _MUSTERED[WORKERS - table.reserve[seat]])
        if self.scorings > 1:
            total += (GUARDS - guards.count(seat + 1)) * self.weights.guard_option * (self.scorings - 1)
        return total
