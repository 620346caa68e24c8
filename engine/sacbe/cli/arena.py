"""`sacbe arena`: games between computer players, and win rates with confidence intervals."""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from contextlib import redirect_stdout
from math import inf
from pathlib import Path
from typing import Any

from sacbe.bots import arena
from sacbe.bots.arena import BadMatch, Match, Result, Standing, Table
from sacbe.bots.pools import executor
from sacbe.cli.bots import BOT_HELP, read_bot
from sacbe.cli.options import add_game, add_games, at_least_1, count, read_options
from sacbe.games import game


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "arena",
        help="let computer players compete",
        description="Let computer players play many games, rotating seats, and count the wins.",
    )
    add_game(parser)
    parser.add_argument("bots", nargs="+", metavar="BOT", help=f"one per seat: {BOT_HELP}")
    add_games(parser, 20)
    parser.add_argument(
        "--jobs", type=at_least_1, metavar="J", help="processes (default 1; one per core in a local cluster)"
    )
    parser.add_argument("--budget", type=float, metavar="MS", help="milliseconds per turn (default: up to each bot)")
    parser.add_argument("--cluster", metavar="dask[:ADDRESS]", help="play on a Dask cluster (default: a local one)")
    parser.add_argument("--json", metavar="FILE", help="write the result as JSON; - prints it instead of the table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints how often each bot won; returns 1 if one lost by a fault, 130 if interrupted."""
    if args.budget is not None and not 0 <= args.budget < inf:
        raise BadMatch("--budget should be a number of milliseconds, 0 or more")
    options = read_options(game(args.game), args)
    budget = None if args.budget is None else args.budget / 1000
    with redirect_stdout(sys.stderr):  # what bots print must not spoil the report
        entrants = [read_bot(game(args.game), text) for text in args.bots]
    planned = arena.matches(args.game, entrants, args.games, args.seed, budget, options)
    if args.json not in (None, "-"):
        _try_to_write(Path(args.json))
    results: list[Result] = []
    code = 0
    try:
        _play(planned, args, results)
    except KeyboardInterrupt:
        if not results:
            raise
        print(f"sacbe: interrupted after {len(results)} of {count(len(planned), 'game')}", file=sys.stderr)
        code = 130
    table = arena.summary(results)
    report = {"game": args.game, "options": planned[0].options, "seed": args.seed, "budget_ms": args.budget}
    text = json.dumps({**report, **table.as_json()}, indent=2)
    if args.json == "-":
        print(text)
    else:
        _print(table)
        if args.json:
            Path(args.json).write_text(text + "\n", encoding="utf-8")
    faults = [f"{result.names[fault.seat]}: {fault.reason}" for result in results for fault in result.faults]
    for reason, times in Counter(faults).items():
        print(f"sacbe: lost {count(times, 'game')} by a fault of {reason}", file=sys.stderr)
    return code or int(bool(faults))


def _play(planned: list[Match], args: argparse.Namespace, results: list[Result]) -> None:
    """Plays the matches and appends each result; shows the progress in a terminal."""
    jobs = None if args.jobs is None else min(args.jobs, args.games)
    with redirect_stdout(sys.stderr), executor(jobs, args.cluster) as pool:
        for result in arena.run(planned, pool):
            results.append(result)
            if sys.stderr.isatty():
                end = "\n" if len(results) == len(planned) else ""
                print(f"\r{len(results)} of {count(len(planned), 'game')}", end=end, file=sys.stderr, flush=True)


def _try_to_write(path: Path) -> None:
    """Raises BadMatch if a file cannot be written, before hours of play are lost."""
    new = not path.exists()
    try:
        with path.open("a", encoding="utf-8"):
            pass
        if new:
            path.unlink()
    except OSError as error:
        raise BadMatch(f"--json: {str(path)[:80]!r} cannot be written: {error.strerror}") from None


def _print(table: Table) -> None:
    """Prints the results as a table; `fair` is the expected win rate if all bots were equally strong."""
    heads = ("wins", "95 % interval", "fair", "score", "ms/turn", "slowest", "illegal")
    print("{:12} {:>7} {:>17} {:>7} {:>7} {:>8} {:>8} {:>8}".format("bot", *heads))
    for each in table.standings:
        print(_line(each))
    places = ", ".join(f"{score:.1f}" for score in table.by_place)
    print(f"{count(table.games, 'game')}; mean score by place: {places}")


def _line(each: Standing) -> str:
    """One bot; its wins are those of all its seats."""
    low, high = each.interval
    return (
        f"{each.name:12} {each.rate:7.1%} {low:8.1%} - {high:6.1%} {each.fair:7.1%} {each.score:7.1f}"
        f" {each.turn * 1000:8.0f} {each.slowest * 1000:8.0f} {each.illegal:8}"
    )
