"""What may be chosen inside an effect: each function offers the actions of one kind of task (TEO-19)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from sacbe.core.action import Action
from sacbe.teotihuacan import actions as a
from sacbe.teotihuacan.components import (
    ASCENSION,
    BLUE,
    BOARDS,
    BUILDINGS,
    COCOA,
    COCOA_TILE,
    COLUMNS,
    DECORATION_GOLD,
    DISCOVERIES,
    FREE_COCOA,
    GOLD,
    NOBLE_ROWS,
    NOBLES_COST,
    POWER_TECH,
    RESOURCES,
    ROYALS,
    SECOND_ROW_LONE_POWER,
    SECOND_ROW_WORKERS,
    STARTS,
    STEP_SITE,
    STONE,
    STRONG,
    TECHNOLOGIES,
    TECHS,
    TILES,
    UNLOCK,
    WAGE,
    WOOD,
    WORKERS,
    WORKERS_MAX,
)
from sacbe.teotihuacan.draft import Draft
from sacbe.teotihuacan.effects import WHEEL
from sacbe.teotihuacan.pyramid import LEVEL_COST, LEVELS, SQUARES
from sacbe.teotihuacan.table import FIRST_LOCKED, can_advance, locked, open_row
from sacbe.teotihuacan.windows import unlocks, useful

Offer = list[Action] | tuple[Action, ...]

_FOURTH: Final = ASCENSION["asc_fourth_worker"]
BIG_STEPS: Final = tuple(STEP_SITE.values())
"""The sites that are temple steps."""


# --- setup


def keep(d: Draft) -> Offer:
    """CP-01: two of the four starting tiles."""
    return [a.keep(first, second) for first, second in combinations(d.dealt[d.seat], 2)]


def pick(d: Draft) -> Offer:
    """CP-01d: a tile of the open row (TEO-3.18)."""
    return [a.PICK[tile] for tile in open_row(d.pool, d.dealt)]


def station(d: Draft) -> Offer:
    """CP-02: three different boards out of the numbers shown (TEO-3.14)."""
    shown = sorted({board for tile in d.dealt[d.seat] for board in STARTS[tile].boards})
    return [a.station(boards) for boards in combinations(shown, 3)]


def start_power(d: Draft) -> Offer:
    """CP-04: one of your unlocked workers."""
    return [a.RAISE[worker] for worker in sorted(set(d.me[WORKERS])) if worker < FIRST_LOCKED]


def attached(d: Draft, kind: int) -> Offer:
    """CP-05."""
    return [a.CLAIM[kind], a.DECLINE] if d.can_pay(DISCOVERIES[kind].cost) else [a.DECLINE]


# --- inside effects


def take(d: Draft, count: int) -> Offer:
    """CP-03 and CP-09: a choice of this many resources."""
    return a.takes(count)


def any_temple(d: Draft) -> Offer:
    """CP-09t: a temple in which an advance is possible (TEO-8.3, AR-26)."""
    me, people, seat = d.me, d.people, d.seat
    return [a.ADVANCE[t] for t in range(3) if can_advance(people, seat, me[BLUE + t], t)]


def matched(d: Draft, *left: int) -> Offer:
    """CP-12: which of the matched colours advances next (TEO-13.9)."""
    me, people, seat = d.me, d.people, d.seat
    return [a.ADVANCE[t] for t in range(3) if left[t] and can_advance(people, seat, me[BLUE + t], t)]


def claim(d: Draft, site: int) -> Offer:
    """CP-10, CP-11, CP-11c: one of the tiles there for its cost, the reward where allowed, or nothing (TEO-8.5)."""
    found = [a.CLAIM[kind] for kind in sorted(set(d.sites[site])) if d.can_pay(DISCOVERIES[kind].cost)]
    if d.rules.claim_or_reward and site in BIG_STEPS:
        found.append(a.REWARD)
    found.append(a.DECLINE)
    return found


def fresh(d: Draft, kind: int) -> Offer:
    """CP-11u: W2, the tile just claimed, for what comes later in the action (TEO-10.4, TEO-10.7)."""
    return [a.USE[kind], a.DECLINE] if useful(d, kind) else [a.DECLINE]


def learn(d: Draft, workers: int, power: int) -> Offer:
    """CP-a5 (TEO-6.5)."""
    second_row = workers >= SECOND_ROW_WORKERS or power >= SECOND_ROW_LONE_POWER
    reach = d.technologies if second_row else d.technologies[:COLUMNS]
    owned = d.me[TECHS]
    return [a.LEARN[t] for t in reach if not owned >> t & 1 and d.can_pay(TECHNOLOGIES[t].cost)]


def house(d: Draft, workers: int) -> Offer:
    """The row of the next house, which in some profiles can be a choice (TEO-15.3, AR-08)."""
    if not d.can_pay(NOBLES_COST) or sum(d.houses) >= BUILDINGS:
        return []
    wanted = min(workers, len(NOBLE_ROWS)) - 1
    rows = [row for row in range(wanted + 1) if d.houses[row] < len(NOBLE_ROWS[row])]
    free = d.rules.any_row or (d.rules.any_row_above and wanted not in rows)
    return [a.HOUSE[row] for row in (rows if free else rows[-1:])]


def decorate(d: Draft, workers: int) -> Offer:
    """CP-a7 (TEO-14.3)."""
    if d.me[GOLD] < DECORATION_GOLD[min(workers, 3) - 1]:
        return []
    return [a.DECORATE[tile][side] for tile in d.decoration_offer for side in d.pyramid.stairs]


def ways_to_pay(stone: int, wood: int, level: int, discount: int) -> list[str]:
    """How a tile of a level (0..3) can be paid: in full, or with one wood or stone less (TEO-13.4, TEO-13.5)."""
    (_, stones), (_, woods) = LEVEL_COST[level]
    found = [""] if stone >= stones and wood >= woods else []
    if discount:
        if woods and stone >= stones and wood >= woods - discount:
            found.append("wood")
        if stone >= stones - discount and wood >= woods:
            found.append("stone")
    return found


def build(d: Draft, left: int, discount: int, first: int) -> Offer:
    """CP-a8: a tile, a square and a rotation, possibly with a discount, or stop (TEO-13.3)."""
    found: list[Action] = []
    ways = [ways_to_pay(d.me[STONE], d.me[WOOD], level, discount) for level in range(LEVELS)] if left else []
    if any(ways):
        offer = d.pyramid_offer
        for square in d.pyramid.free:
            for way in ways[SQUARES[square].level]:
                for tile in offer:
                    found += a.discounted(tile, square, way) if way else a.BUILD[tile][square]
    if not first:
        found.append(a.STOP)
    return found


def power(d: Draft, board: int, count: int) -> Offer:
    """CP-13: one of your unlocked workers on the board; possibly after paid unlocking (TEO-7.1, TEO-4.6)."""
    workers = d.me[WORKERS]
    found = [a.RAISE[worker] for worker in sorted(set(workers)) if worker >> 3 == board]
    if worships(workers, board):
        paid = unlocks(d)
        return found + paid if found or not paid else [*paid, a.DECLINE]
    return found + unlocks(d) if len(found) > 1 else found


def worships(workers: tuple[int, ...], board: int) -> bool:
    """Whether one of the workers is locked on a board, so that unlocking helps there."""
    return locked(workers) and any(worker >> 3 in BOARDS[board].spaces for worker in workers)


def power_any(d: Draft, count: int) -> Offer:
    """TEO-7.5, TEO-10.9: one of your unlocked workers on any board; possibly after paid unlocking (TEO-4.6)."""
    return [*start_power(d), *unlocks(d)]


def paid_power(d: Draft, board: int) -> Offer:
    """CP-13x, once per main action, if a worker is there to be raised or can be freed there (TEO-11.3, AR-18)."""
    me = d.me
    pay = TECHNOLOGIES[POWER_TECH].effect["pay_cocoa"]
    if me[COCOA] < pay:
        return []
    if any(worker >> 3 == board for worker in me[WORKERS]):
        return [a.PAY, a.DECLINE, *unlocks(d)]
    if worships(me[WORKERS], board):
        helpful = [way for way in unlocks(d) if way != a.UNLOCK_COCOA or me[COCOA] >= UNLOCK + pay]
        return [*helpful, a.DECLINE]
    return []


def wheel(d: Draft) -> Offer:
    """CP-14: the fourth worker once, the others every time (TEO-7.3, TEO-7.4, AR-09)."""
    found = []
    free = d.rules.free_cocoa_anywhere and d.me[TILES][FREE_COCOA]
    for reward, (cost, _) in enumerate(WHEEL):
        if reward == _FOURTH and len(d.me[WORKERS]) == WORKERS_MAX:
            continue
        if d.can_pay(cost):
            found.append(a.ASCEND[reward])
        if cost and free:
            found.append(a.ASCEND_FREE[reward])
    return found


# --- royal tiles (TEO-12)


def _royal_tile(d: Draft) -> bool:
    """Whether the cocoa of a royal tile may be waived (TEO-10.13)."""
    return d.rules.free_cocoa_anywhere and d.me[TILES][FREE_COCOA] > 0


def royal_exchange(d: Draft, royal: int, times: int) -> Offer:
    """CP-11r: how often cocoa is exchanged."""
    most = min(times, d.me[COCOA] // ROYALS[royal]["pay"]["cocoa"])
    found = [a.DECLINE, *(a.exchange(k, False) for k in range(1, most + 1))]
    if _royal_tile(d):
        found += [a.exchange(k, True) for k in range(1, times + 1)]
    return found


def royal_give(d: Draft, royal: int, times: int) -> Offer:
    """CP-11r: which resources are given away, up to a number."""
    goods = [min(times, d.me[good]) for good in RESOURCES]
    return (a.DECLINE, *a.gives(*goods, times))


def royal_single(d: Draft, royal: int, gained: int) -> Offer:
    """CP-11r: the one resource that is given with the cocoa, or none."""
    found = [a.DECLINE]
    one = a.gives(*(min(1, d.me[good]) for good in RESOURCES), 1)
    if d.me[COCOA] >= ROYALS[royal]["pay"]["cocoa"]:
        found += one
    if _royal_tile(d):
        found += [a.with_word(give, "free") for give in one]
    return found


def royal_temples(d: Draft, royal: int, times: int, waived: int) -> Offer:
    """CP-11r: one more advance for cocoa, or stop."""
    found = [a.DECLINE]
    temples = any_temple(d) if times else ()
    if waived or d.me[COCOA] >= ROYALS[royal]["pay"]["cocoa"]:
        found += temples
    if not waived and _royal_tile(d):
        found += [a.with_word(advance, "free") for advance in temples]
    return found


# --- eclipse


def salary(d: Draft) -> Offer:
    """CP-16: W4 (TEO-17.7)."""
    me = d.me
    cocoa, workers = me[COCOA], me[WORKERS]
    found: list[Action] = []
    if me[TILES][COCOA_TILE]:
        found.append(a.USE[COCOA_TILE])
    if me[TILES][FREE_COCOA]:
        found.append(a.SALARY_FREE)
    strong = sum(worker & 7 >= STRONG for worker in workers)
    weak = len(workers) - strong
    if d.rules.pay_by_cocoa:
        return found + [a.SALARY_COCOA[k] for k in range(min(cocoa, wage(weak, strong)) + 1)]
    return found + [a.SALARY[x][y] for x in range(weak + 1) for y in range(strong + 1) if wage(x, y) <= cocoa]


def wage(weak: int, strong: int) -> int:
    """What this many workers earn (TEO-17.7)."""
    return weak * WAGE + strong * (WAGE + 1)
