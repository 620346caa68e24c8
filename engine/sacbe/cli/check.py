"""`sacbe check`: run scenario files."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path
from typing import Any

from sacbe.core.errors import BadScenario, SacbeError
from sacbe.core.scenario import read_scenario, run_scenario
from sacbe.games import game

_RULE = re.compile(r"\*\*((?:[A-Z]{3})-[0-9]+\.[0-9]+)\b")


def add(commands: Any) -> None:
    """Add the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "check", help="run scenario files", description="Run scenario files (*.toml) or all below a folder."
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario file or a folder of them")
    parser.add_argument(
        "--rules", type=Path, metavar="FILE", help="a rules text: also list its rules that no scenario exercises"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Run every file; 1 if one fails, 2 if one is not a scenario."""
    passed = failed = 0
    broken = False
    exercised: set[str] = set()
    for path in _files(args.paths):
        try:
            scenario = read_scenario(path.read_text(encoding="utf-8"), game)
            failures = [str(failure) for failure in run_scenario(scenario)]
            exercised |= set(scenario.rules)
        except (SacbeError, OSError, UnicodeDecodeError) as error:
            broken, failures = True, [str(error)]
        for failure in failures:
            print(f"{path}: {failure}", file=sys.stderr)
        passed, failed = passed + (not failures), failed + bool(failures)
    if args.rules:
        _report(args.rules, exercised)
    print(f"{passed} passed, {failed} failed")
    return 2 if broken else 1 if failed else 0


def _files(paths: list[Path]) -> list[Path]:
    """The scenario files that `paths` name."""
    found: list[Path] = []
    for path in paths:
        below = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not below:
            raise BadScenario(f"{path} holds no scenario files (*.toml)")
        found += below
    return found


def _report(rules: Path, exercised: set[str]) -> None:
    """List the rules of a rules text that no scenario names."""
    known = numbered_rules(rules.read_text(encoding="utf-8"))
    missing = [rule for rule in known if rule not in exercised]
    print(f"{len(known) - len(missing)} of {len(known)} numbered rules are exercised")
    if missing:
        print(f"not exercised: {', '.join(missing)}")


def numbered_rules(text: str) -> list[str]:
    """The ids of the rules that a rules text defines, in its order."""
    return list(dict.fromkeys(_RULE.findall(text)))
