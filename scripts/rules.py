"""Write the list of all numbered rules that the package carries: `.venv/bin/python scripts/rules.py`.

To be run after a rule was added to or taken from `docs/rules/`; a test compares.
"""

from __future__ import annotations

from pathlib import Path

from sacbe import CODES
from sacbe.cli.rules import numbered_rules

ROOT = Path(__file__).parents[1]


def rule_list() -> str:
    """The ids of all rules, game by game in the order of their texts, one on a line."""
    texts = ((ROOT / "docs" / "rules" / f"{name}.md").read_text(encoding="utf-8") for name in sorted(CODES))
    return "".join(f"{rule}\n" for text in texts for rule in numbered_rules(text))


if __name__ == "__main__":
    (ROOT / "engine" / "sacbe" / "cli" / "rules.txt").write_text(rule_list(), encoding="utf-8")
