"""Market day, a small game that is not of the house: with it the tests add a game, as `docs/adding-a-game.md` tells.

`engine/`, `site/` and `docs/` here are laid out as in the project, so that adding the game is copying them there.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import sacbe
from sacbe.games import CODES

HERE = Path(__file__).parent
NAME = "market"
CODE = 200


@contextmanager
def registered() -> Iterator[None]:
    """The game is one of the house as long as the context lasts."""
    sacbe.__path__.append(str(HERE / "engine" / "sacbe"))
    CODES[NAME] = CODE
    try:
        yield
    finally:
        del CODES[NAME]
        sacbe.__path__.pop()
