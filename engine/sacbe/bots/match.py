"""One game between computer players, played decision by decision, and its result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from sacbe.bots.contract import Bot, Plan
from sacbe.bots.ladder import turn_mark
from sacbe.bots.own import BrokenBot
from sacbe.bots.player import Clock, Player
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, State, draw
from sacbe.core.errors import SacbeError
from sacbe.core.events import Refusal
from sacbe.core.record import Record
from sacbe.games import game


class BadMatch(SacbeError):
    """A match that cannot be played with these arguments."""


class Match(NamedTuple):
    """One game to play: everything a worker process needs to know."""

    game: str
    options: Mapping[str, Any]
    lineup: tuple[Bot, ...]
    """By seat."""
    seed: int
    """The seed of the draws: games with the same seed get the same tiles and, as far as possible, treasures."""
    budget: float | None
    """Seconds per turn; None lets each bot decide."""


class Fault(NamedTuple):
    """Why a seat lost a game before its end."""

    seat: int
    step: int
    """How many actions had been played."""
    reason: str
    """In one line, in English; for an error in a bot's own code, with the line number."""
    action: Action | None = None
    refusal: Refusal | None = None
    """If it tried something illegal: what that was, and why it was refused."""


class Result(NamedTuple):
    """The result of one game, by seat."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    """If a seat made a fault, those with the best score among the others."""
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time spent thinking in all turns."""
    longest: tuple[float, ...]
    """Time spent thinking in the slowest turn."""
    illegal: tuple[int, ...]
    """Illegal actions: 1 if that ended the game."""
    faults: tuple[Fault, ...] = ()
    """The fault that ended the game, if there was one."""


class Decision(NamedTuple):
    """One action of a bot."""

    seat: int
    step: int
    """Its number among all actions of the game, chance included, from 1."""
    action: Action
    plan: Plan
    """What it had in mind."""
    seconds: float
    """Time spent on it; almost nothing if it only carries out an earlier plan."""


class _Luck:
    """Reproducible chance: the n-th event of a kind depends only on the seed, whatever happens in between.

    As in duplicate bridge, it takes fewer games to tell bots apart if they change seats under the same luck.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._events: Counter[str] = Counter()

    def event(self, state: State) -> Action:
        """Returns what chance does now."""
        kind = state.outcomes()[0][0].verb
        self._events[kind] += 1
        return draw(state, Random(f"{self._seed} {kind} {self._events[kind]}"))  # noqa: S311 (games, not secrets)


class Play:
    """A match being played; whoever drives it asks for one decision at a time, and may stop at any time.

    A bot that raises an error or tries something illegal loses the game at once.
    """

    def __init__(self, match: Match, clock: Clock = perf_counter) -> None:
        self._clock = clock
        self._names = tuple(each.name for each in match.lineup)
        self._luck = _Luck(match.seed)
        self._rng = Random(f"{match.seed} {self._names}")  # noqa: S311 (games, not secrets)
        self._players = [Player(each, match.budget, clock) for each in match.lineup]
        self._spent: list[dict[Hashable, float]] = [{} for _ in match.lineup]
        self._last: int | None = None
        self._runs = 0
        self._states = [game(match.game).start(**match.options)]
        self.actions: list[Action] = []
        """Everything played so far, chance included."""
        self.fault: Fault | None = None
        self._draw()

    @property
    def state(self) -> State:
        """Where the game is now."""
        return self._states[-1]

    @property
    def record(self) -> Record:
        """The game so far."""
        return Record(tuple(self._states), tuple(self.actions), len(self.actions))

    @property
    def is_over(self) -> bool:
        """Whether the game is over, by its rules or by a fault."""
        return self.fault is not None or self.state.mover is None

    def advance(self) -> Decision | None:
        """Plays the next decision and the chance events after it; returns None for a fault, which ends the game."""
        seat = self.state.mover
        assert seat is not None and not self.is_over, "the game is over"
        player = self._players[seat]
        if seat != self._last:
            self._last, self._runs = seat, self._runs + 1
            player.interrupt()
        mark = turn_mark(self.state)
        turn = self._runs if mark is None else mark
        began = self._clock()
        try:
            action = player.act(self.state.observe(seat), self._rng, turn)
        except BrokenBot as error:
            self.lose(seat, str(error))
            return None
        finally:
            took = self._clock() - began
            self._spent[seat][turn] = self._spent[seat].get(turn, 0.0) + took
        refusal = self.state.why_not(action)
        if refusal is not None:
            reason = f"{str(action)!r} is refused by {refusal.rule}: {refusal.reason}"
            self.fault = Fault(seat, len(self.actions), reason, action, refusal)
            return None
        assert player.plan is not None
        self._play(action)
        decision = Decision(seat, len(self.actions), action, player.plan, took)
        self._draw()
        return decision

    def repeat(self, actions: Iterable[Action]) -> None:
        """Takes over the beginning of this game from where it was played before, chance included."""
        del self._states[1:]
        self.actions.clear()
        for action in actions:
            self._play(action)

    def lose(self, seat: int, reason: str) -> None:
        """Ends the game as lost by a seat, for example because its bot never answers."""
        self.fault = Fault(seat, len(self.actions), reason)

    def _play(self, action: Action) -> None:
        self._states.append(self.state.play(action))
        self.actions.append(action)

    def _draw(self) -> None:
        """Lets chance act until somebody decides or the game is over."""
        while self.state.mover == CHANCE:
            self._play(self._luck.event(self.state))
            for player in self._players:
                player.interrupt()

    def result(self) -> Result:
        """Returns the result; the game must be over."""
        assert self.is_over, "the game is not over"
        fault, scores = self.fault, self.state.scores
        winners = self.state.winners
        lawless = fault.seat if fault is not None and fault.refusal is not None else None
        if fault is not None:
            best = max(score for seat, score in enumerate(scores) if seat != fault.seat)
            winners = tuple(seat for seat, score in enumerate(scores) if seat != fault.seat and score == best)
        return Result(
            self._names,
            scores,
            winners,
            tuple(map(len, self._spent)),
            tuple(sum(turns.values()) for turns in self._spent),
            tuple(max(turns.values(), default=0.0) for turns in self._spent),
            tuple(int(seat == lawless) for seat in range(len(scores))),
            () if fault is None else (fault,),
        )


def play_match(match: Match, clock: Clock = perf_counter) -> Result:
    """Plays one game to the end and returns the result."""
    play = Play(match, clock)
    while not play.is_over:
        play.advance()
    return play.result()
