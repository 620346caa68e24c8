"""What several engine tests share."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import dummy
from sacbe import CODES, Game, game

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=[*sorted(CODES), dummy.NAME])
def any_game(request: pytest.FixtureRequest) -> Iterator[Game]:
    """Each game of the house in turn, and one that was just added."""
    if request.param in CODES:
        yield game(request.param)
    else:
        with dummy.registered():
            yield game(request.param)
