"""The computer player of Tikal; its levels differ by their weights only."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from sacbe.bots.contract import Plan
from sacbe.bots.tikal.bidding import think_auction
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.reasons import reasons
from sacbe.bots.tikal.search import Node, Search
from sacbe.bots.tikal.weights import Weights
from sacbe.core.contract import Observation
from sacbe.tikal.actions import END
from sacbe.tikal.state import State
from sacbe.tikal.table import BID, CHOOSE, Table


class Planner(NamedTuple):
    """Plans whole turns, lays tiles and bids."""

    name: str
    seconds: float
    weights: Weights

    def think(self, seen: Observation, rng: Random) -> Iterator[Plan]:
        """See `Bot.think`."""
        table = _table(seen, rng)
        if table.phase in (BID, CHOOSE):
            yield from think_auction(self.weights, table, seen.seat, rng)
            return
        judge = Judge(self.weights, table, seen.seat)
        shown: Node | None = None
        plan: Plan | None = None
        for node in Search(judge, table, rng).passes(self.weights.passes):
            if node is not shown or plan is None:
                shown, plan = node, _plan(judge, table, node)
            yield plan

    def worth(self, seen: Observation) -> float:
        """See `Bot.worth`."""
        table = _table(seen, Random(0))  # noqa: S311 (nothing is hidden, so nothing is drawn)
        return Judge(self.weights, table, seen.seat)(table)


def _table(seen: Observation, rng: Random) -> Table:
    """The table before the seat: in Tikal everybody sees everything (TIK-13.4)."""
    state = seen.sample(rng)
    assert isinstance(state, State)
    return Table._make(state)


def _plan(judge: Judge, table: Table, node: Node) -> Plan:
    """The turn that leads to `node`, up to the first treasure dug up, whose kind may change the rest."""
    actions = node.actions(judge)
    why = reasons(judge, table, node.table, actions)
    for count, action in enumerate(actions, 1):
        if action.verb == "dig":
            return Plan(actions[:count], node.value, why)
    return Plan(actions if not node.ap else (*actions, END), node.value, why)
