#!/usr/bin/env python3
"""Measures what a point in a review is worth at the end of the game, and writes the table in docs/bots/reviews.md.

Two-player games are played and reviewed, half of them between experts in haste, half between different levels. A
regression tells how much of the final lead goes with each point the other player gave away, and with each point of
luck. `verdicts.py` plays the games missing from benchmarks/results/, saves each, and can be stopped and started again.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import linear_regression, stdev
from typing import NamedTuple

import pages
from contests import HASTY, NOVICE, REGULAR
from sacbe import CHANCE, Record, draw, game
from sacbe.bots.player import decide
from sacbe.bots.review import review, strongest

RESULTS = pages.RESULTS / "verdicts.json"
GAME = "tikal"
UNEQUAL = ((NOVICE, REGULAR), (REGULAR, HASTY), (HASTY, NOVICE))


class Game(NamedTuple):
    """One game from the first seat's point of view."""

    lead: int
    """Its final lead."""
    given: float
    """How much more the other player gave away, according to the review."""
    luck: float
    """How much more luck it had, according to the review."""


def main() -> None:
    """Reads the command line, plays, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=160)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    found = read_results()
    with ProcessPoolExecutor(args.jobs) as pool:
        for each in pool.map(reviewed, range(len(found), args.games)):
            found.append(each)
            pages.save(RESULTS, "[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n")
            print(len(found), each, flush=True)
    write(found)


def read_results() -> list[Game]:
    """The games played so far."""
    saved = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    return [Game(*each) for each in saved]


def write(found: list[Game]) -> None:
    """Writes what a point of each kind is worth, with its standard error."""
    lines = pages.head("games", "a point the other player gave away", "a point of luck")
    for between, games in (("between experts in haste", found[::2]), ("between different levels", found[1::2])):
        leads, given, luck = zip(*games, strict=True)
        worths = [worth(leads, one, other) for one, other in ((given, luck), (luck, given))]
        lines.append(pages.row(f"{len(games)} {between}", *(f"{slope:+.2f} ± {error:.2f}" for slope, error in worths)))
    pages.write_table("reviews", "verdicts", lines)


def worth(leads: tuple[float, ...], cause: tuple[float, ...], other: tuple[float, ...]) -> tuple[float, float]:
    """How much of the lead goes with each point of a cause if the other cause is equal, and its standard error."""
    pure, rest = apart(cause, other), apart(leads, other)
    slope, _ = linear_regression(pure, rest)
    errors = [y - slope * x for x, y in zip(pure, rest, strict=True)]
    # Two slopes and a mean are estimated from the games.
    return slope, stdev(errors) / stdev(pure) / sqrt(len(pure) - 3)


def apart(values: tuple[float, ...], other: tuple[float, ...]) -> list[float]:
    """The part of `values` that does not go with `other`."""
    slope, start = linear_regression(other, values)
    return [value - slope * each - start for value, each in zip(values, other, strict=True)]


def reviewed(number: int) -> Game:
    """One game with its review."""
    rng = Random(f"verdicts {number}")
    pair = UNEQUAL[number // 2 % len(UNEQUAL)] if number % 2 else (HASTY, HASTY)
    bots = [entrant.bot(GAME) for entrant in (pair if number % 4 < 2 else pair[::-1])]
    record = Record.start(game(GAME), players=len(bots))
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
