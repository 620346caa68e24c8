"""What computer players do for one open game, a slice of time at a call: think for the mover, review the record."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from time import perf_counter
from typing import NamedTuple

from sacbe.bots import ladder
from sacbe.bots.player import Allowance, Clock, Thought
from sacbe.bots.review import Verdict, review, strongest
from sacbe.core.contract import Json, seat_name
from sacbe.core.record import Record


class _Thinking(NamedTuple):
    """A thought, and what it is about."""

    record: Record
    level: str | None
    """None for a hint."""
    thought: Thought
    allowance: Allowance


class _Reviewing:
    """A review under way."""

    def __init__(self, record: Record, rng: Random) -> None:
        self.record = record
        self.found: Iterator[Verdict | None] = review(record, strongest(record.game), rng)
        self.step = 0
        """The step at which the last turn judged begins; the whole record when all is done."""
        self.done = False
        self.costs = [0.0] * record.state.players
        self.luck = [0.0] * record.state.players
        """By seat, over all verdicts so far."""

    def note(self, verdict: Verdict) -> None:
        """Count a verdict."""
        self.step = verdict.step
        self.costs[verdict.seat] += verdict.cost
        self.luck[verdict.seat] += verdict.luck

    def sums(self) -> dict[str, Json]:
        """What every seat gave away and was given so far, by its name."""
        return {
            str(seat_name(seat)): {"cost": round(cost, 1), "luck": round(luck, 1)}
            for seat, (cost, luck) in enumerate(zip(self.costs, self.luck, strict=True))
        }


class Advisor:
    """The computer players of one session; they go on where they were as long as the record is the same."""

    def __init__(self, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self.forget()

    def forget(self) -> None:
        """Another game begins."""
        self._thinking: _Thinking | None = None
        self._reviewing: _Reviewing | None = None
        self._allowances: dict[tuple[int, str], tuple[Hashable, Allowance]] = {}

    def think(self, record: Record, level: str, seconds: float, rng: Random, secrets: bool = True) -> Json:
        """The best plan so far for the seat that is to move, after thinking `seconds` more; with it whether there is
        nothing left to find, and for how many seconds the player would like to go on in this turn. Without `secrets`
        the plan tells nothing of the seat's hand but by its actions."""
        return self._go_on(record, level, seconds, rng, secrets)

    def hint(self, record: Record, seconds: float, rng: Random) -> Json:
        """The same by the strongest player for a person, who may ask several times in a turn: each time it has the time
        of a whole one."""
        return self._go_on(record, None, seconds, rng, secrets=True)

    def _go_on(self, record: Record, level: str | None, seconds: float, rng: Random, secrets: bool) -> Json:
        """Go on with a thought, or begin it."""
        now = self._thinking
        if now is None or now.record is not record or now.level != level:
            now = self._thinking = self._begin(record, level, rng)
        thought, before = now.thought, now.thought.spent
        while not thought.done and thought.spent - before < seconds:
            thought.go_on()
        now.allowance.spend(thought.spent - before)
        plan = thought.plan if secrets else thought.plan.for_others()
        return {"plan": plan.as_json(), "done": thought.done, "likes": round(thought.likes, 3)}

    def _begin(self, record: Record, level: str | None, rng: Random) -> _Thinking:
        """A new thought; that of a player is within the time left for the turn."""
        seat = record.state.mover
        assert seat is not None
        bot = strongest(record.game) if level is None else ladder.bot(record.game, level)
        allowance = Allowance(bot.seconds)
        if level is not None:
            turn = ladder.turn(record)
            known, left = self._allowances.get((seat, level), (None, allowance))
            allowance = left if known == turn else allowance
            self._allowances[seat, level] = turn, allowance
        thought = Thought(bot, record.state.observe(seat), rng, allowance.share, self._clock)
        allowance.spend(thought.spent)
        return _Thinking(record, level, thought, allowance)

    def review(self, record: Record, seconds: float, rng: Random) -> Json:
        """The verdicts found in `seconds` more of reviewing the record up to its moment, what they add up to with those
        before, and how far it got."""
        now = self._reviewing
        if now is None or now.record is not record:
            now = self._reviewing = _Reviewing(record, rng)
        verdicts: list[Json] = []
        deadline = self._clock() + seconds
        while not now.done:
            try:
                verdict = next(now.found)
            except StopIteration:
                now.done, now.step = True, record.step
                break
            if verdict is not None:
                now.note(verdict)
                verdicts.append(verdict.as_json())
            if self._clock() >= deadline:
                break
        return {
            "verdicts": verdicts,
            "sums": now.sums(),
            "done": now.done,
            "step": now.step,
            "steps": record.step,
        }
