"""`sacbe fuzz`: random legal play with every invariant checked."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from sacbe.cli.options import add_game, add_games, count, read_options
from sacbe.games import game
from sacbe.testing.fuzz import fuzz


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "fuzz",
        help="check every invariant in random games",
        description="Play random legal games and check every guarantee of the engine after every action.",
    )
    add_game(parser)
    add_games(parser, 10)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the numbers of games, actions and violations; returns 1 if there are violations."""
    which = game(args.game)
    tally = fuzz(which, args.games, args.seed, read_options(which, args))
    for violation in tally.violations[:20]:
        print(violation, file=sys.stderr)
    found = (count(tally.games, "game"), count(tally.actions, "action"), count(len(tally.violations), "violation"))
    print(", ".join(found))
    return 1 if tally.violations else 0
