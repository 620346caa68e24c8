"""Seats and viewers: their names, and the order of play."""

from __future__ import annotations

from typing import Final

ALL: Final = -2
"""The viewer who sees every hand. The other viewers are the seats, by number, and None, the public."""


def seat_names(players: int) -> tuple[str, ...]:
    """Returns the names of the seats in notation and data: P1, P2, ..."""
    return tuple([f"P{seat + 1}" for seat in range(players)])


def clockwise(players: int, first: int) -> tuple[int, ...]:
    """Returns all seats in order of play, beginning with `first` modulo their number."""
    first %= players
    return (*range(first, players), *range(first))


def viewer_name(viewer: int | None) -> str:
    """Returns the name of a viewer in data: P1, P2, ..., public or all."""
    return "public" if viewer is None else "all" if viewer == ALL else f"P{viewer + 1}"


def viewers(players: int) -> dict[str, int | None]:
    """Returns all viewers of a game with that many seats, by name."""
    return {viewer_name(viewer): viewer for viewer in (*range(players), None, ALL)}
