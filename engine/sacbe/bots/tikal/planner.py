"""The computer player of Tikal; its levels differ only in their weights."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from typing import NamedTuple

from sacbe.bots.contract import Plan
from sacbe.bots.tikal.bidding import appraise_auction, think_auction
from sacbe.bots.tikal.deliberation import deliberate
from sacbe.bots.tikal.detours import straightened
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.reasons import reasons, until_dig
from sacbe.bots.tikal.search import Node, Search
from sacbe.bots.tikal.weights import Weights
from sacbe.core.action import Action
from sacbe.core.contract import Observation
from sacbe.tikal.actions import END
from sacbe.tikal.legal import outcomes
from sacbe.tikal.play import play
from sacbe.tikal.state import State
from sacbe.tikal.table import BID, CHOOSE, DRAW, PLACE, REVEAL, Table


class Planner(NamedTuple):
    """Plans whole turns, lays tiles and bids."""

    name: str
    seconds: float
    weights: Weights

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """See `Bot.think`."""
        table = _table(observation)
        if table.phase in (BID, CHOOSE):
            yield from think_auction(self.weights, table, observation.seat, rng)
            return
        judge = Judge(self.weights, table, observation.seat)
        shown: Node | None = None
        plan: Plan | None = None
        for node, settled in deliberate(judge, table, rng):
            if node is not shown or plan is None:
                shown, plan = node, _plan(judge, table, node)
            plan = plan._replace(settled=settled)
            yield plan

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """See `Bot.appraise`."""
        table, calm = _table(observation), _calm(self.weights)
        if table.phase in (BID, CHOOSE):
            return appraise_auction(calm, table, observation.seat, played), 1
        judge = Judge(calm, table, observation.seat)
        luck = 0.0
        # One extra action point keeps the turn from ending by itself.
        table = table._replace(ap=table.ap + 1)
        judge.sight(table)  # as the search sees it: before anything is done
        for count, action in enumerate(played, 1):
            if action == END:
                return judge(table) + luck, count
            before, table = table, play(table, action)[0]
            if action.verb in ("place", "discard"):
                table = table._replace(ap=table.ap + 1)
                judge.sight(table)
            elif action.verb == "reveal":
                luck += judge.dig_worth(before) - judge.hoards(table)[0] + judge.hoards(before)[0]
            if table.ap == 1 and table.phase != REVEAL:
                return judge(table) + luck, count
        if table.phase == REVEAL:  # what was dug up last is not known yet
            luck += judge.dig_worth(table)
        return judge(table) + luck, len(played)

    def luck(self, observation: Observation, event: Action) -> float:
        """See `Bot.luck`; tiles revealed for an auction are luck for nobody."""
        before = _table(observation)
        if before.phase == DRAW and before.setup.auction:
            return 0.0
        events = dict(outcomes(before))
        after = {action: play(before, action)[0] for action in events}
        scored = {action for action, table in after.items() if before.phase == DRAW and table.queue}
        worths = {action: self._standing(after[action], observation.seat) for action in events if action not in scored}
        usual = sum(worths.values()) / len(worths) if worths else 0.0
        worths |= {action: usual + self._timing(before, after[action], observation.seat) for action in scored}
        mean = sum(weight * worths[action] for action, weight in events.items()) / sum(events.values())
        return self.weights.luck_share * (worths[event] - mean)

    def _standing(self, table: Table, seat: int) -> float:
        """How well a seat stands, with a tile in hand laid in the best place."""
        judge = Judge(_calm(self.weights), table, seat)
        if table.phase != PLACE or table.seat != seat:
            return judge(table)
        *_, best = Search(judge, table, Random(0)).passes(0)  # noqa: S311 (without noise nothing is drawn)
        return best.value

    def _timing(self, before: Table, scored: Table, seat: int) -> float:
        """What a seat gains over the others by a volcano's timing: all are scored, but not all are ready for it."""
        gains = {}
        for each in scored.queue:
            first = scored._replace(seat=each, queue=(each, *(other for other in scored.queue if other != each)))
            gains[each] = self._standing(first, each) - self._standing(before, each)
        return gains[seat] - sum(gains.values()) / len(gains)


def _calm(weights: Weights) -> Weights:
    """The same weights without noise, to judge what others did."""
    return replace(weights, noise=0.0)


def _table(observation: Observation) -> Table:
    """The table as the seat sees it: in Tikal everyone sees everything (TIK-13.4)."""
    state = observation.sample(Random(0))  # noqa: S311 (nothing is hidden, so nothing is drawn)
    assert isinstance(state, State)
    return Table._make(state)


def _plan(judge: Judge, table: Table, node: Node) -> Plan:
    """The turn that leads to `node`, up to the first treasure dug up, whose kind may change the rest."""
    planned = node.actions(judge)
    actions = straightened(table, planned)
    why = reasons(judge, table, node.table, actions)
    sure = actions[: until_dig(actions)]
    whole = not (sure and sure[-1].verb == "dig")
    if (node.ap or actions != planned) and whole:
        sure += (END,)
    return Plan(sure, node.value, why, whole=whole)
