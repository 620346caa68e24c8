"""Measures the engine, its start in the browser, the time to wait for the computer there, the Lab, boards in articles,
and pages with Lighthouse: `python3 scripts/bench.py engine`, `boot`, `turn`, `lab`, `embed`, `pages` or `all`.

Prints tables, writes bench.json, and says for every target of the project whether it is met.
"""

import argparse
import importlib
import json
import sys

import setup_env

PARTS = {"engine": ("site", "bench"), **dict.fromkeys(("boot", "turn", "lab", "embed", "pages"), ("site", "browser"))}
"""The parts, with the package groups they need; each has a module `bench_<part>`."""
RESULT = setup_env.ROOT / "bench.json"


def main() -> int:
    """Returns 0 if every target is met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", nargs="?", choices=[*PARTS, "all"], default="all", help="default: all")
    part = parser.parse_args().part
    parts = list(PARTS) if part == "all" else [part]
    setup_env.prepare(*dict.fromkeys(group for name in parts for group in PARTS[name]))
    results = json.loads(RESULT.read_text()) if RESULT.exists() else {}
    for name in parts:
        results[name] = importlib.import_module(f"bench_{name}").run()
    RESULT.write_text(json.dumps(results, indent=1) + "\n")
    bars = {text: held for name in parts for text, held in results[name]["bars"].items()}
    print("\nbars")
    for text, held in bars.items():
        print(f"  {'held  ' if held else 'MISSED'}  {text}")
    return 0 if all(bars.values()) else 1


if __name__ == "__main__":
    sys.exit(main())
