"""`sacbe show`: the game in a link as readable text."""

from __future__ import annotations

import argparse
from typing import Any

from sacbe.cli.options import add_language, add_link, add_viewer, read_language, read_link, read_viewer
from sacbe.cli.story import log_lines, standing


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "show", help="print the game in a link", description="Print the game in a link: its log, position and scores."
    )
    add_link(parser)
    add_viewer(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the log, the position and the scores."""
    record = read_link(args)
    viewer = read_viewer(record, args)
    options = ", ".join(f"{key} {value}" for key, value in record.state.options.items())
    print(f"{record.game.name} ({options}), {record.step} of {len(record.actions)} actions")
    for line in log_lines(record, viewer, read_language(args)):
        print(line.rstrip())
    print(record.game.picture(record.state, viewer))
    print(standing(record.state))
    return 0
