"""`sacbe review`: what every turn of a game gave away, and what was luck."""

from __future__ import annotations

import argparse
from random import Random
from typing import Any

from sacbe.bots.review import Verdict, review, strongest
from sacbe.cli.options import add_link, add_viewer, read_link, read_viewer
from sacbe.cli.story import reason_lines, standing
from sacbe.core.contract import Game, seat_name
from sacbe.core.errors import BadOptions
from sacbe.core.seats import ALL


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "review",
        help="judge every turn of a game from its link",
        description="Judge every turn of the game in a link against the best plan found, and tell luck from skill.",
    )
    add_link(parser)
    add_viewer(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a verdict on every turn as it is found, or on those of one seat, and what they add up to."""
    record = read_link(args)
    viewer = read_viewer(record, args)
    if viewer is None:
        raise BadOptions("a review tells hidden hands before the game is over; --seat judges one seat, --open all")
    seats = range(record.state.players) if viewer == ALL else (viewer,)
    costs, luck = ([0.0] * record.state.players for _ in range(2))
    for verdict in review(record, strongest(record.game), Random(0)):  # noqa: S311 (nothing here is a secret)
        if verdict is not None and verdict.seat in seats:
            costs[verdict.seat] += verdict.cost
            luck[verdict.seat] += verdict.luck
            _print(record.game, verdict)
    for seat in seats:
        print(f"{seat_name(seat)}: {costs[seat]:.1f} points given away, luck {luck[seat]:+.1f}")
    print(standing(record.state))
    return 0


def _print(game: Game, verdict: Verdict) -> None:
    """One turn; if it could have been better, how."""
    played = ", ".join(map(str, verdict.played))
    print(f"{verdict.step:4}  {seat_name(verdict.seat)}  {played}")
    print(f"      {verdict.grade}: {verdict.cost:.1f} points given away, luck {verdict.luck:+.1f}")
    if verdict.grade != "fine":
        print(f"      better: {', '.join(map(str, verdict.best.actions))}")
        for line in reason_lines(game, verdict.best.reasons):
            print(f"      {line}")
