"""Looking ahead: what an end of the turn is worth when the others have answered and the seat is to move again."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Final

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.horizon import is_volcano
from sacbe.bots.tikal.search import Node, Search
from sacbe.tikal.actions import CHOOSE as CHOICES
from sacbe.tikal.actions import DRAW as DRAWS
from sacbe.tikal.actions import END
from sacbe.tikal.components import TILES, TURN_POINTS
from sacbe.tikal.play import play
from sacbe.tikal.table import ACT, CHOOSE, DRAW, NO_TILE, OVER, PLACE, Market, Table

Looking = Generator[None, None, float]
"""A look ahead in slices that ends with points."""

_UNLIKELY: Final = 0.2
"""A volcano that comes less often than this is left out of account."""
_NO_NOISE: Final = Random(0)  # noqa: S311 (who looks ahead does not misjudge, so nothing is drawn)


class Outlook:
    """How the turns of the others change what the seat of `judge` has reached.

    Whether a volcano comes is weighed by its true chance; which other tile comes is not, because where it would be
    laid hardly depends on the turn that is judged.
    """

    def __init__(self, judge: Judge) -> None:
        self._seat = judge.seat
        self._weights = judge.weights
        self._scales = {rival.seat: rival.weight for rival in judge.rivals}
        self._known: dict[tuple[int, int], float] = {}

    def worth(self, end: Node, effort: int) -> Iterator[float | None]:
        """The points expected after `end`, in slices: nothing until they are known. Everybody plans with so many
        passes of the search."""
        key = id(end), effort
        if key not in self._known:
            self._known[key] = yield from self._after(play(end.table, END)[0], end.luck, 1.0, effort)
        yield self._known[key]

    def _after(self, table: Table, luck: float, chance: float, effort: int) -> Looking:
        """The same for any moment, which is reached with some chance and some treasures yet unknown."""
        while table.phase != OVER:
            if table.phase not in (ACT, PLACE):
                tiles = _coming(table)
                if not tiles:
                    break
                volcano = next(filter(is_volcano, tiles), None)
                risk = 0.0 if volcano is None else 1 / len(tiles)
                if volcano is not None and (risk == 1 or risk * chance > _UNLIKELY):
                    scored = yield from self._after(_erupted(table, volcano), luck, risk * chance, effort)
                    if risk == 1:
                        return scored
                    quiet = yield from self._after(_explored(table, tiles), luck, (1 - risk) * chance, effort)
                    return risk * scored + (1 - risk) * quiet
                table = _explored(table, tiles)
            elif table.phase == PLACE:
                # Only a volcano waits to be laid here (TIK-9.5), and where it goes does not matter much.
                table = _turn(table._replace(hand=NO_TILE))
            if table.seat == self._seat:
                break
            reply = yield from _planned(Judge(self._weights, table, table.seat), table, effort)
            luck -= self._scales[table.seat] * reply.luck
            table = play(reply.table, END)[0]
        return self._judged(table) + luck

    def _judged(self, table: Table) -> float:
        """How well the seat stands; a rival counts as much as he did at first, with the points he has made."""
        judge = Judge(self._weights, table, self._seat, self._scales)
        return judge(table) - sum(scale * table.scores[rival] for rival, scale in self._scales.items())


def _planned(judge: Judge, table: Table, effort: int) -> Generator[None, None, Node]:
    """The end of the turn that the seat of `judge` is about to take."""
    search = Search(judge, table, _NO_NOISE)
    for _ in search.passes(effort):
        yield
    assert search.best is not None
    return search.best


def _coming(table: Table) -> tuple[int, ...]:
    """The tiles of which the next turn begins with one; nothing if another round of auctions comes first."""
    if table.phase != DRAW:
        return table.market.display
    if table.setup.auction:
        return ()
    letter = TILES[table.stack[0]].letter
    return tuple(tile for tile in table.stack if TILES[tile].letter == letter)


def _erupted(table: Table, volcano: int) -> Table:
    """The scoring round that a volcano brings (TIK-9.1); in an auction the first to speak has it."""
    if table.phase == DRAW:
        return play(table, DRAWS[volcano])[0]
    market = Market(table.market.display, table.market.face_up)
    return play(table._replace(phase=CHOOSE, market=market), CHOICES[volcano])[0]


def _explored(table: Table, tiles: tuple[int, ...]) -> Table:
    """The turn after some other tile of these, which is left aside."""
    tile = next(tile for tile in tiles if not is_volcano(tile))
    market = Market(tuple(each for each in table.market.display if each != tile), table.market.face_up)
    stack = tuple(each for each in table.stack if each != tile)
    return _turn(table._replace(market=market, stack=stack, owner=table.seat))


def _turn(table: Table) -> Table:
    """A normal turn begins (TIK-6.1)."""
    return table._replace(phase=ACT, ap=TURN_POINTS, worked=())
