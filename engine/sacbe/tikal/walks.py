"""Walks of several steps: where a piece can get to in this turn, at what cost and by which moves (TIK-7.1, TIK-7.3)."""

from __future__ import annotations

from heapq import heapify, heappop, heappush
from typing import Final

from sacbe.core.views import Offer
from sacbe.tikal.actions import hops
from sacbe.tikal.components import BASE_CAMP, CELLS, COST
from sacbe.tikal.table import SEATS, Table, own_camps

GROUPS: Final = (2, 3)
"""How many equal workers may be sent the same way by one gesture."""


def group(size: int, piece: str) -> str:
    """The reference to several equal workers together, on a cell or in reserve."""
    return f"group:{size}.{piece}"


def walks(table: Table) -> list[Offer]:
    """Returns, for every distinct piece of the acting seat, the cheapest walk to each cell it can reach with the action
    points left, by moves and hops; and the same for several workers on a cell together."""
    workers, leader = table.workers[table.seat], table.leaders[table.seat]
    found = [walk for cell, count in enumerate(workers) if count for walk in _from(table, "W", cell, count)]
    return found + (_from(table, "L", leader, 1) if leader >= 0 else [])


def entrances(table: Table) -> list[Offer]:
    """Returns the cheapest way for a worker, or for several together, from the reserve to each cell in reach: a camp
    (TIK-7.1), and any cell from there (TIK-7.3). That one worker comes to a camp is left out: it is a single action."""
    count = table.reserve[table.seat]
    if not count:
        return []
    camps = [BASE_CAMP, *own_camps(table, table.seat)]
    ways = _reach(table, "W", [(COST["enter"], 1, cell, (f"enter W {CELLS[cell]}",)) for cell in camps])
    return [
        {**offer, "verb": "enter"}
        for offer in _together(table, f"{SEATS[table.seat]}.W", "reserve", count, ways)
        if len(offer["actions"]) > 1
    ]


def _from(table: Table, piece: str, start: int, count: int) -> list[Offer]:
    """The cheapest walks from a cell with so many equal pieces, by cost and then by cell."""
    ways = _reach(table, piece, [(0, 0, start, ())])
    del ways[start]
    return _together(table, f"{SEATS[table.seat]}.{piece}@{CELLS[start]}", "piece", count, ways)


_Step = tuple[int, int, int, tuple[str, ...]]
"""Cost so far, number of actions so far, the cell reached, the actions."""


def _reach(table: Table, piece: str, front: list[_Step]) -> dict[int, tuple[int, tuple[str, ...]]]:
    """By cell in reach with the action points left: the least cost and the actions."""
    camps = {BASE_CAMP, *own_camps(table, table.seat)}
    best: dict[int, tuple[int, tuple[str, ...]]] = {}
    heapify(front)
    while front:
        cost, length, cell, path = heappop(front)
        if cell in best or cost > table.ap:
            continue
        best[cell] = cost, path
        for step in table.board.steps[cell]:
            move = step.leader if piece == "L" else step.worker
            if cost + step.cost <= table.ap and step.to not in best:
                heappush(front, (cost + step.cost, length + 1, step.to, (*path, str(move))))
        if cell in camps and cost + COST["hop"] <= table.ap:
            for to in sorted(camps - best.keys()):
                heappush(front, (cost + COST["hop"], length + 1, to, (*path, str(hops(piece, cell)[to]))))
    return best


def _together(
    table: Table, piece: str, one: str, count: int, ways: dict[int, tuple[int, tuple[str, ...]]]
) -> list[Offer]:
    """These ways for one of so many equal pieces, and for several, where the action points suffice."""
    sizes = [(1, f"{one}:{piece}"), *((size, group(size, piece)) for size in GROUPS if size <= count)]
    order = sorted(ways.items(), key=lambda item: (item[1][0], item[0]))
    return [
        {
            "actions": [*path] * size,
            "verb": "walk",
            "cost": {"ap": size * cost} if cost else {},
            "refs": [ref, f"cell:{CELLS[cell]}"],
        }
        for size, ref in sizes
        for cell, (cost, path) in order
        if size * cost <= table.ap
    ]
