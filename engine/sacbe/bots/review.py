"""Help for people, by the machinery of the computer players: a hint before a turn, a review after the game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.contract import Bot, Plan
from sacbe.bots.ladder import bot, levels, turn
from sacbe.bots.player import Allowance, decide
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Game, Json, State, seat_name
from sacbe.core.record import Record

_SLICES: Final = 70
"""How long the bot thinks about one turn; in a browser, a game of four is reviewed in about ten seconds."""

_SLIP: Final = 1.0
_MISTAKE: Final = 4.0
"""Points given away from which a turn is a slip, and from which it is a mistake."""


class Verdict(NamedTuple):
    """What one turn of one seat was worth, in points of the reviewing bot."""

    step: int
    """The step of the record at which the turn begins; the seat is to move."""
    seat: int
    played: tuple[Action, ...]
    """What the seat did, without what chance did in between."""
    best: Plan
    """What the bot would have done at that moment."""
    cost: float
    """What was lost against the best plans found; never negative."""
    luck: float
    """What chance gave the seat, before and during the turn, above the average of what it could give."""

    @property
    def grade(self) -> str:
        """The cost in a word: fine, slip or mistake."""
        return "fine" if self.cost < _SLIP else "slip" if self.cost < _MISTAKE else "mistake"

    def as_json(self) -> dict[str, Json]:
        """The verdict as plain data."""
        return {
            "step": self.step,
            "seat": seat_name(self.seat),
            "played": [str(action) for action in self.played],
            "best": self.best.as_json(),
            "cost": round(self.cost, 1),
            "luck": round(self.luck, 1),
            "grade": self.grade,
        }


def strongest(game: Game) -> Bot:
    """The best computer player of `game`."""
    return bot(game, levels(game)[-1])


def hint(state: State, rng: Random, budget: float | None = None) -> Plan:
    """What the best computer player would do for the seat that is to move, with its reasons; by default it has the time
    of one thought."""
    seat, judge = state.mover, strongest(state.game)
    assert seat is not None and seat != CHANCE, "a hint is for a seat that is to move"
    return decide(judge, state.observe(seat), rng, Allowance(judge.seconds).share if budget is None else budget)


def review(record: Record, judge: Bot, rng: Random, slices: int = _SLICES) -> Iterator[Verdict | None]:
    """A verdict on every turn of a record up to the moment looked at; None in between, so that the caller can stop.

    A turn that goes on at that moment has none yet. `slices` bounds how long the bot may think about one turn.
    """
    start = end = 0
    while start < record.step:
        seat = record.states[start].mover
        assert seat is not None
        if seat == CHANCE:
            start += 1
            continue
        observation = record.states[start].observe(seat)
        best: Plan | None = None
        for best in islice(judge.think(observation, rng), slices):  # noqa: B007 (the last one is the best)
            yield None
        assert best is not None
        value, count = judge.appraise(observation, record.actions[start : record.step])
        before, end = end, start + count
        if end == record.step and _goes_on(record, start):
            return
        played = tuple(record.actions[step] for step in range(start, end) if record.states[step].mover == seat)
        forced = count == 1 and len(record.states[start].legal()) == 1
        cost = 0.0 if forced else max(0.0, best.value - value)
        luck = 0.0
        # What chance did right before belongs to the turn, unless it was the end of the turn before.
        for step in range(max(before, start - 1), end):
            if record.states[step].mover == CHANCE:
                luck += judge.luck(record.states[step].observe(seat), record.actions[step])
                yield None
        yield Verdict(start, seat, played, best, cost, luck)
        start = end


def _goes_on(record: Record, start: int) -> bool:
    """Whether the turn that was under way at `start` still is, whatever chance brings now."""
    begun = record.at(start)
    while record.state.mover == CHANCE:
        record = record.play(record.state.outcomes()[0][0])
    return record.state.mover == begun.state.mover and turn(record) == turn(begun)
