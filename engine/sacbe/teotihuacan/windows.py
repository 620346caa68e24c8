"""What may be done beside the decision that is due: discovery tiles and paid unlocking (TEO-4.6, TEO-10.4)."""

from __future__ import annotations

from typing import Final

from sacbe.core.action import Action
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan.components import (
    AVENUE,
    AVENUE_END,
    BLUE,
    COCOA,
    DISCOVERIES,
    DISCOVERY,
    EXTRA_WORKER,
    FREE_COCOA,
    MASKS,
    TEMPLES,
    TILES,
    TILES_MAX,
    UNLOCK,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.table import FIRST_LOCKED, can_advance, locked

_WINDOW: Final = tuple(k for k, tile in enumerate(DISCOVERIES) if tile.kind in ("instant", "power_up"))
"""The tiles of windows W1 and W3 (TEO-10.4, AR-13, AR-14); nobody uses tiles in another's turn (TEO-10.6)."""
AVENUE_TILE: Final = DISCOVERY["disc_avenue"]
POWER_TILE: Final = DISCOVERY["disc_power_up_2"]
TEMPLE_TILES: Final = {
    DISCOVERY["disc_temple_any"]: tuple(range(len(TEMPLES))),
    **{DISCOVERY[f"disc_temple_{name}"]: (temple,) for temple, name in enumerate(TEMPLES)},
}
"""By tile that advances a marker: the temples in which it can."""


_CONDITIONAL: Final = frozenset((AVENUE_TILE, POWER_TILE, *TEMPLE_TILES))
"""The tiles that may have no effect."""


def useful(d: Draft, kind: int) -> bool:
    """Whether using a tile now could do anything (TEO-10.3)."""
    me = d.me
    if kind == AVENUE_TILE:
        return bool(me[AVENUE] < AVENUE_END)
    if kind == POWER_TILE:
        return bool(me[WORKERS][0] < FIRST_LOCKED)
    if kind == EXTRA_WORKER:
        return any(task[0] == "built" and task[1] < TILES_MAX for task in d.tasks)
    temples = TEMPLE_TILES.get(kind)
    return temples is None or any(can_advance(d.people, d.seat, me[BLUE + t], t) for t in temples)


def usable(d: Draft) -> list[Action]:
    """The tiles that may be used in W1 and W3 (TEO-10.4)."""
    tiles = d.me[TILES]
    if not any(tiles[MASKS:]):
        return []
    return [a.USE[kind] for kind in _WINDOW if tiles[kind] and (kind not in _CONDITIONAL or useful(d, kind))]


def unlocks(d: Draft) -> list[Action]:
    """Paid unlocking (TEO-4.6, AR-30), in one profile also by a tile (TEO-10.13)."""
    me = d.me
    if not locked(me[WORKERS]):
        return []
    found = [a.UNLOCK_COCOA] if me[COCOA] >= UNLOCK else []
    if d.rules.free_cocoa_anywhere and me[TILES][FREE_COCOA]:
        found.append(a.UNLOCK_TILE)
    return found
