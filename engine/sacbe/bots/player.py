"""A computer player at work: it thinks in slices, keeps to its time, and carries out its plans."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from time import perf_counter
from typing import Final

from sacbe.bots.contract import Bot, Plan
from sacbe.core.action import Action
from sacbe.core.contract import Observation

Clock = Callable[[], float]
"""A monotonic clock, in seconds. It belongs to the caller, because the engine has none."""

_LEAST: Final = 0.3
"""The share of a thought's time that is always used."""
_PATIENCE: Final = 2.0
"""A plan is final after this many times the time it took to find it."""
_AT_ONCE: Final = 0.75
"""The share of the time left in a turn that one thought may take, if chance may call for another after it."""
_TO_THE_END: Final = 0.95
"""The same for a plan of the whole rest of the turn: it is thought about again only if somebody stops the player."""


class Thought:
    """A bot at work on one decision; it has a plan from the first slice on.

    The given time is a maximum: it stops earlier if the plan has not changed for long enough, and leaves some of it to
    later thoughts, and little if the plan is for the whole rest of the turn.
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
        """Whether the search is complete."""
        self.spent = self._found = clock() - began
        """Seconds spent so far, and until the current plan was found."""

    @property
    def likes(self) -> float:
        """How many more seconds it would like to think; 0 if it is satisfied."""
        if self.done:
            return 0.0
        most = self._seconds * (_TO_THE_END if self.plan.whole else _AT_ONCE)
        wanted = max(_LEAST * most, _PATIENCE * self._found) if self.plan.settled else most
        return max(0.0, min(most, wanted) - self.spent)

    def go_on(self) -> None:
        """Thinks for one more slice of a few milliseconds."""
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
    """Returns the plan of `bot` when it is satisfied, or after `budget` seconds (by default, the time it likes)."""
    thought = Thought(bot, observation, rng, bot.seconds if budget is None else budget, clock)
    while thought.likes > 0:
        thought.go_on()
    return thought.plan


class Allowance:
    """The thinking time of one turn, shared by several thoughts if chance intervenes, such as a treasure dug up."""

    __slots__ = ("_left",)

    def __init__(self, seconds: float) -> None:
        self._left = seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return self._left

    def spend(self, seconds: float) -> None:
        """Subtracts time that was used."""
        self._left = max(0.0, self._left - seconds)


class Player:
    """A bot in a seat: it carries out its plan, and thinks again when the plan is finished."""

    __slots__ = ("_allowance", "_budget", "_clock", "_steps", "_turn", "bot", "plan")

    def __init__(self, bot: Bot, budget: float | None = None, clock: Clock = perf_counter) -> None:
        self.bot = bot
        self.plan: Plan | None = None
        """The current plan; None before the first thought."""
        self._budget = bot.seconds if budget is None else budget
        self._clock = clock
        self._turn: Hashable = None
        self._allowance = Allowance(self._budget)
        self._steps: tuple[Action, ...] = ()

    def interrupt(self) -> None:
        """Drops the plan, because chance or another seat has acted; the next thought uses the time left."""
        self._steps = ()

    def act(self, observation: Observation, rng: Random, turn: Hashable) -> Action:
        """Returns the next action of the seat, which is to move; `turn` is a value that identifies its turn."""
        if turn != self._turn:
            self._turn, self._allowance, self._steps = turn, Allowance(self._budget), ()
        if not self._steps:
            began = self._clock()
            self.plan = decide(self.bot, observation, rng, self._allowance.left, self._clock)
            self._steps = self.plan.actions
            self._allowance.spend(self._clock() - began)
        action, *rest = self._steps
        self._steps = tuple(rest)
        return action
