"""Search over whole turns: half-played turns are followed level by level, the most promising ones first."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sacbe.bots.teotihuacan.evaluate import Judge, start_worth
from sacbe.bots.teotihuacan.prospects import prospects
from sacbe.core.action import Action
from sacbe.teotihuacan.actions import END
from sacbe.teotihuacan.chance import CHANCES
from sacbe.teotihuacan.play import play
from sacbe.teotihuacan.table import Table


class Node(NamedTuple):
    """A turn played so far."""

    value: float
    table: Table
    offer: tuple[Action, ...]
    actions: tuple[Action, ...]


class Search:
    """Everything a seat can do until another player or chance decides, as far as the width of the search allows."""

    def __init__(self, judge: Judge, rng: Random) -> None:
        self._judge = judge
        self._rng = rng

    def turns(self, table: Table, offer: tuple[Action, ...]) -> Iterator[Node]:
        """The best whole turn so far, level by level; nothing is yielded before one is complete."""
        w = self._judge.weights
        best: Node | None = None
        frontier = [Node(0.0, table, offer, ())]
        while frontier:
            children: dict[Table, Node] = {}
            plays = 0
            for node in frontier:
                if plays > w.plays:
                    break
                plays += len(node.offer)
                for child in self._children(node):
                    if not child.offer:
                        if best is None or child.value > best.value:
                            best = child
                    elif child.table not in children or child.value > children[child.table].value:
                        children[child.table] = child
                if best is not None:
                    yield best
            frontier = sorted(children.values(), key=lambda node: -node.value)[: w.width]

    def _children(self, node: Node) -> Iterator[Node]:
        """What each offered action leads to; a turn that is complete has no offer left."""
        seat = self._judge.seat
        for action in node.offer:
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
                yield Node(self._judge.halfway(table), table, offer, actions)

    def worth(self, table: Table) -> float:
        """How well the seat stands when others decide."""
        judge = self._judge
        value = judge(table)
        dealt = table.dealt[judge.seat]
        if dealt:
            value += start_worth(dealt)
        elif judge.weights.prospect and table.people[judge.seat].workers:
            value += prospects(judge, table)
        noise = judge.weights.noise
        return value + self._rng.gauss(0, noise) if noise else value
