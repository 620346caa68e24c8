#!/usr/bin/env python3
"""Tune the parameters of Tikal's expert by self-play.

A challenger differs from the champion in a few parameters, each multiplied by a random factor. Both fill every
other seat of the same games; the challenger takes over when its mean score is ahead by more than chance explains.
Every trial is one line of JSON in the log, so a run can be followed, stopped and resumed.
"""

from __future__ import annotations

import argparse
import json
from concurrent.futures import Executor
from dataclasses import asdict, fields, replace
from math import exp
from pathlib import Path
from random import Random

from sacbe import game
from sacbe.bots import arena, bot
from sacbe.bots.tikal.planner import Planner
from sacbe.bots.tikal.weights import Weights

FIXED = ("passes", "stages", "noise", "bid_most", "typical")
"""What is not tuned: the first three make the level, the next is a limit, the last only sets a scale."""

PATIENCE = 60.0
"""Seconds per turn: never reached, so that the results do not depend on the machine."""


def main() -> None:
    """Read the command line and tune."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--trials", type=int, default=50)
    parser.add_argument(
        "--games", type=int, default=8, help="games of a first look; promising trials get three times as many"
    )
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--auction", action="store_true")
    parser.add_argument("--passes", type=int, default=1, help="width of the search while tuning")
    parser.add_argument("--stages", type=int, default=0, help="looks ahead while tuning; trust and doubt need some")
    parser.add_argument("--step", type=float, default=0.35, help="standard deviation of the logarithm of a change")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--only", nargs="*", default=[], help="parameters to change; all by default")
    parser.add_argument("--log", type=Path, default=Path("tuning.jsonl"))
    args = parser.parse_args()
    rng = Random(args.seed)
    champion = resume(args.log) or expert().weights
    names = args.only or [field.name for field in fields(Weights) if field.name not in FIXED]
    with arena.executor(args.jobs) as pool:
        for trial in range(args.trials):
            changes = {
                name: round(getattr(champion, name) * exp(rng.gauss(0, args.step)), 4)
                for name in rng.sample(names, min(3, len(names)))
            }
            challenger = replace(champion, **changes)
            seed = args.seed * 1000 + trial
            lead, error, games = duel(champion, challenger, args, seed, args.games, pool)
            if lead > error / 2:
                lead, error, games = duel(champion, challenger, args, seed, args.games * 3, pool)
            won = lead > error
            if won:
                champion = challenger
            line = {
                "trial": trial, "players": args.players, "auction": args.auction, "games": games, "changes": changes,
                "lead": round(lead, 2), "error": round(error, 2), "taken": won, "champion": asdict(champion),
            }  # fmt: skip
            with args.log.open("a", encoding="utf-8") as log:
                log.write(json.dumps(line) + "\n")
            print(trial, f"{lead:+.2f} ± {error:.2f}", "taken" if won else "", changes, flush=True)


def expert() -> Planner:
    """The player to be tuned."""
    found = bot(game("tikal"), "expert")
    assert isinstance(found, Planner)
    return found


def resume(log: Path) -> Weights | None:
    """The champion of the last trial in the log."""
    if not log.exists():
        return None
    lines = log.read_text(encoding="utf-8").splitlines()
    return Weights(**json.loads(lines[-1])["champion"]) if lines else None


def duel(
    champion: Weights, challenger: Weights, args: argparse.Namespace, seed: int, games: int, pool: Executor | None
) -> tuple[float, float, int]:
    """The challenger's lead in mean score per game, its standard error, and the number of games."""
    sides = [
        expert()._replace(name=name, weights=replace(weights, passes=args.passes, stages=args.stages))
        for name, weights in (("champion", champion), ("challenger", challenger))
    ]
    lineup = [sides[seat % 2] for seat in range(args.players)]
    planned = arena.matches("tikal", lineup, games, seed, PATIENCE, {"auction": args.auction})
    return *arena.lead("challenger", arena.run(planned, pool)), games


if __name__ == "__main__":
    main()
