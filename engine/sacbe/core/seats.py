"""Seats around a table: how they are called and in which order they play."""

from __future__ import annotations


def seat_names(players: int) -> tuple[str, ...]:
    """The seats of a game as they are written in notation and data: P1, P2, ..."""
    return tuple([f"P{seat + 1}" for seat in range(players)])


def clockwise(players: int, first: int) -> tuple[int, ...]:
    """All seats in order of play, beginning with `first`; the seat behind the last one is the first again."""
    first %= players
    return (*range(first, players), *range(first))
