"""`sacbe review`: the points given away in every turn of a game, and the luck in it."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from sacbe.bots.review import Verdict, review, strongest
from sacbe.cli.options import add_language, add_link, add_viewer, read_language, read_link, read_viewer
from sacbe.cli.story import reason_lines, standing
from sacbe.core.contract import Game, seat_name
from sacbe.core.errors import BadOptions
from sacbe.core.languages import Language
from sacbe.core.seats import ALL


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "review",
        help="judge every turn of a game from its link",
        description="Compare every turn of the game in a link with the best plan found, and tell luck from skill.",
    )
    add_link(parser)
    add_viewer(parser)
    add_language(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Prints a verdict on every turn, or on those of one seat, as it is found, and then the totals."""
    record = read_link(args)
    viewer, language = read_viewer(record, args), read_language(args)
    if viewer is None:
        raise BadOptions(
            "the game is not over, and a review gives away hidden hands; --seat reviews one seat, --open all seats"
        )
    seats = range(record.state.players) if viewer == ALL else (viewer,)
    costs, luck = ([0.0] * record.state.players for _ in range(2))
    for verdict in review(record, strongest(record.game), Random(0)):  # noqa: S311 (games, not secrets)
        if verdict is not None and verdict.seat in seats:
            costs[verdict.seat] += verdict.cost
            luck[verdict.seat] += verdict.luck
            _print(record.game, verdict, language)
    for seat in seats:
        print(f"{seat_name(seat)}: {costs[seat]:.1f} points given away, luck {luck[seat]:+.1f}")
    print(standing(record.state))
    return 0


def _print(game: Game, verdict: Verdict, language: Language) -> None:
    """Prints the verdict on one turn, with a better plan if there is one."""
    played = ", ".join(map(str, verdict.played))
    print(f"{verdict.step:4}  {seat_name(verdict.seat)}  {played}")
    print(f"      {verdict.grade}: {verdict.cost:.1f} points given away, luck {verdict.luck:+.1f}")
    if verdict.grade != "fine":
        print(f"      better: {', '.join(map(str, verdict.best.actions))}")
        for line in reason_lines(game, verdict.best.reasons, language):
            print(f"      {line}")
