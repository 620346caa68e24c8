"""Writes the list of all rule ids that the package contains: `.venv/bin/python scripts/rules.py`.

Run it after adding or removing a rule in `docs/rules/`; a test checks that the list is up to date.
"""

from __future__ import annotations

from pathlib import Path

from sacbe import CODES
from sacbe.cli.rules import numbered_rules

ROOT = Path(__file__).parents[1]


def rule_list() -> str:
    """Returns the ids of all rules, one per line, game by game in the order of the rules texts."""
    texts = ((ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in sorted(CODES))
    return "".join(f"{rule}\n" for text in texts for rule in numbered_rules(text))


if __name__ == "__main__":
    (ROOT / "engine" / "sacbe" / "cli" / "rules.txt").write_text(rule_list(), encoding="utf-8")
