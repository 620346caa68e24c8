"""Planning a whole turn: a beam search that can be stopped at any time.

Every idea costs action points, so the nodes of a turn can be kept in buckets by the points left. One pass goes
down the buckets and follows the best node of each that was not followed yet; the next pass widens the beam by one.
Doing the same things in another order leads to the same position, which is examined once.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import heappop, heappush, nlargest
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.ideas import Idea, Walk, ideas
from sacbe.bots.tikal.tiles import AT_ONCE, places
from sacbe.core.action import Action
from sacbe.tikal.actions import DISCARD, SPOT
from sacbe.tikal.components import TURN_POINTS
from sacbe.tikal.play import play
from sacbe.tikal.table import ACT, PLACE, REVEAL, Table

_WASTE: Final = 0.3
"""The penalty for each unused action point; without it, misjudgements would end turns early."""

_ALIKE: Final = 12
"""About how many ends of a turn differ only in where idle pieces stand."""


class Node(NamedTuple):
    """A position within the turn and how it was reached."""

    table: Table
    """With one extra action point, so that the turn does not end by itself."""
    luck: float
    """The average value of the treasures dug up on the way, whose kinds are not known yet."""
    value: float
    before: Node | None
    idea: Idea | None

    @property
    def ap(self) -> int:
        """The action points left."""
        return self.table.ap - 1

    def actions(self, judge: Judge) -> tuple[Action, ...]:
        """Returns the actions since the turn began."""
        if self.idea is None:
            return ()
        earlier = self.before.actions(judge) if self.before else ()
        if isinstance(self.idea, Walk):
            assert self.before is not None
            return earlier + self.idea.actions(judge.network(self.before.table))
        return (*earlier, self.idea)


_Step = tuple[Table, float, Node | None, Idea | None]
"""A position not yet evaluated, with the other fields of its node."""


class Search:
    """The search for the best turn from one position."""

    def __init__(self, judge: Judge, table: Table, rng: Random) -> None:
        self.judge = judge
        self.best: Node | None = None
        self._best = 0.0
        self._rng = rng
        self._buckets: list[list[tuple[float, int, Node]]] = [[] for _ in range(TURN_POINTS + 1)]
        self._seen: set[object] = set()
        self._ended: list[tuple[float, int, Node]] = []
        """Every node with its value as the end of the turn, and a number, so that nodes are never compared."""
        self._roots = self._begin(table)

    def passes(self, count: int, more: int = AT_ONCE) -> Iterator[Node]:
        """Yields the best node so far, after each node that was expanded; the next call continues, with `more` further
        places for the tile."""
        for root in islice(self._roots, more):
            self._add(*root)
            assert self.best is not None
            yield self.best
        for _ in range(count):
            for bucket in reversed(self._buckets[1:]):
                if bucket:
                    self._follow(heappop(bucket)[2])
                    assert self.best is not None
                    yield self.best
            if not any(self._buckets[1:]):
                return

    def ends(self, count: int, within: float) -> list[Node]:
        """Returns the best ends of the turn found so far, best first: at most `within` points behind the first, without
        those that differ only in where idle pieces stand."""
        found: dict[object, Node] = {}
        for ended, _, node in nlargest(count * _ALIKE, self._ended):
            if len(found) == count or ended < self._best - within:
                break
            found.setdefault(self._gist(node.table), node)
        return list(found.values())

    def ended(self, node: Node) -> float:
        """Returns the value of a node as the end of the turn."""
        return node.value - _WASTE * node.ap

    def _gist(self, table: Table) -> object:
        """The part of a position that matters to the opponents."""
        values, seat = table.values, self.judge.seat
        workers = bytes(count if values[cell] else 0 for cell, count in enumerate(table.workers[seat]))
        return table.board, values, table.tokens, table.camps, table.guards, table.treasures, workers, table.leaders

    def _begin(self, root: Table) -> Iterator[_Step]:
        """The position itself, or the position after each way to lay the tile, the most promising first."""
        if root.phase != PLACE:
            yield root._replace(ap=root.ap + 1), 0.0, None, None
            return
        self.judge(root)
        for action in places(self.judge, root):
            table = play(root, action)[0]
            table = table._replace(ap=table.ap + 1)
            if action != DISCARD:
                self.judge.sight_with_tile(root, table, SPOT[str(action[1])][0])
            yield table, 0.0, None, action

    def _follow(self, node: Node) -> None:
        """Expands a node by every idea."""
        judge, table = self.judge, node.table
        for idea in ideas(judge, table, node.ap):
            if isinstance(idea, Walk):
                self._add(idea.applied(table, judge.seat), node.luck, node, idea)
                continue
            after, luck = play(table, idea)[0], node.luck
            if after.phase == REVEAL:
                luck += judge.dig_worth(table)
                after = after._replace(phase=ACT)
            self._add(after, luck, node, idea)

    def _add(self, table: Table, luck: float, before: Node | None, idea: Idea | None) -> None:
        """Evaluates a position and adds it to its bucket, unless it is known."""
        seat, worked = self.judge.seat, table.worked
        key = (
            table.ap, table.board, table.workers[seat], table.leaders[seat], table.values, table.tokens,
            table.camps, table.guards, table.treasures, tuple(sorted(worked)) if len(worked) > 1 else worked,
        )  # fmt: skip
        if key in self._seen:
            return
        self._seen.add(key)
        value = self.judge(table) + luck
        if self.judge.weights.noise:
            value += self._rng.gauss(0, self.judge.weights.noise)
        node = Node(table, luck, value, before, idea)
        ended = self.ended(node)
        self._ended.append((ended, -len(self._seen), node))
        if self.best is None or ended > self._best:
            self.best, self._best = node, ended
        heappush(self._buckets[node.ap], (-value, len(self._seen), node))
