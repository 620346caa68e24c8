"""The ids of all rules; the rules texts themselves are not part of the package."""

from __future__ import annotations

import re
from functools import cache
from pkgutil import get_data

_RULE = re.compile(r"\*\*((?:[A-Z]{3})-[0-9]+\.[0-9]+)\b")


def numbered_rules(text: str) -> list[str]:
    """Returns the ids of the rules that a rules text defines, in order."""
    return list(dict.fromkeys(_RULE.findall(text)))


@cache
def known_rules() -> frozenset[str]:
    """Returns the rule ids of all games, from `rules.txt`, which `scripts/rules.py` writes."""
    data = get_data("sacbe.cli", "rules.txt")
    assert data is not None, "rules.txt is missing beside this module"
    return frozenset(data.decode().split())
