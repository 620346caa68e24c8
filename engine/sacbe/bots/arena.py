"""The arena: many games between computer players with rotating seats, and win rates with confidence intervals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from math import inf, sqrt
from statistics import mean, stdev
from typing import Any, Final, NamedTuple

from sacbe.bots.contract import Bot
from sacbe.bots.ladder import bot
from sacbe.bots.match import BadMatch, Match, Result, play_match
from sacbe.core.contract import Json
from sacbe.games import game

__all__ = [
    "BadMatch",
    "Match",
    "Result",
    "Standing",
    "Table",
    "entrants",
    "lead",
    "matches",
    "play_match",
    "run",
    "summary",
]

_Z95: Final = 1.959964
"""The normal quantile of a two-sided 95 % interval."""


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
