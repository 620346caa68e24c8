"""Computer players at work on one open game, one slice of time per call: thinking for the mover, and reviews."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from random import Random
from time import perf_counter
from typing import NamedTuple

from sacbe.bots import ladder
from sacbe.bots.player import Allowance, Clock, Thought
from sacbe.bots.review import Verdict, review, strongest
from sacbe.core.action import Action
from sacbe.core.contract import Json, seat_name
from sacbe.core.errors import IllegalAction
from sacbe.core.record import Record


class _Thinking(NamedTuple):
    """A thought, with the decision it is about."""

    record: Record
    level: str | None
    """The level, or None for a hint."""
    thought: Thought
    allowance: Allowance


class _Reviewing:
    """A review in progress."""

    def __init__(self, record: Record, rng: Random) -> None:
        self.record = record
        self.found: Iterator[Verdict | None] = review(record, strongest(record.game), rng)
        self.step = 0
        """The first step of the last turn judged; the length of the record when finished."""
        self.done = False
        self.costs = [0.0] * record.state.players
        self.luck = [0.0] * record.state.players
        """By seat: the totals of all verdicts so far."""

    def note(self, verdict: Verdict) -> None:
        """Adds a verdict to the totals."""
        self.step = verdict.step
        self.costs[verdict.seat] += verdict.cost
        self.luck[verdict.seat] += verdict.luck

    def sums(self) -> dict[str, Json]:
        """Returns the cost and luck of every seat so far, by name."""
        return {
            str(seat_name(seat)): {"cost": round(cost, 1), "luck": round(luck, 1)}
            for seat, (cost, luck) in enumerate(zip(self.costs, self.luck, strict=True))
        }


class Advisor:
    """The computer players of one session; they continue where they stopped as long as the record is the same."""

    def __init__(self, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self.forget()

    def forget(self) -> None:
        """Forgets all thoughts, because another game begins."""
        self._thinking: _Thinking | None = None
        self._reviewing: _Reviewing | None = None
        self._allowances: dict[tuple[int, str], tuple[Hashable, Allowance]] = {}

    def think(self, record: Record, level: str, seconds: float, rng: Random, secrets: bool = True) -> Json:
        """Returns the best plan for the seat to move after thinking for `seconds` more, whether the search is complete,
        and how many more seconds the player would like in this turn. Without `secrets`, the plan gives away nothing
        about the seat's hand except by its actions."""
        return self._go_on(record, level, seconds, rng, secrets)

    def hint(self, record: Record, seconds: float, rng: Random) -> Json:
        """The same by the strongest player, for a person. Each hint has the time of a whole turn, because a person may
        ask several times."""
        return self._go_on(record, None, seconds, rng, secrets=True)

    def _go_on(self, record: Record, level: str | None, seconds: float, rng: Random, secrets: bool) -> Json:
        """Continues a thought, or begins a new one."""
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
        """A new thought; a player's thought must fit into the time left for the turn."""
        seat = record.state.mover
        assert seat is not None
        bot = ladder.adviser(record.game) if level is None else ladder.bot(record.game, level)
        allowance = Allowance(bot.seconds)
        if level is not None:
            turn = ladder.turn(record)
            known, left = self._allowances.get((seat, level), (None, allowance))
            allowance = left if known == turn else allowance
            self._allowances[seat, level] = turn, allowance
        thought = Thought(bot, record.state.observe(seat), rng, allowance.left, self._clock)
        allowance.spend(thought.spent)
        return _Thinking(record, level, thought, allowance)

    def worth(self, record: Record, actions: Sequence[Action]) -> float:
        """Returns how well the seat to move would stand after actions, as the strongest player judges it; raises
        IllegalAction."""
        seat, state = record.state.mover, record.state
        assert seat is not None
        if (refusal := state.why_not(actions[0])) is not None:
            raise IllegalAction(actions[0], refusal)
        return round(strongest(record.game).appraise(state.observe(seat), actions)[0], 1)

    def review(self, record: Record, seconds: float, rng: Random) -> Json:
        """Returns the verdicts found in `seconds` more of reviewing the record up to its current step, with the totals
        so far and the progress."""
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
