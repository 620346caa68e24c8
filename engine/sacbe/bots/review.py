"""Help for people from the computer players: hints during a game, reviews afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final, NamedTuple

from sacbe.bots.contract import Bot, Plan
from sacbe.bots.ladder import adviser, bot, levels, turn
from sacbe.bots.player import decide
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Game, Json, State, seat_name
from sacbe.core.record import Record

_SLICES: Final = 70
"""How long the bot thinks about one turn; in a browser, a four-player game takes about ten seconds."""

_SLIP: Final = 1.0
_MISTAKE: Final = 4.0
"""A turn that gives away this many points is a slip, or a mistake."""


class Verdict(NamedTuple):
    """The judgement of one turn, in points as the reviewing bot counts them."""

    step: int
    """The step of the record at which the turn begins, with the seat to move."""
    seat: int
    played: tuple[Action, ...]
    """The actions of the seat, without those of chance in between."""
    best: Plan
    """What the bot would have done."""
    cost: float
    """The points lost compared with the best plans found; never negative."""
    luck: float
    """The points that chance gave the seat, before and during the turn, beyond the average."""

    @property
    def grade(self) -> str:
        """The cost as a word: fine, slip or mistake."""
        return "fine" if self.cost < _SLIP else "slip" if self.cost < _MISTAKE else "mistake"

    def as_json(self) -> dict[str, Json]:
        """Returns the verdict as plain data."""
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
    """Returns the strongest computer player of `game`."""
    return bot(game, levels(game)[-1])


def hint(state: State, rng: Random, budget: float | None = None) -> Plan:
    """Returns what the strongest computer player would do for the seat to move, with reasons.

    `budget` is in seconds, by default the time of one thought.
    """
    seat, judge = state.mover, adviser(state.game)
    assert seat is not None and seat != CHANCE, "a hint is for a seat that is to move"
    return decide(judge, state.observe(seat), rng, judge.seconds if budget is None else budget)


def review(record: Record, judge: Bot, rng: Random, slices: int = _SLICES) -> Iterator[Verdict | None]:
    """Yields a verdict on every turn of a record up to its current step, and None in between, so that the caller can
    stop.

    An unfinished turn gets no verdict. `slices` limits how long the bot may think about one turn.
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
        # A chance event just before the turn belongs to it, unless it ended the previous turn.
        for step in range(max(before, start - 1), end):
            if record.states[step].mover == CHANCE:
                luck += judge.luck(record.states[step].observe(seat), record.actions[step])
                yield None
        yield Verdict(start, seat, played, best, cost, luck)
        start = end


def _goes_on(record: Record, start: int) -> bool:
    """Whether the turn that was in progress at `start` still is, whatever chance does now."""
    begun = record.at(start)
    while record.state.mover == CHANCE:
        record = record.play(record.state.outcomes()[0][0])
    return record.state.mover == begun.state.mover and turn(record) == turn(begun)
