#!/usr/bin/env python3
"""Learns what things are worth in Teotihuacán from what looking ahead finds out in games of the computer players.

`fit.py look` plays games and looks ahead in some of their positions: what eight different ways to play the turn are
worth after three more turns, with the same luck. It adds them to build/lessons.jsonl, and can be stopped and started.
`fit.py learn` fits the expert's lessons to these, says how well they agree, and writes lessons.toml.

The judgement is linear in its weights, so a row of features is what it says if every weight is a unit vector. Only the
differences between the ends of one turn are fitted, because only they matter for a choice: what strong players have is
not always what one should strive for. The ridge pulls towards the present lessons, or with `--anew` towards what was
set by hand; so lessons can be learned in rounds, each looking ahead with those of the one before. Folds are whole
games.
"""

from __future__ import annotations

import argparse
import json
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

import pages
from sacbe.bots.knockout import Looking
from sacbe.bots.match import Match, Play
from sacbe.bots.teotihuacan import LADDER
from sacbe.bots.teotihuacan.futures import Futures
from sacbe.bots.teotihuacan.learned import LESSONS as PRESENT
from sacbe.bots.teotihuacan.learned import Learned, opinion
from sacbe.bots.teotihuacan.prices import SHAPE, Experience
from sacbe.bots.teotihuacan.search import Search
from sacbe.teotihuacan.play import legal
from sacbe.teotihuacan.table import Table

POSITIONS = pages.ROOT / "build" / "lessons.jsonl"
LESSONS = pages.ROOT / "engine" / "sacbe" / "bots" / "teotihuacan" / "lessons.toml"
NOISE = 1.0
"""The error of the players in points, so that games differ."""
ENDS, TURNS = 8, 3
"""How many ways to play a turn are compared, and after how many more turns."""
RIDGES = (0.03, 0.1, 0.3, 1.0, 3.0)
RARE = (20.0, 100.0, 300.0)
"""Of something seen so many times, half is learned and half is what was believed."""
FOLDS = 8
BY_HAND: dict[str, tuple[float, ...]] = {
    "cocoa": (0.5, 0, 0.45, 0, 0.2, 0),
    "wood": (0.9, 0, 0.8, 0, 0.3, 0),
    "stone": (1.05, 0, 0.95, 0, 0.35, 0),
    "gold": (1.05, 0, 0.95, 0, 0.35, 0),
    "debt": (-1.3, -1.0),
    "power": (0, 0, 0.9, 0, 1.9, 0, 3.0, 0, 4.2, 0),
    "locked": (-1.0, 0),
    "together": (0, 0),
    **dict.fromkeys(("blue", "red", "green"), (0.2, 0, 0, 0)),
    "bonus": (0.9, 0.9),
    "avenue": (1.0, 0.85, 0),
    "track": (1.0, 2.0, 0, 0, 0),
    "masks": (0.9, 0, 0.35),
    "technologies": (0, 4, 0, 11, 0, 8, 0, 10, 0, 9, 0, 10, 0, 6, 0, 12, 0, 10),
    "tiles": (3.6, 2.4, 1.6, 6.0, 2.4, 2.0, 2.0, 1.8, 2.0, 2.0, 1.6, 1.4, 1.1, 1.4),
    "boards": (0.5, 0.25, 0),
}
"""What the regular player believes, roughly."""
Vector = NDArray[np.float64]


class Position(NamedTuple):
    """The ways to play one turn."""

    game: str
    features: Vector
    """By end of the turn, less their mean."""
    worths: Vector
    """What each of them is worth later, less their mean."""


def main() -> None:
    """Reads the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("look", "learn"))
    parser.add_argument("--file", type=Path, default=POSITIONS)
    parser.add_argument("--level", default="regular", help="who plays the games")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--first", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--every", type=int, default=9, help="look ahead in every so many turns")
    parser.add_argument("--seconds", type=float, default=1e9, help="start no game after this time")
    parser.add_argument("--anew", action="store_true", help="begin with what was set by hand")
    args = parser.parse_args()
    if args.what == "learn":
        learn([json.loads(line) for line in args.file.read_text(encoding="utf-8").splitlines()], args.anew)
        return
    args.file.parent.mkdir(exist_ok=True)
    end = monotonic() + args.seconds
    for seed in range(args.first, args.first + args.games):
        if monotonic() < end:
            with args.file.open("a", encoding="utf-8") as lines:
                for row in looked(args.level, args.players, seed, args.every):
                    lines.write(json.dumps(row) + "\n")


def looked(level: str, players: int, seed: int, every: int) -> Iterator[list[Any]]:
    """Plays a game without looking ahead; some of its turns, with features and later worth of their ends."""
    found = next(each for each in LADDER if each.name == level)
    bot = found._replace(seconds=30.0, weights=replace(found.weights, noise=NOISE, contests=0))
    game = Play(Match("teotihuacan", {"players": players}, (bot,) * players, seed, None))
    rng, turns = Random(seed), 0
    while not game.is_over:
        state: Any = game.state
        if state.phase == "turn" and game.actions[-1].verb != "use":
            turns += 1
            if turns % every == seed % every:
                rows, worths = compared(Table._make(state), state.mover, rng)
                yield [f"{players} {seed}", rows.round(3).tolist(), worths.round(2).tolist()]
        game.advance()


def compared(table: Table, seat: int, rng: Random) -> tuple[Vector, Vector]:
    """The features of the best ends of a turn, and what they are worth later beyond the points they have."""
    weights = LADDER[-1].weights
    search = Search(opinion(weights, table, seat), rng)
    deque(search.turns(table, legal(table)), 0)
    futures = Futures(opinion(weights, table, seat), rng.getrandbits(32))
    units = Learned(Experience(weights, _units()), table, seat)
    rows, worths = [], []
    for end in search.ends(ENDS):
        points = end.table.people[seat].vp
        rows.append(units(end.table) - points + units.outlook(end.table))
        # An average over turns is what it returns; the last turn alone is wanted.
        later = [turns * _done(futures.worth(end, 0, turns)) for turns in (TURNS - 1, TURNS)]
        worths.append(later[1] - later[0] - points)
    return np.array(rows), np.array(worths)


def _units() -> dict[str, list[Vector]]:
    """A unit vector for every weight."""
    vectors = iter(np.eye(sum(SHAPE.values())))
    return {name: [next(vectors) for _ in range(count)] for name, count in SHAPE.items()}


def _done(looking: Looking) -> float:
    """The result of a look ahead."""
    try:
        while True:
            next(looking)
    except StopIteration as done:
        return float(done.value)


def learn(lines: list[tuple[str, list[list[float]], list[float]]], anew: bool) -> None:
    """Chooses the ridge by cross-validation, fits all positions, and writes the lessons."""
    positions = []
    for game, rows, worths in lines:
        features, later = np.array(rows), np.array(worths)
        positions.append(Position(game, features - features.mean(0), later - later.mean()))
    believed = BY_HAND if anew else PRESENT
    prior = np.array([number for name in SHAPE for number in believed[name]])
    print(f"{len(positions)} positions of {len({each.game for each in positions})} games, {len(prior)} weights")
    print(f"differences between ends: {error(positions, 0 * prior):.2f} points (root mean square)")
    print(f"unexplained so far: {error(positions, prior):.2f}")
    tried = {}
    for ridge in RIDGES:
        for rare in RARE:
            tried[ridge, rare] = validated(positions, ridge, rare, prior)
            print(f"unexplained with ridge {ridge:g}, rare {rare:g}: {tried[ridge, rare]:.2f}", flush=True)
    ridge, rare = min(tried, key=lambda key: tried[key])
    write(fit(positions, ridge, rare, prior), f"{len(positions)} positions, ridge {ridge:g}, rare {rare:g}")


def fit(positions: list[Position], ridge: float, rare: float, prior: Vector) -> Vector:
    """The weights that agree best with what looking ahead found."""
    rows = np.vstack([each.features for each in positions])
    missing = np.concatenate([each.worths for each in positions]) - rows @ prior
    pull = ridge * (rows**2).sum(0) + rare
    return prior + np.linalg.solve(rows.T @ rows + np.diag(pull), rows.T @ missing).astype(np.float64)


def error(positions: list[Position], weights: Vector) -> float:
    """How far the later worth of ends is from what the weights say, in points (root mean square)."""
    misses = [each.worths - each.features @ weights for each in positions]
    return float(np.sqrt(np.mean(np.concatenate(misses) ** 2)))


def validated(positions: list[Position], ridge: float, rare: float, prior: Vector) -> float:
    """The error in games that were not learned from."""
    games = sorted({each.game for each in positions})
    errors = []
    for fold in range(FOLDS):
        left_out = set(games[fold::FOLDS])
        weights = fit([each for each in positions if each.game not in left_out], ridge, rare, prior)
        errors.append(error([each for each in positions if each.game in left_out], weights) ** 2)
    return float(np.sqrt(np.mean(errors)))


def write(weights: Vector, source: str) -> None:
    """Writes the lessons, one thing to a line."""
    rows = [f"# What the expert has learned, by benchmarks/fit.py from {source}; see prices.py for the meaning.", ""]
    at = 0
    for name, count in SHAPE.items():
        numbers = ", ".join(f"{number:.3f}" for number in weights[at : at + count])
        rows.append(f"{name} = [{numbers}]")
        at += count
    pages.save(LESSONS, "\n".join(rows) + "\n")


if __name__ == "__main__":
    main()
