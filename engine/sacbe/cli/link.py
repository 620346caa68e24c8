"""`sacbe link`: make a link from actions or from a position."""

from __future__ import annotations

import argparse
import sys
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from sacbe.cli.options import add_game, read_options
from sacbe.core.errors import BadOptions, BadPosition, BadRecord, SacbeError
from sacbe.core.link import to_link
from sacbe.core.reading import read_json
from sacbe.core.record import Record
from sacbe.games import game


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "link",
        help="make a link from actions or a position",
        description="Make the link of a game from its actions on standard input, one per line (chance included).",
    )
    add_game(parser)
    parser.add_argument(
        "--position", type=Path, metavar="FILE", help="begin from this position (TOML, or JSON if it ends in .json)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints the link; reads actions from standard input unless that is a terminal."""
    which = game(args.game)
    if args.position:
        if args.players is not None or args.option:
            raise BadOptions("--players and --option cannot be used with --position, which has its own options")
        record = Record.at_position(which, _read(args.position))
    else:
        record = Record.start(which, **read_options(which, args))
    print(to_link(record if sys.stdin.isatty() else _played(record, sys.stdin)))
    return 0


def _played(record: Record, lines: Iterable[str]) -> Record:
    """`record` with the action on each line played, except blank lines and # comments; errors name the line."""
    for number, line in enumerate(lines, 1):
        text = line.strip()
        if text and not text.startswith("#"):
            try:
                record = record.play(record.game.notation.parse(text))
            except SacbeError as error:
                raise BadRecord(f"line {number}: {error}") from error
    return record


def _read(path: Path) -> dict[str, Any]:
    """The position in a file: the whole file, or its [position] table."""
    text = path.read_text(encoding="utf-8")
    try:
        data = read_json(text, BadPosition) if path.suffix == ".json" else tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadPosition(f"{path} cannot be read: {error}") from None
    position = data.get("position", data) if isinstance(data, dict) else data
    if not isinstance(position, dict):
        raise BadPosition(f"{path} does not contain a table")
    return position
