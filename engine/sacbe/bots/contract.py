"""The contract of a computer player: it thinks in small slices and has a plan at any moment."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple, Protocol

from sacbe.core.action import Action
from sacbe.core.contract import Json, Observation
from sacbe.core.texts import Params


class Reason(NamedTuple):
    """One goal of a plan: a message key with parameters, the rules behind it and the points expected of it."""

    key: str
    params: Params
    rules: tuple[str, ...]
    points: float = 0.0
    """What it brings in one scoring, or above the alternative; 0 where there are none to count."""
    later: bool = False
    """Whether it is for what may follow the actions of the plan in the same turn, if chance does not change it."""
    secret: bool = False
    """Whether it tells, before or beside the actions, what the seat holds."""

    def as_json(self) -> dict[str, Json]:
        """The reason as plain data."""
        return {
            "key": self.key,
            "params": dict(self.params),
            "rules": list(self.rules),
            "points": round(self.points, 1),
            "later": self.later,
        }


class Plan(NamedTuple):
    """What a seat means to do up to the next chance event or the end of its say, and why."""

    actions: tuple[Action, ...]
    """Never empty; each is legal after the ones before it."""
    value: float = 0.0
    """How well the seat stands at the end of its turn, in points; only plans of one bot compare."""
    reasons: tuple[Reason, ...] = ()
    """The weightiest first, those for later last."""
    settled: bool = True
    """False while the bot is in the middle of a comparison that may soon change its mind."""

    def for_others(self) -> Plan:
        """The plan without what it tells of the seat's hand: secret reasons, and points, which are counted with it."""
        told = tuple(reason._replace(points=0.0) for reason in self.reasons if not reason.secret)
        return self._replace(value=0.0, reasons=told)

    def as_json(self) -> dict[str, Json]:
        """The plan as plain data."""
        return {
            "actions": [str(action) for action in self.actions],
            "value": round(self.value, 2),
            "reasons": [reason.as_json() for reason in self.reasons],
        }


class Bot(Protocol):
    """A computer player of one game; it holds no memory between thoughts, so one serves any number of seats."""

    @property
    def name(self) -> str:
        """Its place on the ladder, for example expert."""

    @property
    def seconds(self) -> float:
        """How long it likes to think about a turn, in CPython on an ordinary machine."""

    def think(self, observation: Observation, rng: Random) -> Iterator[Plan]:
        """The best plan so far, again and again, a few milliseconds apart; it ends when there is nothing left
        to find. The observed seat is to move. The first plan comes at once; the caller may stop anywhere."""

    def appraise(self, observation: Observation, played: Sequence[Action]) -> tuple[float, int]:
        """How well the observed seat, which is to move, stands after what was `played` from here, on the scale of the
        plans it thinks of here, and how many actions that took: up to the end of the turn or of a decision that
        stands for itself. Chance events among them are followed but count as the average."""

    def luck(self, observation: Observation, event: Action) -> float:
        """What a chance event that is about to happen gives the observed seat above the average, in points."""
