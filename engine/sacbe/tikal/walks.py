"""Walks of several steps: where a piece can get to in this turn, at what cost and by which moves (TIK-7.3)."""

from __future__ import annotations

from heapq import heappop, heappush

from sacbe.core.views import Offer
from sacbe.tikal.actions import hops
from sacbe.tikal.components import BASE_CAMP, CELLS, COST
from sacbe.tikal.table import Table, own_camps


def walks(table: Table) -> list[Offer]:
    """Returns, for every distinct piece of the acting seat, the cheapest walk to each cell it can reach with the action
    points left, by moves and hops."""
    workers, leader = table.workers[table.seat], table.leaders[table.seat]
    starts = [("W", cell) for cell, count in enumerate(workers) if count]
    if leader >= 0:
        starts.append(("L", leader))
    return [walk for piece, start in starts for walk in _from(table, piece, start)]


def _from(table: Table, piece: str, start: int) -> list[Offer]:
    """The cheapest walks of one piece, by cost and then by cell."""
    camps = {BASE_CAMP, *own_camps(table, table.seat)}
    best: dict[int, tuple[int, tuple[str, ...]]] = {}
    front: list[tuple[int, int, int, tuple[str, ...]]] = [(0, 0, start, ())]
    while front:
        cost, length, cell, path = heappop(front)
        if cell in best:
            continue
        best[cell] = cost, path
        for step in table.board.steps[cell]:
            move = step.leader if piece == "L" else step.worker
            if cost + step.cost <= table.ap and step.to not in best:
                heappush(front, (cost + step.cost, length + 1, step.to, (*path, str(move))))
        if cell in camps and cost + COST["hop"] <= table.ap:
            for to in sorted(camps - best.keys()):
                heappush(front, (cost + COST["hop"], length + 1, to, (*path, str(hops(piece, cell)[to]))))
    del best[start]
    own = f"piece:P{table.seat + 1}.{piece}@{CELLS[start]}"
    return [
        {
            "actions": list(path),
            "verb": "walk",
            "cost": {"ap": cost} if cost else {},
            "refs": [own, f"cell:{CELLS[cell]}"],
        }
        for cell, (cost, path) in sorted(best.items(), key=lambda item: (item[1][0], item[0]))
    ]
