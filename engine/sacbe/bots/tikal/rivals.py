"""What opponents have, and what it would cost them to take a temple (TIK-8)."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Final

from sacbe.bots.tikal.horizon import dig_points
from sacbe.bots.tikal.roads import FAR, Network, Roads
from sacbe.bots.tikal.weights import Weights
from sacbe.tikal.components import CELL_COUNT, LEADER_STRENGTH
from sacbe.tikal.table import IN_RESERVE, Table

if TYPE_CHECKING:
    from sacbe.bots.tikal.evaluate import Judge

DIG_EFFORT: Final = 1.5
"""What the action points of digging up a treasure would bring elsewhere."""


def price(table: Table, seat: int, network: Network, cell: int, need: int, leaving: float) -> int:
    """The action points that bring `need` more strength of `seat` to a temple; a piece that stands on another
    temple is dearer, because it is missed there."""
    rows, entry, values = network.roads.rows, network.entry, table.values
    here = entry[cell] + 1
    costs: list[float] = []
    for start, count in enumerate(table.workers[seat]):
        if count and start != cell:
            cost: float = min(rows[start][cell], entry[start] + here)
            if values[start]:
                cost += leaving
            costs += [cost] * min(count, need)
    costs += [here] * min(table.reserve[seat], need)
    costs.sort()
    best = sum(costs[:need]) if len(costs) >= need else FAR
    leader = table.leaders[seat]
    if leader != cell and (leader >= 0 or leader == IN_RESERVE):
        rest = max(0, need - LEADER_STRENGTH)
        if len(costs) >= rest:
            by_leader = here if leader == IN_RESERVE else min(rows[leader][cell], entry[leader] + here)
            best = min(best, by_leader + sum(costs[:rest]))
    return min(int(best), FAR)


class Rival:
    """One opponent as he stands before the turn."""

    __slots__ = ("camps", "now", "seat", "strength", "table", "weight")

    def __init__(self, table: Table, seat: int, weight: float, now: int, weights: Weights) -> None:
        self.table = table
        self.seat = seat
        self.weight = weight
        """What a point of his counts against one's own."""
        self.now = now
        """1 if his scoring turn of the current scoring round is still to come."""
        row = bytearray(table.workers[seat])
        if table.leaders[seat] >= 0:
            row[table.leaders[seat]] += LEADER_STRENGTH
        self.strength = bytes(row)
        self.camps = tuple(cell for cell, owner in enumerate(table.camps) if owner == seat + 1)


class Sight:
    """What all opponents together can make of one board."""

    def __init__(self, table: Table, roads: Roads, judge: Judge) -> None:
        self.roads = roads
        self.cells: dict[tuple[int, int, int], tuple[float, float, int, int]] = {}
        """What `look` has found, by temple, own strength and value."""
        self._judge = judge
        self._networks = [Network(roads, rival.camps) for rival in judge.rivals]
        self.gate_count = sum(count for _, count in roads.gates)
        self.guard_weights = [0.0] * (len(judge.rivals) + 1)
        """By seat: what a point per scoring round of a guarded temple is worth."""
        self.guard_weights[judge.seat] = judge.scorings + judge.scored_now
        self.places = _places(table, roads)
        """What pieces will have to go to, with weights that add up to 1."""
        self.rival_ways = 0.0
        """What the opponents' reach to the edge of the jungle and to all places is worth, per turn."""
        self.site_rivals = [0.0] * CELL_COUNT
        """By treasure site: what a token there is worth to them."""
        for rival, network in zip(judge.rivals, self._networks, strict=True):
            self.guard_weights[rival.seat] = -rival.weight * (judge.scorings + rival.now)
            row = self._row(rival, network)
            near, entry = judge.near_gate, network.entry
            reach = sum(count * near[row[cell]] for cell, count in roads.gates) / max(1, self.gate_count)
            access = sum(weight * near[entry[cell] + 1] for cell, weight in self.places)
            self.rival_ways += rival.weight * (judge.weights.frontier * reach + judge.weights.access * access)
            digging = dig_points(rival.table, rival.seat) * judge.weights.prize * judge.scorings - DIG_EFFORT
            for cell in roads.sites:
                worth = judge.weights.site * max(0.0, digging) * judge.near_site[row[cell]]
                self.site_rivals[cell] += rival.weight * worth

    def _row(self, rival: Rival, network: Network) -> bytes:
        """By cell: what it costs an opponent to bring one piece there."""
        rows = [self.roads.rows[cell] for cell, strength in enumerate(rival.strength) if strength]
        entry = bytes([cost + 1 for cost in network.entry])
        return bytes(map(min, entry, *rows)) if rows else entry

    def look(self, cell: int, mine: int, value: int) -> tuple[float, float, int, int]:
        """For a temple on which the seat has strength `mine`: the worth of each of its points to the opponents,
        their share of its growth, the cost at which the seat would lose it, and the strength it lacks."""
        judge = self._judge
        weights = judge.weights
        strengths = [rival.strength[cell] for rival in judge.rivals]
        best = max(strengths)
        against = growing = 0.0
        threat = FAR
        for k, (rival, network, own) in enumerate(zip(judge.rivals, self._networks, strengths, strict=True)):
            need = max(0, max(mine, *strengths[:k], *strengths[k + 1 :], 0) - own + 1)
            if need:
                cost = price(rival.table, rival.seat, network, cell, need, weights.leaving)
                share = judge.hope[value][cost]
                soon = 0.8 * exp(-cost / weights.now_range)
                threat = min(threat, cost)
            else:
                cost = self._relief(cell, mine, own)
                share = judge.lasting[value][cost]
                soon = 1.0
            against += rival.weight * (share * judge.future + rival.now * soon)
            growing += rival.weight * share
        found = against, growing, threat, max(0, best - mine + 1)
        self.cells[cell, mine, value] = found
        return found

    def _relief(self, cell: int, mine: int, strongest: int) -> int:
        """The cost at which somebody else would take a temple from the opponent who dominates it."""
        judge = self._judge
        costs = [
            price(rival.table, rival.seat, network, cell, strongest - rival.strength[cell] + 1, judge.weights.leaving)
            for rival, network in zip(judge.rivals, self._networks, strict=True)
            if rival.strength[cell] < strongest
        ]
        return min([FAR, *costs, 3 * (strongest - mine + 1)])


def _places(table: Table, roads: Roads) -> tuple[tuple[int, float], ...]:
    """Temples, treasure sites and the edge of the jungle, weighted by what there is to gain."""
    worth = dict.fromkeys(range(CELL_COUNT), 0.0)
    for cell in roads.temples:
        if not table.guards[cell]:
            worth[cell] += table.values[cell]
    for cell in roads.sites:
        worth[cell] += table.tokens[cell]
    for cell, count in roads.gates:
        worth[cell] += count
    total = sum(worth.values()) or 1.0
    return tuple((cell, each / total) for cell, each in worth.items() if each)
