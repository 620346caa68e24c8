"""Majorities and points (TIK-8, TIK-9.3)."""

from __future__ import annotations

from typing import NamedTuple

from sacbe.tikal.components import LEADER_STRENGTH, TREASURE_POINTS, WORKER_STRENGTH
from sacbe.tikal.table import NOBODY, Table


class Points(NamedTuple):
    """What a seat scores, by source."""

    temples: int
    treasures: int

    @property
    def total(self) -> int:
        """Both together."""
        return self.temples + self.treasures


def strength(table: Table, seat: int, cell: int) -> int:
    """Returns the strength of a seat on a cell: worker 1, leader 3 (TIK-8.1)."""
    own = table.workers[seat][cell] * WORKER_STRENGTH
    return own + LEADER_STRENGTH if table.leaders[seat] == cell else own


def dominator(table: Table, cell: int) -> int:
    """Returns the seat that is strictly stronger on a cell than any other, or NOBODY (TIK-8.2, TIK-8.3)."""
    best, first = 0, NOBODY
    leaders = table.leaders
    for seat, workers in enumerate(table.workers):
        own = workers[cell] * WORKER_STRENGTH
        if leaders[seat] == cell:
            own += LEADER_STRENGTH
        if own > best:
            best, first = own, seat
        elif own == best:
            first = NOBODY
    return first


def dominates(table: Table, seat: int, cell: int) -> bool:
    """Returns whether a seat is strictly stronger on a cell than any other, as `dominator` does, but sooner."""
    own = strength(table, seat, cell)
    return own > 0 and all(own > strength(table, other, cell) for other in range(len(table.workers)) if other != seat)


def temple_owner(table: Table, cell: int) -> int:
    """Returns who scores a temple: the guard's owner, otherwise the seat that dominates it (TIK-9.3, TIK-7.7)."""
    guard = table.guards[cell]
    return guard - 1 if guard else dominator(table, cell)


def points(table: Table, seat: int) -> Points:
    """Returns what a seat would score now (TIK-9.3)."""
    temples = sum(value for cell, value in enumerate(table.values) if value and temple_owner(table, cell) == seat)
    return Points(temples, treasure_points(table.treasures[seat]))


def treasure_points(owned: bytes) -> int:
    """Returns the value of a collection: 1, 3 or 6 points for one, two or three of a kind."""
    return sum(TREASURE_POINTS[count] for count in owned)
