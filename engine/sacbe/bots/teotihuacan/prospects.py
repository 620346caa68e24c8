"""What the next turn could bring: the best that each board offers to the workers who can reach it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from sacbe.bots.teotihuacan.prices import Rates
from sacbe.teotihuacan.components import (
    ALCHEMY,
    BOARDS,
    BUILDER_TECH,
    COLLECT,
    COLUMNS,
    CONSTRUCTION,
    DECORATION_GOLD,
    DECORATION_VP,
    DECORATIONS,
    NOBLE_ROWS,
    NOBLES,
    PALACE,
    PLACES,
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
_WORSHIP: Final = 2.5
"""A worship action, less the lock."""
_MATCHES: Final = 1.8
"""Points that the icons of a well-laid tile bring."""


def prospects(judge: Judge, table: Table) -> float:
    """The worth of what the seat could do next turn, if it need not pay for company."""
    rates = Rates(judge.goods, judge.growth, tuple(judge.technology), judge.avenue_step, judge.track_step)
    first, second, _ = _best(_by_board(rates, table, judge.seat, None))
    return judge.weights.prospect * first + judge.weights.second_prospect * second


def best_boards(rates: Rates, table: Table, seat: int, fees: Sequence[int]) -> tuple[float, float, float]:
    """What the three boards are worth that offer the seat most next turn, less the cocoa due there (TEO-5.6)."""
    return _best(_by_board(rates, table, seat, fees))


def arrival(rates: Rates, table: Table, seat: int, board: int, colours: int) -> float:
    """What the action of a worker that has just arrived on a board should bring."""
    me = table.people[seat]
    powers = [worker & 7 for worker in me.workers if worker >> 3 == board]
    cocoa = rates.goods[0]
    best = (COLLECT + colours) * cocoa
    if me.cocoa >= colours or board == PALACE:
        best = max(best, board_worth(rates, table, me, board, len(powers), min(powers)) - colours * cocoa)
    return max(best, _WORSHIP) if BOARDS[board].spaces else best


def crowds(table: Table, seat: int) -> list[int]:
    """By board: how many other colours have unlocked workers there (TEO-1.9)."""
    counts = [0] * len(PLACES)
    for other, player in enumerate(table.people):
        if other != seat:
            for place in {worker >> 3 for worker in player.workers}:
                counts[place] += 1
    for boards in table.neutral:
        for board in set(boards):
            counts[board] += 1
    return counts


def _best(found: dict[int, float]) -> tuple[float, float, float]:
    """The three highest values."""
    first, second, third, *_ = (*sorted(found.values(), reverse=True), 0.0, 0.0, 0.0)
    return first, second, third


def _by_board(rates: Rates, table: Table, seat: int, fees: Sequence[int] | None) -> dict[int, float]:
    """What each board within reach would bring; `fees` are what the others' workers there cost, in cocoa."""
    me = table.people[seat]
    best: dict[int, float] = {}
    tried: set[tuple[int, int, int]] = set()
    ring = table.ring
    free = [worker for worker in me.workers if worker < FIRST_LOCKED]
    lowest: dict[int, tuple[int, int]] = {}
    for worker in free:
        crew, power = lowest.get(worker >> 3, (0, 8))
        lowest[worker >> 3] = crew + 1, min(power, worker & 7)
    for worker in free:
        slot = ring.index(worker >> 3)
        for distance in range(1, STEP_MAX + 1):
            board = ring[(slot + distance) & 7]
            crew, power = lowest.get(board, (0, 8))
            key = board, crew + 1, min(power, worker & 7)
            if key in tried:
                continue
            tried.add(key)
            fee = fees[board] + (crew > 0) if fees and board != PALACE else 0
            if me.cocoa < fee:
                continue
            worth = board_worth(rates, table, me, *key) - fee * rates.goods[0]
            if worth > best.get(board, 0.0):
                best[board] = worth
    return best


def board_worth(rates: Rates, table: Table, me: Player, board: int, crew: int, lowest: int) -> float:
    """What the main action of a board would bring, roughly; at the Palace what a royal tile brings."""
    cocoa, wood, stone, gold = rates.goods
    if board == PALACE:
        return 0.9 * lowest
    row = min(crew, 3)
    pip = rates.growth * BOARDS[board].power_ups[row - 1]
    if BOARDS[board].resource:
        cell = REWARD_ROWS[board, row, lowest]
        worth = {"cocoa": cocoa, "wood": wood, "stone": stone, "gold": gold, "vp": 1.0, "temple_any": _ADVANCE}
        return pip + sum(float(worth[name] * count) for name, count in cell.items() if name in worth)
    if board == ALCHEMY:
        reach = table.technologies if crew > 1 or lowest > 3 else table.technologies[:COLUMNS]
        gains = [
            rates.technology[t] - TECHNOLOGIES[t].cost[0][1] * gold
            for t in reach
            if not me.techs >> t & 1 and me.gold >= TECHNOLOGIES[t].cost[0][1]
        ]
        return pip + _ADVANCE + max(gains) if gains else 0.0
    if board == NOBLES:
        open_rows = [k for k in range(row) if table.houses[k] < len(NOBLE_ROWS[k])]
        if me.wood < 2 or not open_rows:
            return 0.0
        points = NOBLE_ROWS[open_rows[-1]][table.houses[open_rows[-1]]]
        return pip + points + rates.avenue_step - 2 * wood
    if board == DECORATIONS:
        price = DECORATION_GOLD[row - 1]
        if me.gold < price or not table.pyramid.stairs or not table.decoration_offer:
            return 0.0
        return pip + DECORATION_VP + 1.2 + rates.track_step + _ADVANCE - price * gold
    return _construction(rates, table, me, crew) + pip if board == CONSTRUCTION else 0.0


def _construction(rates: Rates, table: Table, me: Player, crew: int) -> float:
    """What building would bring with the goods at hand, highest levels first."""
    _, wood, stone, _ = rates.goods
    builder = me.techs >> BUILDER_TECH & 1
    stones, woods, left = me.stone + builder, me.wood, min(crew + builder, 3, len(table.pyramid_offer))
    total = 0.0
    for level in sorted((SQUARES[square].level for square in table.pyramid.free), reverse=True):
        (_, need_stone), (_, need_wood) = LEVEL_COST[level]
        if not left or stones < need_stone:
            break
        if woods >= need_wood:
            gain = LEVEL_VP[level] + _MATCHES + rates.track_step + 0.6 - need_stone * stone - need_wood * wood
            total += max(0.0, gain)
            stones, woods, left = stones - need_stone, woods - need_wood, left - 1
    return total
