"""Market day, a small game that is not of the house: with it the tests add a game, as `docs/adding-a-game.md` tells.

`engine/`, `site/` and `docs/` here are laid out as in the project, so that adding the game is copying them there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sacbe
from sacbe.games import CODES
from sacbe.testing import recount

HERE = Path(__file__).parent
NAME = "market"
CODE = 200


@contextmanager
def registered() -> Iterator[None]:
    """The game is one of the house as long as the context lasts."""
    homes = {sacbe: HERE / "engine/sacbe", recount: HERE / "engine/sacbe/testing/recount"}
    for package, folder in homes.items():
        package.__path__.append(str(folder))
    CODES[NAME] = CODE
    try:
        yield
    finally:
        del CODES[NAME]
        for package in homes:
            package.__path__.pop()
