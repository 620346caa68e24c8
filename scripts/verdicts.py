#!/usr/bin/env python3
"""Measure what the points of a review are worth in the end, and write the table of docs/bots.md.

Games of two seats are played, half of them between experts in haste, half between different levels, and reviewed. How
much of the final lead goes with what the other gave away, and with luck, is told by regression. `verdicts.py` plays as
many games as docs/verdicts.json lacks, saves each, and can be stopped and started again; `--write` only writes.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import linear_regression, stdev
from typing import NamedTuple

import bots_page
from rank import HASTY, NOVICE, REGULAR
from sacbe import CHANCE, Record, draw, game
from sacbe.bots.player import decide
from sacbe.bots.review import review, strongest

RESULTS = bots_page.DOCS / "verdicts.json"
UNEQUAL = ((NOVICE, REGULAR), (REGULAR, HASTY), (HASTY, NOVICE))


class Game(NamedTuple):
    """One game, as the first seat sees it."""

    lead: int
    """Its final lead."""
    given: float
    """What the other gave away more than it did, as the verdicts say."""
    luck: float
    """What luck it had more than the other, as the verdicts say."""


def main() -> None:
    """Read the command line, play, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="play nothing")
    args = parser.parse_args()
    saved = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    found = [Game(*each) for each in saved]
    if not args.write:
        with ProcessPoolExecutor(args.jobs) as pool:
            for each in pool.map(reviewed, range(len(found), args.games)):
                found.append(each)
                bots_page.save(RESULTS, "[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n")
                print(len(found), each, flush=True)
    bots_page.write_table("verdicts", rows(found))


def rows(found: list[Game]) -> list[str]:
    """The table of what a point of each kind is worth, with its standard error."""
    lines = ["| games | a point given away by the other | a point of luck |", "| --- | --- | --- |"]
    for between, games in (("between experts in haste", found[::2]), ("between different levels", found[1::2])):
        leads, given, luck = zip(*games, strict=True)
        worths = [worth(leads, one, other) for one, other in ((given, luck), (luck, given))]
        lines.append(
            f"| {len(games)} {between} | " + " | ".join(f"{slope:+.2f} ± {error:.2f}" for slope, error in worths) + " |"
        )
    return lines


def worth(leads: tuple[float, ...], cause: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, float]:
    """How much of the lead goes with each point of a cause, the other cause being the same, and its standard error."""
    pure, rest = apart(cause, other), apart(leads, other)
    slope, _ = linear_regression(pure, rest)
    errors = [y - slope * x for x, y in zip(pure, rest, strict=True)]
    # Two slopes and a mean are taken from the games.
    return slope, stdev(errors) / stdev(pure) / sqrt(len(pure) - 3)


def apart(values: tuple[float, ...], other: tuple[float, ...]) -> list[float]:
    """What is left of values when all that goes with others is taken away."""
    slope, start = linear_regression(other, values)
    return [value - slope * each - start for value, each in zip(values, other, strict=True)]


def reviewed(number: int) -> Game:
    """One game with its review."""
    rng = Random(f"verdicts {number}")
    pair = UNEQUAL[number // 2 % len(UNEQUAL)] if number % 2 else (HASTY, HASTY)
    bots = [entrant.bot() for entrant in (pair if number % 4 < 2 else pair[::-1])]
    record = Record.start(game("tikal"), players=len(bots))
    while (mover := record.state.mover) is not None:
        if mover == CHANCE:
            record = record.play(draw(record.state, rng))
        else:
            record = record.play_all(decide(bots[mover], record.state.observe(mover), rng).actions)
    given, luck = [0.0, 0.0], [0.0, 0.0]
    for verdict in review(record, strongest(record.game), rng):
        if verdict is not None:
            given[1 - verdict.seat] += verdict.cost
            luck[verdict.seat] += verdict.luck
    scores = record.state.scores
    return Game(scores[0] - scores[1], round(given[0] - given[1], 2), round(luck[0] - luck[1], 2))


if __name__ == "__main__":
    main()
