"""Tasks as text: how the things still to be done are written in positions, and which of them are possible."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sacbe.core.errors import BadPosition
from sacbe.teotihuacan.components import (
    BOARD,
    DISCOVERIES,
    DISCOVERY,
    PYRAMID_TILE,
    ROYAL,
    ROYALS,
    SITE,
    START,
    TEMPLE,
)
from sacbe.teotihuacan.pyramid import SQUARE
from sacbe.teotihuacan.table import Task

Words = Mapping[str, int]
"""The words allowed in one place of a task, and the number each stands for."""


def _numbers(low: int, high: int) -> Words:
    return {str(number): number for number in range(low, high + 1)}


def _royals(kind: str, paid: str, gained: str) -> Words:
    """The royal tiles of a kind that take and give such things."""
    return {
        name: tile
        for name, tile in ROYAL.items()
        if ROYALS[tile]["kind"] == kind and paid in ROYALS[tile]["pay"] and gained in ROYALS[tile].get("gain", gained)
    }


_CREW: Final = _numbers(1, 7)
_SEATS: Final = _numbers(0, 3)
SHAPES: Final[dict[str, tuple[Words, ...]]] = {
    # chance
    "draw_order": (),
    "draw_board": (_numbers(1, 7),),
    "draw_royal": (_numbers(0, 2),),
    "draw_bonus": (_numbers(0, 2),),
    "draw_technology": (_numbers(0, 5),),
    "draw_decoration": (_numbers(1, 4),),
    "draw_pyramid": (_numbers(1, 3),),
    "draw_square": (SQUARE,),
    "turn_square": (SQUARE, PYRAMID_TILE),
    "draw_site": (SITE, _numbers(1, 6)),
    "deal": (_numbers(1, 4),),
    "deal_row": (_numbers(1, 10),),
    "attach": ({name: tile for name, tile in START.items() if name in ("start_04", "start_14")},),
    "draw_neutral": (_numbers(0, 1), _numbers(0, 1)),
    # decisions
    "keep": (),
    "pick": (),
    "station": (),
    "start_power": (),
    "attached": (DISCOVERY,),
    "turn": (),
    "act": (BOARD, _numbers(0, 4), _numbers(1, 5), _numbers(0, 5)),
    "window": (),
    "take": (_numbers(1, 10),),
    "any": (),
    "matched": (_numbers(0, 4),) * 3,
    "claim": (SITE,),
    "fresh": ({d.name: kind for kind, d in enumerate(DISCOVERIES) if d.kind in ("instant", "main_action")},),
    "learn": (_CREW, _numbers(0, 5)),
    "house": (_CREW,),
    "decorate": (_CREW,),
    "build": (_numbers(0, 3), _numbers(0, 1), _numbers(0, 1)),
    "power": (BOARD, _numbers(1, 2)),
    "power_any": (_numbers(1, 2),),
    "paid_power": (BOARD,),
    "wheel": (),
    "royal_exchange": (
        {**_royals("exchange", "cocoa", "wood"), **_royals("exchange", "cocoa", "stone")},
        _numbers(1, 6),
    ),
    "royal_give": (_royals("exchange", "resource", "cocoa"), _numbers(1, 6)),
    "royal_single": (_royals("single_exchange", "cocoa", ""), _numbers(1, 6)),
    "royal_temples": (_royals("exchange", "cocoa", "temple_any"), _numbers(0, 6), _numbers(0, 1)),
    "salary": (),
    # steps
    "seat": (_SEATS,),
    "pieces": (),
    "start_technology": (),
    "ready": (),
    "begin": (_SEATS,),
    "refill": (),
    "close": (),
    "advance": (TEMPLE,),
    "avenue": (),
    "ascension_day": (),
    "worker": (_numbers(1, 5),),
    "royal": (ROYAL, _numbers(1, 5)),
    "built": (_CREW,),
    "completed": (),
    "eclipse": (),
    "next_era": (),
    "bonuses": (),
}
"""By kind of task: the words that follow."""

END_OF_TURN: Final[tuple[Task, ...]] = (("close",), ("refill",), ("window",))
LAST: Final = ("close", "begin", "eclipse", "next_era", "bonuses", "ready")
"""What can be at the bottom of the stack: it leads to the next turn or to the end."""


def write_task(task: Task) -> str:
    """A task as text."""
    words = []
    for value, known in zip(task[1:], SHAPES[task[0]], strict=True):
        words.append(next(word for word, number in known.items() if number == value))
    return " ".join((task[0], *words))


def read_task(text: str) -> Task:
    """The task that a text spells."""
    kind, *words = text.split(" ")
    shape = SHAPES.get(kind)
    if shape is None:
        raise BadPosition(f"tasks: there is no task {kind[:40]!r}; there are {', '.join(SHAPES)}")
    if len(words) != len(shape):
        raise BadPosition(f"tasks: {text[:60]!r} should have {len(shape)} words after {kind!r}")
    for word, known in zip(words, shape, strict=True):
        if word not in known:
            raise BadPosition(f"tasks: {word[:40]!r} in {text[:60]!r} should be one of {', '.join(known)}")
    return (kind, *(known[word] for word, known in zip(words, shape, strict=True)))
