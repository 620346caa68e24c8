"""How states and records show themselves at the end of a cell."""

from __future__ import annotations

from typing import Any

from sacbe.core.node import Node
from sacbe.core.record import Record
from sacbe.notebook.board import Board


def show_boards() -> None:
    """From now on, states and records show themselves as their boards, in Jupyter and in marimo."""
    for shown in (Node, Record):
        kind: Any = shown
        kind._repr_mimebundle_ = _for_jupyter
        kind._display_ = _for_marimo


def _for_jupyter(self: Any, **how: Any) -> Any:
    """A state or a record as Jupyter wants it."""
    return Board(self)._repr_mimebundle_(**how)


def _for_marimo(self: Any) -> Board:
    """What marimo shows instead of a state or a record."""
    return Board(self)
