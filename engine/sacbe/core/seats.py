"""Seats around a table: how they are called, in which order they play, and who looks."""

from __future__ import annotations

from typing import Final

ALL: Final = -2
"""The viewer to whom every hand is open. The other viewers are the seats, by their numbers, and None, the public."""


def seat_names(players: int) -> tuple[str, ...]:
    """The seats of a game as they are written in notation and data: P1, P2, ..."""
    return tuple([f"P{seat + 1}" for seat in range(players)])


def clockwise(players: int, first: int) -> tuple[int, ...]:
    """All seats in order of play, beginning with `first`; the seat behind the last one is the first again."""
    first %= players
    return (*range(first, players), *range(first))


def viewer_name(viewer: int | None) -> str:
    """How a viewer is written in data: P1, P2, ..., public or all."""
    return "public" if viewer is None else "all" if viewer == ALL else f"P{viewer + 1}"


def viewers(players: int) -> dict[str, int | None]:
    """Everybody who may look at a game of so many seats, by name."""
    return {viewer_name(viewer): viewer for viewer in (*range(players), None, ALL)}
