"""`sacbe show`: a game from a link as readable text."""

from __future__ import annotations

import argparse
from typing import Any

from sacbe.cli.story import log_lines, standing
from sacbe.links import from_link


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "show", help="tell a game from its link", description="Tell the game in a link: its log and how it stands."
    )
    parser.add_argument("link", metavar="LINK", help="a link, or the part of it behind the #")
    parser.add_argument("--at", type=int, metavar="N", help="stop after N actions")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the log and the standing."""
    record = from_link(args.link)
    if args.at is not None:
        record = record.at(args.at)
    options = ", ".join(f"{key} {value}" for key, value in record.state.options.items())
    print(f"{record.game.name} ({options}), {record.step} of {len(record.actions)} actions")
    for line in log_lines(record):
        print(line.rstrip())
    print(record.game.picture(record.state, None))
    print(standing(record.state))
    return 0
