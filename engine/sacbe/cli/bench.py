"""`sacbe bench`: the speed of the engine on this machine."""

from __future__ import annotations

import argparse
from random import Random
from time import perf_counter
from typing import Any

from sacbe.cli.options import add_game, add_games, count, read_options
from sacbe.core.link import to_link
from sacbe.games import game
from sacbe.testing.fuzz import play_random


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "bench",
        help="measure the speed of random play",
        description="Measure random play (one step is legal() and play()) and the length of links.",
    )
    add_game(parser)
    add_games(parser, 20)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints steps per second and link lengths."""
    which = game(args.game)
    options = which.check_options(read_options(which, args))
    rng = Random(args.seed)  # noqa: S311
    play_random(which, options, rng)
    begun = perf_counter()
    records = [play_random(which, options, rng) for _ in range(args.games)]
    seconds = perf_counter() - begun
    steps = sum(len(record.actions) for record in records)
    links = [len(to_link(record)) for record in records]
    print(f"{steps / seconds:,.0f} steps per second ({count(args.games, 'game')}, {steps / args.games:.0f} steps each)")
    print(f"links: {sum(links) / len(links):.0f} characters on average, {max(links)} at most")
    return 0
