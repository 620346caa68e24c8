"""The numbers of all rules; the texts themselves are no part of the package."""

from __future__ import annotations

import re
from functools import cache
from pkgutil import get_data

_RULE = re.compile(r"\*\*((?:[A-Z]{3})-[0-9]+\.[0-9]+)\b")


def numbered_rules(text: str) -> list[str]:
    """The ids of the rules that a rules text defines, in its order."""
    return list(dict.fromkeys(_RULE.findall(text)))


@cache
def known_rules() -> frozenset[str]:
    """The ids of the rules of every game, from `rules.txt`, which `scripts/rules.py` takes from the rules texts."""
    data = get_data("sacbe.cli", "rules.txt")
    assert data is not None, "rules.txt lies beside this module"
    return frozenset(data.decode().split())
