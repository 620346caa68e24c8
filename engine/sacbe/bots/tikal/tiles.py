"""Where to lay a tile: a quick estimate of every place says which ones to judge first (TIK-5)."""

from __future__ import annotations

from typing import Final

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.roads import FAR
from sacbe.core.action import Action
from sacbe.tikal.actions import SPOT
from sacbe.tikal.components import ADJACENT, NEIGHBOURS, OPPOSITE, ROTATED, TILES
from sacbe.tikal.legal import legal
from sacbe.tikal.table import Table

AT_ONCE: Final = 10
"""How many places are judged at a time; if there are no more, their order does not matter."""
_JUNGLE: Final = 1.5
"""The approximate value of a camp site, compared with temples and treasures, which count what they show."""
_VOLCANO: Final = -1.0
"""Nobody wants a volcano nearby."""


def places(judge: Judge, table: Table) -> tuple[Action, ...]:
    """Returns all places for the tile in hand, the most promising first: near the seat and far from its opponents, or
    the reverse for a volcano."""
    offered = legal(table)
    if len(offered) <= AT_ONCE:
        return offered
    tile = TILES[table.hand]
    worth = _VOLCANO if tile.kind == "volcano" else tile.value + tile.treasures + (tile.kind == "jungle") * _JUNGLE
    sight = judge.sight(table)
    own, others = judge.row(table), sight.rows()
    near = judge.stakes.curves.near

    def promise(action: Action) -> float:
        cell, rotation = SPOT[str(action[1])]
        doors = _doors(table, cell, rotation)
        total = near[_way(own, doors)]
        for rival, row in zip(judge.stakes.rivals, others, strict=True):
            total -= rival.weight * near[_way(row, doors)]
        return worth * total

    return tuple(sorted(offered, key=promise, reverse=True))


def _doors(table: Table, cell: int, rotation: int) -> list[tuple[int, int]]:
    """The explored neighbours of a tile laid like this, with the stones in between; all neighbours for a volcano."""
    tiles, turned = table.board.tiles, table.board.rotations
    if TILES[table.hand].kind == "volcano":
        return [(near, 1) for near in ADJACENT[cell] if tiles[near] >= 0]
    doors = []
    for side, near in enumerate(NEIGHBOURS[cell]):
        if near >= 0 and tiles[near] >= 0 and TILES[tiles[near]].kind != "volcano":
            stones = ROTATED[table.hand][rotation][side] + ROTATED[tiles[near]][turned[near]][OPPOSITE[side]]
            if stones:
                doors.append((near, stones))
    return doors


def _way(row: bytes, doors: list[tuple[int, int]]) -> int:
    """The cheapest way through one of the doors."""
    return min((row[near] + stones for near, stones in doors), default=FAR)
