"""`sacbe show`: a game from a link as readable text."""

from __future__ import annotations

import argparse
from typing import Any

from sacbe.cli.options import add_link, add_viewer, read_link, read_viewer
from sacbe.cli.story import log_lines, standing


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "show", help="tell a game from its link", description="Tell the game in a link: its log and how it stands."
    )
    add_link(parser)
    add_viewer(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the log and the standing."""
    record = read_link(args)
    viewer = read_viewer(record, args)
    options = ", ".join(f"{key} {value}" for key, value in record.state.options.items())
    print(f"{record.game.name} ({options}), {record.step} of {len(record.actions)} actions")
    for line in log_lines(record, viewer):
        print(line.rstrip())
    print(record.game.picture(record.state, viewer))
    print(standing(record.state))
    return 0
