"""Seats around a table, and states that are copies of each other but for one entry."""

from __future__ import annotations

import pytest

from sacbe import Game
from sacbe.core.seats import clockwise, seat_names


def test_seats_are_named_from_one() -> None:
    assert seat_names(3) == ("P1", "P2", "P3")


@pytest.mark.parametrize(
    ("first", "order"), [(0, (0, 1, 2, 3)), (2, (2, 3, 0, 1)), (3, (3, 0, 1, 2)), (4, (0, 1, 2, 3))]
)
def test_play_goes_clockwise_from_the_seat_that_is_named(first: int, order: tuple[int, ...]) -> None:
    assert clockwise(4, first) == order


def test_a_state_with_one_entry_changed_is_a_state_of_the_same_kind(any_game: Game) -> None:
    state = any_game.start()
    other = state._replace(setup=None)  # type: ignore[attr-defined]
    assert type(other) is type(state)
    assert other._asdict() == {**state._asdict(), "setup": None}  # type: ignore[attr-defined]
    assert other.events == ()
    with pytest.raises((KeyError, ValueError, TypeError)):  # as named tuples do, by the version of Python
        state._replace(moon=1)  # type: ignore[attr-defined]


def test_legal_actions_are_found_once(any_game: Game) -> None:
    state = any_game.start()
    assert state.legal() is state.legal()
