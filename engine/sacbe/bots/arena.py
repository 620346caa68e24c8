"""The arena: many games between computer players with rotating seats, and win rates with confidence intervals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import inf, sqrt
from random import Random
from statistics import mean, stdev
from time import perf_counter
from typing import Any, Final, NamedTuple

from sacbe.bots.contract import Bot
from sacbe.bots.ladder import bot, turn_mark
from sacbe.bots.player import Player
from sacbe.core.action import Action
from sacbe.core.contract import CHANCE, Json, State, draw
from sacbe.core.errors import SacbeError
from sacbe.games import game

_Z95: Final = 1.959964
"""The normal quantile of a two-sided 95 % interval."""


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


class Result(NamedTuple):
    """The result of one game, by seat."""

    names: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: tuple[int, ...]
    seconds: tuple[float, ...]
    """Time spent thinking in all turns."""
    longest: tuple[float, ...]
    """Time spent thinking in the slowest turn."""
    illegal: tuple[int, ...]
    """Illegal actions; each was replaced by the first legal one."""


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


def play_match(match: Match) -> Result:
    """Plays one game to the end and returns the result."""
    names = tuple(each.name for each in match.lineup)
    luck = _Luck(match.seed)
    rng = Random(f"{match.seed} {names}")  # noqa: S311 (games, not secrets)
    state = game(match.game).start(**match.options)
    players = [Player(each, match.budget) for each in match.lineup]
    illegal = [0] * state.players
    spent: list[dict[Hashable, float]] = [{} for _ in players]
    last, runs = None, 0
    while (mover := state.mover) is not None:
        if mover == CHANCE:
            state = state.play(luck.event(state))
            for player in players:
                player.interrupt()
            continue
        if mover != last:
            last, runs = mover, runs + 1
            players[mover].interrupt()
        mark = turn_mark(state)
        turn = runs if mark is None else mark
        began = perf_counter()
        action = players[mover].act(state.observe(mover), rng, turn)
        spent[mover][turn] = spent[mover].get(turn, 0.0) + perf_counter() - began
        if state.why_not(action) is not None:
            illegal[mover] += 1
            action = state.legal()[0]
            players[mover].interrupt()
        state = state.play(action)
    return Result(
        names,
        state.scores,
        state.winners,
        tuple(map(len, spent)),
        tuple(sum(turns.values()) for turns in spent),
        tuple(max(turns.values(), default=0.0) for turns in spent),
        tuple(illegal),
    )


def matches(
    name: str,
    entrants: Sequence[Bot],
    games: int,
    seed: int,
    budget: float | None = None,
    options: Mapping[str, Any] | None = None,
) -> list[Match]:
    """Returns `games` matches in which the entrants rotate through the seats.

    The games of one full rotation share their luck; if the last rotation is complete, every bot has sat everywhere
    equally often.
    """
    asked = dict(options or {})
    if asked.setdefault("players", len(entrants)) != len(entrants):
        raise BadMatch(f"{len(entrants)} bots cannot fill {asked['players']} seats")
    checked = game(name).check_options(asked)
    turned: list[tuple[Bot, ...]] = []
    for k in range(len(entrants)):
        lineup = (*entrants[k:], *entrants[:k])
        if lineup not in turned:
            turned.append(lineup)
    return [
        Match(name, checked, turned[k % len(turned)], seed * 1_000_003 + k // len(turned), budget) for k in range(games)
    ]


def entrants(name: str, levels: Iterable[str]) -> list[Bot]:
    """Returns the computer players of a game at these levels; raises UnknownGame and UnknownBot."""
    return [bot(game(name), level) for level in levels]


class Standing(NamedTuple):
    """The results of one bot over all its seats."""

    name: str
    seats: int
    """How many seats it filled, over all games."""
    games: int
    fair: float
    """Its share of all seats: how often it would win if all bots were equally strong."""
    wins: float
    """A victory shared by n seats counts 1/n for each."""
    score: float
    """Mean final score."""
    turn: float
    """Mean seconds per turn."""
    slowest: float
    """Seconds of the slowest turn."""
    illegal: int

    @property
    def rate(self) -> float:
        """The share of all games that it won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate, if games are taken as independent."""
        return wilson(self.wins, self.games)


class Table(NamedTuple):
    """The results of an arena."""

    games: int
    standings: tuple[Standing, ...]
    by_place: tuple[float, ...]
    """The mean score of the winner, the runner-up and so on."""

    def as_json(self) -> dict[str, Json]:
        """Returns the results as plain data."""
        return {
            "games": self.games,
            "score_by_place": [round(score, 2) for score in self.by_place],
            "bots": {
                each.name: {
                    "games": each.games,
                    "seats": each.seats,
                    "wins": round(each.wins, 3),
                    "rate": round(each.rate, 4),
                    "fair": round(each.fair, 4),
                    "interval": [round(bound, 4) for bound in each.interval],
                    "mean_score": round(each.score, 2),
                    "turn_ms": round(each.turn * 1000, 1),
                    "slowest_turn_ms": round(each.slowest * 1000, 1),
                    "illegal": each.illegal,
                }
                for each in self.standings
            },
        }


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Returns Wilson's 95 % interval for a rate, which is also good near 0 and 1."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, _Z95**2
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = _Z95 / (1 + z2 / games) * sqrt(rate * (1 - rate) / games + z2 / (4 * games**2))
    return max(0.0, middle - half), min(1.0, middle + half)


def summary(results: Sequence[Result]) -> Table:
    """Returns the standings of all bots."""
    places = zip(*(sorted(result.scores, reverse=True) for result in results), strict=True)
    names = list(dict.fromkeys(name for result in results for name in sorted(result.names)))
    return Table(
        len(results),
        tuple(_standing(name, results) for name in names),
        tuple(sum(scores) / len(scores) for scores in places),
    )


def _standing(name: str, results: Sequence[Result]) -> Standing:
    """The standing of the entrants with this name."""
    played = [result for result in results if name in result.names]
    held = [(result, seat) for result in played for seat, each in enumerate(result.names) if each == name]
    turns = sum(result.turns[seat] for result, seat in held)
    return Standing(
        name=name,
        seats=len(held),
        games=len(played),
        fair=len(held) / sum(len(result.names) for result in played),
        wins=sum(1 / len(result.winners) for result, seat in held if seat in result.winners),
        score=sum(result.scores[seat] for result, seat in held) / len(held),
        turn=sum(result.seconds[seat] for result, seat in held) / max(1, turns),
        slowest=max(result.longest[seat] for result, seat in held),
        illegal=sum(result.illegal[seat] for result, seat in held),
    )


def lead(name: str, results: Sequence[Result]) -> tuple[float, float]:
    """Returns the mean lead in points of the entrants with this name over the others, and its standard error.

    The games of one full rotation share their luck and count as one sample.
    """
    leads = []
    for result in results:
        own = [score for each, score in zip(result.names, result.scores, strict=True) if each == name]
        others = [score for each, score in zip(result.names, result.scores, strict=True) if each != name]
        leads.append(mean(own) - mean(others))
    size = len({result.names for result in results})
    rounds = [mean(leads[k : k + size]) for k in range(0, len(leads) - size + 1, size)]
    return mean(leads), stdev(rounds) / sqrt(len(rounds)) if len(rounds) > 1 else inf


def run(planned: Sequence[Match], pool: Executor | None = None) -> Iterator[Result]:
    """Yields the results of all matches in order, each as soon as it is ready."""
    yield from map(play_match, planned) if pool is None else pool.map(play_match, planned)
