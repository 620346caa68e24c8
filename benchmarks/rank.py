#!/usr/bin/env python3
"""Plays the contests between computer players and writes their tables into docs/bots/.

`rank.py` plays the games missing from benchmarks/results/, saves each, and can be stopped and started again. All
time limits and times are of the processor, so a busy machine changes nothing but how long one has to wait.
`rank.py --fresh` forgets the results first: do this for every contest of a player whose play has changed.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from math import isfinite
from time import monotonic, process_time

import pages
from contests import CONTESTS, Contest
from sacbe.bots import arena
from sacbe.bots.arena import Result
from sacbe.cli.options import at_least_1

REPLAYS = pages.ROOT / "tests" / "fixtures" / "contests.json"
"""One game of each contest without a time limit, for the tests to replay."""

Played = dict[Contest, list[Result]]
"""The games of each contest."""


def main() -> None:
    """Reads the command line, plays, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=at_least_1, default=200)
    parser.add_argument("--jobs", type=at_least_1, default=1)
    parser.add_argument(
        "--only", default="", help="contests whose title contains this text, for example 'tikal: novice'"
    )
    parser.add_argument("--seconds", type=float, default=1e9, help="start no game after this time")
    parser.add_argument("--clockless", action="store_true", help="only contests without time limits, which are quick")
    parser.add_argument("--fresh", action="store_true", help="forget the results of these contests first")
    args = parser.parse_args()
    chosen = [contest for contest in CONTESTS if args.only in title(contest)]
    chosen = [contest for contest in chosen if not (args.clockless and contest.is_timed)]
    if not chosen:
        parser.error(f"no contest has {args.only!r} in its title; there are:\n" + "\n".join(map(title, CONTESTS)))
    played = read_results()
    if args.fresh:
        played |= {contest: [] for contest in chosen}
    end = monotonic() + args.seconds
    with ProcessPoolExecutor(args.jobs) as pool:
        for contest in chosen:
            play(contest, args.games, played, pool, args.jobs, end)
    write(played)


def title(contest: Contest) -> str:
    """The contest as the command line names it."""
    return f"{contest.game}: {contest.name}"


def play(contest: Contest, games: int, played: Played, pool: ProcessPoolExecutor, jobs: int, end: float) -> None:
    """Plays the games of a contest that are missing, saving each."""
    results = played[contest]
    missing = deque(contest.matches(games)[len(results) :])
    under_way: deque[Future[Result]] = deque()
    while under_way or (missing and monotonic() < end):
        while missing and len(under_way) < 2 * jobs and monotonic() < end:
            under_way.append(pool.submit(arena.play_match, missing.popleft(), process_time))
        results.append(under_way.popleft().result())
        save_results(contest.game, played)
    if results:
        standings = arena.summary(results).standings
        print(title(contest), len(results), [f"{each.name} {each.rate:.1%}" for each in standings], flush=True)


def read_results() -> Played:
    """The games played so far."""
    files = {name: pages.RESULTS / f"{name}.json" for name in dict.fromkeys(each.game for each in CONTESTS)}
    saved = {name: json.loads(file.read_text(encoding="utf-8")) for name, file in files.items() if file.exists()}
    return {
        contest: [Result(*map(tuple, each)) for each in saved.get(contest.game, {}).get(contest.name, [])]
        for contest in CONTESTS
    }


def save_results(game: str, played: Played) -> None:
    """Writes the games of all contests in a game, one to a line, with seconds to the millisecond."""
    blocks = []
    for contest, results in played.items():
        if contest.game == game and results:
            lines = (
                json.dumps(
                    [[round(x, 3) if isinstance(x, float) else x for x in column] for column in result[:-1]]
                )  # our own players make no faults
                for result in results
            )
            blocks.append(f"{json.dumps(contest.name, ensure_ascii=False)}: [\n" + ",\n".join(lines) + "\n]")
    pages.save(pages.RESULTS / f"{game}.json", "{\n" + ",\n".join(blocks) + "\n}\n")


def write(played: Played) -> None:
    """Writes the table of every game, and the games that the tests play again."""
    for game in dict.fromkeys(contest.game for contest in played):
        pages.write_table(
            game, "contests", table({c: games for c, games in played.items() if c.game == game and games})
        )
    replays = [replay(contest, games) for contest, games in played.items() if games and contest.is_repeatable]
    pages.save(REPLAYS, "[\n" + ",\n".join(json.dumps(each, ensure_ascii=False) for each in replays) + "\n]\n")


def table(played: Played) -> list[str]:
    """The contests of one game."""
    rows = pages.head(
        "contest", "games", "result", "95 % interval", "mean score by place", "ms per turn (slowest)", "bar"
    )
    rows += [_row(contest, results) for contest, results in played.items()]
    games = [result for results in played.values() for result in results]
    return [*rows, "", f"Illegal actions in these {len(games):,} games: {sum(sum(game.illegal) for game in games)}."]


def _row(contest: Contest, results: Sequence[Result]) -> str:
    counted = arena.summary(results)
    by_name = {each.name: each for each in counted.standings}
    names = dict.fromkeys(entrant.name for entrant in contest.lineup)
    first = by_name[contest.lineup[0].name]
    if contest.is_among_equals:
        result, interval = f"mean winning score {counted.by_place[0]:.1f}", ""
        bar = f"≥ {contest.bar:g}" if contest.bar else ""
    else:
        result, interval = f"{first.name} wins {first.rate:.1%}", "{:.1%} to {:.1%}".format(*first.interval)
        bar = f"≥ {contest.bar:.0%}" if contest.bar else ""
        bar += f", ≤ {contest.most:.0%}" if contest.most else ""
        if not contest.bar:
            lead, error = arena.lead(first.name, results)
            result += f", {lead:+.1f} ± {error:.1f} points" if isfinite(error) else f", {lead:+.1f} points"
    places = ", ".join(f"{score:.0f}" for score in counted.by_place)
    times = ", ".join(f"{name} {by_name[name].turn * 1000:.0f} ({by_name[name].slowest * 1000:.0f})" for name in names)
    return pages.row(contest.name, counted.games, result, interval, places, times, bar)


def replay(contest: Contest, results: Sequence[Result]) -> dict[str, object]:
    """The game with the slowest turn, where a clock is most likely to have mattered."""
    number = max(range(len(results)), key=lambda k: max(results[k].longest))
    return {"contest": title(contest), "number": number, "scores": results[number].scores}


if __name__ == "__main__":
    main()
