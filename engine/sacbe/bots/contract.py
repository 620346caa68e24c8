"""The contract of a computer player: it thinks in small slices and has a plan at any moment."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple, Protocol

from sacbe.core.action import Action
from sacbe.core.contract import Json, Observation
from sacbe.core.events import Params

Clock = Callable[[], float]
"""Seconds that only ever grow; the rules know no clock, whoever lets a player think owns one."""


class Reason(NamedTuple):
    """One goal of a plan: a message key with parameters, the rules behind it and the points expected of it."""

    key: str
    params: Params
    rules: tuple[str, ...]
    points: float = 0.0


class Plan(NamedTuple):
    """What a seat means to do up to the next chance event or the end of its say, and why."""

    actions: tuple[Action, ...]
    """Never empty; each is legal after the ones before it."""
    value: float = 0.0
    """How well the seat stands at the end of its turn, in points; only plans of one bot compare."""
    reasons: tuple[Reason, ...] = ()
    """The weightiest first."""

    def as_json(self) -> dict[str, Json]:
        """The plan as plain data."""
        return {
            "actions": [str(action) for action in self.actions],
            "value": round(self.value, 2),
            "reasons": [
                {"key": r.key, "params": dict(r.params), "rules": list(r.rules), "points": round(r.points, 1)}
                for r in self.reasons
            ],
        }


class Bot(Protocol):
    """A computer player of one game; it holds no memory between thoughts, so one serves any number of seats."""

    @property
    def name(self) -> str:
        """Its place on the ladder, for example expert."""

    @property
    def seconds(self) -> float:
        """How long it likes to think about a turn, in CPython on an ordinary machine."""

    def think(self, seen: Observation, rng: Random) -> Iterator[Plan]:
        """The best plan so far, again and again, a few milliseconds apart; it ends when there is nothing left
        to find. The observed seat is to move. The first plan comes at once; the caller may stop anywhere."""

    def appraise(self, seen: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """How well the observed seat, which is to move, stands after what was `played` from here, on the scale of the
        plans it thinks of here, and how many actions that took: up to the end of the turn or of a decision that
        stands for itself. Chance events among them are followed but count as the average."""

    def luck(self, seen: Observation, event: Action) -> float:
        """What a chance event that is about to happen gives the observed seat above the average, in points."""


def decide(bot: Bot, seen: Observation, rng: Random, budget: float | None = None, clock: Clock = perf_counter) -> Plan:
    """The plan `bot` has after `budget` seconds (its own liking by default), or earlier if it is done."""
    deadline = clock() + (bot.seconds if budget is None else budget)
    thought = bot.think(seen, rng)
    plan = next(thought)
    while clock() < deadline:
        better = next(thought, None)
        if better is None:
            break
        plan = better
    return plan


class Player:
    """A bot in a seat: it carries its plan out, and thinks again when the plan is used up.

    A turn may need several thoughts, because a treasure dug up was not foreseen; together they keep to the budget.
    """

    __slots__ = ("_budget", "_clock", "_left", "_steps", "bot", "plan")

    def __init__(self, bot: Bot, budget: float | None = None, clock: Clock = perf_counter) -> None:
        self.bot = bot
        self.plan: Plan | None = None
        """What it is about to do; None before its first thought."""
        self._budget = bot.seconds if budget is None else budget
        self._clock = clock
        self.begin_turn()

    def begin_turn(self) -> None:
        """Forget the plan; to be called when another seat has acted since the last action."""
        self._left = self._budget
        self._steps: tuple[Action, ...] = ()

    def interrupt(self) -> None:
        """Think anew within what is left of the budget; to be called after a chance event."""
        self._steps = ()

    def act(self, seen: Observation, rng: Random) -> Action:
        """The next action of the seat, which is to move."""
        if not self._steps:
            began = self._clock()
            # Two thirds now, so that something is left for what chance brings later in the turn.
            self.plan = decide(self.bot, seen, rng, self._left * 2 / 3, self._clock)
            self._steps = self.plan.actions
            self._left = max(0.0, self._left - (self._clock() - began))
        action, *rest = self._steps
        self._steps = tuple(rest)
        return action
