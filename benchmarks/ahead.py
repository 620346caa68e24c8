#!/usr/bin/env python3
"""Measures what looking ahead is worth to Tikal's expert, and writes the table in docs/bots/tikal.md.

In positions from games between experts in haste, the best ways to finish a turn are followed through many futures. Half
of the futures choose one of them, as the expert does; the other half tell how well the seat stands four of its turns
later, compared with the finish that looks best at once. `ahead.py` studies the positions missing from
benchmarks/results/, saves each, and can be stopped and started again.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import mean, stdev

import pages
from contests import HASTY
from sacbe import CHANCE, draw, game
from sacbe.bots import decide
from sacbe.bots.knockout import Looking
from sacbe.bots.ladder import bot
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.futures import Futures
from sacbe.bots.tikal.planner import Planner
from sacbe.bots.tikal.search import Search
from sacbe.tikal.state import State
from sacbe.tikal.table import PLACE, Table

RESULTS = pages.RESULTS / "ahead.json"
GAME = "tikal"
PLAYERS = 2
ENDS, DOUBT = 12, 6.0
"""How many ends of a turn are followed, and how far apart they may seem, in points."""
PASSES = 40
"""Passes of the search that finds them."""
TURNS = 4
"""How many turns of the seat a future lasts."""
HALF = 10
"""Futures that choose, and as many that judge."""
ASKED = (1, 2, 4, HALF)
"""How many of them choose: the columns of the table."""

Gains = list[list[float]]
"""Points gained in one position, by turns looked ahead and by futures that chose."""


def main() -> None:
    """Reads the command line, looks, writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=32)
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    found = read_results()
    with ProcessPoolExecutor(args.jobs) as pool:
        for gains in pool.map(gained, range(len(found), args.positions)):
            found.append(gains)
            pages.save(RESULTS, "[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n")
            print(len(found), gains[-1], flush=True)
    write(found)


def read_results() -> list[Gains]:
    """The positions studied so far."""
    found: list[Gains] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    return found


def write(found: list[Gains]) -> None:
    """Writes the table of means and their standard errors."""
    lines = pages.head("turns ahead", *(f"{futures} future{'s' * (futures > 1)}" for futures in ASKED))
    for turns in range(TURNS):
        cells = [[gains[turns][column] for gains in found] for column in range(len(ASKED))]
        cells_shown = (f"{mean(each):+.1f} ± {stdev(each) / sqrt(len(each)):.1f}" for each in cells)
        lines.append(pages.row(turns + 1, *cells_shown))
    pages.write_table(GAME, "ahead", lines)


def gained(number: int) -> Gains:
    """What looking ahead gains in one position, on average over both halves of the futures."""
    now, worths = followed(number)
    gains = [[0.0 for _ in ASKED] for _ in range(TURNS)]
    halves = range(HALF), range(HALF, 2 * HALF)
    for chooses, judges in (halves, reversed(halves)):
        # The means over four turns and over three give the standing after the fourth.
        truth = [mean(TURNS * end[future][-1] - (TURNS - 1) * end[future][-2] for future in judges) for end in worths]
        for turns in range(TURNS):
            for column, futures in enumerate(ASKED):
                liked = [
                    at_once + sum(end[future][turns] for future in chooses[:futures])
                    for at_once, end in zip(now, worths, strict=True)
                ]
                gains[turns][column] += (truth[liked.index(max(liked))] - truth[0]) / len(halves)
    return [[round(gain, 2) for gain in row] for row in gains]


def followed(number: int) -> tuple[list[float], list[list[list[float]]]]:
    """How well the seat seems to stand at once, by end; and what a look ahead says, by end, future and number of
    turns."""
    rng = Random(f"ahead {number}")
    table = position(number, rng)
    judge = Judge(expert().weights, table, table.seat)
    search = Search(judge, table, rng)
    for _ in search.passes(PASSES):
        pass
    futures = Futures(judge, number)
    ends = search.ends(ENDS, DOUBT)
    return [search.ended(end) for end in ends], [
        [[seen(futures.worth(end, future, turns)) for turns in range(1, TURNS + 1)] for future in range(2 * HALF)]
        for end in ends
    ]


def seen(looking: Looking) -> float:
    """The result of a look ahead."""
    while True:
        try:
            next(looking)
        except StopIteration as done:
            return float(done.value)


def position(number: int, rng: Random) -> Table:
    """A moment when a seat has a tile to lay and a turn to plan; the numbers spread over the whole game."""
    hasty = HASTY.bot(GAME)
    turns = 2 + number % 33
    state = game(GAME).start(players=PLAYERS)
    while True:
        mover = state.mover
        assert mover is not None
        if mover == CHANCE:
            state = state.play(draw(state, rng))
            continue
        assert isinstance(state, State)
        if state.phase == PLACE:
            turns -= 1
            if not turns:
                return Table._make(state)
        for action in decide(hasty, state.observe(mover), rng).actions:
            state = state.play(action)


def expert() -> Planner:
    """The player who looks ahead."""
    found = bot(game(GAME), "expert")
    assert isinstance(found, Planner)
    return found


if __name__ == "__main__":
    main()
