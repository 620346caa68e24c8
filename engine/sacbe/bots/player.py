"""A computer player at work: thoughts in slices, a time for every turn, plans carried out."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from time import perf_counter
from typing import Final

from sacbe.bots.contract import Bot, Plan
from sacbe.core.action import Action
from sacbe.core.contract import Observation

Clock = Callable[[], float]
"""Seconds that only ever grow; the rules know no clock, whoever lets a player think owns one."""

_LEAST: Final = 0.3
"""The part of the time for a thought that is used in any case."""
_PATIENCE: Final = 2.0
"""When it has thought so many times as long as it took to find its plan, it takes it to be the last word."""
_AT_ONCE: Final = 0.75
"""The part of what is left of a turn that one thought may take: chance may ask for another one."""


class Thought:
    """A bot at work on one decision; it has a plan from the first slice on.

    The time it is given is the most, not the aim: it is content when a plan has stood for long enough.
    """

    __slots__ = ("_clock", "_found", "_plans", "_seconds", "done", "plan", "spent")

    def __init__(
        self, bot: Bot, observation: Observation, rng: Random, seconds: float, clock: Clock = perf_counter
    ) -> None:
        self._clock = clock
        self._seconds = seconds
        began = clock()
        self._plans = bot.think(observation, rng)
        self.plan: Plan = next(self._plans)
        self.done = False
        """Whether there is nothing left to find."""
        self.spent = self._found = clock() - began
        """Seconds thought so far; of these, until the plan was found."""

    @property
    def likes(self) -> float:
        """How many seconds it would like to go on; 0 when it is content."""
        if self.done:
            return 0.0
        wanted = max(_LEAST * self._seconds, _PATIENCE * self._found) if self.plan.settled else self._seconds
        return max(0.0, min(self._seconds, wanted) - self.spent)

    def go_on(self) -> None:
        """Think for one more slice, a few milliseconds."""
        began = self._clock()
        better = next(self._plans, None)
        self.spent += self._clock() - began
        if better is None:
            self.done = True
        else:
            if better.actions != self.plan.actions:
                self._found = self.spent
            self.plan = better


def decide(
    bot: Bot, observation: Observation, rng: Random, budget: float | None = None, clock: Clock = perf_counter
) -> Plan:
    """The plan with which `bot` is content, or the one it has after `budget` seconds (its own liking by default)."""
    thought = Thought(bot, observation, rng, bot.seconds if budget is None else budget, clock)
    while thought.likes > 0:
        thought.go_on()
    return thought.plan


class Allowance:
    """The thinking time of one turn, shared by its thoughts: a treasure dug up, for one, was not foreseen."""

    __slots__ = ("_left",)

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    @property
    def share(self) -> float:
        """What the next thought may take."""
        return self._left * _AT_ONCE

    def spend(self, seconds: float) -> None:
        """Count time that was used."""
        self._left = max(0.0, self._left - seconds)


class Player:
    """A bot in a seat: it carries its plan out, and thinks again when the plan is used up."""

    __slots__ = ("_allowance", "_budget", "_clock", "_steps", "_turn", "bot", "plan")

    def __init__(self, bot: Bot, budget: float | None = None, clock: Clock = perf_counter) -> None:
        self.bot = bot
        self.plan: Plan | None = None
        """What it is about to do; None before its first thought."""
        self._budget = bot.seconds if budget is None else budget
        self._clock = clock
        self._turn: Hashable = None
        self._allowance = Allowance(self._budget)
        self._steps: tuple[Action, ...] = ()

    def interrupt(self) -> None:
        """Think anew within what is left of the budget; to be called after chance or another seat has acted."""
        self._steps = ()

    def act(self, observation: Observation, rng: Random, turn: Hashable) -> Action:
        """The next action of the seat, which is to move; `turn` is a mark that the moments of one turn share."""
        if turn != self._turn:
            self._turn, self._allowance, self._steps = turn, Allowance(self._budget), ()
        if not self._steps:
            began = self._clock()
            self.plan = decide(self.bot, observation, rng, self._allowance.share, self._clock)
            self._steps = self.plan.actions
            self._allowance.spend(self._clock() - began)
        action, *rest = self._steps
        self._steps = tuple(rest)
        return action
