"""Writes a golden game for a release: `.venv/bin/python scripts/golden.py GAME [KEY=VALUE ...] [--seed S]`.

Golden games of earlier releases are never rewritten: they must replay, and their links must open, forever.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

from sacbe import game
from sacbe.cli.options import read_options
from sacbe.testing.fuzz import play_random
from sacbe.testing.golden import write_golden

FOLDER = Path(__file__).parents[1] / "tests" / "fixtures" / "golden"


def main() -> None:
    """Plays one random game and saves it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("option", nargs="*", default=[])
    parser.add_argument("--seed", type=int, default=0)
    args = parser.parse_args()
    args.players = None
    which = game(args.game)
    options = which.check_options(read_options(which, args))
    words = [f"{key}-{value}".lower() for key, value in options.items()]
    path = FOLDER / f"{which.name}-r{which.rules_version}-{'-'.join(words)}-{args.seed}.txt"
    if path.exists():
        raise SystemExit(f"{path.name} already exists; golden games are never rewritten")
    FOLDER.mkdir(parents=True, exist_ok=True)
    path.write_text(write_golden(play_random(which, options, Random(args.seed))), encoding="utf-8")
    print(path.name)


if __name__ == "__main__":
    main()
