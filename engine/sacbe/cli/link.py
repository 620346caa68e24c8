"""`sacbe link`: make a link from notation or from a position."""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path
from typing import Any

from sacbe.cli.options import add_game, read_options
from sacbe.core.errors import BadPosition
from sacbe.core.link import to_link
from sacbe.core.reading import read_json
from sacbe.core.record import Record
from sacbe.games import game


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "link",
        help="make a link from notation or a position",
        description="Make the link of a game from its actions, one per line (chance included), on standard input.",
    )
    add_game(parser)
    parser.add_argument(
        "--position", type=Path, metavar="FILE", help="begin from this position (TOML, or JSON if it ends in .json)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the link."""
    which = game(args.game)
    if args.position:
        record = Record.at_position(which, _read(args.position))
    else:
        record = Record.start(which, **read_options(which, args))
    lines = [] if sys.stdin.isatty() else [line.strip() for line in sys.stdin]
    texts = [line for line in lines if line and not line.startswith("#")]
    print(to_link(record.play_all(map(which.notation.parse, texts))))
    return 0


def _read(path: Path) -> dict[str, Any]:
    """The position in a file: the whole file, or its [position] table."""
    text = path.read_text(encoding="utf-8")
    try:
        data = read_json(text, BadPosition) if path.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"{path} cannot be read: {error}") from None
    position = data.get("position", data) if isinstance(data, dict) else data
    if not isinstance(position, dict):
        raise BadPosition(f"{path} holds no table")
    return position
