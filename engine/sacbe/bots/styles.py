"""Styles of computer players: some of a level's weights are changed, so that one can feel who plays.

A style makes a player neither stronger nor weaker, as far as the arena can tell (`benchmarks/styles.py`); it has a
liking. The styles of a game are in `styles.toml` beside its players: by style, the factors for some of the weights.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from sacbe.core.data import table

Styles = Mapping[str, Mapping[str, float]]


def load(package: str) -> Styles:
    """Returns the styles of the computer players in `package`, by name."""
    found: dict[str, dict[str, float]] = table(package, "styles")
    return found


def in_style(bot: Any, name: str, factors: Mapping[str, float]) -> Any:
    """Returns a computer player that has `weights`, with some of them changed; the style `name` is part of its name."""
    changed = {key: getattr(bot.weights, key) * factor for key, factor in factors.items()}
    return bot._replace(name=f"{bot.name} {name}", weights=replace(bot.weights, **changed))
