"""The contract of a computer player, which thinks in small slices and always has a plan."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol

from sacbe.core.action import Action
from sacbe.core.contract import Json, Observation
from sacbe.core.texts import Params


class Reason(NamedTuple):
    """One goal of a plan: a message key with parameters, the rules behind it and the points it should bring."""

    key: str
    params: Params
    rules: tuple[str, ...]
    points: float = 0.0
    """What it brings in one scoring, or beyond the alternative; 0 if that cannot be said in points."""
    later: bool = False
    """Whether it is about what may follow the plan in the same turn, if chance allows."""
    secret: bool = False
    """Whether it gives away something about the seat's hand that the actions do not."""

    def as_json(self) -> dict[str, Json]:
        """Returns the reason as plain data."""
        return {
            "key": self.key,
            "params": dict(self.params),
            "rules": list(self.rules),
            "points": round(self.points, 1),
            "later": self.later,
        }


class Plan(NamedTuple):
    """What a seat intends to do until the next chance event or another seat's decision, and why."""

    actions: tuple[Action, ...]
    """Never empty; each action is legal after those before it."""
    value: float = 0.0
    """How well the seat stands at the end of its turn, in points; comparable only between plans of the same bot."""
    reasons: tuple[Reason, ...] = ()
    """The most important first; those marked `later` come last."""
    settled: bool = True
    """False while a comparison that may change the plan is unfinished."""
    whole: bool = True
    """False if chance comes after these actions, and the rest of the turn will need time for another thought."""
    meant: Action | None = None
    """The one action that unfolds into these (see `State.unfold`), if there is one: people are shown it instead."""

    def for_others(self) -> Plan:
        """Returns the plan without what gives away the seat's hand: secret reasons, and points, which depend on it."""
        told = tuple(reason._replace(points=0.0) for reason in self.reasons if not reason.secret)
        return self._replace(value=0.0, reasons=told)

    def as_json(self) -> dict[str, Json]:
        """Returns the plan as plain data."""
        return {
            "actions": [str(action) for action in ((self.meant,) if self.meant else self.actions)],
            "value": round(self.value, 2),
            "reasons": [reason.as_json() for reason in self.reasons],
        }


class Bot(Protocol):
    """A computer player of one game. It has no memory between thoughts, so one bot can fill any number of seats."""

    @property
    def name(self) -> str:
        """Its level, for example expert."""

    @property
    def seconds(self) -> float:
        """How long it would like to think about a turn, in CPython on an ordinary machine."""

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """Yields the best plan so far, every few milliseconds, until the search is complete.

        The observed seat is to move. The first plan comes at once, and the caller may stop at any time.
        """

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """Returns how well the observed seat, which is to move, stands after the actions `played` from here, and how
        many of these count: those up to the end of the turn, or of a decision that stands alone.

        The scale is that of the plans from `think`. Chance events among the actions count as their average.
        """

    def luck(self, observation: Observation, event: Action) -> float:
        """Returns how many points more than average the coming chance event gives the observed seat."""
