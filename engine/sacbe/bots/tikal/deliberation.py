"""How thinking time is spent: searching for ends of the turn, and comparing the best of them in sampled futures."""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator
from random import Random
from typing import Final

from sacbe.bots.knockout import Contest, Looking, knockout, undecided
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.futures import Futures
from sacbe.bots.tikal.search import Node, Search
from sacbe.tikal.table import Table

_CONTESTS: Final = (Contest(6, 1), Contest(8, 2), Contest(12, 3), Contest(24, 3), Contest(48, 4))
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
    futures = Futures(judge, rng.getrandbits(32))
    best: Node | None = None
    for stage, contest in enumerate(_CONTESTS[: weights.stages]):
        for node in search.passes(weights.passes << stage) if stage else first:
            yield best or node, best is not None
        ends = search.ends(contest.ends, weights.doubt)
        if best is not None and all(end is not best for end in ends):
            ends.append(best)
        best = yield from _winner(ends, best, contest.turns, search, futures)
        yield best, True


def _winner(
    ends: list[Node], champion: Node | None, turns: int, search: Search, futures: Futures
) -> Generator[_Shown, None, Node]:
    """Returns the winner of a contest; until another end has proved better, yields the winner of the last one."""
    prior = search.judge.weights.prior

    def look(end: Node, future: int) -> Looking:
        return futures.worth(end, future, turns)

    def twins(end: Node, worth: float) -> tuple[float, float]:
        """Ends that seem to be worth the same at once, and prove to be, are the same."""
        return round(search.ended(end), 1), round(worth, 1)

    return undecided(knockout(ends, lambda end: prior * search.ended(end), look, champion, twins=twins))
