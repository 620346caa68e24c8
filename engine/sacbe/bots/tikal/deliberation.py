"""What thinking time is spent on: the search for ends of the turn, and a look ahead from the best of them in turns."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.outlook import Outlook
from sacbe.bots.tikal.search import Node, Search
from sacbe.tikal.table import Table

_PASSES: Final = 10
"""Passes of the search before the first look ahead; before each later one twice as many as before the last."""
_ENDS: Final = 3
"""Ends of the turn from which the first look ahead goes; each later one goes from twice as many."""
_EFFORT: Final = 2
"""Passes with which the others plan their answers at first; with fewer, what is found is mostly noise."""


def deliberate(judge: Judge, table: Table, rng: Random) -> Iterator[tuple[Node, bool]]:
    """The end of the turn liked best so far, and whether it has stood the first look ahead, again and again; it stops
    when nothing is left to find."""
    weights = judge.weights
    search = Search(judge, table, rng)
    if not weights.stages:
        for node in search.passes(weights.passes):
            yield node, True
        return
    outlook = Outlook(judge)
    best: Node | None = None
    for stage in range(weights.stages):
        for node in search.passes(_PASSES << stage):
            yield best or node, stage > 0
        ends = search.ends(_ENDS << stage, weights.doubt)
        if best is not None:
            # The champion defends himself first, so that there is a sound answer whenever the time is up.
            ends = [best, *(end for end in ends if end is not best)]
        best, liked = ends[0], 0.0
        for end in ends if len(ends) > 1 else ():
            looking = outlook.worth(end, _EFFORT + stage // 2)
            while (worth := next(looking)) is None:
                yield best, stage > 0
            worth = weights.trust * worth + (1 - weights.trust) * search.ended(end)
            if end is ends[0] or worth > liked:
                best, liked = end, worth
        yield best, True
