"""What may be done (TEO-19). The order of every list is part of the rules version."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from typing import Final

from sacbe.core.action import Action
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan import choices as c
from sacbe.teotihuacan.choices import Offer
from sacbe.teotihuacan.components import (
    ALCHEMY,
    BOARDS,
    BUILDER_TECH,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    DOUBLE_MOVE,
    EXTRA_WORKER,
    EXTRA_WORKER_BOARDS,
    FIRST_SPACE,
    FREE_COCOA,
    MOVE_ANY,
    NOBLE_ROWS,
    NOBLES,
    SECOND_ROW_WORKERS,
    STEP_MAX,
    STONE,
    TECHNOLOGIES,
    TECHS,
    TILES,
    TILES_MAX,
    WOOD,
    WORKERS,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.pyramid import SQUARES
from sacbe.teotihuacan.table import FIRST_LOCKED, locked, on_board
from sacbe.teotihuacan.windows import unlocks, usable
from sacbe.teotihuacan.worship import arrivals

EXTRA_WORKERS_UP_TO: Final = {ALCHEMY: SECOND_ROW_WORKERS, NOBLES: len(NOBLE_ROWS), CONSTRUCTION: TILES_MAX}
"""By board: the number of workers beyond which a virtual one changes nothing (TEO-10.12)."""


def turn(d: Draft) -> Offer:
    """CP-06 and CP-07: a window, an unlocking turn, or a movement; never nothing (TEO-4.2 to TEO-4.5, TEO-4.10)."""
    me = d.me
    workers, tiles = me[WORKERS], me[TILES]
    found = usable(d)
    if locked(workers):
        found.append(a.UNLOCK_TURN)
    far = tiles[MOVE_ANY]
    last = -1
    for worker in workers:
        if worker >= FIRST_LOCKED:
            break
        if worker != last:
            found += a.MOVE[worker]
            if far:
                found += a.MOVE_FAR[worker]
            last = worker
    if tiles[DOUBLE_MOVE]:
        free = [worker for worker in workers if worker < FIRST_LOCKED]
        pairs = sorted({pair for pair in combinations(free, 2) if pair[0] >> 3 == pair[1] >> 3})
        longest = FIRST_SPACE if far else STEP_MAX
        found += [a.double_move(x, y, k, k > STEP_MAX) for x, y in pairs for k in range(1, longest + 1)]
    return found


def act(d: Draft, board: int, colours: int, first: int, second: int) -> Offer:
    """CP-08: what can be done on arrival and, after the Palace cocoa, be paid (TEO-5, TEO-4.8)."""
    found = [a.COLLECT]
    if BOARDS[board].has_main:
        found += _mains(d, board, colours)
    if BOARDS[board].spaces:
        found += arrivals(d, board, first, second)
    return found


def _mains(d: Draft, board: int, colours: int) -> list[Action]:
    """The main action in all ways it can be strengthened and paid (TEO-5.6, TEO-10.12, TEO-10.13)."""
    me = d.me
    by_cocoa = me[COCOA] >= colours
    by_tile = colours and me[TILES][FREE_COCOA]
    if not by_cocoa and not by_tile:
        return []
    found = []
    extra = me[TILES][EXTRA_WORKER] if board in EXTRA_WORKER_BOARDS else 0
    for more in range(extra + 1):
        if possible(d, board, more):
            if by_cocoa:
                found.append(a.main(more, False))
            if by_tile:
                found.append(a.main(more, True))
    return found


def crew(d: Draft, board: int, extra: int) -> tuple[int, int]:
    """The number of workers and, for a lone worker, its power, else 0 (TEO-1.10, TEO-6.9)."""
    here = on_board(d.me[WORKERS], board)
    count = len(here) + extra
    if board == CONSTRUCTION and d.me[TECHS] >> BUILDER_TECH & 1:
        count += TECHNOLOGIES[BUILDER_TECH].effect["virtual_workers"]
    return count, here[0] & 7 if count == 1 else 0


def possible(d: Draft, board: int, extra: int) -> bool:
    """Whether the main action of a board can be carried out (TEO-5.6)."""
    if BOARDS[board].resource:
        return True
    count, power = crew(d, board, extra)
    if extra and count > EXTRA_WORKERS_UP_TO[board]:
        return False
    if board == ALCHEMY:
        return bool(c.learn(d, count, power))
    if board == NOBLES:
        return bool(c.house(d, count))
    if board == DECORATIONS:
        return bool(c.decorate(d, count))
    return can_build(d)


def can_build(d: Draft) -> bool:
    """TEO-13.12: whether one pyramid tile can be laid and paid, discount included."""
    return bool(d.pyramid_offer) and any(
        c.ways_to_pay(d.me[STONE], d.me[WOOD], SQUARES[square].level, discount(d)) for square in d.pyramid.free
    )


def discount(d: Draft) -> int:
    """Resources saved on one tile of a Construction main action (TEO-13.5)."""
    return TECHNOLOGIES[BUILDER_TECH].effect["discount_resource"] if d.me[TECHS] >> BUILDER_TECH & 1 else 0


def window(d: Draft) -> Offer:
    """CP-15: W3, or end the turn."""
    return [*usable(d), a.END]


DECISIONS: Final[dict[str, Callable[..., Offer]]] = {
    "keep": c.keep,
    "pick": c.pick,
    "station": c.station,
    "start_power": c.start_power,
    "attached": c.attached,
    "turn": turn,
    "act": act,
    "window": window,
    "take": c.take,
    "any": c.any_temple,
    "matched": c.matched,
    "claim": c.claim,
    "fresh": c.fresh,
    "learn": c.learn,
    "house": c.house,
    "decorate": c.decorate,
    "build": c.build,
    "power": c.power,
    "power_any": c.power_any,
    "paid_power": c.paid_power,
    "wheel": c.wheel,
    "royal_exchange": c.royal_exchange,
    "royal_give": c.royal_give,
    "royal_single": c.royal_single,
    "royal_temples": c.royal_temples,
    "salary": c.salary,
}
"""By kind of task: what the acting seat may choose."""
ALWAYS_ASKED: Final = ("turn", "act", "window")
"""The decisions that make up a turn, which wait for the player even if there is only one option."""
UNLOCKABLE: Final = frozenset(DECISIONS) - {"keep", "pick", "station", "start_power", "attached", "salary"}
"""The decisions of a turn; in all of them workers can be unlocked for cocoa (TEO-4.6)."""
_WITH_UNLOCKING: Final = UNLOCKABLE - {"power", "power_any", "paid_power"}
"""Those whose options do not depend on who is unlocked; the others offer unlocking themselves."""


def decisions(d: Draft, kind: str, details: list[int]) -> Offer:
    """What the acting seat may choose; a task that leaves no choice does not wait for a paid unlocking (AR-30)."""
    found = DECISIONS[kind](d, *details)
    if locked(d.me[WORKERS]) and kind in _WITH_UNLOCKING and (len(found) > 1 or kind in ALWAYS_ASKED):
        return [*found, *unlocks(d)]
    return found
