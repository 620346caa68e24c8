"""Search over whole turns: half-played turns are followed level by level, the most promising ones first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from heapq import nlargest
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.teotihuacan.evaluate import Opinion, start_worth
from sacbe.core.action import Action
from sacbe.teotihuacan.actions import END, SPOT
from sacbe.teotihuacan.chance import CHANCES
from sacbe.teotihuacan.components import PYRAMID_TILE
from sacbe.teotihuacan.play import play
from sacbe.teotihuacan.pyramid import ICONS, LEVEL_VP, SQUARES, matches
from sacbe.teotihuacan.table import Table

_CORE: Final = ("move", "unlock", "collect", "main", "worship")
"""What a turn is about; everything else is a detail."""
_ALIKE: Final = 2
_ALWAYS: Final = 99


class Node(NamedTuple):
    """A turn played so far."""

    value: float
    table: Table
    offer: tuple[Action, ...]
    actions: tuple[Action, ...]


class Effort(NamedTuple):
    """How thorough a search is."""

    width: int
    """How many half-played turns it follows at a time."""
    plays: int
    """How many actions it tries on each level, roughly."""
    builds: int
    """How many ways to lay a pyramid tile it tries: those with most matches."""
    outlook: bool = True
    """Whether the ends are judged by the turn after them too."""


class Search:
    """Everything a seat can do until another player or chance decides, as far as the width of the search allows."""

    def __init__(self, judge: Opinion, rng: Random, effort: Effort | None = None) -> None:
        self._judge = judge
        self._rng = rng
        w = judge.weights
        self._effort = effort or Effort(w.width, w.plays, w.builds)
        self._ends: dict[Table, Node] = {}

    def turns(self, table: Table, offer: tuple[Action, ...]) -> Iterator[Node]:
        """The best whole turn so far, level by level; nothing is yielded before one is complete."""
        best: Node | None = None
        frontier = [Node(0.0, table, offer, ())]
        while frontier:
            children: dict[Table, Node] = {}
            tried = 0
            for node in frontier:
                if tried > self._effort.plays:
                    break
                tried += len(node.offer)
                for child in self._children(node):
                    known = children if child.offer else self._ends
                    if child.table not in known or child.value > known[child.table].value:
                        known[child.table] = child
                    if not child.offer and (best is None or child.value > best.value):
                        best = child
                if best is not None:
                    yield best
            frontier = sorted(children.values(), key=lambda node: -node.value)[: self._effort.width]

    def ends(self, count: int) -> list[Node]:
        """The best whole turns found, the best first; at most two of them differ only in details."""
        found: list[Node] = []
        alike: Counter[tuple[Action, ...]] = Counter()
        for node in sorted(self._ends.values(), key=lambda node: -node.value):
            core = tuple(action for action in node.actions if action.verb in _CORE)
            alike[core] += 1
            if alike[core] <= _ALIKE:
                found.append(node)
                if len(found) == count:
                    break
        return found

    def _children(self, node: Node) -> Iterator[Node]:
        """What each offered action leads to; a turn that is complete has no offer left."""
        seat = self._judge.seat
        for action in promising(node.table, node.offer, self._effort.builds):
            actions = (*node.actions, action)
            if action == END:
                yield Node(self.worth(node.table), node.table, (), actions)
                continue
            table, _, offer = play(node.table, action)
            if not table.tasks or table.seat != seat or table.tasks[-1][0] in CHANCES:
                yield Node(self.worth(table), table, (), actions)
            elif len(offer) == 1 and offer[0] == END:
                yield Node(self.worth(table), table, (), (*actions, END))
            else:
                yield Node(self._judge(table) + self._judge.promise(table), table, offer, actions)

    def worth(self, table: Table) -> float:
        """How well the seat stands when others decide."""
        judge = self._judge
        value = judge(table)
        dealt = table.dealt[judge.seat]
        if dealt:
            value += start_worth(dealt)
        elif self._effort.outlook and table.people[judge.seat].workers:
            value += judge.outlook(table)
        noise = judge.weights.noise
        return value + self._rng.gauss(0, noise) if noise else value


def promising(table: Table, offer: tuple[Action, ...], count: int) -> Iterable[Action]:
    """The offer; of very many ways to lay a pyramid tile, those that bring most (TEO-13.6 to TEO-13.8)."""
    if len(offer) <= count or offer[0].verb != "build":
        return offer
    pyramid = table.pyramid
    covered = {square: pyramid.covered(square) for square in pyramid.free}

    def gain(action: Action) -> int:
        if action.verb != "build":
            return _ALWAYS
        square, rotation = SPOT[str(action[2])]
        icons = ICONS[PYRAMID_TILE[str(action[1])]][rotation]
        matched, advances = matches(icons, covered[square], table.rules.plain_icons_match)
        return LEVEL_VP[SQUARES[square].level] + matched + 2 * sum(advances)

    return nlargest(count, offer, gain)
