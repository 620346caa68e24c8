"""How thinking time is spent: searching for ends of the turn, and comparing the best of them in sampled futures."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.outlook import Looking, Outlook
from sacbe.bots.tikal.search import Node, Search
from sacbe.tikal.table import Table

_ENOUGH: Final = 4
"""After this many futures the leading end becomes the plan, even if the contest goes on; in the first contest the
leader is the plan from the first future on."""


class _Contest(NamedTuple):
    """A knockout between ends of the turn: the better half goes on into twice as many futures, until one is left."""

    ends: int
    turns: int
    """How many turns of the seat a future lasts."""


_CONTESTS: Final = (_Contest(6, 1), _Contest(8, 2), _Contest(12, 3), _Contest(24, 3), _Contest(48, 4))
"""Held one after another while there is time; each reuses what the one before found."""

_Shown = tuple[Node, bool]


def deliberate(judge: Judge, table: Table, rng: Random) -> Iterator[_Shown]:
    """Yields the best end of the turn so far, and whether a contest has just been decided, until all contests are
    over."""
    weights = judge.weights
    search = Search(judge, table, rng)
    deque(search.passes(1), 0)  # before the first pass is over, it finds only unfinished turns
    assert search.best is not None
    yield search.best, not weights.stages
    first = search.passes(weights.passes - 1, 0)
    if not weights.stages:
        for node in first:
            yield node, True
        return
    outlook = Outlook(judge, rng.getrandbits(32))
    best: Node | None = None
    for stage, contest in enumerate(_CONTESTS[: weights.stages]):
        for node in search.passes(weights.passes << stage) if stage else first:
            yield best or node, best is not None
        ends = search.ends(contest.ends, weights.doubt)
        if best is not None and all(end is not best for end in ends):
            ends.append(best)
        best = yield from _winner(ends, best, contest.turns, search, outlook)
        yield best, True


def _winner(
    ends: list[Node], champion: Node | None, turns: int, search: Search, outlook: Outlook
) -> Generator[_Shown, None, Node]:
    """Returns the winner of a contest; until another end has proved better, yields the winner of the last one."""
    best, futures = champion or ends[0], 1
    while len(ends) > 1:
        found: dict[tuple[float, float], tuple[float, int, Node]] = {}
        for place, end in enumerate(ends):
            now = search.ended(end)
            worth = search.judge.weights.prior * now
            for future in range(futures):
                worth += yield from _meanwhile(outlook.worth(end, future, turns), (best, False))
            # Ends with the same look and the same result are the same.
            found.setdefault((round(now, 1), round(worth, 1)), (worth, -place, end))
        ends = [end for *_, end in sorted(found.values(), reverse=True)]
        if futures >= _ENOUGH or champion is None:
            best = ends[0]
        ends = ends[: (len(ends) + 1) // 2]
        futures *= 2
    return ends[0]


def _meanwhile(looking: Looking, shown: _Shown) -> Generator[_Shown, None, float]:
    """Returns the result of a look ahead; until then yields `shown`."""
    while True:
        try:
            next(looking)
        except StopIteration as done:
            found: float = done.value
            return found
        yield shown
