"""What is worth trying in a turn: walks of one piece, works, camps and swaps (TIK-6, TIK-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.roads import Network
from sacbe.core.action import Action
from sacbe.core.rows import with_item
from sacbe.tikal import actions as a
from sacbe.tikal.components import CELL_COUNT, COST, DIG_MAX, GUARDS, LEADER_STRENGTH, UNCOVER_MAX, VALUE_MAX
from sacbe.tikal.play import play
from sacbe.tikal.scoring import dominator
from sacbe.tikal.table import IN_RESERVE, Table, camps_left, presence

_LAST_STEPS: Final = 3
"""With at most this many action points left, a piece may also walk to a cell where there is nothing to do yet."""
_SWAPS: Final = 2
"""How many swaps are tried."""
_AP, _LEADERS, _RESERVE, _WORKERS = map(Table._fields.index, ("ap", "leaders", "reserve", "workers"))
_NO_WORKER: Final = (99, -1)
"""The cost and the start of an impossible walk."""


class Walk(NamedTuple):
    """The cheapest walk of one piece to one cell."""

    leader: bool
    start: int
    """A cell or IN_RESERVE."""
    to: int
    cost: int

    def applied(self, table: Table, seat: int) -> Table:
        """The table after the whole walk."""
        # Without `_replace`, which takes twice as long: half of all positions are made here.
        fields: list[Any] = list(table)
        fields[_AP] -= self.cost
        if self.leader:
            fields[_LEADERS] = with_item(table.leaders, seat, self.to)
            return tuple.__new__(Table, fields)
        row = bytearray(table.workers[seat])
        row[self.to] += 1
        if self.start == IN_RESERVE:
            fields[_RESERVE] = with_item(table.reserve, seat, table.reserve[seat] - 1)
        else:
            row[self.start] -= 1
        fields[_WORKERS] = with_item(table.workers, seat, bytes(row))
        return tuple.__new__(Table, fields)

    def actions(self, network: Network) -> tuple[Action, ...]:
        """The walk step by step."""
        if self.start == IN_RESERVE:
            return network.arrival(self.to, self.leader)
        return network.journey(self.start, self.to, self.leader)


Idea = Walk | Action


def ideas(judge: Judge, table: Table, ap: int) -> Iterator[Idea]:
    """Everything worth trying with `ap` action points."""
    yield from _works(judge, table, ap)
    yield from _walks(judge, table, ap)
    if ap >= COST["camp"] and camps_left(table, judge.seat):
        for cell in table.board.camp_sites:
            if not table.tokens[cell] and not table.camps[cell]:
                yield a.CAMP[cell]
    if ap >= COST["swap"]:
        yield from _swaps(judge, table)


def _works(judge: Judge, table: Table, ap: int) -> Iterator[Idea]:
    """Levels, treasures and guards where the seat has pieces already."""
    seat = judge.seat
    may_guard = ap >= COST["guard"] and table.guards.count(seat + 1) < GUARDS
    for cell in range(CELL_COUNT):
        here = presence(table, seat, cell)
        if not here:
            continue
        value, done = table.values[cell], table.worked.count(cell)
        if value and not table.guards[cell]:
            grows = value < VALUE_MAX and table.supply[value + 1]
            if grows and ap >= COST["uncover"] and done < min(here, UNCOVER_MAX):
                yield a.UNCOVER[cell]
            if may_guard and dominator(table, cell) == seat:
                yield a.GUARD[cell]
        elif table.tokens[cell] and ap >= COST["dig"] and done < min(here, DIG_MAX):
            yield a.DIG[cell]


def _walks(judge: Judge, table: Table, ap: int) -> Iterator[Walk]:
    """A worker to one cell from where it is cheapest, and from where it is cheapest and not missed; from the reserve;
    or the leader."""
    seat = judge.seat
    network = judge.network(table)
    rows, arriving = network.roads.rows, network.arriving
    groups = [cell for cell, count in enumerate(table.workers[seat]) if count]
    idle = [group for group in groups if not _is_missed(judge, table, group)]
    leader, reserve = table.leaders[seat], table.reserve[seat]
    for to in range(CELL_COUNT):
        from_camp = arriving[to]
        nearest, start = _nearest(network, groups, to)
        ride = ap + 1
        if leader >= 0 and leader != to:
            ride = min(rows[leader][to], network.entry[leader] + from_camp)
        elif leader == IN_RESERVE:
            ride = from_camp
        if min(nearest, from_camp, ride) > ap:
            continue
        if ap > _LAST_STEPS and not _useful(judge, table, to, ap, min(nearest, from_camp), from_camp):
            continue
        if nearest <= ap:
            yield Walk(False, start, to, nearest)
            if start not in idle:
                spare, other = _nearest(network, idle, to)
                if spare <= ap:
                    yield Walk(False, other, to, spare)
        if reserve and from_camp <= ap:
            yield Walk(False, IN_RESERVE, to, from_camp)
        if ride <= ap:
            yield Walk(True, leader, to, ride)


def _nearest(network: Network, groups: list[int], to: int) -> tuple[int, int]:
    """The cost and the start of the cheapest walk of a worker from one of these cells."""
    rows, entry, from_camp = network.roads.rows, network.entry, network.arriving[to]
    nearest, start = _NO_WORKER
    for group in groups:
        cost = min(rows[group][to], entry[group] + from_camp)
        if cost < nearest and group != to:
            nearest, start = cost, group
    return nearest, start


def _is_missed(judge: Judge, table: Table, cell: int) -> bool:
    """Whether a worker that leaves a cell gives something up there: a majority, its half of a tie, or a treasure."""
    if not table.values[cell]:
        return table.tokens[cell] > 0
    if table.guards[cell]:
        return False
    strength = table.workers[judge.seat][cell] + (LEADER_STRENGTH if table.leaders[judge.seat] == cell else 0)
    return strength - judge.sight(table).strongest[cell] in (0, 1)


def _useful(judge: Judge, table: Table, cell: int, ap: int, first: int, more: int) -> bool:
    """Whether a piece, the first costing `first` and each after it `more`, can change anything on `cell`."""
    if not table.values[cell]:
        return table.tokens[cell] > 0 and presence(table, judge.seat, cell) < DIG_MAX
    if table.guards[cell]:
        return False
    strength = table.workers[judge.seat][cell] + (LEADER_STRENGTH if table.leaders[judge.seat] == cell else 0)
    # Being as strong as the strongest is a tie, which pays nobody (TIK-8.3).
    short = judge.sight(table).strongest[cell] - strength
    return short <= LEADER_STRENGTH or first + more * (short - 1) <= ap


def _swaps(judge: Judge, table: Table) -> Iterator[Action]:
    """The best exchanges of single treasures (TIK-7.6)."""
    own = table.treasures[judge.seat]
    gives = [kind for kind, count in enumerate(own) if count == 1]
    gains: list[tuple[float, Action]] = []
    before = judge.hoards(table)[0]
    for rival in judge.stakes.rivals:
        # Only one of their singles that completes a set is worth one of ours.
        takes = [kind for kind, count in enumerate(table.treasures[rival.seat]) if count == 1 and own[kind]]
        for give in gives:
            for take in takes:
                if give != take:
                    swap = a.SWAP[rival.seat][give][take]
                    gains.append((judge.hoards(play(table, swap)[0])[0] - before, swap))
    gains.sort(key=lambda each: -each[0])
    yield from (action for gain, action in gains[:_SWAPS] if gain > 0)
