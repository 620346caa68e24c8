"""The actions of Teotihuacán, made once and found by their indices (TEO-19, TEO-20)."""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from sacbe.core.action import Action, Notation
from sacbe.core.seats import seat_names
from sacbe.teotihuacan.components import (
    ASCENSIONS,
    BOARD_NAMES,
    BONUSES,
    DECORATION_TILES,
    DISCOVERIES,
    FIRST_SPACE,
    GOODS,
    PLACES,
    POWER_MAX,
    PYRAMID_TILES,
    RESOURCES,
    ROYALS,
    SPACE_NAMES,
    STARTS,
    STEP_MAX,
    TECHNOLOGIES,
    TEMPLES,
)
from sacbe.teotihuacan.pyramid import SIDES, SQUARES


def _one_of(names: tuple[str, ...]) -> str:
    return f"({'|'.join(names)})"


SEATS: Final = seat_names(4)
_RESOURCES: Final = tuple(GOODS[r] for r in RESOURCES)
_RESOURCE: Final = _one_of(_RESOURCES)
_BOARD: Final = _one_of(BOARD_NAMES)
_TILE: Final = _one_of(tuple(d.name for d in DISCOVERIES))
_START: Final = _one_of(tuple(s.name for s in STARTS))
_NAMES: Final = (
    *SEATS,
    *BOARD_NAMES,
    *(row["id"] for row in (*ROYALS, *BONUSES)),
    *(tech.name for tech in TECHNOLOGIES),
    *(name for name, _ in (*DECORATION_TILES, *PYRAMID_TILES)),
    *(d.name for d in DISCOVERIES),
    *(start.name for start in STARTS),
)
"""Everything chance can draw."""
MODES: Final = ("ability", "claim", "both_ability_first", "both_claim_first")
NOTATION: Final = Notation(
    {
        "draw": _one_of(_NAMES),
        "turn": "[0-3]",
        "keep": f"{_START} {_START}",
        "pick": _START,
        "station": f"{_BOARD} {_BOARD} {_BOARD}",
        "take": f"{_RESOURCE}( {_RESOURCE}){{0,9}}",
        "give": f"{_RESOURCE}( {_RESOURCE}){{0,4}}( free)?",
        "exchange": "[1-5]( free)?",
        "use": _TILE,
        "unlock": "(turn|cocoa|tile)",
        "move": f"{_BOARD}/[1-5](\\+[1-5])? [1-8]( any)?( double)?",
        "collect": "",
        "main": "|\\+[1-3]|free|\\+[1-3] free",
        "worship": f"{_one_of(SPACE_NAMES)}(/[1-5])? {_one_of(MODES)}( free)?",
        "advance": f"{_one_of(TEMPLES)}( free)?",
        "claim": _TILE,
        "reward": "",
        "decline": "",
        "learn": _one_of(tuple(tech.name for tech in TECHNOLOGIES)),
        "house": "[1-3]",
        "decorate": f"{_one_of(tuple(name for name, _ in DECORATION_TILES))} {_one_of(SIDES)}",
        "build": "pyr_[0-3][0-9] [1-4]-[0-3]-[0-3]/[0-3]( wood| stone)?",
        "stop": "",
        "raise": f"{_BOARD}/[1-5]",
        "pay": "",
        "ascend": f"{_one_of(tuple(row['id'] for row in ASCENSIONS))}( free)?",
        "salary": "((0|[1-9])( [0-4])?|free)",
        "end": "",
    },
    examples=(
        "draw forest", "turn 2", "keep start_04 start_11", "pick start_04", "station forest nobles decorations",
        "take wood gold", "give stone stone", "exchange 1", "exchange 2 free", "use mask_1", "unlock turn",
        "unlock cocoa", "move forest/2 3", "move forest/1+2 3 double", "main", "main +1", "main free",
        "worship forest ability", "worship palace_1/3 claim free", "advance blue", "advance blue free", "claim mask_1",
        "learn tech_01_palace_cocoa", "house 2", "decorate deco_04 east", "build pyr_10 1-1-2/3",
        "build pyr_10 1-1-2/3 stone", "raise nobles/1", "ascend asc_vp", "ascend asc_vp free", "salary 3", "salary 1 1",
        "salary free",
    ),
)  # fmt: skip

DRAW: Final = {name: Action("draw", name) for name in _NAMES}
DRAW_SEAT: Final = tuple(DRAW[seat] for seat in SEATS)
DRAW_BOARD: Final = tuple(DRAW[name] for name in BOARD_NAMES)
DRAW_ROYAL: Final = tuple(DRAW[row["id"]] for row in ROYALS)
DRAW_BONUS: Final = tuple(DRAW[row["id"]] for row in BONUSES)
DRAW_TECHNOLOGY: Final = tuple(DRAW[tech.name] for tech in TECHNOLOGIES)
DRAW_DECORATION: Final = tuple(DRAW[name] for name, _ in DECORATION_TILES)
DRAW_PYRAMID: Final = tuple(DRAW[name] for name, _ in PYRAMID_TILES)
DRAW_DISCOVERY: Final = tuple(DRAW[d.name] for d in DISCOVERIES)
DRAW_START: Final = tuple(DRAW[start.name] for start in STARTS)
PICK: Final = tuple(Action("pick", start.name) for start in STARTS)
TURN: Final = tuple(Action("turn", rotation) for rotation in range(4))

USE: Final = tuple(Action("use", d.name) for d in DISCOVERIES)
CLAIM: Final = tuple(Action("claim", d.name) for d in DISCOVERIES)
UNLOCK_TURN, UNLOCK_COCOA, UNLOCK_TILE = (Action("unlock", how) for how in ("turn", "cocoa", "tile"))
COLLECT, REWARD, DECLINE, STOP, PAY, END = (
    Action(verb) for verb in ("collect", "reward", "decline", "stop", "pay", "end")
)
WORKER_NAMES: Final = tuple(f"{place}/{power}" for place in PLACES for power in range(8))
"""By worker code: its place and power."""
WORKER: Final = {
    f"{place}/{power}": index * 8 + power for index, place in enumerate(PLACES) for power in range(1, POWER_MAX + 1)
}
MOVE: Final = tuple(
    tuple(Action("move", WORKER_NAMES[code], distance) for distance in range(1, STEP_MAX + 1))
    for code in range(FIRST_SPACE * 8)
)
"""By worker code: the moves of one to three slots (TEO-4.5)."""
MOVE_FAR: Final = tuple(
    tuple(Action("move", WORKER_NAMES[code], distance, "any") for distance in range(STEP_MAX + 1, FIRST_SPACE + 1))
    for code in range(FIRST_SPACE * 8)
)
"""By worker code: the moves that need `disc_move_any`; shorter ones would waste it (TEO-10.11)."""
RAISE: Final = tuple(Action("raise", WORKER_NAMES[code]) for code in range(FIRST_SPACE * 8))
ADVANCE: Final = tuple(Action("advance", name) for name in TEMPLES)
LEARN: Final = tuple(Action("learn", tech.name) for tech in TECHNOLOGIES)
HOUSE: Final = tuple(Action("house", row + 1) for row in range(3))
DECORATE: Final = tuple(tuple(Action("decorate", name, side) for side in SIDES) for name, _ in DECORATION_TILES)
_SPOTS: Final = tuple(tuple(f"{square.name}/{r}" for r in range(4)) for square in SQUARES)
BUILD: Final = tuple(
    tuple(tuple(Action("build", name, spot) for spot in spots) for spots in _SPOTS) for name, _ in PYRAMID_TILES
)
"""By tile and square: the four rotations."""
SPOT: Final = {spot: (square, r) for square, spots in enumerate(_SPOTS) for r, spot in enumerate(spots)}
"""The square and rotation of a word such as 2-0-1/3."""
ASCEND: Final = tuple(Action("ascend", row["id"]) for row in ASCENSIONS)
ASCEND_FREE: Final = tuple(Action("ascend", row["id"], "free") for row in ASCENSIONS)
SALARY_FREE: Final = Action("salary", "free")
SALARY: Final = tuple(tuple(Action("salary", weak, strong) for strong in range(5)) for weak in range(5))
SALARY_COCOA: Final = tuple(Action("salary", cocoa) for cocoa in range(9))
WORSHIP: Final = tuple(tuple(Action("worship", space, mode) for mode in MODES) for space in SPACE_NAMES)
"""By worship space and mode."""


@cache
def discounted(tile: int, square: int, resource: str) -> tuple[Action, ...]:
    """The four rotations of a tile laid for one `resource` less (TEO-13.5)."""
    return tuple(Action(*build, resource) for build in BUILD[tile][square])


@cache
def double_move(first: int, second: int, distance: int, anywhere: bool) -> Action:
    """Two workers of one board, the weaker first, moving together (TEO-10.10)."""
    pair = f"{WORKER_NAMES[first]}+{second & 7}"
    return Action("move", pair, distance, *(("any",) if anywhere else ()), "double")


@cache
def worship(space: int, power: int, mode: int, free: bool) -> Action:
    """Worship by the worker of that power who has just arrived, or by the only one if it is 0 (TEO-5.2)."""
    name = SPACE_NAMES[space]
    return Action("worship", f"{name}/{power}" if power else name, MODES[mode], *(("free",) if free else ()))


@cache
def main(extra: int, free: bool) -> Action:
    """A main action with virtual workers, paid in cocoa or by a tile (TEO-10.12, TEO-10.13)."""
    return Action("main", *((f"+{extra}",) if extra else ()), *(("free",) if free else ()))


@cache
def takes(count: int) -> tuple[Action, ...]:
    """Every way to choose this many resources (TEO-1.5)."""
    return tuple(Action("take", *words) for words in combinations_with_replacement(_RESOURCES, count))


@cache
def gives(wood: int, stone: int, gold: int, most: int) -> tuple[Action, ...]:
    """Every way to give away one to `most` of the resources a player has."""
    has = dict(zip(_RESOURCES, (wood, stone, gold), strict=True))
    return tuple(
        Action("give", *words)
        for count in range(1, most + 1)
        for words in combinations_with_replacement(_RESOURCES, count)
        if all(words.count(name) <= has[name] for name in words)
    )


@cache
def exchange(times: int, free: bool) -> Action:
    """A royal exchange made a number of times (TEO-12.2)."""
    return Action("exchange", times, *(("free",) if free else ()))


@cache
def with_word(action: Action, word: str) -> Action:
    """The same action with one more word."""
    return Action(*action, word)


@cache
def keep(first: int, second: int) -> Action:
    """Two starting tiles (TEO-3.13)."""
    return Action("keep", STARTS[first].name, STARTS[second].name)


@cache
def station(boards: tuple[int, ...]) -> Action:
    """Three boards for the first workers (TEO-3.14)."""
    return Action("station", *(BOARD_NAMES[board] for board in boards))
