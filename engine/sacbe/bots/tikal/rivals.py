"""What opponents have, and what it would cost them to take a temple (TIK-8)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.bots.tikal.horizon import dig_points
from sacbe.bots.tikal.roads import FAR, Network, Roads
from sacbe.bots.tikal.stakes import Rival, Stakes
from sacbe.tikal.board import EMPTY
from sacbe.tikal.components import ADJACENT, CELL_COUNT, LEADER_STRENGTH
from sacbe.tikal.table import IN_RESERVE, Table

DIG_EFFORT: Final = 1.5
"""What the action points of digging up a treasure would bring elsewhere."""
_STEP: Final = 2
"""The approximate cost of crossing a border."""
_RELIEF: Final = 3
"""The approximate cost of each point of strength for pieces that come from elsewhere."""


def price(table: Table, seat: int, network: Network, cell: int, need: int, leaving: float) -> int:
    """Returns the action points `seat` needs to bring `need` more strength to a temple; a piece that leaves another
    temple costs more, because it is missed there."""
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


class Sight:
    """What one board is worth to the seat and to all opponents together."""

    def __init__(self, table: Table, roads: Roads, stakes: Stakes) -> None:
        self.roads = roads
        self._stakes = stakes
        self.worths: dict[tuple[int, int, int, int], float] = {}
        """Results of `worth`."""
        self._against: dict[tuple[int, int, int], tuple[float, float, int]] = {}
        self.strongest = bytes(map(max, *(rival.strength for rival in stakes.rivals), bytes(CELL_COUNT)))
        """By cell: the strength of the strongest opponent."""
        places = _places(table, roads)
        self._empty = [cell for cell, tile in enumerate(table.board.tiles) if tile == EMPTY]
        total = sum(weight for _, weight in places) + stakes.weights.unknown * len(self._empty) or 1.0
        self._places = [(cell, weight / total) for cell, weight in places]
        self._unknown = stakes.weights.unknown / total
        """Places worth going to; their weights add up to 1."""
        self._networks = [Network(roads, rival.camps) for rival in stakes.rivals]
        self.guard_weights = [0.0] * (len(stakes.rivals) + 1)
        """By seat: what a point per scoring round of a guarded temple is worth."""
        self.guard_weights[stakes.seat] = stakes.scorings + stakes.scored_now
        self._rival_access = 0.0
        self.site_rivals = [0.0] * CELL_COUNT
        """By treasure site: what a token there is worth to the opponents."""
        for rival, network in zip(stakes.rivals, self._networks, strict=True):
            self.guard_weights[rival.seat] = -rival.weight * (stakes.scorings + rival.now)
            self._rival_access += rival.weight * self._reach(network)
            if roads.sites:
                row = self.row(rival, network)
                digging = dig_points(rival.table, rival.seat) * stakes.weights.prize * stakes.scorings - DIG_EFFORT
                for cell in roads.sites:
                    worth = stakes.weights.site * max(0.0, digging) * stakes.curves.site[row[cell]]
                    self.site_rivals[cell] += rival.weight * worth

    def learn(self, old: Sight, laid: int) -> None:
        """Takes over the results from before a tile was laid, for temples to which no way became shorter."""
        rows, before = self.roads.rows, old.roads.rows
        same = {
            cell
            for cell in old.roads.temples
            if rows[cell][:laid] == before[cell][:laid] and rows[cell][laid + 1 :] == before[cell][laid + 1 :]
        }
        self.worths = {key: worth for key, worth in old.worths.items() if key[0] in same}
        self._against = {key: found for key, found in old._against.items() if key[0] in same}

    def rows(self) -> list[bytes]:
        """By opponent, by cell: what it costs them to bring one piece there."""
        pairs = zip(self._stakes.rivals, self._networks, strict=True)
        return [self.row(rival, network) for rival, network in pairs]

    def row(self, rival: Rival, network: Network) -> bytes:
        """The same for one of them."""
        rows = [self.roads.rows[cell] for cell, strength in enumerate(rival.strength) if strength]
        return bytes(map(min, network.arriving, *rows)) if rows else network.arriving

    def access(self, network: Network) -> float:
        """Returns what it is worth per turn to bring pieces in through `network`, given the opponents' networks."""
        return self._stakes.weights.access * (self._reach(network) - self._rival_access)

    def _reach(self, network: Network) -> float:
        near, arriving = self._stakes.curves.near, network.arriving
        explored = sum(weight * near[arriving[cell]] for cell, weight in self._places)
        # Unexplored cells will be explored one day; their distance is taken as the crow flies.
        flights = [FLIGHTS[camp] for camp in network.camps]
        flight = bytes(map(min, *flights)) if len(flights) > 1 else flights[0]
        return explored + self._unknown * sum(near[flight[cell]] for cell in self._empty)

    def claims(self, network: Network) -> list[float]:
        """Returns, by cell, what a point of a temple there is worth in the long run, whatever today's majorities."""
        near, beyond = self._stakes.curves.near, self._stakes.beyond
        found = [beyond * near[cost] for cost in network.arriving]
        for rival, other in zip(self._stakes.rivals, self._networks, strict=True):
            found = [own - rival.weight * beyond * near[c] for own, c in zip(found, other.arriving, strict=True)]
        return found

    def worth(self, cell: int, strength: int, value: int, cost: int) -> float:
        """What an unguarded temple is worth to a seat that has `strength` there and would have to spend `cost` to
        dominate it, or dominates it."""
        stakes = self._stakes
        look = cell, strength, value
        against, growing, threat = self._against.get(look) or self._look(*look)
        if strength > self.strongest[cell]:
            share = stakes.curves.lasting[value][threat]
            total: float = value if stakes.scored_now else 0.0
        else:
            share = stakes.curves.hope[value][cost]
            total = 0.0
        total += value * (share * stakes.future - against)
        if stakes.growable[value]:
            total += stakes.grown * (share - growing)
        self.worths[cell, strength, value, cost] = total
        return total

    def _look(self, cell: int, strength: int, value: int) -> tuple[float, float, int]:
        """What each point of a temple is worth to the opponents, their share of its growth, and the cost at which
        the seat would lose it."""
        stakes = self._stakes
        leaving = stakes.weights.leaving
        strengths = [rival.strength[cell] for rival in stakes.rivals]
        against = growing = 0.0
        threat = FAR
        for k, (rival, network, own) in enumerate(zip(stakes.rivals, self._networks, strengths, strict=True)):
            need = max(0, max(strength, *strengths[:k], *strengths[k + 1 :], 0) - own + 1)
            if need:
                cost = price(rival.table, rival.seat, network, cell, need, leaving)
                share = stakes.curves.hope[value][cost]
                soon = stakes.curves.soon[cost]
                threat = min(threat, cost)
            else:
                second = max(strength, *strengths[:k], *strengths[k + 1 :], 0)
                share = stakes.curves.lasting[value][min(FAR, _RELIEF * (own - second + 1))]
                soon = 1.0
            against += rival.weight * (share * stakes.future + rival.now * soon)
            growing += rival.weight * share
        found = self._against[cell, strength, value] = against, growing, threat
        return found


def _places(table: Table, roads: Roads) -> list[tuple[int, float]]:
    """Temples and treasure sites, with what there is to gain."""
    temples = [(cell, float(table.values[cell])) for cell in roads.temples if not table.guards[cell]]
    return temples + [(cell, float(table.tokens[cell])) for cell in roads.sites if table.tokens[cell]]


def _flights() -> Iterator[bytes]:
    """By cell: the approximate cost of walking from a camp there to every cell, whatever tiles are laid in between."""
    for camp in range(CELL_COUNT):
        row = {camp: 1}
        front = [camp]
        for cell in front:
            for near in ADJACENT[cell]:
                if near not in row:
                    row[near] = row[cell] + _STEP
                    front.append(near)
        yield bytes(row[cell] for cell in range(CELL_COUNT))


FLIGHTS: Final = tuple(_flights())
