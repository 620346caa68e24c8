"""Looking ahead: what an end of the turn is worth after everyone has played on for a while."""

from __future__ import annotations

from collections.abc import Generator, Iterable
from random import Random
from typing import Final

from sacbe.bots import futures
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.search import Node, Search
from sacbe.tikal.actions import CHOOSE as CHOICES
from sacbe.tikal.actions import DRAW as DRAWS
from sacbe.tikal.actions import END
from sacbe.tikal.components import TILES
from sacbe.tikal.play import play
from sacbe.tikal.table import ACT, CHOOSE, DRAW, OVER, PLACE, Market, Table

_CARE: Final = 2
"""Search passes for each simulated turn; with fewer, the result is mostly noise."""
_NO_NOISE: Final = Random(0)  # noqa: S311 (without noise nothing is drawn)


class _Path:
    """One future after one end of the turn, as far as it was followed."""

    __slots__ = ("stood", "table", "unknown")

    def __init__(self, end: Node) -> None:
        self.table = play(end.table, END)[0]
        self.unknown = end.luck
        """What the treasures dug up on the way are worth to the seat; their kinds are not known."""
        self.stood: list[float] = []
        """How well the seat stood after each turn of its own."""


class Futures(futures.Futures[Node, _Path]):
    """Sampled futures of one turn: in each, tiles come at random, and everyone plans as the seat of `judge` would."""

    def __init__(self, judge: Judge, seed: int) -> None:
        super().__init__(seed)
        self._seat = judge.seat
        self._weights = judge.weights
        self._scales = {rival.seat: rival.weight for rival in judge.stakes.rivals}

    def _begin(self, end: Node) -> _Path:
        return _Path(end)

    def _follow(self, path: _Path, future: int) -> Generator[None, None, None]:
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
        """How much the rivals' points count against the seat."""
        return sum(scale * table.scores[rival] for rival, scale in self._scales.items())

    def _next_tile(self, table: Table, future: int) -> Table:
        """The table with one more tile drawn; in an auction, the first bidder takes one for nothing."""
        if table.phase == DRAW:
            letter = TILES[table.stack[0]].letter
            return play(table, DRAWS[self._dealt((t for t in table.stack if TILES[t].letter == letter), future)])[0]
        market = Market(table.market.display, table.market.face_up)
        return play(table._replace(phase=CHOOSE, market=market), CHOICES[self._dealt(market.display, future)])[0]

    def _dealt(self, tiles: Iterable[int], future: int) -> int:
        """The tile drawn in a future: each of them in turn, so that a few futures cover all."""
        order = list(tiles)
        Random(f"{self._seed} {order}").shuffle(order)  # noqa: S311 (games, not secrets)
        return order[future % len(order)]


def _planned(judge: Judge, table: Table) -> Generator[None, None, Node]:
    """The end of the turn that the seat of `judge` would choose."""
    search = Search(judge, table, _NO_NOISE)
    for _ in search.passes(_CARE):
        yield
    assert search.best is not None
    return search.best
