"""How well a seat stands: the points it may expect to the end of the game, less those of its opponents.

A `Judge` is made for one thought of one seat. What opponents have and when scoring rounds will come does not
change while the seat plans its turn, so it is worked out once; a position then costs little more than looking at
the seat's own pieces.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from sacbe.bots.tikal.horizon import dig_points, scoring_times
from sacbe.bots.tikal.rivals import DIG_EFFORT, Rival, Sight
from sacbe.bots.tikal.roads import FAR, Network, Roads, roads_of
from sacbe.bots.tikal.weights import Weights
from sacbe.tikal.board import Board
from sacbe.tikal.components import CELL_COUNT, GUARDS, LEADER_STRENGTH, VALUE_MAX, WORKERS
from sacbe.tikal.scoring import points, treasure_points
from sacbe.tikal.table import IN_RESERVE, Table, camps_left

_OUT_OF_REACH: Final = bytes([FAR]) * CELL_COUNT


class Judge:
    """The opinion of one seat about the positions it can reach in this turn."""

    def __init__(self, weights: Weights, table: Table, seat: int) -> None:
        self.weights = weights
        self.seat = seat
        times = scoring_times(table)
        held = [weights.keep**time for time in times]
        self.scorings = len(times)
        """Scoring rounds that have not begun."""
        self.future = sum(held)
        """How many of them a majority of today will last for."""
        self.grown = weights.growth * sum(share * time for share, time in zip(held, times, strict=True))
        """Points that levels still to come will add to it."""
        self.turns = times[-1] if times else 0.0
        self.scored_now = table.queue[:1] == (seat,)
        """Whether the seat is scored right after this turn (TIK-9.2)."""
        self.rivals = self._rivals(table)
        # People go further for more: the cost of a majority is felt in proportion to what the temple is worth.
        felt = [(weights.typical / value) ** weights.greed if value else 1.0 for value in range(VALUE_MAX + 1)]
        self.hope = [[weights.hope * exp(-c * f / weights.hope_range) for c in range(FAR + 1)] for f in felt]
        """By value and cost: the chance of winning a majority."""
        self.lasting = [[1 - weights.threat * exp(-c * f / weights.threat_range) for c in range(FAR + 1)] for f in felt]
        """By value and the cost for others: the chance of keeping one."""
        self.near_site = [exp(-cost / weights.site_range) for cost in range(256)]
        self.near_gate = [exp(-cost / weights.frontier_range) for cost in range(256)]
        self.mustered = [log(1 + count) for count in range(WORKERS + 1)]
        self._sights: dict[Board, Sight] = {}
        self._networks: dict[tuple[Board, bytes], Network] = {}
        self._rows: dict[tuple[Board, bytes, bytes, int], bytes] = {}
        self._hoards: dict[tuple[bytes, ...], float] = {}
        self._site_worths: dict[tuple[bytes, ...], float] = {}

    def _rivals(self, table: Table) -> list[Rival]:
        """The opponents; the better one stands, the more each of his points counts against the seat."""
        others = [seat for seat in range(table.setup.players) if seat != self.seat]
        standing = [table.scores[q] + self.scorings * points(table, q).total for q in others]
        weights = [exp(self.weights.spite * (each - max(standing))) for each in standing]
        scale = self.weights.rivalry / sum(weights)
        return [
            Rival(table, q, scale * weight, 1 if q in table.queue else 0, self.weights)
            for q, weight in zip(others, weights, strict=True)
        ]

    def sight(self, table: Table, roads: Roads | None = None) -> Sight:
        """What the opponents can do on the board of `table`."""
        found = self._sights.get(table.board)
        if found is None:
            found = self._sights[table.board] = Sight(table, roads or roads_of(table.board), self)
        return found

    def network(self, table: Table) -> Network:
        """The camps of the seat and the ways between them."""
        key = table.board, table.camps
        found = self._networks.get(key)
        if found is None:
            own = tuple(cell for cell, owner in enumerate(table.camps) if owner == self.seat + 1)
            found = self._networks[key] = Network(self.sight(table).roads, own)
        return found

    def row(self, table: Table) -> bytes:
        """By cell: what it costs to bring one piece there, from anywhere."""
        workers, leader = table.workers[self.seat], table.leaders[self.seat]
        key = table.board, table.camps, workers, leader
        found = self._rows.get(key)
        if found is None:
            rows = self.sight(table).roads.rows
            network = self.network(table)
            starts = [rows[cell] for cell, count in enumerate(workers) if count]
            if leader >= 0:
                starts.append(rows[leader])
            entering = table.reserve[self.seat] or leader == IN_RESERVE
            entry = bytes([cost + 1 for cost in network.entry]) if entering else _OUT_OF_REACH
            found = self._rows[key] = bytes(map(min, entry, *starts)) if starts else entry
        return found

    def hoards(self, table: Table) -> float:
        """What all treasures owned will bring until the end."""
        found = self._hoards.get(table.treasures)
        if found is None:
            collecting = self.weights.collect * self.scorings
            found = treasure_points(table.treasures[self.seat]) * (self.scorings + self.scored_now)
            found += collecting * dig_points(table, self.seat)
            for rival in self.rivals:
                worth = treasure_points(table.treasures[rival.seat]) * (self.scorings + rival.now)
                found -= rival.weight * (worth + collecting * dig_points(table, rival.seat))
            self._hoards[table.treasures] = found
        return found

    def dig_worth(self, table: Table) -> float:
        """What one more treasure will bring the seat, on average."""
        return dig_points(table, self.seat) * (self.weights.prize * self.scorings + self.scored_now)

    def __call__(self, table: Table) -> float:
        """The worth of a position in which the seat's turn is over or about to be."""
        seat = self.seat
        sight, network, row = self.sight(table), self.network(table), self.row(table)
        workers, leader = table.workers[seat], table.leaders[seat]
        values, guards, supply, cells = table.values, table.guards, table.supply, sight.cells
        entry, hope, lasting = network.entry, self.hope, self.lasting
        # Where the leader could go, and what it costs him: a leader who is out of the game goes nowhere.
        ride = sight.roads.rows[leader] if leader >= 0 else entry if leader == IN_RESERVE else _OUT_OF_REACH
        total = float(table.scores[seat]) + self.hoards(table) + self._prospects(table, sight, row, entry)
        for cell in sight.roads.temples:
            value = values[cell]
            if guards[cell]:
                total += value * sight.guard_weights[guards[cell] - 1]
                continue
            mine = workers[cell] + (LEADER_STRENGTH if leader == cell else 0)
            against, growing, threat, need = cells.get((cell, mine, value)) or sight.look(cell, mine, value)
            if not need:
                share = lasting[value][threat]
                if self.scored_now:
                    total += value
            elif need == 1:
                share = hope[value][row[cell]]
            else:
                # About the cost of so many pieces; the exact `price` would take longer than all the rest.
                more = entry[cell] + 1
                cost = row[cell] + more * (need - 1)
                if leader != cell:
                    cost = min(cost, ride[cell] + more * max(0, need - LEADER_STRENGTH))
                share = hope[value][min(cost, FAR)]
            total += value * (share * self.future - against)
            if value < VALUE_MAX and supply[value + 1]:
                total += self.grown * (share - growing)
        if self.scorings > 1:
            total += (GUARDS - guards.count(seat + 1)) * self.weights.guard_option * (self.scorings - 1)
        return total + camps_left(table, seat) * self.weights.camp_option * self.turns

    def _prospects(self, table: Table, sight: Sight, row: bytes, entry: bytes) -> float:
        """Treasures still to be dug, jungle still to be explored, and the means to do it (TIK-5, TIK-7.5, TIK-7.8)."""
        total = 0.0
        weights = self.weights
        if self.turns > 1:
            near = self.near_gate
            reach = sum(count * near[row[cell]] for cell, count in sight.roads.gates)
            access = sum(weight * near[entry[cell] + 1] for cell, weight in sight.places)
            total += self.turns * (weights.frontier * reach / max(1, sight.gate_count) + weights.access * access)
            total += weights.muster * self.turns * self.mustered[WORKERS - table.reserve[self.seat]]
            total -= self.turns * sight.rival_ways
        tokens = table.tokens
        for cell in sight.roads.sites:
            if tokens[cell]:
                total += tokens[cell] * (self._site_worth(table) * self.near_site[row[cell]] - sight.site_rivals[cell])
        return total

    def _site_worth(self, table: Table) -> float:
        """What a token that lies on a site is worth to a piece standing on it."""
        found = self._site_worths.get(table.treasures)
        if found is None:
            digging = dig_points(table, self.seat) * self.weights.prize * self.scorings - DIG_EFFORT
            found = self._site_worths[table.treasures] = self.weights.site * max(0.0, digging)
        return found
