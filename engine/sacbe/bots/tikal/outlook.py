"""Looking ahead: what an end of the turn is worth when everybody has gone on from there for a while."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from random import Random
from typing import Final

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.search import Node, Search
from sacbe.tikal.actions import CHOOSE as CHOICES
from sacbe.tikal.actions import DRAW as DRAWS
from sacbe.tikal.actions import END
from sacbe.tikal.components import TILES
from sacbe.tikal.play import play
from sacbe.tikal.table import ACT, CHOOSE, DRAW, OVER, PLACE, Market, Table

Looking = Generator[None, None, float]
"""A look ahead in slices that ends with points."""

_CARE: Final = 2
"""Passes of the search with which everybody plans; with fewer, what is found is mostly noise."""
_NO_NOISE: Final = Random(0)  # noqa: S311 (who looks ahead does not misjudge, so nothing is drawn)


class _Path:
    """How one future goes on from one end of the turn, as far as it was followed."""

    __slots__ = ("stood", "table", "unknown")

    def __init__(self, end: Node) -> None:
        self.table = play(end.table, END)[0]
        self.unknown = end.luck
        """What the treasures dug up on the way are worth to the seat; of which kinds they are, nobody knows."""
        self.stood: list[float] = []
        """How well the seat stood after each turn of its own."""


class Outlook:
    """Futures of one turn: in each, tiles come as they may, and everybody plans as the seat of `judge` would.

    All ends of the turn meet the same tiles in the same future, so that what tells them apart is not luck.
    """

    def __init__(self, judge: Judge, seed: int) -> None:
        self._seat = judge.seat
        self._weights = judge.weights
        self._scales = {rival.seat: rival.weight for rival in judge.stakes.rivals}
        self._seed = seed
        self._paths: dict[tuple[int, int], _Path] = {}

    def worth(self, end: Node, future: int, turns: int) -> Looking:
        """How well the seat stands after each of its next `turns` turns in one future, on average."""
        key = id(end), future
        path = self._paths.get(key) or self._paths.setdefault(key, _Path(end))
        while len(path.stood) < turns:
            yield from self._follow(path, future)
        return sum(path.stood[:turns]) / turns

    def _follow(self, path: _Path, future: int) -> Generator[None, None, None]:
        """Go on until the seat has had one more turn, or the game is over."""
        table = path.table
        while table.phase != OVER:
            if table.phase not in (PLACE, ACT):
                table = self._next_tile(table, future)
                continue
            own_turn = table.seat == self._seat
            judge = Judge(self._weights, table, table.seat, self._scales if own_turn else None)
            turn = yield from _planned(judge, table)
            path.unknown += turn.luck if own_turn else -self._scales[table.seat] * turn.luck
            path.table = play(turn.table, END)[0]
            if own_turn:
                path.stood.append(turn.value - turn.luck + path.unknown - self._others(table))
                return
            table = path.table
        judge = Judge(self._weights, table, self._seat, self._scales)
        path.stood.append(judge(table) + path.unknown - self._others(table))

    def _others(self, table: Table) -> float:
        """What the points that the rivals have made count against the seat."""
        return sum(scale * table.scores[rival] for rival, scale in self._scales.items())

    def _next_tile(self, table: Table, future: int) -> Table:
        """The table when one more tile has come; in an auction the first to speak takes one and pays nothing."""
        if table.phase == DRAW:
            letter = TILES[table.stack[0]].letter
            return play(table, DRAWS[self._dealt((t for t in table.stack if TILES[t].letter == letter), future)])[0]
        market = Market(table.market.display, table.market.face_up)
        return play(table._replace(phase=CHOOSE, market=market), CHOICES[self._dealt(market.display, future)])[0]

    def _dealt(self, tiles: Iterable[int], future: int) -> int:
        """The tile that comes in a future: each of them in turn, so that few futures tell about all."""
        order = list(tiles)
        Random(f"{self._seed} {order}").shuffle(order)  # noqa: S311 (games, not secrets)
        return order[future % len(order)]


def _planned(judge: Judge, table: Table) -> Generator[None, None, Node]:
    """The end of the turn that the seat of `judge` is about to take."""
    search = Search(judge, table, _NO_NOISE)
    for _ in search.passes(_CARE):
        yield
    assert search.best is not None
    return search.best
