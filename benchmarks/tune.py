#!/usr/bin/env python3
"""Tunes the parameters of Tikal's expert by self-play.

A challenger differs from the champion in a few parameters, each multiplied by a random factor. Both fill every
other seat of the same games. If the challenger leads by more than half the standard error, it plays three times as many
other games, and takes over if its lead there is more than twice the standard error. Every trial is a line of JSON in
the log, so that a run can be followed, stopped and resumed, and a row of benchmarks/results/tuning.json.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import asdict, fields, replace
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

import pages
from sacbe import game
from sacbe.bots import arena, bot
from sacbe.bots.pools import executor
from sacbe.bots.tikal.planner import Planner
from sacbe.bots.tikal.weights import Weights

FIXED = ("passes", "stages", "noise", "bid_most", "typical", "luck_share")
"""Not tuned: the first three make the level, the others are a limit, a scale, and a number no player uses."""

INERT: dict[str, Callable[[argparse.Namespace], bool]] = {
    "bid_share": lambda args: not args.auction,
    "prior": lambda args: not args.stages,
    "doubt": lambda args: not args.stages,
    "duel": lambda args: args.players > 2,
    "rivalry": lambda args: args.players == 2,
    "spite": lambda args: args.players == 2,
}
"""When a parameter changes nothing: it would drift along with those that do."""
CERTAIN = 2.0
"""A lead is believed when it is more than this many standard errors."""
ROWS = pages.RESULTS / "tuning.json"

PATIENCE = 60.0
"""Seconds per turn: more than a player without contests needs, so that results do not depend on the machine."""


def main() -> None:
    """Reads the command line and tunes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=50)
    parser.add_argument(
        "--games",
        type=int,
        default=8,
        help="games of the first look; promising challengers play three times as many more",
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--auction", action="store_true")
    parser.add_argument("--passes", type=int, default=1, help="passes of the search while tuning")
    parser.add_argument("--stages", type=int, default=0, help="looks ahead while tuning; prior and doubt need some")
    parser.add_argument("--step", type=float, default=0.35, help="standard deviation of the logarithm of a change")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="parameters to change; all by default")
    parser.add_argument("--keep", action="store_true", help="only measure: a winner does not take over")
    parser.add_argument("--log", type=Path, default=Path("tuning.jsonl"))
    args = parser.parse_args()
    first, champion = resume(args.log)
    tunable = [field.name for field in fields(Weights) if not is_idle(field.name, args)]
    if unknown := set(args.only).difference(tunable):
        parser.error(f"these cannot be tuned here: {', '.join(sorted(unknown))}; those can: {', '.join(tunable)}")
    names = args.only or tunable
    with executor(args.jobs) as pool:
        for trial in range(first, first + args.trials):
            rng = Random(f"{args.seed} {trial}")
            changes = {
                name: round(getattr(champion, name) * exp(rng.gauss(0, args.step)), 4)
                for name in rng.sample(names, min(3, len(names)))
            }
            challenger = replace(champion, **changes)
            seed = (args.seed * 1000 + trial) * 2
            looks = [duel(champion, challenger, args, seed, args.games, pool)]
            if looks[0].lead > looks[0].error / 2:
                # In the first games it was picked for being ahead, so they prove nothing.
                looks.append(duel(champion, challenger, args, seed + 1, args.games * 3, pool))
            won = len(looks) > 1 and looks[1].lead > CERTAIN * looks[1].error
            taken = won and not args.keep
            note(champion, changes, args, looks, taken)
            if taken:
                champion = challenger
            line = {
                "trial": trial, "players": args.players, "auction": args.auction, "changes": changes,
                "looks": looks, "won": won, "champion": asdict(champion),
            }  # fmt: skip
            with args.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
            print(trial, *(f"{look.lead:+} ± {look.error}" for look in looks), "won" * won, changes, flush=True)


def expert() -> Planner:
    """The player to be tuned."""
    found = bot(game("tikal"), "expert")
    assert isinstance(found, Planner)
    return found


def is_idle(name: str, args: argparse.Namespace) -> bool:
    """Whether a parameter is not tuned, or changes nothing in the games played."""
    return name in FIXED or (name in INERT and INERT[name](args))


def resume(log: Path) -> tuple[int, Weights]:
    """The number of the next trial and the champion of the last one in the log."""
    lines = log.read_text(encoding="utf-8").splitlines() if log.exists() else []
    return len(lines), Weights(**json.loads(lines[-1])["champion"]) if lines else expert().weights


class Look(NamedTuple):
    """The challenger's lead in mean score per game, its standard error, and the number of games."""

    lead: float
    error: float
    games: int


def note(
    champion: Weights, changes: dict[str, float], args: argparse.Namespace, looks: list[Look], taken: bool
) -> None:
    """Adds a trial to the results."""
    summary = ", ".join(f"{name} {getattr(champion, name):g} → {value:g}" for name, value in changes.items())
    summary += f" ({args.passes} passes{', auction' * args.auction}{f', {args.stages} contests' * bool(args.stages)})"
    rows = json.loads(ROWS.read_text(encoding="utf-8"))
    rows.append({"change": summary, "players": args.players, "looks": looks, "taken": taken})
    lines = ",\n  ".join(json.dumps(row, ensure_ascii=False) for row in rows)
    pages.save(ROWS, f"[\n  {lines}\n]\n")


def duel(
    champion: Weights, challenger: Weights, args: argparse.Namespace, seed: int, games: int, pool: Executor | None
) -> Look:
    """How the challenger does against the champion."""
    sides = [
        expert()._replace(name=name, weights=replace(weights, passes=args.passes, stages=args.stages))
        for name, weights in (("champion", champion), ("challenger", challenger))
    ]
    lineup = [sides[seat % 2] for seat in range(args.players)]
    planned = arena.matches("tikal", lineup, games, seed, PATIENCE, {"auction": args.auction})
    lead, error = arena.lead("challenger", list(arena.run(planned, pool)))
    return Look(round(lead, 2), round(error, 2), games)


if __name__ == "__main__":
    main()
