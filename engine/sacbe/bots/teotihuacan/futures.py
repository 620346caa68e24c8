"""Looking ahead: what an end of the turn is worth after everyone has played on for a while."""

from __future__ import annotations

from collections.abc import Generator
from random import Random
from typing import Final

from sacbe.bots import futures
from sacbe.bots.knockout import last
from sacbe.bots.teotihuacan.evaluate import Opinion
from sacbe.bots.teotihuacan.learned import opinion
from sacbe.bots.teotihuacan.search import Effort, Node, Search
from sacbe.core.action import Action
from sacbe.teotihuacan.actions import END
from sacbe.teotihuacan.chance import CHANCES
from sacbe.teotihuacan.play import legal, outcomes, play
from sacbe.teotihuacan.table import Table

_NO_NOISE: Final = Random(0)  # noqa: S311 (without noise nothing is drawn)
_OWN: Final = Effort(8, 60, 8)
_OTHERS: Final = Effort(3, 24, 4, outlook=False)
"""How thorough simulated turns are planned: one's own, and those of the others."""


_FEW: Final = 2
"""With this many players the only opponent plans anew every time, because its answer matters more."""


class _Path:
    """One future after one end of the turn, as far as it was followed."""

    __slots__ = ("draws", "offer", "others", "stood", "table")

    def __init__(self, end: Node) -> None:
        self.table, self.offer = after(end)
        self.draws = 0
        """Chance events so far."""
        self.others = 0
        """Decisions of the others so far."""
        self.stood: list[float] = []
        """How well the seat stood after each turn of its own, compared with the others."""


class Futures(futures.Futures[Node, _Path]):
    """Sampled futures of one turn: in each, tiles come at random, and everyone plays as the seat would, in haste.

    Where there are several others, they do the same after all ends, unless what they want has become impossible: that
    is much quicker than planning anew, and shows who takes what from whom.
    """

    def __init__(self, judge: Opinion, seed: int) -> None:
        super().__init__(seed)
        self._seat = judge.seat
        self._weights = judge.weights
        self._habits: dict[tuple[int, int], tuple[Action, ...]] = {}
        """By future and number: what the others did there."""

    def _begin(self, end: Node) -> _Path:
        return _Path(end)

    def _follow(self, path: _Path, future: int) -> Generator[None, None, None]:
        while path.table.tasks:
            table = path.table
            kind = table.tasks[-1][0]
            if kind in CHANCES:
                path.draws += 1
                path.table, _, path.offer = play(table, self._drawn(table, f"{self._seed} {future} {path.draws}"))
                continue
            own = table.seat == self._seat
            if not own:
                path.others += 1
                if self._repeated(path, future):
                    continue
            judge = opinion(self._weights, table, table.seat)
            turn = yield from last(Search(judge, _NO_NOISE, _OWN if own else _OTHERS).turns(table, path.offer))
            if turn is None:
                path.table, _, path.offer = play(table, path.offer[0])
                continue
            path.table, path.offer = after(turn)
            if not own and len(table.people) > _FEW:
                self._habits.setdefault((future, path.others), turn.actions)
            if own and kind != "salary":
                path.stood.append(turn.value - self._others(turn.table))
                return
        mine = path.table.people[self._seat].vp
        path.stood.append(mine - self._mean([p.vp for s, p in enumerate(path.table.people) if s != self._seat]))

    def _repeated(self, path: _Path, future: int) -> bool:
        """Lets one of the others do what it did after another end, if it can."""
        table, offer = path.table, path.offer
        actions = self._habits.get((future, path.others), ())
        for action in actions:
            if action not in offer:
                return False
            table, _, offer = play(table, action)
        path.table, path.offer = table, offer
        return bool(actions)

    def _others(self, table: Table) -> float:
        """How well the others stand, on average."""
        seats = [seat for seat in range(len(table.people)) if seat != self._seat]
        return self._mean([opinion(self._weights, table, seat)(table) for seat in seats])

    def _mean(self, values: list[float]) -> float:
        return sum(values) / len(values)

    def _drawn(self, table: Table, seed: str) -> Action:
        """What chance does in a future."""
        events, weights = zip(*outcomes(table), strict=True)
        found: Action = Random(seed).choices(events, weights)[0]  # noqa: S311 (games, not secrets)
        return found


def after(end: Node) -> tuple[Table, tuple[Action, ...]]:
    """The table when the turn is really over, and what may be done then."""
    if end.actions[-1] == END:
        table, _, offer = play(end.table, END)
        return table, offer
    return end.table, legal(end.table)
