"""The computer player of Teotihuacán; its levels differ by their weights only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import inf
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.contract import Plan
from sacbe.bots.teotihuacan.deliberation import deliberate
from sacbe.bots.teotihuacan.evaluate import start_worth
from sacbe.bots.teotihuacan.learned import opinion
from sacbe.bots.teotihuacan.reasons import reasons
from sacbe.bots.teotihuacan.search import Node, Search
from sacbe.bots.teotihuacan.weights import Weights
from sacbe.core.action import Action
from sacbe.core.contract import Observation
from sacbe.teotihuacan.actions import END
from sacbe.teotihuacan.play import outcomes, play
from sacbe.teotihuacan.state import State
from sacbe.teotihuacan.table import Table


class Planner(NamedTuple):
    """Plans whole turns, and every decision outside of turns."""

    name: str
    seconds: float
    weights: Weights

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """See `Bot.think`."""
        table = _table(observation, rng)
        judge = opinion(self.weights, table, observation.seat)
        legal = observation.legal()
        if legal == (END,):
            yield Plan(legal, judge(table))
            return
        shown: Node | None = None
        most = -inf
        plan = Plan((legal[-1],), judge(table))
        for node, settled in deliberate(judge, table, legal, rng):
            if node is not shown:
                shown, most = node, max(most, node.value)
                why = reasons(judge, table, node.table, most - node.value)
                plan = Plan(node.actions, node.value, why, whole=node.table.seat != observation.seat)
            plan = plan._replace(settled=settled)
            yield plan
        if shown is None:
            yield plan

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """See `Bot.appraise`."""
        table = _table(observation, _NO_CHANCE)
        judge = opinion(self.weights, table, observation.seat)
        search = Search(judge, _NO_CHANCE)
        for count, action in enumerate(played, 1):
            if action == END:
                return search.worth(table), count
            table = play(table, action)[0]
            if not table.tasks or table.seat != observation.seat:
                return search.worth(table), count
        return search.worth(table), len(played)

    def luck(self, observation: Observation, event: Action) -> float:
        """See `Bot.luck`: only the starting tiles one is dealt are one's own luck; everything else is open to all."""
        table = _table(observation, _NO_CHANCE)
        if table.seat != observation.seat or table.tasks[-1][0] != "deal":
            return 0.0
        worths = {
            action: sum(start_worth((tile,)) for tile in play(table, action)[0].dealt[observation.seat])
            for action, _ in outcomes(table)
        }
        return worths[event] - sum(worths.values()) / len(worths)


_NO_CHANCE: Final = Random(0)  # noqa: S311 (nothing is hidden in Teotihuacán, so nothing is drawn from it)


def _table(observation: Observation, rng: Random) -> Table:
    """The table before the seat: everybody sees everything (TEO-1.11)."""
    state = observation.sample(rng)
    assert isinstance(state, State)
    return Table._make(state)
