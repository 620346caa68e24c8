"""What is worth trying in a turn: short sequences of actions with one purpose (TIK-6, TIK-7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.bots.tikal.evaluate import Judge
from sacbe.core.action import Action
from sacbe.tikal import actions as a
from sacbe.tikal.components import CELL_COUNT, COST, DIG_MAX, GUARDS, LEADER_STRENGTH, UNCOVER_MAX, VALUE_MAX
from sacbe.tikal.scoring import dominator
from sacbe.tikal.table import IN_RESERVE, Table, camps_left, presence

Idea = tuple[Action, ...]

_LAST_STEPS: Final = 3
"""With so few action points left a piece may also walk to a cell where there is nothing to do yet."""
_SOURCES: Final = 2
"""From how many places a worker is considered for the same errand."""
_SWAPS: Final = 2


def ideas(judge: Judge, table: Table, ap: int) -> Iterator[Idea]:
    """Everything worth trying with `ap` action points."""
    yield from _works(judge, table, ap)
    yield from _walks(judge, table, ap)
    if ap >= COST["camp"] and camps_left(table, judge.seat):
        for cell in table.board.camp_sites:
            if not table.tokens[cell] and not table.camps[cell]:
                yield (a.CAMP[cell],)
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
                yield (a.UNCOVER[cell],)
            if may_guard and dominator(table, cell) == seat:
                yield (a.GUARD[cell],)
        elif table.tokens[cell] and ap >= COST["dig"] and done < min(here, DIG_MAX):
            yield (a.DIG[cell],)


def _walks(judge: Judge, table: Table, ap: int) -> Iterator[Idea]:
    """One piece to one cell, from where it is cheapest."""
    seat = judge.seat
    network = judge.network(table)
    rows, entry = network.roads.rows, network.entry
    groups = [cell for cell, count in enumerate(table.workers[seat]) if count]
    leader, reserve = table.leaders[seat], table.reserve[seat]
    nearest = judge.row(table)
    for to in range(CELL_COUNT):
        if nearest[to] > ap and entry[to] + 1 > ap:
            continue
        if ap > _LAST_STEPS and not _useful(judge, table, to, ap, nearest[to], entry[to] + 1):
            continue
        here = entry[to] + 1
        ways = sorted((min(rows[start][to], entry[start] + here), start) for start in groups if start != to)
        for cost, start in ways[:_SOURCES]:
            if cost <= ap:
                yield network.journey(start, to, False)
        if reserve and here <= ap:
            yield network.arrival(to, False)
        if leader == IN_RESERVE:
            if here <= ap:
                yield network.arrival(to, True)
        elif leader >= 0 and leader != to and network.cost(leader, to) <= ap:
            yield network.journey(leader, to, True)


def _useful(judge: Judge, table: Table, cell: int, ap: int, first: int, more: int) -> bool:
    """Whether a piece, the first costing `first` and each after it `more`, can change anything on `cell`."""
    value, mine = table.values[cell], presence(table, judge.seat, cell)
    if not value:
        return table.tokens[cell] > 0 and mine < DIG_MAX
    if table.guards[cell]:
        return False
    strength = table.workers[judge.seat][cell] + (LEADER_STRENGTH if table.leaders[judge.seat] == cell else 0)
    sight = judge.sight(table)
    need = (sight.cells.get((cell, strength, value)) or sight.look(cell, strength, value))[3]
    # One less than needed makes a tie, which pays nobody (TIK-8.3).
    short = need - 1
    return short <= 0 or short <= LEADER_STRENGTH or first + more * (short - 1) <= ap


def _swaps(judge: Judge, table: Table) -> Iterator[Idea]:
    """The best exchanges of single treasures (TIK-7.6)."""
    seat = judge.seat
    own = table.treasures[seat]
    gives = [kind for kind, count in enumerate(own) if count == 1]
    gains: list[tuple[float, Action]] = []
    before = judge.hoards(table)
    for rival in judge.rivals:
        hoard = table.treasures[rival.seat]
        takes = [kind for kind, count in enumerate(hoard) if count == 1 and own[kind]]
        for give in gives:
            for take in takes:
                if give != take:
                    gain = judge.hoards(table._replace(treasures=_swapped(table, rival.seat, give, take))) - before
                    gains.append((gain, a.SWAP[rival.seat][give][take]))
        # Without a single of his that completes an own set nothing is gained, so other kinds are not tried.
    gains.sort(key=lambda each: -each[0])
    yield from ((action,) for gain, action in gains[:_SWAPS] if gain > 0)


def _swapped(table: Table, other: int, give: int, take: int) -> tuple[bytes, ...]:
    """All treasures after the acting seat has swapped."""
    hoards = [bytearray(row) for row in table.treasures]
    for kind, loser, winner in ((give, table.seat, other), (take, other, table.seat)):
        hoards[loser][kind] -= 1
        hoards[winner][kind] += 1
    return tuple(map(bytes, hoards))
