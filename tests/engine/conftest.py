"""What several engine tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from sacbe import CODES, Game, game

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=sorted(CODES))
def any_game(request: pytest.FixtureRequest) -> Game:
    """Each registered game in turn."""
    return game(request.param)
