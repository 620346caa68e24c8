"""Measures the speed of the engine next to two well-known engines in the same process, and the length of links.

A step is one `legal()` and one `play()` in uniformly random play. Runs of the engines are interleaved and compared
as ratios, because machines differ and timings are noisy.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from itertools import product
from random import Random
from statistics import mean, median
from time import perf_counter, process_time
from typing import Any

import chess
from catanatron import Color, RandomPlayer
from catanatron import Game as Catan

from sacbe import CHANCE, CODES, Record, draw, from_link, game, to_link
from sacbe.testing.fuzz import play_random

ROUNDS = 7
SECONDS = 1.0
LINK_GAMES = 100
BARS = {
    "steps_ratio": 2.0,
    "tikal_link_max": 400,
    "tikal_open_max": 0.3,
    "eschnapur_link_mean": 900,
    "teotihuacan_link_mean": 1000,
}


def run() -> dict[str, Any]:
    """Measures everything and prints the tables."""
    result = {"steps": _steps(), "views": {}, "links": {}}
    print(f"\n{'view and JSON':28}{'mean ms':>10}{'max ms':>10}{'bytes':>10}")
    for name in CODES:
        result["views"][name] = _views(name)
    print(f"\n{'links of finished games':44}{'mean':>8}{'max':>8}{'open s':>9}")
    for name in CODES:
        result["links"][name] = _links(name)
    result["bars"] = _bars(result)
    return result


def _steps() -> dict[str, Any]:
    """Steps per second of every engine, and their ratios to catanatron's."""
    engines: dict[str, Callable[[Random], int]] = {"catanatron": _catan, "python-chess": _chess}
    engines |= {name: _sacbe(name) for name in CODES}
    speeds: dict[str, list[float]] = {name: [] for name in engines}
    for number in range(ROUNDS + 1):
        for name, play in engines.items():
            # Processor time, so that other programs do not count.
            rng, steps, begun = Random(number), 0, process_time()
            while process_time() - begun < SECONDS:
                steps += play(rng)
            if number:  # the first round only warms up
                speeds[name].append(steps / (process_time() - begun))
    print(f"{'random play, 4 players':28}{'steps/s':>10}{'/ catanatron':>14}{'/ python-chess':>16}")
    table = {}
    for name, found in speeds.items():
        ratios = [
            median(a / b for a, b in zip(found, speeds[other], strict=True)) for other in ("catanatron", "python-chess")
        ]
        table[name] = {"steps_per_second": median(found), "to_catanatron": ratios[0], "to_chess": ratios[1]}
        print(f"{name:28}{median(found):>10,.0f}{ratios[0]:>14.2f}{ratios[1]:>16.2f}")
    return table


def _catan(rng: Random) -> int:
    """One game of catanatron by four random players."""
    import random

    random.seed(rng.random())
    catan = Catan([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    ticks = 0
    while catan.winning_color() is None and catan.state.num_turns < 1000:
        catan.play_tick()
        ticks += 1
    return ticks


def _chess(rng: Random) -> int:
    """One random game of chess; a step is generating the legal moves and pushing one."""
    board, steps = chess.Board(), 0
    while steps < 400:
        moves = list(board.legal_moves)
        if not moves:
            break
        board.push(rng.choice(moves))
        steps += 1
    return steps


def _sacbe(name: str) -> Callable[[Random], int]:
    """A function that plays one of our games at random with four players."""
    which = game(name)
    options = which.check_options({"players": 4})

    def play(rng: Random) -> int:
        state, steps = which.begin(options), 0
        while state.mover is not None:
            action = draw(state, rng) if state.mover == CHANCE else rng.choice(state.legal())
            state = state.play(action)
            steps += 1
        return steps

    return play


def _views(name: str) -> dict[str, float]:
    """The cost of showing a state to the seat to move."""
    which = game(name)
    record = play_random(which, which.check_options({"players": 4}), Random(1))
    times, sizes = [], []
    for state in record.states[::5]:
        seat = state.mover if state.mover is not None and state.mover >= 0 else None
        begun = perf_counter()
        text = json.dumps(state.view(seat))
        times.append(1000 * (perf_counter() - begun))
        sizes.append(len(text))
    found = {"mean_ms": mean(times), "max_ms": max(times), "mean_bytes": mean(sizes)}
    print(f"{name:28}{found['mean_ms']:>10.2f}{found['max_ms']:>10.2f}{found['mean_bytes']:>10,.0f}")
    return found


def _links(name: str) -> dict[str, Any]:
    """Length of links over random games, by options, and the time to open one."""
    which = game(name)
    found = {}
    # Options with many values, such as the order of colours, do not change the length: the default is enough.
    plays = list(product(*(o.choices if len(o.choices) <= 8 else (o.default,) for o in which.options)))
    for values in plays:
        options = dict(zip((option.key for option in which.options), values, strict=True))
        records = [play_random(which, options, Random(seed)) for seed in range(max(4, LINK_GAMES // len(plays)))]
        lengths = [len(to_link(record)) for record in records]
        opened = [_opening_time(record) for record in records]
        label = ", ".join(f"{key} {value}" for key, value in options.items())
        found[label] = {"mean": mean(lengths), "max": max(lengths), "open_max": max(opened), "options": options}
        print(f"{name + ': ' + label:44}{mean(lengths):>8.0f}{max(lengths):>8}{max(opened):>9.3f}")
    return found


def _opening_time(record: Record) -> float:
    """Seconds to open the link of a record."""
    link = to_link(record)
    begun = perf_counter()
    from_link(link)
    return perf_counter() - begun


def _bars(result: dict[str, Any]) -> dict[str, bool]:
    """Which targets are met."""
    bars = {
        f"{name}: {BARS['steps_ratio']} x catanatron": result["steps"][name]["to_catanatron"] >= BARS["steps_ratio"]
        for name in CODES
    }
    four = [row for row in result["links"]["tikal"].values() if row["options"]["players"] == 4]
    bars["tikal, 4 players: links of at most 400 characters"] = (
        max(row["max"] for row in four) <= BARS["tikal_link_max"]
    )
    opened = max(row["open_max"] for row in result["links"]["tikal"].values())
    bars["tikal: a link opens within 0.3 s"] = opened <= BARS["tikal_open_max"]
    for name in ("eschnapur", "teotihuacan"):
        if name in result["links"]:
            rows = [r for r in result["links"][name].values() if name == "eschnapur" or r["options"]["players"] == 4]
            bar = BARS[f"{name}_link_mean"]
            bars[f"{name}: links of {bar} characters on average"] = mean(row["mean"] for row in rows) <= bar
    return bars
