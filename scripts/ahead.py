#!/usr/bin/env python3
"""Measure what looking ahead is worth to Tikal's expert, and write the table of docs/bots.md.

In positions of games between experts in haste the best ends of a turn are followed through many futures. One half of
the futures chooses an end, as the expert does; the other half tells how well its seat stands four own turns later,
against the end that the judgement of the moment likes best. `ahead.py` looks at as many positions as docs/ahead.json
lacks, saves each, and can be stopped and started again; `ahead.py --write` only writes the page.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import mean, stdev

import bots_page
from rank import HASTY
from sacbe import CHANCE, draw, game
from sacbe.bots import decide
from sacbe.bots.ladder import bot
from sacbe.bots.tikal.evaluate import Judge
from sacbe.bots.tikal.outlook import Looking, Outlook
from sacbe.bots.tikal.planner import Planner
from sacbe.bots.tikal.search import Search
from sacbe.tikal.state import State
from sacbe.tikal.table import PLACE, Table

RESULTS = bots_page.DOCS / "ahead.json"
PLAYERS = 2
ENDS, DOUBT = 12, 6.0
"""How many ends of a turn are followed, and how many points they may seem apart."""
PASSES = 40
"""Passes of the search that finds them."""
TURNS = 4
"""How many own turns a future lasts for."""
HALF = 10
"""Futures that choose, and as many that judge."""
ASKED = (1, 2, 4, HALF)
"""How many of them choose, in the columns of the table."""

Gains = list[list[float]]
"""By turns looked ahead and by futures that chose: points gained in one position."""


def main() -> None:
    """Read the command line, look, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=32)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="look at nothing")
    args = parser.parse_args()
    found: list[Gains] = json.loads(RESULTS.read_text(encoding="utf-8")) if RESULTS.exists() else []
    if not args.write:
        with ProcessPoolExecutor(args.jobs) as pool:
            for gains in pool.map(gained, range(len(found), args.positions)):
                found.append(gains)
                bots_page.save(RESULTS, "[\n" + ",\n".join(map(json.dumps, found)) + "\n]\n")
                print(len(found), gains[-1], flush=True)
    bots_page.write_table("ahead", rows(found))


def rows(found: list[Gains]) -> list[str]:
    """The table of means and their standard errors."""
    head = "".join(f" {futures} future{'s' * (futures > 1)} |" for futures in ASKED)
    lines = [f"| own turns ahead |{head}", "| --- |" + " --- |" * len(ASKED)]
    for turns in range(TURNS):
        cells = [[gains[turns][column] for gains in found] for column in range(len(ASKED))]
        columns = "".join(f" {mean(each):+.1f} ± {stdev(each) / sqrt(len(each)):.1f} |" for each in cells)
        lines.append(f"| {turns + 1} |{columns}")
    return lines


def gained(number: int) -> Gains:
    """What looking ahead gains in one position, on average over both halves of the futures."""
    now, worths = followed(number)
    gains = [[0.0 for _ in ASKED] for _ in range(TURNS)]
    halves = range(HALF), range(HALF, 2 * HALF)
    for chooses, judges in (halves, reversed(halves)):
        # From the means of four turns and of three follows how it stands after the fourth.
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
    """By end: how well the seat seems to stand at once; and by end, future and number of own turns, what a look ahead
    says."""
    rng = Random(f"ahead {number}")
    table = position(number, rng)
    judge = Judge(expert().weights, table, table.seat)
    search = Search(judge, table, rng)
    for _ in search.passes(PASSES):
        pass
    outlook = Outlook(judge, number)
    ends = search.ends(ENDS, DOUBT)
    return [search.ended(end) for end in ends], [
        [[seen(outlook.worth(end, future, turns)) for turns in range(1, TURNS + 1)] for future in range(2 * HALF)]
        for end in ends
    ]


def seen(looking: Looking) -> float:
    """What a look ahead ends with."""
    while True:
        try:
            next(looking)
        except StopIteration as done:
            return float(done.value)


def position(number: int, rng: Random) -> Table:
    """A moment in which a seat has a tile to lay and a turn to plan; the numbers lie all over the game."""
    hasty = HASTY.bot()
    turns = 2 + number % 33
    state = game("tikal").start(players=PLAYERS)
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
    found = bot(game("tikal"), "expert")
    assert isinstance(found, Planner)
    return found


if __name__ == "__main__":
    main()
