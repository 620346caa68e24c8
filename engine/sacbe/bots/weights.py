"""Tables of parameters: what the levels of a computer player believe, in the weights.toml of its game."""

from __future__ import annotations

from typing import Any, TypeVar

from sacbe.core.data import table

Weights = TypeVar("Weights")


def by_level(package: str, kind: type[Weights]) -> dict[str, Weights]:
    """The weights of every level of a game, in order of strength; what they have in common is said once."""
    data: dict[str, dict[str, Any]] = table(package, "weights")
    common = data.pop("common", {})
    return {name: kind(**{key: _frozen(value) for key, value in (common | own).items()}) for name, own in data.items()}


def _frozen(value: Any) -> Any:
    """A row of numbers that cannot change, or the number itself."""
    return tuple(value) if isinstance(value, list) else value
