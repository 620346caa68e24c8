#!/usr/bin/env python3
"""Measure the ladder of computer players in the arena and write the tables of docs/bots.md.

`rank.py` plays what docs/bots.json does not hold yet, saves every game, and can be stopped and started again;
`rank.py --fresh` plays anew what is there: needed for every contest of a player whose play has changed.
`rank.py --write` only writes the page.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from concurrent.futures import Future, ProcessPoolExecutor
from dataclasses import replace
from time import monotonic
from typing import Any, NamedTuple

import bots_page
from sacbe import game
from sacbe.bots import arena, bot
from sacbe.bots.arena import Match, Result
from sacbe.bots.contract import Bot
from sacbe.cli.options import at_least_1

RESULTS, TRIALS = bots_page.DOCS / "bots.json", bots_page.DOCS / "tuning.json"
SEED = 2026
PATIENCE = 30.0
"""Seconds for whoever has no budget: more than a player who does not look ahead ever needs, so that what it does
depends on no machine."""

Played = dict[str, list[Result]]
"""The games of each contest, by its name."""


class Entrant(NamedTuple):
    """A level, held to a budget in seconds per turn or to a few passes of its search without looking ahead."""

    level: str
    seconds: float = 0.0
    passes: int = 0

    @property
    def name(self) -> str:
        """How the tables call it."""
        return f"{self.level} {self.seconds:g} s" if self.seconds else self.level + " in haste" * bool(self.passes)

    def bot(self) -> Bot:
        """The player itself."""
        found: Any = bot(game("tikal"), self.level)
        if self.passes:
            found = found._replace(weights=replace(found.weights, passes=self.passes, stages=0))
        made: Bot = found._replace(name=self.name, seconds=self.seconds or PATIENCE)
        return made


class Contest(NamedTuple):
    """One line of the table: who plays whom, and what has to come out."""

    lineup: tuple[Entrant, ...]
    auction: bool
    bar: str = ""
    """`rate 0.85` asks for a win rate of the first entrant, `winner 100` for a mean winning score."""

    @property
    def name(self) -> str:
        """Who plays what."""
        names = [entrant.name for entrant in self.lineup]
        lineup = [f"{names.count(name)} × {name}" if names.count(name) > 1 else name for name in dict.fromkeys(names)]
        return f"{', '.join(lineup)}; {len(names)} players, {'auction' if self.auction else 'base'}"

    def matches(self, games: int) -> list[Match]:
        """The games to be played."""
        bots = [entrant.bot() for entrant in self.lineup]
        return arena.matches("tikal", bots, games, SEED, None, {"auction": self.auction})


NOVICE, REGULAR, RANDOM = Entrant("novice"), Entrant("regular"), Entrant("random")
EXPERT, HASTY = Entrant("expert", seconds=1.0), Entrant("expert", passes=3)
QUICK, SLOW, SLOWEST = (Entrant("expert", seconds=seconds) for seconds in (0.5, 2.0, 10.0))
CONTESTS = (
    *(Contest((NOVICE, RANDOM), auction, "rate 0.95") for auction in (False, True)),
    *(Contest((EXPERT, NOVICE, NOVICE, NOVICE), auction, "rate 0.85") for auction in (False, True)),
    *(Contest((EXPERT, REGULAR), auction, "rate 0.70") for auction in (False, True)),
    Contest((EXPERT,) * 4, False, "winner 100"),
    Contest((EXPERT,) * 2, False, "winner 150"),
    *(Contest((HASTY, REGULAR), auction) for auction in (False, True)),
    Contest((QUICK, HASTY), False),
    Contest((SLOW, QUICK), False),
    Contest((SLOWEST, SLOW), False),
    Contest((QUICK, HASTY) * 2, False),
    Contest((SLOW, QUICK) * 2, False),
    Contest((SLOWEST, SLOW) * 2, False),
)


def main() -> None:
    """Read the command line, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_1, default=200)
    parser.add_argument("--jobs", type=at_least_1, default=1)
    parser.add_argument("--only", default="", help="contests whose name contains this text")
    parser.add_argument("--seconds", type=float, default=1e9, help="begin no game after so long")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--fresh", action="store_true", help="forget the results there are of these contests")
    how.add_argument("--write", action="store_true", help="play nothing")
    args = parser.parse_args()
    played = read_results()
    if not args.write:
        chosen = [contest for contest in CONTESTS if args.only in contest.name]
        if not chosen:
            parser.error(
                f"no contest has {args.only!r} in its name; there are:\n" + "\n".join(each.name for each in CONTESTS)
            )
        if args.fresh:
            played = {name: results for name, results in played.items() if all(name != each.name for each in chosen)}
        end = monotonic() + args.seconds
        with ProcessPoolExecutor(args.jobs) as pool:
            for contest in chosen:
                play(contest, args.games, played, pool, args.jobs, end)
    write_page(played)


def play(contest: Contest, games: int, played: Played, pool: ProcessPoolExecutor, jobs: int, end: float) -> None:
    """Play the games of a contest that are missing, saving each."""
    results = played.setdefault(contest.name, [])
    missing = deque(contest.matches(games)[len(results) :])
    under_way: deque[Future[Result]] = deque()
    while under_way or (missing and monotonic() < end):
        while missing and len(under_way) < 2 * jobs and monotonic() < end:
            under_way.append(pool.submit(arena.play_match, missing.popleft()))
        results.append(under_way.popleft().result())
        save_results(played)
    if results:
        standings = arena.summary(results).standings
        print(contest.name, len(results), [f"{each.name} {each.rate:.1%}" for each in standings], flush=True)


def read_results() -> Played:
    """What was played so far."""
    saved = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else {}
    return {name: [Result(*map(tuple, each)) for each in results] for name, results in saved.items()}


def save_results(played: Played) -> None:
    """Write the games, one to a line, with seconds to the millisecond."""
    contests = []
    for name, results in played.items():
        lines = (
            json.dumps([[round(x, 3) if isinstance(x, float) else x for x in column] for column in result])
            for result in results
        )
        contests.append(f"{json.dumps(name)}: [\n" + ",\n".join(lines) + "\n]")
    bots_page.save(RESULTS, "{\n" + ",\n".join(contests) + "\n}\n")


def write_page(played: Played) -> None:
    """Put the tables of contests and of trials into the page."""
    bots_page.write_table("results", _results(played))
    trials = json.loads(TRIALS.read_text(encoding="utf-8"))
    bots_page.write_table("tuned", _tuned([each for each in trials if "looks" in each]))
    bots_page.write_table("trials", _trials([each for each in trials if "looks" not in each]))


def _results(played: Played) -> list[str]:
    """The table of contests."""
    heads = (
        "contest", "games", "result", "95 % interval", "mean score by place", "ms per turn", "slowest turn",
        "illegal", "bar",
    )  # fmt: skip
    return [
        f"| {' | '.join(heads)} |",
        "| --- " * len(heads) + "|",
        *(_row(contest, played[contest.name]) for contest in CONTESTS if played.get(contest.name)),
    ]


def _tuned(trials: list[dict[str, Any]]) -> list[str]:
    """The table of tuning by `tune.py`."""
    rows = ["| change | players | first games | other games | taken |", "| --- | --- | --- | --- | --- |"]
    for each in trials:
        looks = [f"{lead:+} ± {error} ({games})" for lead, error, games in each["looks"]]
        columns = (each["change"], each["players"], looks[0], *(looks[1:] or [""]), "yes" if each["taken"] else "no")
        rows.append(f"| {' | '.join(map(str, columns))} |")
    return rows


def _trials(trials: list[dict[str, Any]]) -> list[str]:
    """The table of older trials, which were noted by hand."""
    rows = ["| change | players | games | lead in points | taken |", "| --- | --- | --- | --- | --- |"]
    for each in trials:
        error = "" if each["error"] is None else f" ± {each['error']}"
        taken = "yes" if each["taken"] else "no"
        rows.append(f"| {each['change']} | {each['players']} | {each['games']} | {each['lead']:+}{error} | {taken} |")
    return rows


def _row(contest: Contest, results: list[Result]) -> str:
    """One line of the table."""
    table = arena.summary(results)
    by_name = {each.name: each for each in table.standings}
    kind, _, asked = contest.bar.partition(" ")
    if kind == "winner":
        result, interval, bar = f"mean winning score {table.by_place[0]:.1f}", "", f"≥ {asked}"
    else:
        first = by_name[contest.lineup[0].name]
        result = f"{first.name} wins {first.rate:.1%}"
        if not asked:
            result += ", {:+.1f} ± {:.1f} points".format(*arena.lead(first.name, results))
        interval = "{:.1%} to {:.1%}".format(*first.interval)
        bar = f"≥ {float(asked):.0%}" if asked else ""
    places = ", ".join(f"{score:.0f}" for score in table.by_place)
    names = dict.fromkeys(entrant.name for entrant in contest.lineup)
    times = ", ".join(f"{name} {by_name[name].turn * 1000:.0f}" for name in names)
    slowest = ", ".join(f"{by_name[name].slowest * 1000:.0f}" for name in names)
    illegal = sum(each.illegal for each in table.standings)
    columns = (contest.name, table.games, result, interval, places, times, slowest, illegal, bar)
    return f"| {' | '.join(map(str, columns))} |"


if __name__ == "__main__":
    main()
