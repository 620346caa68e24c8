"""The actions of Tikal, each created only once (TIK-6, TIK-12)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final

from sacbe.core.action import Action, Notation, Word
from sacbe.tikal.components import CELL, CELL_COUNT, CELLS, KINDS, NEIGHBOURS, STACK, TILES

_CELL: Final = "[a-h][1-5]"
_TREASURE: Final = f"({'|'.join(KINDS)})"
NOTATION: Final = Notation(
    {
        "draw": "[A-G][1-6]",
        "reveal": _TREASURE,
        "place": f"{_CELL}/[0-5]",
        "discard": "",
        "enter": f"[WL] {_CELL}",
        "hop": f"[WL] {_CELL}-{_CELL}",
        "move": f"[WL] {_CELL}-{_CELL}",
        "uncover": _CELL,
        "dig": _CELL,
        "swap": f"P[1-4] {_TREASURE} {_TREASURE}",
        "camp": _CELL,
        "guard": _CELL,
        "end": "",
        "pass": "",
        "bid": "(0|[1-9][0-9]{0,3})",
        "choose": "[A-G][1-6]",
    },
    examples=(
        "draw A1", "reveal amulet", "place a3/0", "enter W a5", "hop W a5-b4", "move W a5-a4", "uncover a4", "dig a3",
        "swap P2 dagger amulet", "camp b4", "guard a4", "bid 5", "choose A2",
    ),
)  # fmt: skip

DRAW: Final = tuple(Action("draw", TILES[t].name) for t in STACK)
CHOOSE: Final = tuple(Action("choose", TILES[t].name) for t in STACK)
REVEAL: Final = tuple(Action("reveal", kind) for kind in KINDS)
PLACE: Final = tuple(tuple(Action("place", f"{cell}/{r}") for r in range(6)) for cell in CELLS)
DISCARD: Final = Action("discard")
END: Final = Action("end")
PASS: Final = Action("pass")

ENTER_W: Final = tuple(Action("enter", "W", cell) for cell in CELLS)
ENTER_L: Final = tuple(Action("enter", "L", cell) for cell in CELLS)
UNCOVER: Final = tuple(Action("uncover", cell) for cell in CELLS)
DIG: Final = tuple(Action("dig", cell) for cell in CELLS)
CAMP: Final = tuple(Action("camp", cell) for cell in CELLS)
GUARD: Final = tuple(Action("guard", cell) for cell in CELLS)
MOVE_W: Final = tuple(
    tuple(Action("move", "W", f"{CELLS[a]}-{CELLS[b]}") if b >= 0 else END for b in NEIGHBOURS[a])
    for a in range(CELL_COUNT)
)
"""By cell and direction; off the board there is a placeholder that is never offered."""
MOVE_L: Final = tuple(tuple(Action("move", "L", *m[2:]) for m in row) for row in MOVE_W)
SWAP: Final = tuple(
    tuple(tuple(Action("swap", f"P{q + 1}", give, take) for take in KINDS) for give in KINDS) for q in range(4)
)
"""By the other seat, the kind given and the kind taken."""

PATH: Final[Mapping[Word, tuple[int, int]]] = {f"{a}-{b}": (CELL[a], CELL[b]) for a in CELLS for b in CELLS}
"""The two cells of a word such as a5-a4."""
SPOT: Final[Mapping[Word, tuple[int, int]]] = {f"{cell}/{r}": (CELL[cell], r) for cell in CELLS for r in range(6)}
"""The cell and rotation of a word such as a3/2."""


@cache
def hops(piece: str, start: int) -> tuple[Action, ...]:
    """Returns the hops of a piece from a camp, by the cell of the other camp; cached, as few cells ever have a camp."""
    return tuple(Action("hop", piece, f"{CELLS[start]}-{cell}") for cell in CELLS)


def bid(amount: int) -> Action:
    """Returns a bid of that many points."""
    return Action("bid", amount)
