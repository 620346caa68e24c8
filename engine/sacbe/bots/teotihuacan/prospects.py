"""What the next turn could bring: the best that each board offers to the workers who can reach it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sacbe.teotihuacan.components import (
    ALCHEMY,
    BOARDS,
    BUILDER_TECH,
    COLUMNS,
    CONSTRUCTION,
    DECORATION_GOLD,
    DECORATION_VP,
    DECORATIONS,
    NOBLE_ROWS,
    NOBLES,
    PALACE,
    REWARD_ROWS,
    STEP_MAX,
    TECHNOLOGIES,
)
from sacbe.teotihuacan.pyramid import LEVEL_COST, LEVEL_VP, SQUARES
from sacbe.teotihuacan.table import FIRST_LOCKED, Player, Table

if TYPE_CHECKING:
    from sacbe.bots.teotihuacan.evaluate import Judge

_ADVANCE: Final = 2.3
"""A temple advance, its reward included."""
_MATCHES: Final = 1.8
"""Points that the icons of a well-laid tile bring."""


def prospects(judge: Judge, table: Table) -> float:
    """The worth of what the seat could do next turn."""
    me = table.people[judge.seat]
    best: dict[int, float] = {}
    ring = table.ring
    for worker in me.workers:
        if worker >= FIRST_LOCKED:
            continue
        slot = ring.index(worker >> 3)
        for distance in range(1, STEP_MAX + 1):
            board = ring[(slot + distance) & 7]
            powers = [other & 7 for other in me.workers if other >> 3 == board]
            powers.append(worker & 7)
            worth = _action(judge, table, me, board, len(powers), min(powers))
            if worth > best.get(board, 0.0):
                best[board] = worth
    if not best:
        return 0.0
    first, second = (*sorted(best.values(), reverse=True), 0.0)[:2]
    return judge.weights.prospect * first + judge.weights.second_prospect * second


def _action(judge: Judge, table: Table, me: Player, board: int, crew: int, lowest: int) -> float:
    """What the main action of a board would bring, roughly; at the Palace what a royal tile brings."""
    cocoa, wood, stone, gold = judge.goods
    if board == PALACE:
        return 0.9 * lowest
    row = min(crew, 3)
    pip = judge.growth * BOARDS[board].power_ups[row - 1]
    if BOARDS[board].resource:
        cell = REWARD_ROWS[board, row, lowest]
        worth = {"cocoa": cocoa, "wood": wood, "stone": stone, "gold": gold, "vp": 1.0, "temple_any": _ADVANCE}
        return pip + sum(float(worth[name] * count) for name, count in cell.items() if name in worth)
    if board == ALCHEMY:
        reach = table.technologies if crew > 1 or lowest > 3 else table.technologies[:COLUMNS]
        gains = [
            judge.technology[t] - TECHNOLOGIES[t].cost[0][1] * gold
            for t in reach
            if not me.techs >> t & 1 and me.gold >= TECHNOLOGIES[t].cost[0][1]
        ]
        return pip + _ADVANCE + max(gains) if gains else 0.0
    if board == NOBLES:
        open_rows = [k for k in range(row) if table.houses[k] < len(NOBLE_ROWS[k])]
        if me.wood < 2 or not open_rows:
            return 0.0
        points = NOBLE_ROWS[open_rows[-1]][table.houses[open_rows[-1]]]
        return pip + points + judge.avenue_step - 2 * wood
    if board == DECORATIONS:
        price = DECORATION_GOLD[row - 1]
        if me.gold < price or not table.pyramid.stairs or not table.decoration_offer:
            return 0.0
        return pip + DECORATION_VP + 1.2 + judge.track_step + _ADVANCE - price * gold
    return _construction(judge, table, me, crew) + pip if board == CONSTRUCTION else 0.0


def _construction(judge: Judge, table: Table, me: Player, crew: int) -> float:
    """What building would bring with the goods at hand, highest levels first."""
    _, wood, stone, _ = judge.goods
    builder = me.techs >> BUILDER_TECH & 1
    stones, woods, left = me.stone + builder, me.wood, min(crew + builder, 3, len(table.pyramid_offer))
    total = 0.0
    for level in sorted((SQUARES[square].level for square in table.pyramid.free), reverse=True):
        (_, need_stone), (_, need_wood) = LEVEL_COST[level]
        if not left or stones < need_stone:
            break
        if woods >= need_wood:
            gain = LEVEL_VP[level] + _MATCHES + judge.track_step + 0.6 - need_stone * stone - need_wood * wood
            total += max(0.0, gain)
            stones, woods, left = stones - need_stone, woods - need_wood, left - 1
    return total
