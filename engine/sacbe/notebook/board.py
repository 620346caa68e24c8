"""A board as a widget: the drawing runs in the notebook's page and asks this Python, which holds the game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import anywidget
import traitlets

from sacbe.bots import ladder
from sacbe.bridge import Session, answer
from sacbe.core.contract import State
from sacbe.core.errors import SacbeError
from sacbe.core.record import Record
from sacbe.core.seats import ALL, viewer_name
from sacbe.links import from_link, to_link

DRAWING: Final = Path(__file__).parent / "static" / "board.js"
"""The site's own drawing, which the build puts here."""


class NoDrawing(SacbeError):
    """This copy of the engine comes without the drawing of the site."""


class Board(anywidget.AnyWidget):
    """The board of a game; whoever looks at it can step through the game and play on."""

    _esm = DRAWING
    game = traitlets.Unicode().tag(sync=True)
    link = traitlets.Unicode().tag(sync=True)
    facts = traitlets.Unicode().tag(sync=True)
    """What never changes during the game, as JSON text."""
    viewer = traitlets.Unicode().tag(sync=True)
    step = traitlets.Int().tag(sync=True)
    """The step that is shown first; -1 is the last."""
    play = traitlets.Bool().tag(sync=True)
    """Whether people may play on."""

    def __init__(
        self, shown: State | Record | str, *, step: int = -1, play: bool = True, viewer: int | None = ALL
    ) -> None:
        """Shows a state, a record or a link as `viewer` sees it: a seat, None for the public, or ALL."""
        if not DRAWING.is_file():
            raise NoDrawing(f"{DRAWING} is missing: install the wheel, or run scripts/build.py in a clone")
        self._record = record = _record(shown)
        self._sessions: dict[str, Session] = {}
        game = record.game
        super().__init__(
            game=game.name,
            link=to_link(record),
            facts=json.dumps({"facts": game.facts(), "levels": ladder.levels(game), "hides": game.hides}),
            viewer=viewer_name(viewer),
            step=step,
            play=play,
        )
        self.on_msg(self._hear)

    @property
    def record(self) -> Record:
        """The game as it was last played on, on any view of this board."""
        return self._record

    @property
    def state(self) -> State:
        """The state at the end of `record`."""
        return self._record.state

    def _hear(self, _: Any, asked: dict[str, str], __: Any) -> None:
        """Answers a request of the drawing; each of its views has a table of its own."""
        session = self._sessions.setdefault(asked["table"], Session())
        text = answer(session, asked["text"])
        if session.is_open:
            self._record = session.record
        else:
            del self._sessions[asked["table"]]
        if "id" in asked:
            self.send({"id": asked["id"], "text": text})


def _record(shown: State | Record | str) -> Record:
    """What is shown, as a record."""
    if isinstance(shown, Record):
        return shown
    return from_link(shown) if isinstance(shown, str) else Record((shown,), (), 0, from_position=True)
