"""How thinking time is spent: searching for whole turns, and comparing the best of them in sampled futures."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from random import Random
from typing import Final

from sacbe.bots.knockout import Contest, Looking, knockout, undecided
from sacbe.bots.teotihuacan.evaluate import Opinion
from sacbe.bots.teotihuacan.futures import Futures
from sacbe.bots.teotihuacan.search import Node, Search
from sacbe.core.action import Action
from sacbe.teotihuacan.table import Table

CONTESTS: Final = (Contest(4, 1), Contest(8, 1), Contest(8, 2), Contest(12, 3), Contest(16, 3), Contest(24, 4))
"""Held one after another while there is time; each reuses what the one before found."""


def deliberate(judge: Opinion, table: Table, offer: tuple[Action, ...], rng: Random) -> Iterator[tuple[Node, bool]]:
    """Yields the best turn so far, and whether a contest has just been decided, until all contests are over."""
    weights = judge.weights
    search = Search(judge, rng)
    looks_ahead = weights.contests and not table.dealt[judge.seat] and table.tasks[-1][0] != "salary"
    for node in search.turns(table, offer):
        yield node, not looks_ahead
    if not looks_ahead:
        return
    futures = Futures(judge, rng.getrandbits(32))
    best: Node | None = None
    for contest in CONTESTS[: weights.contests]:
        ends = search.ends(contest.ends)
        if not ends:
            return
        if best is not None and all(end is not best for end in ends):
            ends.append(best)
        best = yield from _held(ends, contest.turns, futures, best, weights.prior)
        yield best, True


def _held(
    ends: list[Node], turns: int, futures: Futures, champion: Node | None, prior: float
) -> Generator[tuple[Node, bool], None, Node]:
    """Returns the winner of one contest; meanwhile yields the best so far."""

    def look(end: Node, future: int) -> Looking:
        return futures.worth(end, future, turns)

    return undecided(knockout(ends, lambda end: prior * end.value, look, champion))
