"""Futures that are followed only as far as somebody asks: what looking ahead has in common in all games."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Generator
from typing import Generic, Protocol, TypeVar

from sacbe.bots.knockout import Looking


class Path(Protocol):
    """One future after one end of the turn, as far as it was followed."""

    stood: list[float]
    """How well the seat stood after each turn of its own."""


End = TypeVar("End")
Followed = TypeVar("Followed", bound=Path)


class Futures(ABC, Generic[End, Followed]):
    """Sampled futures of one turn. In the same future, all ends of the turn get the same luck, so that they do not
    differ by it."""

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._paths: dict[tuple[int, int], Followed] = {}

    def worth(self, end: End, future: int, turns: int) -> Looking:
        """Returns how well the seat stands after its next `turns` turns in one future, averaged over these turns."""
        key = id(end), future
        path = self._paths.get(key) or self._paths.setdefault(key, self._begin(end))
        while len(path.stood) < turns:
            yield from self._follow(path, future)
        return sum(path.stood[:turns]) / turns

    @abstractmethod
    def _begin(self, end: End) -> Followed:
        """A future that has not been followed yet."""

    @abstractmethod
    def _follow(self, path: Followed, future: int) -> Generator[None, None, None]:
        """Plays on until the seat has had one more turn, or the game is over."""
