"""Distances over the explored board, in action points, between all pairs of cells (TIK-7.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from sacbe.core.action import Action
from sacbe.tikal.actions import ENTER_L, ENTER_W, hops
from sacbe.tikal.board import EMPTY, Board
from sacbe.tikal.components import BASE_CAMP, CELL_COUNT, TILES

FAR: Final = 60
"""Further than any walk; twice this still fits into a byte."""
_NOWHERE: Final = bytes([FAR]) * CELL_COUNT


class Roads:
    """The walking costs of one board, and the places worth walking to."""

    __slots__ = ("board", "rows", "sites", "temples")

    def __init__(self, board: Board, rows: tuple[bytes, ...]) -> None:
        self.board = board
        self.rows = rows
        """By cell: the cost of the cheapest walk to every cell."""
        kinds = [TILES[tile].kind if tile != EMPTY else "" for tile in board.tiles]
        self.temples = tuple(cell for cell, kind in enumerate(kinds) if kind == "temple")
        self.sites = tuple(cell for cell, kind in enumerate(kinds) if kind == "treasure")

    def with_tile(self, board: Board, cell: int) -> Roads:
        """Returns the roads of `board`, which is this board with one more tile, on `cell`."""
        found = _KNOWN.get(board)
        return found if found is not None else _know(Roads(board, _joined(self.rows, board, cell)))

    def walk(self, start: int, to: int, leader: bool) -> Iterator[Action]:
        """Yields the moves of a cheapest walk."""
        row = self.rows[to]
        while start != to:
            step = next(s for s in self.board.steps[start] if s.cost + row[s.to] == row[start])
            yield step.leader if leader else step.worker
            start = step.to


_KNOWN: Final[dict[Board, Roads]] = {}
"""A cache: the next board is usually among those examined in the turn before."""
_MANY: Final = 500


def _know(roads: Roads) -> Roads:
    """Adds roads to the cache."""
    if len(_KNOWN) >= _MANY:
        _KNOWN.clear()
    _KNOWN[roads.board] = roads
    return roads


def roads_of(board: Board) -> Roads:
    """Returns the roads of a board, from the cache or by laying its hexes one by one."""
    found = _KNOWN.get(board)
    if found is not None:
        return found
    rows: tuple[bytes, ...] = (_NOWHERE,) * CELL_COUNT
    for cell, tile in enumerate(board.tiles):
        if tile != EMPTY:
            rows = _joined(rows, board, cell)
    return _know(Roads(board, rows))


def _joined(rows: tuple[bytes, ...], board: Board, cell: int) -> tuple[bytes, ...]:
    """Distances when `cell` is linked by its open borders to the cells that `rows` already knows."""
    own = list(_NOWHERE)
    own[cell] = 0
    for step in board.steps[cell]:
        if rows[step.to][step.to] == 0:
            own = [min(old, step.cost + far) for old, far in zip(own, rows[step.to], strict=True)]
    joined = list(rows)
    for start, near in enumerate(own):
        if near < FAR:
            joined[start] = bytes(map(min, rows[start], [near + far for far in own]))
    joined[cell] = bytes(own)
    return tuple(joined)


class Network:
    """The base camp and the camps of a seat, where its pieces enter, and the paths between them."""

    __slots__ = ("arriving", "camps", "entry", "roads")

    def __init__(self, roads: Roads, camps: tuple[int, ...]) -> None:
        self.roads = roads
        self.camps = (BASE_CAMP, *camps)
        rows = [roads.rows[camp] for camp in self.camps]
        self.entry = bytes(map(min, *rows)) if len(rows) > 1 else rows[0]
        """By cell: the cost of walking there from the nearest camp."""
        self.arriving = bytes([cost + 1 for cost in self.entry])
        """By cell: the cost of bringing a piece there from the reserve (TIK-7.1)."""

    def journey(self, start: int, to: int, leader: bool) -> tuple[Action, ...]:
        """Returns the actions of the cheapest way for a piece from `start`, on foot or by secret path (TIK-7.2)."""
        if self.roads.rows[start][to] <= self.entry[start] + 1 + self.entry[to]:
            return tuple(self.roads.walk(start, to, leader))
        out, back = self._nearest(start), self._nearest(to)
        hop = hops("L" if leader else "W", out)[back]
        return (*self.roads.walk(start, out, leader), hop, *self.roads.walk(back, to, leader))

    def arrival(self, to: int, leader: bool) -> tuple[Action, ...]:
        """Returns the actions that bring a piece from the reserve to `to`, at the cost of 1 + entry."""
        camp = self._nearest(to)
        return ((ENTER_L if leader else ENTER_W)[camp], *self.roads.walk(camp, to, leader))

    def _nearest(self, cell: int) -> int:
        """The camp nearest to `cell`."""
        return min(self.camps, key=lambda camp: self.roads.rows[camp][cell])
