"""`sacbe check`: run scenario files."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from sacbe.cli.rules import known_rules, numbered_rules
from sacbe.core.errors import BadScenario, SacbeError
from sacbe.core.scenario import Scenario, read_scenario, run_scenario
from sacbe.games import game


def add(commands: Any) -> None:
    """Adds the subcommand."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "check",
        help="run scenario files",
        description="Run scenario files (*.toml), or all of them below a folder.",
        epilog="Exit codes: 0 all passed, 1 an expectation failed, 2 a file is not a valid scenario (for example "
        "an unknown entry, a malformed action, an impossible position or a rule that does not exist).",
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a scenario file or a folder of them")
    parser.add_argument(
        "--rules", type=Path, metavar="FILE", help="also list the rules in this text that no scenario exercises"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Runs every file; returns 1 if one fails, 2 if one is not a valid scenario."""
    passed = failed = 0
    broken = False
    exercised: set[str] = set()
    for path in _files(args.paths):
        try:
            scenario = _read(path)
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
            raise BadScenario(f"{path} contains no scenario files (*.toml)")
        found += below
    return found


def _read(path: Path) -> Scenario:
    """The scenario in a file; raises BadScenario, also for a rule that does not exist."""
    scenario = read_scenario(path.read_text(encoding="utf-8"), game)
    unknown = [rule for rule in scenario.rules if rule not in known_rules()]
    if unknown:
        raise BadScenario(f"rules: {scenario.game.name} has no rule {', '.join(unknown)}")
    return scenario


def _report(rules: Path, exercised: set[str]) -> None:
    """Prints the rules in a rules text that no scenario exercises."""
    known = numbered_rules(rules.read_text(encoding="utf-8"))
    missing = [rule for rule in known if rule not in exercised]
    print(f"{len(known) - len(missing)} of {len(known)} numbered rules are exercised")
    if missing:
        print(f"not exercised: {', '.join(missing)}")
