"""The parameters of a game's computer players, by level, from its weights.toml."""

from __future__ import annotations

from typing import Any, TypeVar

from sacbe.core.data import table

Weights = TypeVar("Weights")


def by_level(package: str, kind: type[Weights]) -> dict[str, Weights]:
    """Returns the weights of every level, from weak to strong; shared values are written only once in the file."""
    data: dict[str, dict[str, Any]] = table(package, "weights")
    common = data.pop("common", {})
    return {name: kind(**{key: _frozen(value) for key, value in (common | own).items()}) for name, own in data.items()}


def _frozen(value: Any) -> Any:
    """A list as a tuple; any other value as it is."""
    return tuple(value) if isinstance(value, list) else value
