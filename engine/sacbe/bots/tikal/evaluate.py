"""How well a seat stands: the points it can expect by the end of the game, minus those of its opponents.

A `Judge` is made for one thought of one seat. What opponents have and when scoring rounds will come does not
change while the seat plans its turn, so it is worked out once; a position then costs little more than looking at
the seat's own pieces.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import compress
from math import log
from typing import Final, NamedTuple

from sacbe.bots.tikal.horizon import dig_points
from sacbe.bots.tikal.rivals import DIG_EFFORT, Sight
from sacbe.bots.tikal.roads import FAR, Network, roads_of
from sacbe.bots.tikal.stakes import Stakes
from sacbe.bots.tikal.weights import Weights
from sacbe.tikal.board import Board
from sacbe.tikal.components import CELL_COUNT, GUARDS, LEADER_STRENGTH, WORKERS
from sacbe.tikal.scoring import treasure_points
from sacbe.tikal.table import IN_RESERVE, Table, own_camps

_OUT_OF_REACH: Final = bytes([FAR]) * CELL_COUNT
_ANY: Final = bytes([0]) + bytes([1]) * 255
"""Maps numbers of workers to 1 if there are any, otherwise 0."""
_CELLS: Final = range(CELL_COUNT)
_MUSTERED: Final = tuple(log(1 + count) for count in range(WORKERS + 1))


class Ways(NamedTuple):
    """The camps of a seat, and what they are worth."""

    network: Network
    access: float
    """What it is worth per turn that pieces can enter there."""
    claims: list[float]
    """By cell: what each point of a temple there is worth in the long run, whoever dominates it today."""


class Judge:
    """The opinion of one seat about the positions it can reach in this turn."""

    def __init__(self, weights: Weights, table: Table, seat: int, scales: Mapping[int, float] | None = None) -> None:
        """How much a rival's points count against the seat depends on their standing, unless `scales` is given."""
        self.stakes = Stakes(weights, table, seat, scales)
        self.weights = weights
        self.seat = seat
        self._sights: dict[Board, Sight] = {}
        self._networks: dict[tuple[Board, bytes], Ways] = {}
        self._rows: dict[tuple[Board, bytes, bytes, int, bool], bytes] = {}
        self._hoards: dict[tuple[bytes, ...], tuple[float, float]] = {}

    def sight(self, table: Table) -> Sight:
        """Returns what the opponents can do on the board of `table`."""
        found = self._sights.get(table.board)
        if found is None:
            found = self._sights[table.board] = Sight(table, roads_of(table.board), self.stakes)
        return found

    def sight_with_tile(self, before: Table, after: Table, cell: int) -> None:
        """Prepares to judge `after`, in which a tile was laid on `cell`, from what is known about `before`."""
        old = self.sight(before)
        roads = old.roads.with_tile(after.board, cell)
        found = self._sights[after.board] = Sight(after, roads, self.stakes)
        found.learn(old, cell)

    def network(self, table: Table) -> Network:
        """The camps of the seat and the ways between them."""
        return self._ways(table).network

    def _ways(self, table: Table) -> Ways:
        """The same, with what these ways are worth."""
        key = table.board, table.camps
        found = self._networks.get(key)
        if found is None:
            sight = self.sight(table)
            network = Network(sight.roads, own_camps(table, self.seat))
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

    def _reinforcement(self, table: Table, cell: int) -> int:
        """What it costs to bring one more piece to a cell where the seat has some: those help no more than they do."""
        seat, rows = self.seat, self.sight(table).roads.rows
        workers, leader = table.workers[seat], table.leaders[seat]
        costs = [rows[start][cell] for start in compress(_CELLS, workers) if start != cell]
        if leader >= 0 and leader != cell:
            costs.append(rows[leader][cell])
        if table.reserve[seat] or leader == IN_RESERVE:
            costs.append(self.network(table).arriving[cell])
        return min(costs, default=FAR)

    def hoards(self, table: Table) -> tuple[float, float]:
        """Returns what all treasures owned will bring by the end, and what a token on a site is worth to the seat."""
        found = self._hoards.get(table.treasures)
        if found is None:
            weights, stakes = self.weights, self.stakes
            collecting = weights.collect * stakes.scorings
            mean = dig_points(table, self.seat)
            own = treasure_points(table.treasures[self.seat])
            total = own * (stakes.scorings + stakes.scored_now) + collecting * mean
            for rival in stakes.rivals:
                worth = treasure_points(table.treasures[rival.seat]) * (stakes.scorings + rival.now)
                total -= rival.weight * (worth + collecting * dig_points(table, rival.seat))
            promise = weights.site * max(0.0, mean * weights.prize * stakes.scorings - DIG_EFFORT)
            found = self._hoards[table.treasures] = total, promise
        return found

    def dig_worth(self, table: Table) -> float:
        """What one more treasure will bring the seat, on average."""
        return dig_points(table, self.seat) * (self.weights.prize * self.stakes.scorings + self.stakes.scored_now)

    def __call__(self, table: Table) -> float:
        """Returns the value of a position in which the seat's turn is over or about to end."""
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
        # Where the leader can go, and at what cost; a leader who is out of the game goes nowhere.
        ride = sight.roads.rows[leader] if leader >= 0 else entry if leader == IN_RESERVE else _OUT_OF_REACH
        total, promise = self.hoards(table)
        total += table.scores[seat]
        for cell in sight.roads.temples:
            value = values[cell]
            if guards[cell]:
                total += value * sight.guard_weights[guards[cell] - 1]
                continue
            strength = workers[cell] + LEADER_STRENGTH if leader == cell else workers[cell]
            short = strongest[cell] - strength
            if short < 0:
                cost = 0
            else:
                # An estimate for that many pieces; the exact `price` would take longer than everything else.
                more = entry[cell] + 1
                cost = (self._reinforcement(table, cell) if strength else row[cell]) + more * short
                if leader != cell:
                    cost = min(cost, ride[cell] + more * max(0, short + 1 - LEADER_STRENGTH))
                if cost > FAR:
                    cost = FAR
            key = cell, strength, value, cost
            worth = worths.get(key)
            total += (sight.worth(*key) if worth is None else worth) + value * claims[cell]
        stakes = self.stakes
        near = stakes.curves.site
        for cell in sight.roads.sites:
            if tokens[cell]:
                total += tokens[cell] * (promise * near[row[cell]] - sight.site_rivals[cell])
        if stakes.turns > 1:
            total += stakes.turns * (access + self.weights.muster * _MUSTERED[WORKERS - table.reserve[seat]])
        if stakes.scorings > 1:
            total += (GUARDS - guards.count(seat + 1)) * self.weights.guard_option * (stakes.scorings - 1)
        return total
